//! Assembly formats as tables: the parsing and printing of each element of a format, and the errors for invalid text.

use isogloss::def::{
    Accepts, Constraint, CustomDirective, Def, DefKind, Dialect, EnumCase, EnumDef, FormatElement, ParamDef,
    ParamKind, ParamPart, StructField, Syntax,
};
use isogloss::text::{ParserOptions, Tok, parse_attribute_with, parse_type_with};
use isogloss::{Context, Diagnostic, Node, Param, Type};

const U32: ParamKind = ParamKind::Int { bits: 32, signed: false };
const I8: ParamKind = ParamKind::Int { bits: 8, signed: true };

const fn param(name: &'static str, kind: ParamKind) -> ParamDef {
    ParamDef::new(name, kind, "T")
}

const fn optional(name: &'static str, kind: ParamKind) -> ParamDef {
    ParamDef::new(name, kind, "T").optional()
}

const fn literal(text: &'static str) -> FormatElement {
    FormatElement::Literal { text, space: false }
}

const fn spaced(text: &'static str) -> FormatElement {
    FormatElement::Literal { text, space: true }
}

const fn variable(index: u8) -> FormatElement {
    FormatElement::Part { part: ParamPart::Param { index, qualified: false, required: false }, space: false }
}

const fn field(index: u8) -> StructField {
    StructField { index, custom: None, qualified: false }
}

macro_rules! def {
    ($kind:ident $mnemonic:literal $params:expr, $format:expr) => {
        Def {
            mnemonic: Some($mnemonic),
            params: $params,
            syntax: Syntax::Format($format),
            ..Def::new(DefKind::$kind, "toy", concat!("toy.", $mnemonic), concat!("Toy_", $mnemonic))
        }
    };
}

fn is_toy_type(node: Node<'_>) -> bool {
    node.def().dialect == "toy" && node.def().kind == DefKind::Type
}

fn is_matrix(node: Node<'_>) -> bool {
    node.is(&MATRIX)
}

static A_MATRIX: Constraint =
    Constraint { name: "MatrixType", accepts: Accepts::Function(is_matrix), def: Some(|| &MATRIX) };
static TOY_TYPE: Constraint =
    Constraint { name: "ToyType", accepts: Accepts::Function(is_toy_type), def: None };

fn verify_matrix<'c>(_: &'c Context, params: &[Param<'c>]) -> Result<(), Diagnostic> {
    match params.first() {
        Some(Param::UInt(0)) => Err(Diagnostic::error("a matrix has at least one row")),
        _ => Ok(()),
    }
}

/// `<` $rows x $columns , $element `>`
static MATRIX: Def = Def {
    verify: Some(verify_matrix),
    ..def!(Type "matrix" &[param("rows", U32), param("columns", U32), param("element", ParamKind::Type(None))],
        &[literal("<"), variable(0), literal("x"), variable(1), literal(","),
          FormatElement::Part { part: ParamPart::Param { index: 2, qualified: false, required: false }, space: true }, literal(">")])
};
static UNIT: Def = Def { mnemonic: Some("unit"), ..Def::new(DefKind::Type, "toy", "toy.unit", "Toy_unit") };
static PAIR: Def = def!(Type "pair" &[param("a", ParamKind::Type(Some(&A_MATRIX))), param("b", ParamKind::Type(Some(&A_MATRIX)))],
    &[literal("<"), variable(0), literal(","), FormatElement::Part { part: ParamPart::Param { index: 1, qualified: true, required: false }, space: true }, literal(">")]);
static ANY: Def = def!(Type "any" &[param("inner", ParamKind::Type(Some(&TOY_TYPE)))], &[literal("<"), variable(0), literal(">")]);
/// `<` $a `>` (`x` $b^)?
static TAIL: Def = def!(Type "tail" &[param("a", U32), optional("b", U32)],
    &[literal("<"), variable(0), literal(">"), FormatElement::Optional { anchor: &[1], inverted: false,
        then: &[spaced("x"), FormatElement::Part { part: ParamPart::Param { index: 1, qualified: false, required: false }, space: true }],
        otherwise: &[] }]);
static TUPLE: Def = def!(Type "list" &[param("types", ParamKind::Array(&ParamKind::Type(None)))],
    &[literal("("), variable(0), literal(")")]);

/// `<` struct(params) `>`, all of them required.
static POINT: Def = def!(Attribute "point" &[param("x", I8), param("y", I8)],
    &[literal("<"), FormatElement::Part { part: ParamPart::Struct(&[field(0), field(1)]), space: false }, literal(">")]);
