//! Interfaces that Rust traits declare: of types, attributes, operations and dialects, with bases, with static methods
//! and without methods; constraints on fields of every kind that is a type or an attribute.

use isogloss::ir::{Ir, Loc, OperationState, ValueId};
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{
    Attribute, Context, Diagnostic, Dialect, DialectAttr, DialectType, Operation, Type, interface,
};

/// Shapes, with a label.
#[derive(Dialect)]
#[dialect(
    types(GridType, LineType),
    attributes(NoteAttr, PairAttr),
    operations(MoveOp, StayOp),
    interfaces(Labelled, parts::Counts, ENTRY)
)]
pub struct Shapes;

mod parts {
    use isogloss::{Type, interface};

    /// What consists of elements.
    #[interface(Type)]
    pub trait Counted {
        /// The number of elements.
        fn elements(self) -> u64;
        /// Whether there may be none.
        fn may_be_empty() -> bool {
            true
        }
        /// The name of an element.
        fn word() -> &'c str;
    }

    /// The counts of a dialect.
    #[interface(Dialect)]
    pub trait Counts {
        /// The number of its kinds.
        fn kinds(of: &str) -> usize {
            of.len()
        }
    }

    /// What has a cost.
    #[interface(Operation)]
    pub trait Costly {
        /// Its cost.
        fn cost(self) -> u64;
        /// The type of its result.
        fn yielded(self) -> Option<Type<'c>> {
            op.results().next().map(|result| result.ty())
        }
    }
}

/// A type with rows.
#[interface(Type)]
pub trait Rows: parts::Counted {
    /// Their number.
    fn rows(self) -> u64;
    /// The elements of a row.
    fn per_row(self) -> u64 {
        self.elements() / self.rows()
    }
}

/// A square, whose base has the base `Counted`.
#[interface(Type)]
pub trait Square<'c>: Rows<'c> {}

/// What has a title.
#[interface(Attribute)]
pub trait Titled {
    /// The title.
    fn title(self) -> &'c str;
}

/// An operation that moves.
#[interface(Operation)]
pub trait Moving: parts::Costly {
    /// How far.
    fn distance(self) -> u64;
    /// The unit of distances.
    fn unit() -> &'static str {
        "metre"
    }
}

/// A dialect with a label.
#[interface(Dialect)]
pub trait Labelled {
    /// The label.
    fn label() -> &'static str;
}

/// A dialect with a label and a colour.
#[interface(Dialect)]
pub trait Coloured: Labelled {
    /// The colour.
    fn colour() -> u32;
}

const ENTRY: isogloss::def::InterfaceImpl = ColouredTable::entry::<Shapes>();

impl Labelled for Shapes {
    fn label() -> &'static str {
        "shapes"
    }
}

impl Coloured for Shapes {
    fn colour() -> u32 {
        0xff_00_00
    }
}

impl parts::Counts for Shapes {}

/// A grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(Shapes, mnemonic = "grid", format = "`<` $size `of` $element `>`", interfaces(Square))]
pub struct Grid<'c> {
    /// The length of its sides.
    pub size: u64,
    /// The type of an element.
    #[dialect(constraint = "AnyFloat")]
    pub element: Type<'c>,
}

impl<'c> parts::Counted<'c> for GridType<'c> {
    fn elements(self) -> u64 {
        self.size() * self.size()
    }
    fn word() -> &'static str {
        "cell"
    }
}

impl<'c> Rows<'c> for GridType<'c> {
    fn rows(self) -> u64 {
        self.size()
    }
}

impl<'c> Square<'c> for GridType<'c> {}

/// A line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(
    Shapes,
    mnemonic = "line",
    format = "`<` `[` $parts `]` (`,` $end^)? `>`",
    interfaces(parts::Counted)
)]
pub struct Line<'c> {
    /// The types of its parts.
    #[dialect(constraint = "AnyTypeOf<[I32, I64]>")]
    pub parts: &'c [Type<'c>],
    /// The type of its end.
    #[dialect(constraint = "Index")]
    pub end: Option<Type<'c>>,
}

impl<'c> parts::Counted<'c> for LineType<'c> {
    fn elements(self) -> u64 {
        self.parts().len() as u64
    }
    fn may_be_empty() -> bool {
        false
    }
    fn word() -> &'c str {
        "part"
    }
}

/// A note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Shapes, mnemonic = "note", format = "`<` $text (`,` `[` $others^ `]`)? `>`", interfaces(Titled))]
pub struct Note<'c> {
    /// The text.
    #[dialect(constraint = "StrAttr")]
    pub text: Attribute<'c>,
    /// Numbers.
    #[dialect(constraint = "I32Attr")]
    pub others: Option<&'c [Attribute<'c>]>,
}

impl<'c> Titled<'c> for NoteAttr<'c> {
    fn title(self) -> &'c str {
        self.text().dyn_cast::<isogloss::builtin::StringAttr<'_>>().and_then(|text| text.text()).unwrap_or("")
    }
}

/// Handles with constraints of their own.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Shapes, mnemonic = "pair", format = "`<` $first `,` $number `,` `[` $grids `]` `>`")]
pub struct Pair<'c> {
    /// A grid whose text is checked by its def.
    #[dialect(constraint = "AnyType")]
    pub first: GridType<'c>,
    /// An integer.
    #[dialect(constraint = "AnyAttrOf<[I8Attr, I16Attr]>")]
    pub number: isogloss::builtin::IntegerAttr<'c>,
    /// Floats of two kinds, by their handles.
    #[dialect(constraint = "AnyTypeOf<[I8, I16]>")]
    pub grids: Vec<isogloss::builtin::IntegerType<'c>>,
}

