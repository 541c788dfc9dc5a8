//! Input that is nested up to the limit is parsed, verified, printed, written as bytecode and dropped on the stack of
//! any thread; deeper nesting is an error, not a stack overflow, and so is nesting for which the stack cannot grow.
//!
//! The test runner's threads have a stack of 2 MiB.

use isogloss::builtin::{ArrayAttr, StringAttr, TupleType, TypeAttr};
use isogloss::bytecode::read_bytecode;
use isogloss::def::{Def, DefKind, Dialect, FormatElement, ParamDef, ParamKind, ParamPart, Syntax};
use isogloss::dialects::func;
use isogloss::ir::text::FileOptions;
use isogloss::layout::{DataLayout, Picture};
use isogloss::text::{AsmPrinter, Limits, ParserOptions, PrintOptions, parse_attribute_with};
use isogloss::{Attribute, Context, Diagnostic, Param};
use isogloss_cli::opt::{OptOptions, OptOutput, OptStreams, run_opt, run_opt_to};
use std::io::{self, Write};

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

/// Each: the opening of a level, the innermost text, the closing of a level.
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
    ("!llvm.array<1 x ", "i8", ">"),
    ("!llvm.struct<(i8, ", "i8", ")>"),
    ("affine_map<(d0) -> (", "d0", ")>"),
    ("affine_map<(d0) -> (-", "d0", ")>"),
    ("affine_map<(d0) -> (3 * ", "d0", " mod 5)>"),
    ("dense<[", "1, 2", "]>"),
];

fn nested((open, inner, close): (&str, &str, &str), depth: usize) -> String {
    if let (Some(open), Some(close)) = (open.strip_prefix("affine_map<(d0) -> "), close.strip_suffix('>')) {
        return format!("affine_map<(d0) -> ({}{inner}{})>", open.repeat(depth), close.repeat(depth));
    }
    if let (Some(open), Some(close)) = (open.strip_prefix("dense<"), close.strip_suffix('>')) {
        let (open, close) = (open.repeat(depth), close.repeat(depth));
        return format!("dense<{open}{inner}{close}> : tensor<{}2xi8>", "1x".repeat(depth - 1));
    }
    if let Some(next) = open.strip_prefix("!llvm.") {
        return format!("!llvm.{}{inner}{}", next.repeat(depth), close.repeat(depth));
    }
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
    read_and_print_within(Limits::DEFAULT_NESTING, text)
}

/// Reads an attribute within a limit, prints it, and rereads the output. The result is the length of the text.
fn read_and_print_within(levels: u32, text: &str) -> Result<usize, Diagnostic> {
    let context = Context::with_dialects([&TOY, isogloss::llvm::dialect()]);
    let options = || {
        let limits = Limits::default().nesting(levels);
        ParserOptions::default().allow_unregistered(true).limits(limits)
    };
    let attribute = parse_attribute_with(&context, text.as_bytes(), options())?;
    let mut print = PrintOptions::default();
    print.nesting = levels + 1;
    let mut out = Vec::new();
    AsmPrinter::new(&mut out, &print).attribute(attribute);
    assert_eq!(parse_attribute_with(&context, &out, options())?, attribute);
    Ok(out.len())
}

/// The limit of most tests, and a depth beyond it.
const LIMIT: u32 = 40;
const BEYOND: usize = 60;
const TOO_DEEP: &str = "nesting is deeper than the limit of 40 levels";

/// The stack that a thread has left before it grows, in the tests of the growth.
const FEW: usize = 64 << 10;

#[test]
fn a_thousand_levels_are_read_and_printed() {
    for shape in SHAPES {
        let read = read_and_print(&nested(*shape, 1_000));
        assert!(read.as_ref().is_ok_and(|length| *length > 2), "{shape:?}: {read:?}");
    }
}

#[test]
fn as_deep_as_a_limit_is_read_and_printed() {
    for shape in SHAPES.iter().filter(|shape| !shape.0.starts_with("#foo")) {
        // Shapes that are two or three in one take as many levels.
        let (mut deepest, mut too_deep) = (0, 513);
        while deepest + 1 < too_deep {
            let depth = usize::midpoint(deepest, too_deep);
            match read_and_print_within(512, &nested(*shape, depth)) {
                Ok(_) => deepest = depth,
                Err(error) => {
                    let message = "nesting is deeper than the limit of 512 levels";
                    assert_eq!(error.message(), message, "{shape:?}");
                    too_deep = depth;
                }
            }
        }
        assert!(deepest >= 170, "{shape:?}: {deepest}");
    }
}

