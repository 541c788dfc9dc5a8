//! Mistakes in derived operations: those of the derive, and those that a definition file would have.

use isogloss::ir::{BlockId, RegionId, ValueId};
use isogloss::{Dialect, Operation};

#[derive(Dialect)]
struct Calc;

// An unknown constraint, and one with a wrong argument.
#[derive(Operation)]
#[dialect(Calc)]
struct Unknown {
    #[operand(I23)]
    x: ValueId,
}

#[derive(Operation)]
#[dialect(Calc)]
struct WrongArgument {
    #[operand(AnyTypeOf<I32>)]
    x: ValueId,
}

// Two groups without sizes; a reserved name; a trait that names nothing.
#[derive(Operation)]
#[dialect(Calc, traits(AllTypesMatch<["a", "c"]>))]
struct Several {
    #[operand]
    a: Vec<ValueId>,
    #[operand]
    b: Vec<ValueId>,
    #[region]
    body: RegionId,
}

// A format that leaves a type open, and one that names nothing.
#[derive(Operation)]
#[dialect(Calc, format = "$lhs `,` $rhs attr-dict `:` type($lhs)")]
struct Open {
    #[operand]
    lhs: ValueId,
    #[operand]
    rhs: ValueId,
}

#[derive(Operation)]
#[dialect(Calc, format = "$left attr-dict `:` type($lhs)")]
struct Nothing {
    #[operand]
    lhs: ValueId,
}

// Fields.
#[derive(Operation)]
#[dialect(Calc, nmae = "fields")]
struct Fields {
    plain: ValueId,
    #[operand]
    number: i64,
    #[attribute]
    value: ValueId,
    #[successor]
    dest: Option<BlockId>,
    #[operand(Variadic<I32>)]
    one: ValueId,
    #[property]
    count: i64,
}

#[derive(Operation)]
struct NoDialect {}

#[derive(Operation)]
#[dialect(Calc, dialect = "calculations")]
struct OtherName {}

fn main() {}
