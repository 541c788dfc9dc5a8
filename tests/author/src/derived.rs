//! The dialect by derives.

use core_ir::builtin::{FloatTypeInterface, ShapedTypeInterface};
use core_ir::constraint::Subject;
use core_ir::ir::ValueId;
use core_ir::numeric::{ApFloat, ApInt, FloatKind};
use core_ir::text::{AsmParser, AsmPrinter, CustomFormat, Parsed};
use core_ir::{
    Attribute, Context, DataLayoutType, Diagnostic, Dialect, DialectAttr, DialectEnum, DialectType,
    Operation, Type, interface,
};

/// Types and attributes of every kind.
#[derive(Clone, Copy, Debug, Dialect)]
#[dialect(
    types(
        UnitType, IntType, VecType, RefType, PairType, RowType, GridType, TreeType, HalfType, CellsType,
        ViewType, LimitType
    ),
    attributes(SignAttr, TagAttr, AccessAttr, RangeAttr, NumberAttr, NameAttr, BagAttr, RawAttr, LinkAttr),
    operations(ScaleOp, CountOp),
    depends(core_ir::dlti, core_ir::func, isogloss_dialects::memref, isogloss_dialects::tensor),
    crate = "::core_ir"
)]
pub struct Author;

/// How a number is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
#[dialect(crate = "::core_ir")]
pub enum Sign {
    /// With a sign.
    Signed,
    /// Without one.
    Unsigned,
}

/// What is done with a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
#[dialect(case(NONE = 0), case(READ = 1), case(WRITE = 2), crate = "::core_ir")]
pub struct Access(u32);

/// What consists of elements.
#[interface(Type, crate = "::core_ir")]
pub trait Counted {
    /// The number of elements.
    fn elements(self) -> u64;
    /// The number of elements, rounded up to a block.
    fn padded(self, block: u64) -> u64 {
        self.elements().next_multiple_of(block)
    }
}

/// What has columns.
#[interface(Type, crate = "::core_ir")]
pub trait Tabular: Counted {
    /// The number of columns.
    fn columns(self) -> u64;
}

/// What has no holes.
#[interface(Type, crate = "::core_ir")]
pub trait Solid {}

/// What has a title.
#[interface(Attribute, crate = "::core_ir")]
pub trait Titled {
    /// The title.
    fn title(self) -> &'c str;
}

/// The type `unit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Author, mnemonic = "unit", crate = "::core_ir")]
#[data_layout(fixed(8, 1))]
pub struct Unit;

/// The type `int`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Author, mnemonic = "int", format = "`<` $width `,` $sign `>`", verify, crate = "::core_ir")]
#[data_layout(computed("width", "4"))]
pub struct Int {
    /// The width in bits.
    pub width: u32,
    /// Its sign.
    pub sign: Sign,
}

/// The type `vec`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(
    Author,
    mnemonic = "vec",
    format = "`<` $size `x` $element `>`",
    interfaces(Counted),
    crate = "::core_ir"
)]
#[data_layout(array(element, "size"))]
pub struct Vec<'c> {
    /// How many elements.
    pub size: u64,
    /// Their type.
    pub element: Type<'c>,
}

/// The type `ref`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Author, mnemonic = "ref", format = "`<` $space (`to` $to^)? `>`", crate = "::core_ir")]
#[data_layout(pointer(space))]
pub struct Ref<'c> {
    /// The address space.
    pub space: u32,
    /// What it points to.
    pub to: Option<Type<'c>>,
}

/// The type `pair`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Author, mnemonic = "pair", format = "`<` params `>`", crate = "::core_ir")]
#[data_layout(structure(first, second))]
pub struct Pair<'c> {
    /// The first.
    pub first: Type<'c>,
    /// The second.
    pub second: Type<'c>,
}

/// The type `row`.
#[derive(Clone, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(
    Author,
    mnemonic = "row",
    format = "`<` `[` $ints `]` `,` $members `>`",
    interfaces(Tabular, Solid),
    crate = "::core_ir"
)]
#[data_layout(packed(members))]
pub struct Row<'c> {
    /// Integers.
    pub ints: std::vec::Vec<IntType<'c>>,
    /// Types.
    pub members: &'c [Type<'c>],
}

/// The type `grid`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(
    Author,
    mnemonic = "grid",
    format = "`<` custom<Extent>($rows, $columns) (`by` $block^)? `>`",
    crate = "::core_ir"
)]
pub struct Grid {
    /// The rows.
    pub rows: u64,
    /// The columns.
    pub columns: u64,
    /// The size of a block.
    #[dialect(default = "4")]
    pub block: u32,
}

/// The type `tree`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(Author, mnemonic = "tree", format = "`<` $name (`,` `[` $children^ `]`)? `>`", crate = "::core_ir")]
pub struct Tree<'c> {
    /// Its name.
    pub name: &'c str,
    /// What it consists of.
    #[dialect(body)]
    pub children: &'c [Type<'c>],
}

/// The type `half`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(Author, mnemonic = "half", interfaces(core_ir::builtin::FloatTypeInterface), crate = "::core_ir")]
pub struct Half;

/// The type `cells`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(
    Author,
    mnemonic = "cells",
    format = "`<` $sizes `of` $element `>`",
    interfaces(core_ir::builtin::ShapedTypeInterface),
    crate = "::core_ir"
)]
pub struct Cells<'c> {
    /// The sizes.
    pub sizes: &'c [i64],
    /// The type of a cell.
    #[dialect(constraint = "AnyFloat")]
    pub element: Type<'c>,
}