static OPTIONS: Def = def!(Attribute "options" &[param("size", U32), optional("name", ParamKind::Str), optional("flag", ParamKind::Bool)],
    &[literal("<"), FormatElement::Part { part: ParamPart::Struct(&[field(0), field(1), field(2)]), space: false }, literal(">")]);
static MAYBE: Def = def!(Attribute "maybe" &[optional("a", I8), optional("b", ParamKind::Str), optional("c", ParamKind::ApFloat)],
    &[literal("<"), FormatElement::Part { part: ParamPart::Params(&[0, 1, 2]), space: false }, literal(">")]);
static FRONT: Def = def!(Attribute "front" &[optional("a", I8), param("b", ParamKind::Str)],
    &[literal("<"), FormatElement::Part { part: ParamPart::Params(&[0, 1]), space: false }, literal(">")]);
static GROUP: Def = def!(Attribute "group" &[optional("a", I8)],
    &[FormatElement::Optional { anchor: &[0], inverted: false,
        then: &[literal("<"), spaced("value"), FormatElement::Part { part: ParamPart::Param { index: 0, qualified: false, required: false }, space: true }, literal(">")],
        otherwise: &[spaced("nothing")] }]);
static INVERTED: Def = def!(Attribute "inverted" &[optional("a", I8)],
    &[literal("<"), FormatElement::Optional { anchor: &[0], inverted: true, then: &[literal("?")], otherwise: &[variable(0)] }, literal(">")]);

fn three<'c>(_: &'c Context) -> Param<'c> {
    Param::UInt(3)
}
static DEFAULTED: Def = def!(Attribute "defaulted"
    &[param("n", U32).or(three)],
    &[literal("<"), FormatElement::Part { part: ParamPart::Struct(&[field(0)]), space: false }, literal(">")]);
static TYPED: Def = def!(Attribute "typed" &[param("n", U32), param("type", ParamKind::SelfType)],
    &[literal("<"), variable(0), literal(">")]);

const fn case(text: &'static str, value: i64) -> EnumCase {
    EnumCase { symbol: text, text, value }
}
static COLOR: EnumDef = EnumDef {
    name: "Color",
    summary: "a color",
    cases: &[case("red", 0), case("dark-green", 1)],
    separator: None,
    signed: false,
    quoted: false,
    primary_groups: false,
};
static FLAGS: EnumDef = EnumDef {
    name: "Flags",
    summary: "",
    cases: &[case("none", 0), case("a", 1), case("b", 2), case("c", 4)],
    separator: Some("|"),
    signed: false,
    quoted: false,
    primary_groups: false,
};
static COLORED: Def = def!(Attribute "color" &[param("value", ParamKind::Enum(&COLOR))], &[literal("<"), variable(0), literal(">")]);
static FLAGGED: Def = def!(Attribute "flags" &[param("value", ParamKind::Enum(&FLAGS))], &[literal("<"), variable(0), literal(">")]);
static NUMBERS: Def = def!(Attribute "numbers" &[param("n", ParamKind::ApInt), param("x", ParamKind::ApFloat)],
    &[literal("<"), variable(0), literal(","), FormatElement::Part { part: ParamPart::Param { index: 1, qualified: false, required: false }, space: true }, literal(">")]);
static INTS: Def = def!(Attribute "ints" &[param("n", ParamKind::Array(&ParamKind::Int { bits: 64, signed: true }))],
    &[literal("<"), variable(0), literal(">")]);

static RANGE: CustomDirective = CustomDirective {
    name: "Range",
    parse: |parser, _| {
        if !parser.at(Tok::Integer) {
            return Ok(None);
        }
        let low: u32 = parser.integer()?;
        parser.expect_keyword("to")?;
        let high: u32 = parser.integer()?;
        Ok(Some(vec![Param::UInt(low.into()).into(), Param::UInt(high.into()).into()]))
    },
    print: |printer, _, bound, _| {
        if let [Param::UInt(low), Param::UInt(high)] = bound {
            printer.integer(*low);
            printer.write(" to ");
            printer.integer(*high);
        }
    },
};
static RANGED: Def = def!(Attribute "range" &[optional("low", U32), optional("high", U32)],
    &[literal("<"), FormatElement::Optional { anchor: &[0], inverted: false,
        then: &[FormatElement::Part { part: ParamPart::Custom { directive: &RANGE, bound: &[0, 1], refs: &[] }, space: false }],
        otherwise: &[] }, literal(">")]);

static TOY: Dialect = Dialect {
    types: &[&MATRIX, &UNIT, &PAIR, &ANY, &TAIL, &TUPLE],
    attributes: &[
        &POINT, &OPTIONS, &MAYBE, &FRONT, &GROUP, &INVERTED, &DEFAULTED, &TYPED, &COLORED, &FLAGGED,
        &NUMBERS, &INTS, &RANGED,
    ],
    ..Dialect::new("toy")
};