/// A move.
#[derive(Operation)]
#[dialect(
    Shapes,
    traits(Pure),
    interfaces(Moving),
    format = "$from attr-dict `:` type($from) `->` type($to)"
)]
struct Move {
    #[operand]
    from: ValueId,
    #[result]
    to: ValueId,
}

impl<'a, 'c> parts::Costly<'a, 'c> for MoveOp<'a, 'c> {
    fn cost(self) -> u64 {
        2
    }
}

impl<'a, 'c> Moving<'a, 'c> for MoveOp<'a, 'c> {
    fn distance(self) -> u64 {
        7
    }
}

/// No move.
#[derive(Operation)]
#[dialect(Shapes, interfaces(parts::Costly), format = "attr-dict")]
struct Stay {}

impl<'a, 'c> parts::Costly<'a, 'c> for StayOp<'a, 'c> {
    fn cost(self) -> u64 {
        1
    }
}

#[test]
fn types_implement_the_bases_of_what_they_list() -> Result<(), Diagnostic> {
    let ctx = Context::with_dialects([Shapes::dialect()]);
    let grid = parse_type(&ctx, "!shapes.grid<3 of f32>")?;
    assert!(grid.isa::<AnySquare<'_>>());
    let rows = grid.dyn_cast::<AnyRows<'_>>().expect("rows");
    assert_eq!((rows.rows(), rows.per_row()), (3, 3));
    let counted = Type::from(rows).dyn_cast::<parts::AnyCounted<'_>>().expect("elements");
    assert_eq!((counted.elements(), counted.may_be_empty(), counted.word()), (9, true, "cell"));
    let line = parse_type(&ctx, "!shapes.line<[i32, i64], index>")?;
    let parts = line.dyn_cast::<parts::AnyCounted<'_>>().expect("elements");
    assert_eq!((parts.elements(), parts.may_be_empty(), parts.word()), (2, false, "part"));
    assert!(!line.isa::<AnyRows<'_>>());
    let note = parse_attribute(&ctx, "#shapes.note<\"x\">")?;
    assert_eq!(note.dyn_cast::<AnyTitled<'_>>().map(|note| note.title()), Some("x"));
    Ok(())
}

#[test]
fn operations_implement_the_bases_of_what_they_list() -> Result<(), Box<dyn std::error::Error>> {
    let ctx = Context::with_dialects([Shapes::dialect()]);
    let text = "%0 = \"t.start\"() : () -> f32\n%1 = shapes.move %0 : f32 -> i8\nshapes.stay";
    let ir = Ir::parse(&ctx, text)?;
    ir.verify()?;
    let ops: Vec<_> = ir.block(ir.body()).ops().collect();
    let moving = ops[1].dyn_cast::<AnyMoving<'_, '_>>().ok_or("it moves")?;
    assert_eq!((moving.distance(), moving.unit()), (7, "metre"));
    let costs: Vec<_> =
        ops.iter().map(|op| op.dyn_cast::<parts::AnyCostly<'_, '_>>().map(|op| op.cost())).collect();
    assert_eq!(costs, [None, Some(2), Some(1)]);
    let yielded = ops[1].dyn_cast::<parts::AnyCostly<'_, '_>>().and_then(|op| op.yielded());
    assert_eq!(yielded, Some(ctx.integer(8)));
    assert!(!ops[2].isa::<AnyMoving<'_, '_>>());
    let mut ir = ir;
    let state = OperationState::default();
    assert!(ir.create("shapes.stay", &state, Loc::UNKNOWN).is_ok());
    Ok(())
}

#[test]
fn dialects_implement_interfaces() {
    let dialect = Shapes::dialect();
    let coloured = dialect.interface::<ColouredTable>(&COLOURED_INTERFACE).expect("a colour");
    let labelled = dialect.interface::<LabelledTable>(&LABELLED_INTERFACE).expect("a label");
    assert_eq!(((coloured.colour)(), (labelled.label)()), (0xff_00_00, "shapes"));
    assert_eq!(parts::CountsTable::find(dialect).map(|counts| (counts.kinds)("abc")), Some(3));
}

#[test]
fn fields_have_constraints() {
    let ctx = Context::with_dialects([Shapes::dialect()]);
    for (text, expected) in [
        ("!shapes.grid<3 of i32>", "failed to verify 'element': floating-point"),
        (
            "!shapes.line<[i32, f32]>",
            "failed to verify 'parts': 32-bit signless integer or 64-bit signless integer",
        ),
        ("!shapes.line<[i32], i8>", "failed to verify 'end': index"),
        ("#shapes.note<1 : i32>", "failed to verify 'text': string attribute"),
        (
            "#shapes.note<\"x\", [1 : i32, 1 : i64]>",
            "failed to verify 'others': 32-bit signless integer attribute",
        ),
        (
            "#shapes.pair<<3 of f32>, 1 : i32, [i8]>",
            "failed to verify 'number': 8-bit signless integer attribute or 16-bit signless integer attribute",
        ),
        (
            "#shapes.pair<<3 of f32>, 1 : i8, [i8, i32]>",
            "failed to verify 'grids': 8-bit signless integer or 16-bit signless integer",
        ),
    ] {
        let error = if text.starts_with('!') {
            parse_type(&ctx, text).err()
        } else {
            parse_attribute(&ctx, text).err()
        };
        assert_eq!(error.as_ref().map(Diagnostic::message), Some(expected), "{text}");
    }
    for text in ["#shapes.pair<<3 of f32>, 1 : i8, [i8, i16]>", "#shapes.note<\"x\", [1 : i32]>"] {
        assert_eq!(parse_attribute(&ctx, text).map(|value| value.to_string()).as_deref(), Ok(text));
    }
    let checked = LineType::get_checked(&ctx, &[ctx.f32()], None);
    assert!(checked.is_err());
}
