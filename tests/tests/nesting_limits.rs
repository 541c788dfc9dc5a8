//! Types and attributes nested up to the limit are parsed and printed within a thread's stack;
//! deeper nesting is an error, not a stack overflow.
//!
//! The test runner's threads have a stack of 2 MiB; debug builds use most of it.

use isogloss::builtin::{ArrayAttr, StringAttr, TupleType, TypeAttr};
use isogloss::def::{Def, DefKind, Dialect, FormatElement, ParamDef, ParamKind, ParamPart, Syntax};
use isogloss::text::{Limits, ParserOptions, PrintOptions, parse_attribute_with};
use isogloss::{Attribute, Context, Diagnostic, Param};
use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};

static BOX: Def = Def {
    mnemonic: Some("box"),
    params: &[
        ParamDef::new("inner", ParamKind::Attr(None), "Attribute"),
        ParamDef::new("extra", ParamKind::Attr(None), "Attribute").optional(),
    ],
    syntax: Syntax::Format(&[
        FormatElement::Literal { text: "<", space: false },
        FormatElement::Optional {
            anchor: &[1],
            inverted: true,
            then: &[FormatElement::Part {
                part: ParamPart::Struct(&[isogloss::def::StructField {
                    index: 0,
                    custom: None,
                    qualified: false,
                }]),
                space: false,
            }],
            otherwise: &[],
        },
        FormatElement::Literal { text: ">", space: false },
    ]),
    ..Def::new(DefKind::Attribute, "toy", "toy.box", "BoxAttr")
};
static TOY: Dialect = Dialect { attributes: &[&BOX], ..Dialect::new("toy") };

/// Each: what opens a level, what is innermost, what closes a level.
const SHAPES: &[(&str, &str, &str)] = &[
    ("tuple<", "i32", ">"),
    ("(", "i32", ") -> ()"),
    ("() -> (", "i32", ", i8)"),
    ("memref<", "i32", ">"),
    ("tensor<1xi8, ", "1 : i8", ">"),
    ("memref<1xi8, {a = ", "1 : i8", "}>"),
    ("[", "1 : i8", "]"),
    ("{a = ", "1 : i8", "}"),
    ("loc(\"a\"(", "\"b\"", "))"),
    ("loc(callsite(\"a\" at ", "\"b\"", "))"),
    ("loc(fused[\"a\", ", "\"b\"", "])"),
    ("loc(fused<", "1 : i8", ">[\"a\"])"),
    ("#toy.box<inner = ", "1 : i8", ">"),
    ("[#toy.box<inner = ", "1 : i8", ">]"),
    ("#toy<box<inner = ", "1 : i8", ">>"),
    ("#foo.box<", "1", ">"),
];

fn nested((open, inner, close): (&str, &str, &str), depth: usize) -> String {
    // The brackets of `loc` are outside only.
    let outside = open.starts_with("loc(") && !open.contains('<');
    let (open, close) = match open.strip_prefix("loc(").filter(|_| outside) {
        Some(open) => (open, close.strip_suffix(')').expect("it closes")),
        None => (open, close),
    };
    let text = open.repeat(depth) + inner + &close.repeat(depth);
    if outside { format!("loc({text})") } else { text }
}

fn read_and_print(text: &str) -> Result<usize, Diagnostic> {
    let context = Context::with_dialects([&TOY]);
    let options = ParserOptions::default().allow_unregistered(true);
    parse_attribute_with(&context, text.as_bytes(), options).map(|attribute| attribute.to_string().len())
}

#[test]
fn as_deep_as_the_limit_is_read_and_printed() {
    for shape in SHAPES {
        // Shapes that are two in one take two levels, and what a dialect reads takes four.
        let (mut deepest, mut too_deep) = (0, Limits::DEFAULT_NESTING as usize + 1);
        while deepest + 1 < too_deep {
            let depth = usize::midpoint(deepest, too_deep);
            match read_and_print(&nested(*shape, depth)) {
                Ok(length) => {
                    assert!(length > 0, "{shape:?}");
                    deepest = depth;
                }
                Err(error) => {
                    assert_eq!(
                        error.message(),
                        "nesting is deeper than the limit of 1024 levels",
                        "{shape:?}"
                    );
                    too_deep = depth;
                }
            }
        }
        assert!(deepest >= 200, "{shape:?}: {deepest}");
    }
}

#[test]
fn a_hundred_thousand_levels_are_an_error() {
    for shape in SHAPES.iter().filter(|shape| !shape.0.starts_with("#foo")) {
        let error = read_and_print(&nested(*shape, 100_000)).expect_err("it is too deep");
        assert_eq!(error.message(), "nesting is deeper than the limit of 1024 levels", "{shape:?}");
        let open = nested(*shape, 100_000);
        let error = read_and_print(&open[..open.len() / 2]).expect_err("it is not closed");
        let unbalanced = error.message().starts_with("unbalanced");
        assert!(unbalanced || error.message().starts_with("nesting is deeper"), "{shape:?}: {error}");
    }
}

