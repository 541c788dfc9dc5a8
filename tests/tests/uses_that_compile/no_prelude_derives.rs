//! Derives, and interfaces that traits declare, in a module without the standard prelude.
#![no_implicit_prelude]
#![deny(warnings, missing_docs)]
#![allow(unreachable_pub)]

use ::core::clone::Clone;
use ::core::cmp::{Eq, PartialEq};
use ::core::convert::From;
use ::core::fmt::Debug;
use ::core::hash::Hash;
use ::core::marker::Copy;
use ::core::option::Option::{self, None, Some};
use ::core::result::Result::{self, Err, Ok};
use ::isogloss::ir::fold::{Constants, Fold, OpFold};
use ::isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use ::isogloss::ir::{BlockId, Ir, OpRef, Operands, RegionId, ValueId};
use ::isogloss::numeric::ApInt;
use ::isogloss::{Context, DataLayoutType, Diagnostic, Dialect, DialectAttr, DialectEnum, DialectType};
use ::isogloss::{List, Operation, Type, interface};
use ::std::string::{String, ToString};
use ::std::vec::Vec;
use ::std::{assert, assert_eq};

/// A dialect.
#[derive(Dialect)]
#[dialect(
    name = "q",
    types(LengthType, RowType, KnotType),
    attributes(ScaleAttr, BagAttr),
    operations(ConvertOp, CallOp, LoopOp, JumpOp, HintOp),
    interfaces(Labelled),
    no_implicit_prelude
)]
pub struct Units;

/// A unit.
#[derive(DialectEnum, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[dialect(no_implicit_prelude)]
pub enum Unit {
    /// Metres.
    Metre,
    /// Feet.
    Foot,
}

/// What is accessed.
#[derive(DialectEnum, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[dialect(separator = "|", case(NONE = 0), case(READ = 1), case(WRITE = 2, text = "wr"), no_implicit_prelude)]
pub struct Access(u8);

/// What consists of elements.
#[interface(Type, no_implicit_prelude)]
pub trait Counted {
    /// Their number.
    fn elements(self) -> u64;
    /// Their number, and some more.
    fn with(self, more: u64) -> u64 {
        self.elements() + more
    }
}

/// What has rows of elements.
#[interface(Type, no_implicit_prelude)]
pub trait Rows: Counted {
    /// The type of an element.
    fn element(self) -> Type<'c>;
}

/// What has a factor.
#[interface(Attribute, no_implicit_prelude)]
pub trait Scaling {
    /// The factor.
    fn by(self) -> u32;
}

/// What costs something.
#[interface(Operation, no_implicit_prelude)]
pub trait Costly {
    /// The cost.
    fn cost(self) -> u64;
    /// The cost of nothing.
    fn least() -> u64 {
        1
    }
}

/// What has a label.
#[interface(Dialect, no_implicit_prelude)]
pub trait Labelled {
    /// The label.
    fn label() -> &'static str;
}

impl Labelled for Units {
    fn label() -> &'static str {
        "units"
    }
}

/// A length, without the word for the prelude, which only hooks and interfaces need.
#[derive(DialectType)]
#[dialect(Units, dialect = "q", mnemonic = "length", format = "`<` $unit (`in` $inner^)? `>`", bytecode)]
pub struct Length<'c> {
    unit: Unit,
    inner: Option<Type<'c>>,
}

/// Fields of every kind that borrow from the context.
#[derive(Clone, Copy, Debug, PartialEq, DialectType, DataLayoutType)]
#[dialect(
    Units,
    dialect = "q",
    mnemonic = "row",
    format = "`<` $of `,` $count `,` $access `,` $name (`,` `[` $lengths^ `]`)? (`:` $types^)? `>`",
    interfaces(Rows),
    verify,
    bytecode,
    no_implicit_prelude
)]
#[data_layout(array(of, "count"))]
pub struct Row<'c> {
    #[dialect(constraint = "AnyTypeOf<[I8, I16]>")]
    of: Type<'c>,
    #[dialect(constraint = "IntPositive")]
    count: u64,
    access: Access,
    name: &'c str,
    lengths: Option<List<'c, LengthType<'c>>>,
    types: Option<&'c [Type<'c>]>,
}