#[test]
fn with_a_raised_limit_the_stack_grows() {
    for shape in [SHAPES[0], SHAPES[6], SHAPES[9], SHAPES[12], SHAPES[16]] {
        let text = nested(shape, 1_000);
        let read =
            isogloss_stack::within(FEW, isogloss_stack::MOST, || read_and_print_within(4_000_000_000, &text));
        assert!(read.as_ref().is_ok_and(|length| *length > 2_000), "{shape:?}: {read:?}");
    }
}

#[test]
fn a_stack_that_cannot_grow_is_an_error() {
    for shape in [SHAPES[0], SHAPES[7]] {
        let text = nested(shape, 1_000);
        let read = isogloss_stack::within(FEW, 0, || read_and_print_within(u32::MAX - 1, &text));
        let error = read.expect_err("too deep");
        let message = error.message();
        assert!(message.starts_with("nesting is too deep for the stack: it is used up after"), "{message}");
    }
}

#[test]
fn levels_beyond_a_limit_are_an_error() {
    for shape in SHAPES.iter().filter(|shape| !shape.0.starts_with("#foo")) {
        let text = nested(*shape, BEYOND);
        assert!(read_and_print(&text).is_ok(), "{shape:?}");
        let error = read_and_print_within(LIMIT, &text).expect_err("it is too deep");
        assert_eq!(error.message(), TOO_DEEP, "{shape:?}");
        let error = read_and_print_within(LIMIT, &text[..text.len() - 1]).expect_err("it is not closed");
        let unbalanced = error.message().starts_with("unbalanced");
        assert!(unbalanced || error.message().starts_with("nesting is deeper"), "{shape:?}: {error}");
    }
}

#[test]
fn brackets_of_elements_count_too() {
    let open = "[".repeat(BEYOND);
    let error = read_and_print_within(LIMIT, &format!("dense<{open}")).expect_err("it is too deep");
    assert_eq!(error.message(), TOO_DEEP);
    let (open, close) = ("[".repeat(1_000), "]".repeat(1_000));
    let shape = "1x".repeat(1_000);
    let text = format!("dense<{open}7, 8{close}> : tensor<{}2xi8>", &shape[2..]);
    assert!(read_and_print(&text).is_ok());
}

#[test]
fn the_brackets_of_unknown_dialects_take_no_stack() {
    assert!(read_and_print_within(LIMIT, &nested(("#foo.box<", "1", ">"), BEYOND)).is_ok());
}

#[test]
fn a_lower_limit_can_be_set() {
    let context = Context::new();
    let options = || ParserOptions::default().limits(Limits::default().nesting(3));
    assert!(parse_attribute_with(&context, b"[[1]]", options()).is_ok());
    let error = parse_attribute_with(&context, b"[[[1]]]", options()).expect_err("it is too deep");
    assert_eq!((error.message(), error.span()), ("nesting is deeper than the limit of 3 levels", Some(3..4)));
}

/// A text in which each level is an alias for the next: no text nests, but its meaning does.
fn chain((open, inner, close): (&str, &str, &str), depth: usize) -> String {
    let mut text = format!("#a0 = {inner}\n");
    for level in 1..=depth {
        text += &format!("#a{level} = {open}#a{}{close}\n", level - 1);
    }
    format!("{text}\"t.a\"() {{x = #a{depth}}} : () -> ()\n")
}

fn print_chain(shape: (&str, &str, &str), depth: usize, levels: u32) -> OptOutput {
    let mut options = OptOptions::default();
    options.parser.limits = Limits::default().nesting(levels);
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
        let fine = print_chain(*shape, 1_000, Limits::DEFAULT_NESTING);
        assert!(fine.success, "{shape:?}: {}", fine.messages);
        let text = String::from_utf8_lossy(&fine.text).into_owned();
        assert!(!text.contains(PrintOptions::TOO_DEEP), "{shape:?}");
        let deep = print_chain(*shape, BEYOND, LIMIT);
        let errors = deep.messages.matches(&format!("error: {TOO_DEEP}")).count();
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
        let whole = (0..4_000).fold(inner(), |part, _| around(part)).to_string();
        assert_eq!((whole.matches(open).count(), whole.contains(PrintOptions::TOO_DEEP)), (4_000, false));
        let cut = (0..100_000).fold(inner(), |part, _| around(part)).to_string();
        assert!(cut.matches(open).count() >= 8_000 && cut.contains(PrintOptions::TOO_DEEP), "{open}");
    }
}