#[test]
fn brackets_of_elements_count_too() {
    let open = "[".repeat(100_000);
    let error = read_and_print(&format!("dense<{open}")).expect_err("it is too deep");
    assert_eq!(error.message(), "nesting is deeper than the limit of 1024 levels");
    let (open, close) = ("[".repeat(900), "]".repeat(900));
    let shape = "1x".repeat(900);
    let text = format!("dense<{open}7, 8{close}> : tensor<{}2xi8>", &shape[2..]);
    assert!(read_and_print(&text).is_ok());
}

#[test]
fn the_brackets_of_unknown_dialects_take_no_stack() {
    assert!(read_and_print(&nested(("#foo.box<", "1", ">"), 100_000)).is_ok());
}

#[test]
fn a_lower_limit_can_be_set() {
    let context = Context::new();
    let options = || ParserOptions::default().limits(Limits::default().nesting(3));
    assert!(parse_attribute_with(&context, b"[[1]]", options()).is_ok());
    let error = parse_attribute_with(&context, b"[[[1]]]", options()).expect_err("it is too deep");
    assert_eq!((error.message(), error.span()), ("nesting is deeper than the limit of 3 levels", Some(3..4)));
}

/// A text in which each level is an alias for the next: no text nests, but what it says does.
fn chain((open, inner, close): (&str, &str, &str), depth: usize) -> String {
    let mut text = format!("#a0 = {inner}\n");
    for level in 1..=depth {
        text += &format!("#a{level} = {open}#a{}{close}\n", level - 1);
    }
    format!("{text}\"t.a\"() {{x = #a{depth}}} : () -> ()\n")
}

fn print_chain(shape: (&str, &str, &str), depth: usize) -> OptOutput {
    let mut options = OptOptions::default();
    options.set_flag("--allow-unregistered-dialect");
    options.set_flag("--mlir-print-local-scope");
    run_opt(&[&TOY], chain(shape, depth).into_bytes(), &options)
}

/// The shapes whose innermost part is an attribute, which an alias can name.
const CHAINS: &[(&str, &str, &str)] = &[
    ("[", "1 : i8", "]"),
    ("{a = ", "1 : i8", "}"),
    ("loc(\"a\"(", "loc(\"b\")", "))"),
    ("loc(callsite(\"a\" at ", "loc(\"b\")", "))"),
    ("loc(fused<", "1 : i8", ">[\"a\"])"),
    ("#toy.box<inner = ", "1 : i8", ">"),
];

#[test]
fn aliases_in_aliases_count_as_the_levels_they_stand_for() {
    for shape in CHAINS {
        let fine = print_chain(*shape, 200);
        assert!(fine.success, "{shape:?}: {}", fine.messages);
        let text = String::from_utf8_lossy(&fine.text).into_owned();
        assert!(!text.contains(PrintOptions::TOO_DEEP), "{shape:?}");
        let deep = print_chain(*shape, 100_000);
        let errors = deep.messages.matches("error: nesting is deeper than the limit of 1024 levels").count();
        assert_eq!((deep.success, errors), (false, 1), "{shape:?}: {}", deep.messages);
    }
}

#[test]
fn what_a_program_nests_is_written_as_deep_as_the_limit() {
    let context = Context::with_dialects([&TOY]);
    let inner = || Attribute::from(StringAttr::get(&context, "inner"));
    type Around<'c> = Box<dyn Fn(Attribute<'c>) -> Attribute<'c> + 'c>;
    let context = &*context;
    let shapes: [(&str, Around<'_>); 4] = [
        ("[", Box::new(|part| ArrayAttr::get(context, &[part]).into())),
        (
            "tuple<",
            Box::new(|part| {
                let ty = part.dyn_cast::<TypeAttr<'_>>().map_or(context.i32(), TypeAttr::value);
                TypeAttr::get(context, TupleType::get(context, &[ty]).into()).into()
            }),
        ),
        ("#toy.box<", Box::new(|part| context.intern_attribute(&BOX, &[Param::Attr(part), Param::None]))),
        (
            "#toy.box<",
            Box::new(|part| {
                let part = ArrayAttr::get(context, &[part]).into();
                context.intern_attribute(&BOX, &[Param::Attr(part), Param::None])
            }),
        ),
    ];
    for (open, around) in shapes {
        let whole = (0..100).fold(inner(), |part, _| around(part)).to_string();
        assert_eq!((whole.matches(open).count(), whole.contains(PrintOptions::TOO_DEEP)), (100, false));
        let cut = (0..100_000).fold(inner(), |part, _| around(part)).to_string();
        assert!(cut.matches(open).count() >= 250 && cut.contains(PrintOptions::TOO_DEEP), "{open}");
    }
}