impl RowTypeVerify for RowType<'_> {
    fn verify<'c>(
        _: &'c Context,
        _: Type<'c>,
        _: u64,
        _: Access,
        name: &'c str,
        _: Option<List<'c, LengthType<'c>>>,
        _: Option<&'c [Type<'c>]>,
    ) -> Result<(), Diagnostic> {
        if name.is_empty() { Err(Diagnostic::error("a row has a name")) } else { Ok(()) }
    }
}

impl<'c> Counted<'c> for RowType<'c> {
    fn elements(self) -> u64 {
        self.count()
    }
}

impl<'c> Rows<'c> for RowType<'c> {
    fn element(self) -> Type<'c> {
        self.of()
    }
}

/// A name, and a body.
#[derive(Clone, Copy, Debug, PartialEq, DialectType)]
#[dialect(
    Units,
    dialect = "q",
    mnemonic = "knot",
    format = "`<` $name (`,` $tied^)? `>`",
    no_implicit_prelude
)]
pub struct Knot<'c> {
    name: &'c str,
    #[dialect(body)]
    tied: Type<'c>,
}

/// A scale.
#[derive(DialectAttr)]
#[dialect(
    Units,
    dialect = "q",
    mnemonic = "scale",
    format = "`<` $factor `>`",
    interfaces(Scaling),
    verify,
    no_implicit_prelude
)]
pub struct Scale {
    #[dialect(default = "2")]
    factor: u32,
}

impl ScaleAttrVerify for ScaleAttr<'_> {
    fn verify(_: &Context, factor: u32) -> Result<(), Diagnostic> {
        if factor > 0 { Ok(()) } else { Err(Diagnostic::error("nothing")) }
    }
}

impl<'c> Scaling<'c> for ScaleAttr<'c> {
    fn by(self) -> u32 {
        self.factor()
    }
}

/// Fields of every kind that own their data.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(
    Units,
    dialect = "q",
    mnemonic = "bag",
    format = "`<` $name `,` $number `,` $bytes `,` `[` $lengths `]` (`,` $note^)? (`,` `(` $units^ `)`)? (`,` $more^)? `>`",
    no_implicit_prelude
)]
pub struct Bag<'c> {
    name: String,
    number: ApInt,
    bytes: Vec<u8>,
    lengths: Vec<LengthType<'c>>,
    note: Option<String>,
    units: Option<Vec<Unit>>,
    more: Option<ApInt>,
}

/// The conversion of a length.
#[derive(Operation)]
#[dialect(
    Units,
    dialect = "q",
    traits(Pure),
    interfaces(Costly),
    format = "$value `to` $unit (`times` $times^)? attr-dict `:` type($value) `->` type($converted)",
    verify,
    fold,
    no_implicit_prelude
)]
pub struct Convert {
    #[operand(isa(LengthType))]
    value: ValueId,
    #[attribute(enum)]
    unit: Unit,
    #[attribute]
    times: Option<i64>,
    #[result]
    converted: ValueId,
}

impl ConvertOpVerify for ConvertOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.times() {
            Some(0) => Err(self.error("times zero")),
            _ => Ok(()),
        }
    }
}

impl<'a, 'c> OpFold<'a, 'c> for ConvertOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        None
    }
}

impl<'a, 'c> Costly<'a, 'c> for ConvertOp<'a, 'c> {
    fn cost(self) -> u64 {
        5
    }
}

/// Groups of operands and results, and attributes.
#[derive(Operation)]
#[dialect(
    Units,
    dialect = "q",
    traits(AttrSizedOperandSegments),
    format = "$callee custom<Arguments>($arguments) (`mask` $mask^)? attr-dict `:` functional-type($arguments, $values)",
    no_implicit_prelude
)]
pub struct Call {
    #[attribute(FlatSymbolRefAttr)]
    callee: String,
    #[attribute(DefaultValuedAttr<I32Attr, "-1">)]
    weight: i32,
    #[attribute(DefaultValuedAttr<SI8Attr, "3">)]
    bias: i8,
    #[attribute]
    label: Option<String>,
    #[attribute]
    exact: (),
    #[attribute]
    path: Vec<i64>,
    #[attribute]
    yields: Type<'static>,
    #[operand]
    arguments: Vec<ValueId>,
    #[operand(I1)]
    mask: Option<ValueId>,
    #[result]
    values: Vec<ValueId>,
}