/// The text of a parsed attribute or type, or `column: message` of its first error.
fn read(text: &str) -> String {
    let context = Context::with_dialects([&TOY]);
    let options = ParserOptions::default();
    let result = if text.starts_with('!') {
        parse_type_with(&context, text.as_bytes(), options).map(|ty| ty.to_string())
    } else {
        parse_attribute_with(&context, text.as_bytes(), options).map(|attribute| attribute.to_string())
    };
    result.unwrap_or_else(|error| {
        format!("{}: {}", error.span().expect("errors have a place").start + 1, error.message())
    })
}

#[track_caller]
fn same(text: &str) {
    assert_eq!(read(text), text);
}

#[test]
fn literals_and_variables() {
    same("!toy.matrix<4x8, f32>");
    assert_eq!(read("!toy.matrix< 4 x 8 ,f32 >"), "!toy.matrix<4x8, f32>");
    assert_eq!(read("!toy<matrix<4x8, f32>>"), "!toy.matrix<4x8, f32>");
    same("!toy.unit");
    // A text other than a name followed by angle brackets is in brackets as a whole.
    same("!toy<list(i32, f32)>");
    assert_eq!(read("!toy.matrix<4x8, f32"), "12: unbalanced '<' character in pretty dialect name");
    assert_eq!(read("!toy.matrix"), "11: expected '<'");
    assert_eq!(read("!toy.matrix<4y8, f32>"), "14: expected 'x'");
    assert_eq!(read("!toy.matrix<4x8 f32>"), "16: expected ','");
    assert_eq!(read("!toy.matrix<f32, 4>"), "13: expected integer value");
    assert_eq!(read("!toy.matrix<4x4294967296, f32>"), "15: integer value too large");
    assert_eq!(read("!toy.matrix<4x8, 5>"), "17: expected non-function type");
}

#[test]
fn a_zero_before_an_x_is_no_hexadecimal_number() {
    assert_eq!(read("!toy.matrix<0x8, f32>"), "12: a matrix has at least one row");
}

#[test]
fn what_a_verifier_says_stands_behind_the_mnemonic() {
    assert_eq!(read("[i32, !toy.matrix<0x1, f32>]"), "18: a matrix has at least one row");
}

#[test]
fn nested_types_are_stripped_unless_qualified() {
    same("!toy.pair<<1x2, i1>, !toy.matrix<3x4, i2>>");
    assert_eq!(
        read("!toy.pair<!toy.matrix<1x2, i1>, <3x4, i2>>"),
        "!toy.pair<<1x2, i1>, !toy.matrix<3x4, i2>>"
    );
    same("!toy.any<!toy.unit>");
    assert_eq!(read("!toy.pair<!toy.unit, <3x4, i2>>"), "11: invalid kind of type specified");
    assert_eq!(read("!toy.any<i32>"), "10: invalid kind of type specified");
    assert_eq!(read("!toy.any<unit>"), "10: expected non-function type");
}

#[test]
fn structs_take_their_keys_in_any_order() {
    same("#toy.point<x = -1, y = 2>");
    assert_eq!(read("#toy.point<y = 2, x = -1>"), "#toy.point<x = -1, y = 2>");
    same("#toy.options<size = 4>");
    assert_eq!(
        read("#toy.options<flag = true, name = \"a\\0A\", size = 4>"),
        "#toy.options<size = 4, name = \"a\\0A\", flag = true>"
    );
    assert_eq!(read("#toy.options<size = 4, flag = 1>"), "#toy.options<size = 4, flag = true>");
    assert_eq!(read("#toy.point<x = 1>"), "17: expected ','");
    assert_eq!(read("#toy.point<x = 1, x = 2>"), "23: duplicate or unknown struct parameter name: x");
    assert_eq!(read("#toy.point<z = 1, x = 2>"), "16: duplicate or unknown struct parameter name: z");
    assert_eq!(read("#toy.point<5, 6>"), "12: expected valid keyword");
    assert_eq!(read("#toy.point<x 6>"), "13: expected '='");
    assert_eq!(read("#toy.point<x = 128, y = 0>"), "16: integer value too large");
    assert_eq!(read("#toy.options<name = \"a\">"), "24: struct is missing required parameter: size");
    assert_eq!(read("#toy.options<>"), "14: expected valid keyword");
    assert_eq!(read("#toy.options<size = 4,>"), "23: expected valid keyword");
}

