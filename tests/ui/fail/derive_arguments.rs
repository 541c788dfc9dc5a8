//! Arguments of derives that are given twice, are written in another form, or do not fit.

use isogloss::ir::ValueId;
use isogloss::{Dialect, DialectAttr, DialectEnum, DialectType, Operation};

#[derive(Dialect)]
#[dialect(name = "units", name = "unit", types = "LengthType", sumary = "Units.", 5)]
struct Units<T>(T);

#[derive(DialectType)]
#[dialect(Units, mnemonic = "length", mnemonic = "len", verify, verify, alias = "length", format("`<` `>`"), class = "2D")]
struct Length {
    #[dialect(name = "size", name = "width", default("4"))]
    size: u32,
}

#[derive(DialectAttr)]
#[dialect(Units, bytecode = 2, crate = "::isogloss", crate = "::other")]
struct Scale;

#[derive(DialectEnum)]
#[dialect(summary = "axis", summary = "axes")]
enum Axis<const N: usize> {
    #[dialect(text = "x", text = "X")]
    X,
}

#[derive(DialectEnum)]
enum Nothing {}

#[derive(DialectEnum)]
#[dialect(case(READ = 1, text = "r", text = "read"), separator = "|", separator = ",", quoted, quoted)]
struct Access(u32);

#[derive(Operation)]
#[dialect(Units, name = "a", name = "b", fold, fold, verify = "yes", traits = "Pure", class = "a-b")]
struct Repeated {}

// Constraints of another kind than the field is.
#[derive(Operation)]
#[dialect(Units)]
struct Kinds {
    #[operand(I32Attr)]
    operand: ValueId,
    #[attribute(I32)]
    attribute: i64,
    /// A property.
    #[property(AnyTypeOf<[I32, I64]>)]
    property: i64,
}

#[derive(Operation)]
#[dialect(Units)]
struct Several {
    #[operand(I32, I64)]
    two: ValueId,
    #[attribute(I32Attr:$other)]
    named: i32,
    #[operand(isa())]
    nothing: ValueId,
}

// Two lists of traits are one.
#[derive(Operation)]
#[dialect(Units, traits(Pure,), traits(), traits(Commutative, Comutative))]
struct Traits {}

fn main() {}