/// The type `view`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Author, mnemonic = "view", format = "`<` $of `,` $access (`,` $note^)? `>`", crate = "::core_ir")]
#[data_layout(like(of))]
pub struct View<'c> {
    /// Of what.
    #[dialect(constraint = "AnyTypeOf<[AnyShaped, AnySignlessInteger]>")]
    pub of: Type<'c>,
    /// How it is accessed.
    pub access: Access,
    /// A remark.
    pub note: Option<Attribute<'c>>,
}

/// The type `limit`.
#[derive(Clone, Debug, PartialEq, DialectType)]
#[dialect(Author, mnemonic = "limit", format = "`<` params `>`", crate = "::core_ir")]
pub struct Limit {
    /// What numbers are multiplied with.
    #[dialect(
        constraint = "Constraint<And<[Neg<Is<\"negative\">>, Compare<\"value\", \"<\", 8>]>, \"a scale\">"
    )]
    pub scale: ApFloat,
    /// The sign.
    #[dialect(constraint = "Constraint<RustPred<\"is_unsigned\">, \"without a sign\">")]
    pub sign: Sign,
    /// The access.
    #[dialect(constraint = "Constraint<RustPred<\"is_readable\">, \"readable\">")]
    pub access: Access,
    /// The first bytes.
    #[dialect(constraint = "Constraint<Compare<\"size\", \"==\", 2>, \"two bytes\">")]
    pub magic: std::vec::Vec<u8>,
    /// The step.
    #[dialect(constraint = "Constraint<RustPred<\"crate::is_prime\">, \"a prime\">")]
    pub step: u32,
    /// The angle.
    #[dialect(constraint = "Constraint<Neg<RustPred<\"crate::is_obtuse\">>, \"acute\">")]
    pub angle: crate::Angle,
}

fn is_unsigned(subject: Subject<'_>) -> bool {
    subject.value::<Sign>() == Some(Sign::Unsigned)
}

fn is_readable(subject: Subject<'_>) -> bool {
    subject.value::<Access>().is_some_and(|access| access.contains(Access::READ))
}

/// The attribute `sign`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "sign", class = "SignAttr", format = "`<` $value `>`", crate = "::core_ir")]
pub struct SignOf {
    /// The sign.
    pub value: Sign,
}

/// The attribute `tag`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "tag", format = "`<` $text (`:` $ty^)? `>`", crate = "::core_ir")]
pub struct Tag<'c> {
    /// The text.
    #[dialect(constraint = "StrAttr")]
    pub text: Attribute<'c>,
    /// Its type.
    pub ty: Option<Type<'c>>,
}

/// The attribute `access`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "access", class = "AccessAttr", format = "`<` $value `>`", crate = "::core_ir")]
pub struct AccessOf {
    /// The access.
    pub value: Access,
}

/// The attribute `range`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "range", format = "`<` struct(params) `>`", verify, crate = "::core_ir")]
pub struct Range {
    /// The lowest value.
    pub low: i64,
    /// The highest value.
    #[dialect(default = "100")]
    pub high: i64,
}

/// The attribute `number`.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "number", format = "`<` $value (`*` $scale^)? `>`", crate = "::core_ir")]
pub struct Number {
    /// The number.
    pub value: ApInt,
    /// What it is multiplied with.
    pub scale: Option<ApFloat>,
}

/// The attribute `name`.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "name", format = "`<` $text `>`", interfaces(Titled), crate = "::core_ir")]
pub struct Name {
    /// The text.
    pub text: String,
}

/// The attribute `bag`.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "bag", format = "`<` `[` $items `]` (`,` $counts^)? `>`", crate = "::core_ir")]
pub struct Bag<'c> {
    /// What is in it.
    pub items: &'c [Attribute<'c>],
    /// How often.
    pub counts: Option<std::vec::Vec<u32>>,
}

/// The attribute `raw`.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "raw", custom_format, crate = "::core_ir")]
pub struct Raw {
    /// The bytes.
    pub bytes: std::vec::Vec<u8>,
}

/// The attribute `link`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Author, mnemonic = "link", format = "`<` $to `>`", alias, bytecode, crate = "::core_ir")]
pub struct Link<'c> {
    /// Where it leads.
    pub to: TreeType<'c>,
}

/// What has a cost.
#[interface(Operation, crate = "::core_ir")]
pub trait Costly {
    /// The cost.
    fn cost(self) -> u64;
}

/// Multiplies a number.
#[derive(Operation)]
#[dialect(
    Author,
    traits(Pure, SameOperandsAndResultType),
    interfaces(Costly),
    format = "$value `by` $factor (`exact` $exact^)? attr-dict `:` type($value)",
    verify,
    crate = "::core_ir"
)]
pub struct Scale {
    /// The number.
    #[operand(AnyFloat)]
    pub value: ValueId,
    /// The factor.
    #[attribute]
    pub factor: i32,
    /// A remark.
    #[attribute]
    pub note: Option<String>,
    /// Whether the result is exact.
    #[attribute]
    pub exact: (),
    /// The product.
    #[result(AnyFloat)]
    pub scaled: ValueId,
}

/// Counts views by a range. Handles in constraints are found by the path of the runtime.
#[derive(Operation)]
#[dialect(Author, crate = "::core_ir")]
pub struct Count {
    /// The view.
    #[operand(isa(ViewType))]
    pub view: ValueId,
    /// The range.
    #[attribute(isa(RangeAttr))]
    pub range: Option<Attribute<'static>>,
}

include!("hooks.rs");
