//! Converts the first example of the 2020 language reference to today's syntax and back, and checks the errors of similar
//! programs.

use isogloss::Context;
use isogloss::ir::Ir;
use isogloss::ir::text::{FileOptions, OpPrintFlags, ParsedFile, parse_file, print};
use isogloss::text::{ParserOptions, PrintOptions};
use std_dialect::dialects::affine::ForOp;
use std_dialect::dialects::std::{StoreOp, alloc, dim, load};

const TODAY: &str = include_str!("../programs/multiply.today.mlir");
const GENERIC: &str = include_str!("../programs/multiply.generic.mlir");

fn read<'c>(context: &'c Context, text: &str, old_syntax: bool) -> ParsedFile<'c> {
    let parser = ParserOptions::default().allow_unregistered(true).old_syntax(old_syntax);
    parse_file(context, text.as_bytes(), &FileOptions::default().parser(parser))
}

/// FNV-1a of 64 bits.
fn checksum(text: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

fn printed(ir: &Ir<'_>, generic: bool) -> String {
    let mut text = Vec::new();
    let flags = OpPrintFlags::default().generic(generic);
    print(ir.root().expect("a module"), flags, &PrintOptions::default(), &mut text);
    String::from_utf8(text).expect("text")
}

// langref:7: Here's an example of an MLIR module
// langref:566: The dim operation returns the size of a dimension from a value of tensor type
#[test]
fn the_example_is_read_verified_printed_and_read_again() {
    // The words of the document, to the letter.
    let words: Vec<&str> = std_dialect::MULTIPLY.split_whitespace().collect();
    assert_eq!((words.len(), checksum(&words.join(" "))), (298, 0x4aa2_77d9_7e72_a25a));
    let context = Context::with_dialects(std_dialect::all());
    let file = read(&context, std_dialect::MULTIPLY, true);
    assert_eq!(file.errors, []);
    assert!(file.ir.verify().is_ok(), "{:?}", file.ir.verify());
    assert_eq!((printed(&file.ir, false).as_str(), printed(&file.ir, true).as_str()), (TODAY, GENERIC));
    for text in [TODAY, GENERIC] {
        let again = read(&context, text, false);
        assert_eq!((again.errors, again.warnings), (vec![], vec![]));
        assert!(again.ir.verify().is_ok(), "{:?}", again.ir.verify());
        assert_eq!((printed(&again.ir, false).as_str(), printed(&again.ir, true).as_str()), (TODAY, GENERIC));
    }
}

#[test]
fn the_parser_warns_of_each_old_spelling_at_its_place() {
    let context = Context::with_dialects(std_dialect::all());
    let file = read(&context, std_dialect::MULTIPLY, true);
    let warnings: Vec<_> = file
        .warnings
        .iter()
        .map(|warning| (&std_dialect::MULTIPLY[warning.span().expect("a place")], warning.message()))
        .collect();
    assert_eq!(warnings.len(), 26, "{warnings:#?}");
    for expected in [
        ("func", "old spelling; use `func.func`"),
        ("tensor_store", "old spelling; use `std.tensor_store`"),
        ("message:", "old spelling; use `message =`"),
        (")", "`>` is missing before `)`"),
        ("0", "old spelling; use `0.000000e+00 : f32`"),
    ] {
        assert!(warnings.contains(&expected), "{expected:?} in {warnings:#?}");
    }
    // Without the option, the first old spelling is an error.
    let refused = read(&context, std_dialect::MULTIPLY, false);
    assert_eq!(refused.errors[0].message(), "custom op 'func' is unknown (tried 'builtin.func' as well)");
}

#[test]
fn control_flow_has_no_prefix_either() {
    let context = Context::with_dialects(std_dialect::all());
    let text = "func @f(%c: i1) -> f32 {\n  %x = constant 1.0 : f32\n  cond_br %c, ^a(%x : f32), ^b\n\
                ^a(%y: f32):\n  return %y : f32\n^b:\n  br ^a(%x : f32)\n}\nfunc @g(i32) -> ()\n";
    let file = read(&context, text, true);
    assert_eq!(file.errors, []);
    assert!(file.ir.verify().is_ok(), "{:?}", file.ir.verify());
    let today = "\
module {
  func.func @f(%arg0: i1) -> f32 {
    %0 = std.constant 1.000000e+00 : f32
    std.cond_br %arg0, ^bb1(%0 : f32), ^bb2
  ^bb1(%1: f32):  // 2 preds: ^bb0, ^bb2
    std.return %1 : f32
  ^bb2:  // pred: ^bb0
    std.br ^bb1(%0 : f32)
  }
  func.func private @g(i32)
}
";
    assert_eq!(printed(&file.ir, false), today);
}