/// Each: the text before, the opening and the closing of a level, the text after; the levels are regions.
const PROGRAMS: &[(&str, &str, &str, &str)] = &[
    ("", "\"t.a\"() ({\n", "}) : () -> ()\n", ""),
    ("", "\"t.a\"() ({\n^a:\n\"t.b\"() [^b] : () -> ()\n^b:\n", "\"t.c\"() : () -> ()\n}) : () -> ()\n", ""),
    ("", "\"t.a\"() ({\n\"t.b\"() : () -> ()\n}, {\n", "}) {a = 1 : i8} : () -> ()\n", ""),
    ("", "module {\n", "}\n", ""),
    ("", "module @a attributes {t.a} {\nfunc.func private @f()\n", "}\n", ""),
];

fn program((before, open, close, after): (&str, &str, &str, &str), depth: usize) -> String {
    format!("{before}{}{}{after}", open.repeat(depth), close.repeat(depth))
}

#[test]
fn a_thousand_regions_are_read_verified_printed_and_written() {
    for shape in PROGRAMS {
        let mut options = OptOptions::default();
        options.set_flag("--allow-unregistered-dialect");
        let text = run_opt(&[func::dialect()], program(*shape, 1_000).into_bytes(), &options);
        assert!(text.success && text.messages.is_empty(), "{shape:?}: {}", text.messages);
        let is_custom = !String::from_utf8_lossy(&text.text).contains("builtin.module");
        assert!(is_custom, "{shape:?}: the custom form is used");
        options.set_flag("--emit-bytecode");
        let bytecode = run_opt(&[func::dialect()], text.text.clone(), &options);
        assert!(bytecode.success && bytecode.messages.is_empty(), "{shape:?}: {}", bytecode.messages);
        let mut options = OptOptions::default();
        options.set_flag("--allow-unregistered-dialect");
        let again = run_opt(&[func::dialect()], bytecode.text, &options);
        assert!(again.success && again.text == text.text, "{shape:?}: {}", again.messages);
    }
}

#[test]
fn regions_deeper_than_a_limit_can_be_allowed() {
    for shape in [PROGRAMS[0], PROGRAMS[3]] {
        let text = program(shape, BEYOND);
        let mut options = OptOptions::default();
        options.set_flag("--allow-unregistered-dialect");
        options.set_flag("--emit-bytecode");
        options.parser.limits = Limits::default().nesting(LIMIT);
        let refused = run_opt(&[], text.clone().into_bytes(), &options);
        assert!(refused.messages.contains(TOO_DEEP), "{}", refused.messages);
        options.parser.limits = Limits::default().nesting(u32::MAX);
        let text = program(shape, 1_000);
        let written = isogloss_stack::within(FEW, isogloss_stack::MOST, || {
            run_opt(&[], text.clone().into_bytes(), &options)
        });
        assert!(written.success && written.messages.is_empty(), "{}", written.messages);
        isogloss_stack::within(FEW, isogloss_stack::MOST, || {
            let context = Context::new();
            let file = FileOptions::default().parser(options.parser.clone());
            let read = read_bytecode(&context, &written.text, &file);
            assert!(read.errors.is_empty(), "{:?}", read.errors);
            let mut ir = read.ir;
            let root = ir.root().expect("a root").id();
            assert_eq!(ir.verify(), Ok(()));
            let copy = ir.clone_op(root);
            assert_eq!(ir.op(copy).walk().count(), ir.op(root).walk_post().count());
            ir.erase(copy);
        });
    }
}

#[test]
fn regions_for_which_the_stack_cannot_grow_are_an_error() {
    let mut options = OptOptions::default();
    options.set_flag("--allow-unregistered-dialect");
    options.parser.limits = Limits::default().nesting(1_000_000_000);
    for shape in [PROGRAMS[0], PROGRAMS[3]] {
        let text = program(shape, 1_000).into_bytes();
        let output = isogloss_stack::within(FEW, 0, || run_opt(&[], text, &options));
        let message = "error: nesting is too deep for the stack: it is used up after";
        assert!(!output.success && output.messages.contains(message), "{shape:?}: {}", output.messages);
        assert_eq!(output.messages.matches("error:").count(), 1, "{shape:?}: {}", output.messages);
    }
}