#[test]
fn parameters_that_are_left_out() {
    for text in [
        "#toy.maybe<>",
        "#toy.maybe<5>",
        "#toy.maybe<\"a\">",
        "#toy.maybe<5, \"a\", 2.500000e+00>",
        "#toy.maybe<\"a\", 1.000000e+00>",
    ] {
        same(text);
    }
    same("#toy.front<\"a\">");
    same("#toy.front<5, \"a\">");
    assert_eq!(read("#toy.front<5>"), "13: expected ','");
    assert_eq!(read("#toy.maybe<5, >"), "15: expected floating point literal");
    assert_eq!(read("#toy.defaulted<n = 3>"), "#toy.defaulted<>");
    same("#toy.defaulted<n = 4>");
}

#[test]
fn optional_groups_and_their_alternatives() {
    same("#toy.group< value 5>");
    same("#toy<group nothing>");
    same("#toy.inverted<?>");
    same("#toy.inverted<7>");
    assert_eq!(read("#toy.group 5"), "12: expected 'nothing'");
    same("#toy.range<1 to 4>");
    same("#toy.range<>");
    assert_eq!(read("#toy.range<1 of 4>"), "14: expected 'to'");
}

#[test]
fn what_follows_a_type_that_was_read_before_may_be_part_of_it() {
    same("!toy.tail<1>");
    same("!toy<tail<1> x 2>");
    let text = "[!toy.tail<1>, !toy.tail<1> x 2, !toy.tail<1>, !toy.tail<1> x 2, !toy<tail<1>>]";
    let printed = "[!toy.tail<1>, !toy<tail<1> x 2>, !toy.tail<1>, !toy<tail<1> x 2>, !toy.tail<1>]";
    assert_eq!(read(text), printed);
}

#[test]
fn the_trailing_type_an_attribute() {
    same("#toy.typed<5> : i32");
    same("[#toy.typed<5> : i64, #toy.typed<6> : tensor<2xf32>]");
    assert_eq!(read("#toy.typed<5>"), "13: expected a trailing type");
    assert_eq!(read("#toy.typed<5> : 7"), "16: expected non-function type");
    assert_eq!(read("#toy.point<x = 1, y = 2> : i32"), "#toy.point<x = 1, y = 2>");
}

#[test]
fn enums_and_sets_of_their_cases() {
    same("#toy.color<red>");
    same("#toy.color<\"dark-green\">");
    assert_eq!(read("#toy.color<\"red\">"), "#toy.color<red>");
    assert_eq!(read("#toy.color<blue>"), "12: expected one of [red, \"dark-green\"] for a color, got: blue");
    assert_eq!(read("#toy.color<5>"), "12: expected keyword for a color");
    same("#toy.flags<none>");
    same("#toy.flags<a|c>");
    assert_eq!(read("#toy.flags<c|b>"), "#toy.flags<b|c>");
    assert_eq!(read("#toy.flags<\"a|c\">"), "#toy.flags<a|c>");
    assert_eq!(read("#toy.flags<a|>"), "14: expected keyword for Flags after '|'");
    assert_eq!(read("#toy.flags<a|d>"), "14: expected one of [none, a, b, c] for Flags, got: d");
}

#[test]
fn numbers_of_any_size() {
    same("#toy.numbers<-170141183460469231731687303715884105729, 5.000000e+00>");
    assert_eq!(read("#toy.numbers<0x10, 0.1>"), "#toy.numbers<16, 1.000000e-01>");
    same("#toy.ints<1, -2, 3>");
    assert_eq!(read("#toy.ints<>"), "11: expected integer value");
}

#[test]
fn names_that_a_dialect_does_not_have() {
    assert_eq!(read("!toy.nothing"), "6: unknown  type `nothing` in dialect `toy`");
    assert_eq!(read("#toy.nothing<5>"), "6: unknown attribute `nothing` in dialect `toy`");
    assert_eq!(read("#toy<>"), "6: expected valid keyword");
    assert_eq!(read("!toy.5"), "6: expected valid keyword");
}

#[test]
fn an_error_in_a_parameter_names_it_in_a_note() {
    let context = Context::with_dialects([&TOY]);
    let error = isogloss::text::parse_type(&context, "!toy.matrix<f32, 4>").expect_err("no number");
    let notes: Vec<_> = error.notes().iter().map(Diagnostic::message).collect();
    let form = "the form is `!toy.matrix<$rows x $columns, $element>`";
    assert_eq!(notes, ["failed to parse Toy_matrix parameter 'rows' which is to be a `T`", form]);
}

#[test]
fn equal_texts_are_one_type() {
    let context = Context::with_dialects([&TOY]);
    let read = |text: &str| -> Type<'_> { isogloss::text::parse_type(&context, text).expect("it is right") };
    assert_eq!(read("!toy<list(i32, f32)>"), read("!toy<list( i32,f32 )>"));
    assert_ne!(read("!toy<list(i32, f32)>"), read("!toy<list(f32, i32)>"));
}