impl CallArgumentsDirective for Call {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<::std::vec::Vec<UnresolvedOperand>, Diagnostic> {
        Ok(::std::vec![parser.operand()?, parser.operand()?])
    }
    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, arguments: Operands<'a, 'c>) {
        for (position, value) in ::core::iter::Iterator::enumerate(arguments) {
            printer.write(if position == 0 { "" } else { " " });
            printer.operand(value);
        }
    }
}

/// Regions.
#[derive(Operation)]
#[dialect(Units, dialect = "q", traits(NoTerminator), verify_regions, no_implicit_prelude)]
pub struct Loop {
    #[region(SizedRegion<1>)]
    body: RegionId,
    #[region]
    others: Vec<RegionId>,
}

impl LoopOpRegionVerify for LoopOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// Successors.
#[derive(Operation)]
#[dialect(
    Units,
    dialect = "q",
    traits(Terminator),
    format = "$next `or` $others attr-dict",
    no_implicit_prelude
)]
pub struct Jump {
    #[successor]
    next: BlockId,
    #[successor]
    others: Vec<BlockId>,
}

/// Properties.
#[derive(Operation)]
#[dialect(
    Units,
    dialect = "q",
    format = "$count (`limit` $limit^)? (`fast` $fast^)? attr-dict",
    skip_builders,
    no_implicit_prelude
)]
pub struct Hint {
    #[property(I64Prop)]
    count: i64,
    #[property(OptionalProp<I64Prop>)]
    limit: Option<i64>,
    #[property(UnitProp)]
    fast: bool,
}

#[test]
fn derived_types_and_attributes_work_without_the_prelude() {
    let context = Context::with_dialects([Units::dialect()]);
    let ctx = &*context;
    let scale = Scale { factor: 3 }.intern(ctx);
    assert_eq!((scale.to_string().as_str(), scale.factor()), ("#q.scale<3>", 3));
    let length = Length { unit: Unit::Foot, inner: None }.intern(ctx);
    assert_eq!(Length::from(length).unit, Unit::Foot);
    let bag = Bag {
        name: ToString::to_string("a"),
        number: ApInt::from_i64(8, 7),
        bytes: ::std::vec![1, 2],
        lengths: ::std::vec![length],
        note: Some(ToString::to_string("b")),
        units: Some(::std::vec![Unit::Metre]),
        more: None,
    };
    let handle = bag.clone().intern(ctx);
    assert_eq!(Bag::from(handle), bag);
    for text in ["!q.row<i8, 3, read|wr, \"r\", [<foot>] : i8>", "!q.knot<\"k\", !q.knot<\"k\">>"] {
        assert_eq!(::isogloss::text::parse_type(ctx, text).expect("a type").to_string(), text);
    }
    let row =
        Row { of: ctx.integer(8), count: 3, access: Access::NONE, name: "r", lengths: None, types: None };
    assert_eq!(Row::from(row.intern(ctx)), row);
    let knot = Knot { name: "l", tied: ctx.integer(8) };
    let handle = knot.intern(ctx).expect("a body that is not set");
    assert_eq!(<Knot<'_> as ::core::convert::TryFrom<_>>::try_from(handle), Ok(knot));
    let row = Type::from(row.intern(ctx));
    let counted = row.dyn_cast::<AnyCounted<'_>>().expect("a type with elements");
    assert_eq!((counted.elements(), counted.with(2)), (3, 5));
    assert_eq!(row.dyn_cast::<AnyRows<'_>>().expect("a type with rows").element(), ctx.integer(8));
    ::isogloss::text::parse_type(ctx, "!q.row<i8, 3, none, \"\">").expect_err("a row without a name");
}

#[test]
fn derived_operations_work_without_the_prelude() {
    let context = Context::with_dialects([Units::dialect()]);
    let text = "module {
  %0 = \"test.length\"() : () -> !q.length<foot>
  %1 = q.convert %0 to metre times 2 : !q.length<foot> -> f32
}
";
    let ir = Ir::parse(&context, text).expect("good text");
    ir.verify().expect("a valid module");
    assert_eq!(ir.to_string(), text);
    let binary = ir.write_bytecode().expect("bytecode");
    assert_eq!(Ir::read_bytecode(&context, &binary).expect("the module").to_string(), text);
    let wrong = Ir::parse(&context, &text.replace("times 2", "times 0")).expect("good text");
    let wrong = ::std::format!("{:?}", wrong.verify().expect_err("a wrong attribute"));
    assert!(wrong.contains("times zero"), "{wrong}");
}