/// Each: the sigil of its aliases, a type or an attribute that has the one before twice, as `$`, the innermost one, and an
/// operation that has the outermost one, as `$`.
const DOUBLED: &[(char, &str, &str, &str)] = &[
    ('!', "tuple<$, $>", "i8", ATTRIBUTE),
    ('!', "tuple<$, $>", "i8", RESULT),
    ('!', "($, $) -> ()", "i8", RESULT),
    ('!', "($) -> $", "() -> ()", RESULT),
    ('!', "!llvm.struct<($, $)>", "i8", ATTRIBUTE),
    ('!', "!llvm.struct<($, $)>", "i8", RESULT),
    ('!', "!llvm.struct<\"s@\", ($, $)>", "i8", RESULT),
    ('!', "!llvm.struct<packed (ptr, array<2 x $>, i8, array<3 x $>)>", "i8", RESULT),
    ('!', "tuple<$, $>", "i8", "func.func @f(%a: $) -> $ { return %a : $ }"),
    ('!', "!llvm.struct<($, $)>", "i8", "func.func private @f($) -> $"),
    ('#', "[$, $]", "1 : i8", ATTRIBUTE),
    ('#', "{a = $, b = $}", "unit", ATTRIBUTE),
    ('#', "[$, $]", "affine_map<(d0) -> (d0 + 1)>", ATTRIBUTE),
    ('#', "[$, tensor<1xi8, $>]", "1 : i8", ATTRIBUTE),
    ('#', "{a = memref<1xi8, $>, b = [0 : i8, $]}", "\"a\"", ATTRIBUTE),
    ('#', "#toy.box<inner = [$, $]>", "1 : i8", ATTRIBUTE),
    ('#', "loc(callsite($ at $))", "loc(\"a\")", ATTRIBUTE),
    ('#', "loc(callsite($ at $))", "loc(\"a\")", LOCATION),
    ('#', "loc(fused<$>[$, \"a\"])", "loc(\"a\":1:2)", LOCATION),
    ('#', "loc(\"a\"(fused<[$, $]>[\"a\"]))", "loc(\"a\")", LOCATION),
];
const ATTRIBUTE: &str = "\"t.a\"() {x = $} : () -> ()";
const RESULT: &str = "%0 = \"t.a\"() : () -> $";
const LOCATION: &str = "\"t.a\"() : () -> () loc($)";

/// A text of twenty aliases: the text of the last one repeats the first half a million times.
fn doubled((sigil, body, inner, user): (char, &str, &str, &str)) -> Vec<u8> {
    let mut text = format!("{sigil}a0 = {inner}\n");
    for level in 1..20 {
        let body = body.replace('$', &format!("{sigil}a{}", level - 1)).replace('@', &level.to_string());
        text += &format!("{sigil}a{level} = {body}\n");
    }
    (text + &user.replace('$', &format!("{sigil}a19")) + "\n").into_bytes()
}

fn doubled_options() -> OptOptions {
    let mut options = OptOptions::default();
    options.set_flag("--allow-unregistered-dialect");
    options.set_flag("--mlir-print-debuginfo");
    options
}