#[test]
fn the_verifiers_report_each_mistake() {
    let context = Context::with_dialects(std_dialect::all());
    let cases = [
        ("%0 = std.alloc() : memref<?xf32>", "'std.alloc' op has 0 sizes, but the type leaves 1 open"),
        (
            "%0 = std.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>",
            "'std.alloc' op has 0 symbols, but the layout map has 1",
        ),
        (
            "%0 = std.alloc() : memref<4xf32>\n%1 = std.memref_cast %0 : memref<4xf32> -> memref<*xf64>",
            "'std.memref_cast' op cannot go from 'memref<4xf32>' to 'memref<*xf64>'",
        ),
        (
            "%0 = std.alloc() : memref<4xf32>\n%1 = std.memref_cast %0 : memref<4xf32> -> memref<5xf32>",
            "'std.memref_cast' op cannot go from 'memref<4xf32>' to 'memref<5xf32>'",
        ),
        ("%0 = affine.apply affine_map<(d0) -> (d0)>()", "'affine.apply' op has 0 operands for a map of 1"),
        ("%0 = affine.apply affine_map<() -> (0, 1)>()", "'affine.apply' op has a map of 2 results, not one"),
        (
            "%0 = std.alloc() : memref<4xf32>\n%1 = std.dim %0, 1 : memref<4xf32>",
            "'std.dim' op index 1 is out of rank 1",
        ),
        (
            "%0 = std.alloc() : memref<4xf32>\n%1 = std.load %0[] : memref<4xf32>",
            "'std.load' op has 0 indices for a memory of rank 1",
        ),
        (
            "%0 = std.alloc() : memref<f32>\n\"std.store\"(%0) <{literal = 1 : i32, \
             operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<f32>) -> ()",
            "'std.store' op stores a value that is not of the element type of the memory",
        ),
        (
            "%0 = std.alloc() : memref<f32>\n\"std.store\"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : \
             (memref<f32>) -> ()",
            "'std.store' op stores either a value or a literal",
        ),
        ("std.call @f() : () -> ()", "'std.call' op calls '@f', which is not a function"),
        (
            "func.func @f(%a: i32) {\n  std.return %a : i32\n}",
            "'std.return' op expects operands of the types that (i32) -> () returns",
        ),
    ];
    for (text, expected) in cases {
        let file = read(&context, text, false);
        assert_eq!(file.errors, [], "{text}");
        let violations = file.ir.verify().expect_err(text);
        assert_eq!(violations[0].message(), expected, "{text}");
    }
}

#[test]
fn builders_create_the_same_operations() {
    let context = Context::with_dialects(std_dialect::all());
    let memref = isogloss::text::parse_type(&context, "memref<4xf32>").expect("a type");
    let mut ir = Ir::new(&context);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let memory = alloc(&mut builder, memref, &[], &[]);
    let size = dim(&mut builder, memory, 0);
    let element = load(&mut builder, memory, &[size]);
    StoreOp::create_with_value_memref_indices(&mut builder, element, memory, &[size]);
    ForOp::create_with_lower_upper(&mut builder, 0, 4);
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let text = "\
module {
  %0 = std.alloc() : memref<4xf32>
  %1 = std.dim %0, 0 : memref<4xf32>
  %2 = std.load %0[%1] : memref<4xf32>
  std.store %2, %0[%1] : memref<4xf32>
  affine.for %arg0 = 0 to 4 {
  }
}
";
    assert_eq!(ir.to_string(), text);
}

/// Language reference of 2020: the other examples with operations of these dialects, as the document has them
/// (`programs/` says where one differs).
#[test]
fn the_other_examples_are_read_verified_printed_and_read_again() {
    for text in std_dialect::EXAMPLES {
        let context = Context::with_dialects(std_dialect::all());
        let file = read(&context, text, true);
        assert_eq!(file.errors, [], "{text}");
        assert!(!file.warnings.is_empty() && !read(&context, text, false).errors.is_empty(), "{text}");
        assert!(file.ir.verify().is_ok(), "{:?}", file.ir.verify());
        let (today, generic) = (printed(&file.ir, false), printed(&file.ir, true));
        for text in [&today, &generic] {
            let again = read(&context, text, false);
            assert_eq!((again.errors, again.warnings), (vec![], vec![]), "{text}");
            assert!(again.ir.verify().is_ok(), "{:?}", again.ir.verify());
            assert_eq!(
                (printed(&again.ir, false), printed(&again.ir, true)),
                (today.clone(), generic.clone())
            );
        }
    }
}

#[test]
fn maps_symbols_and_ranks_are_printed_in_todays_syntax() {
    let context = Context::with_dialects(std_dialect::all());
    let file = read(
        &context,
        "func @f(%a: index, %b: index) {\n\
        %x = affine.apply (d0)[s0] -> (d0 + s0) (%a)[%b]\n\
        %t = alloc(%a, %b)[%a] : memref<?x?xf32, (d0, d1)[s0] -> (d1, d0 + s0)>\n\
        %u = memref_cast %t : memref<?x?xf32, (d0, d1)[s0] -> (d1, d0 + s0)> -> memref<*xf32>\n\
        return\n}",
        true,
    );
    assert_eq!(file.errors, []);
    assert!(file.ir.verify().is_ok(), "{:?}", file.ir.verify());
    let today = "\
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>
module {
  func.func @f(%arg0: index, %arg1: index) {
    %0 = affine.apply #map(%arg0)[%arg1]
    %1 = std.alloc(%arg0, %arg1) [%arg0] : memref<?x?xf32, #map1>
    %2 = std.memref_cast %1 : memref<?x?xf32, #map1> -> memref<*xf32>
    std.return
  }
}
";
    assert_eq!(printed(&file.ir, false), today);
}