const DOUBLED_DIALECTS: &[fn() -> &'static Dialect] = &[|| &TOY, func::dialect, isogloss::llvm::dialect];

fn run_doubled(shape: (char, &str, &str, &str), options: &OptOptions) -> OptOutput {
    let dialects: Vec<_> = DOUBLED_DIALECTS.iter().map(|dialect| dialect()).collect();
    run_opt(&dialects, doubled(shape), options)
}

/// A reader that goes away after the first piece.
struct Head(usize);

impl Write for Head {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 > 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_text_that_repeats_its_parts_is_streamed() {
    let dialects: Vec<_> = DOUBLED_DIALECTS.iter().map(|dialect| dialect()).collect();
    let mut options = doubled_options();
    options.set_flag("--mlir-print-local-scope");
    for shape in DOUBLED {
        let (mut head, mut messages) = (Head(0), Vec::new());
        let streams = OptStreams::new(&mut head, &mut messages);
        let error = run_opt_to(&dialects, doubled(*shape), &options, streams).expect_err("a broken pipe");
        let messages = String::from_utf8_lossy(&messages);
        assert_eq!((error.kind(), &*messages), (io::ErrorKind::BrokenPipe, ""), "{shape:?}");
        // The printer writes when it has a quarter of a megabyte.
        assert!((1 << 18..32 << 20).contains(&head.0), "{shape:?}: {} bytes", head.0);
    }
}

#[test]
fn a_text_that_repeats_its_parts_is_cut_in_memory() {
    for shape in DOUBLED {
        let mut options = doubled_options();
        // Locations have aliases, so that a text has each part once.
        if shape.3 == LOCATION || shape.1.contains("loc(") {
            let short = run_doubled(*shape, &options);
            assert!(short.success && short.text.len() < 10_000, "{shape:?}: {}", short.messages);
        }
        options.set_flag("--mlir-print-local-scope");
        let cut = run_doubled(*shape, &options);
        let message = "error: types or attributes nest too deep for the stack, or their text repeats shared parts too often\n";
        assert_eq!((cut.success, cut.messages.as_str()), (false, message), "{shape:?}");
        assert!(cut.text.len() < 64 << 20, "{shape:?}: {} bytes", cut.text.len());
    }
}

#[test]
fn bytecode_has_each_part_once() {
    let mut options = doubled_options();
    options.set_flag("--emit-bytecode");
    // Types of `llvm` and attributes with a format are encoded as text.
    for shape in DOUBLED.iter().filter(|shape| !shape.1.contains("!llvm") && !shape.1.contains("#toy")) {
        let output = run_doubled(*shape, &options);
        assert!(output.success && output.messages.is_empty(), "{shape:?}: {}", output.messages);
        assert!(output.text.len() < 4_000, "{shape:?}: {} bytes", output.text.len());
    }
}

#[test]
fn a_message_shows_the_beginning_of_a_text_that_repeats_its_parts() {
    let cases = [
        (
            "tuple<$, $>",
            "func.func @f(%a: $) -> i8 {\nreturn %a : $\n}",
            "error: type of return operand 0 ('tuple<tuple<",
        ),
        (
            "tuple<$, $>",
            "func.func @f(%a: $) {\nreturn %a : i8\n}",
            "error: use of value '%a' expects different type",
        ),
        (
            "!llvm.struct<($, $)>",
            "%0 = \"t.a\"() : () -> $\n\"t.b\"(%0) : (i8) -> ()",
            "error: use of value '%0'",
        ),
        ("tuple<$, $>", "\"t.a\"() : () -> () loc($)", "error: expected location"),
        ("tuple<$, $>", "\"t.a\"() {a = dense<1> : $} : () -> ()", "error: "),
        ("tuple<$, $>", "\"func.func\"() <{sym_name = \"f\", function_type = $}> ({}) : () -> ()", "error: "),
    ];
    for (body, user, message) in cases {
        let output = run_doubled(('!', body, "i8", user), &doubled_options());
        assert!(!output.success && output.messages.len() < 1 << 20, "{} bytes", output.messages.len());
        let beginning = &output.messages[..output.messages.len().min(500)];
        assert!(output.messages.contains(message), "{user}: {beginning}");
    }
}

/// A text of a type in a picture is for people: the beginning is enough.
#[test]
fn a_picture_of_a_type_that_repeats_its_parts_is_short() {
    let context = Context::with_dialects([isogloss::llvm::dialect()]);
    let ty = (0..59).fold(context.integer(8), |ty, _| {
        isogloss::llvm::LLVMStructType::literal(&context, &[ty, ty], false).into()
    });
    let picture = Picture::of(ty, &DataLayout::new(&context)).expect("a layout");
    assert_eq!(picture.layout.size.fixed_value(), Some(1 << 59));
    assert!(picture.fields.iter().all(|field| field.ty.len() < 64 << 10));
    assert!(
        picture.fields[0].ty == "i8" && picture.fields[511].ty.ends_with("...)>"),
        "{:?}",
        picture.fields[511].ty.len()
    );
    assert!(picture.to_text().len() < 32 << 20 && picture.to_svg().len() < 64 << 20);
}
