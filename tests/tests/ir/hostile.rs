//! Hostile inputs: deeply nested, truncated, random, full of mistakes. They are quickly
//! rejected, with few errors.

use isogloss::dialects::func;
use isogloss::ir::Ir;
use isogloss::ir::text::MAX_ERRORS;
use isogloss::text::Limits;
use isogloss::{Context, builtin::UnitAttr};
use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};
use isogloss_tests::ir::accepted;

fn opt(input: impl Into<Vec<u8>>) -> OptOutput {
    opt_within(Limits::default(), input)
}

fn opt_within(limits: Limits, input: impl Into<Vec<u8>>) -> OptOutput {
    let mut options = OptOptions::default();
    options.parser.limits = limits;
    options.file_name = "a.mlir".to_owned();
    assert!(options.set_flag("--allow-unregistered-dialect"));
    run_opt(&[func::dialect()], input.into(), &options)
}

fn errors(output: &OptOutput) -> Vec<&str> {
    output.messages.lines().filter(|line| line.contains(": error: ")).collect()
}

/// The same text, repeated.
fn deep(open: &str, close: &str, levels: usize) -> String {
    format!("{}{}", open.repeat(levels), close.repeat(levels))
}

#[test]
fn deep_nesting_is_one_error() {
    let levels = 60;
    let inputs = [
        deep("\"t.a\"() ({\n", "}) : () -> ()\n", levels),
        deep("module {\n", "}\n", levels),
        format!("\"t.a\"() {{a = {}}} : () -> ()", deep("[", "]", levels)),
        format!("\"t.a\"() {{a = {}}} : () -> ()", deep("{a = ", "}", levels)),
        format!("\"t.a\"() : () -> {}i32{}", "tuple<".repeat(levels), ">".repeat(levels)),
        format!("\"t.a\"() : () -> {}", "() -> ".repeat(levels)),
        format!("\"t.a\"() : () -> () loc({})", deep("\"a\"(", ")", levels)),
        "\"t.a\"() ({\n".repeat(levels),
        "(".repeat(levels),
    ];
    for input in inputs {
        let output = opt_within(Limits::default().nesting(40), input.clone());
        assert!(!output.success && output.text.is_empty(), "{}", &input[..20]);
        let errors = errors(&output);
        assert!(!errors.is_empty() && errors.len() <= 2, "{}: {errors:?}", &input[..20]);
    }
}

#[test]
fn nesting_up_to_the_limit_is_fine() {
    let text = deep("\"t.a\"() ({\n", "}) : () -> ()\n", 1_000);
    let output = opt(text);
    assert!(output.success, "{}", output.messages);
    assert_eq!(output.text.iter().filter(|byte| **byte == b'{').count(), 1_001);
}

#[test]
fn what_was_built_deeper_is_printed_verified_and_cloned() {
    let context = Context::new();
    let mut ir = Ir::new(&context);
    let mut block = ir.body();
    let first = ir.builder_at_end(block).op("t.first").region().create();
    let mut op = first;
    for _ in 0..100_000 {
        let region = ir.op(op).regions().next().expect("a region").id();
        let mut builder = ir.builder_at_end(block);
        block = builder.block(region, []);
        builder.move_to_end(block);
        op = builder.op("t.inner").region().attribute("deep", UnitAttr::get(&context)).create();
    }
    assert_eq!(ir.verify(), Ok(()));
    let copy = ir.clone_op(first);
    let body = ir.body();
    ir.append_op(body, copy);
    // Two blanks more each level: printing it all would be ten gigabytes of them.
    assert_eq!(ir.op(first).walk().count(), 100_001);
    assert_eq!(ir.op(copy).walk_post().count(), 100_001);
    ir.erase(first);
    assert_eq!(ir.root().expect("a root").walk().count(), 100_002);
}

#[test]
fn every_prefix_of_a_file_is_read_or_rejected() {
    let mut read = 0;
    for input in accepted::all() {
        let text = std::fs::read(&input.path).expect("an input");
        if text.len() > 3000 {
            continue;
        }
        let step = (text.len() / 60).max(1);
        for end in (0..text.len()).step_by(step) {
            let output = opt(&text[..end]);
            assert!(output.success || !errors(&output).is_empty(), "{}: {end}", input.path.display());
            read += 1;
        }
    }
    assert!(read > 5000, "only {read} prefixes");
}

#[test]
fn bytes_at_random_are_rejected() {
    let mut state = 1u64;
    for round in 0..2000 {
        let bytes: Vec<u8> = (0..round % 97)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 56) as u8
            })
            .collect();
        let output = opt(bytes);
        assert!(output.success || !output.messages.is_empty());
    }
}

#[test]
fn mistakes_are_told_one_by_one_up_to_a_limit() {
    let three = "\"t.a\"( : () -> ()\n\"t.b\"() : () -> ()\n%0 = \"t.c\"() {a = } : () -> i32\n\"t.d\"(%0) : (i32) -> ()\n\"t.e\"() ({\n  \"t.f\"() : () - ()\n}) : () -> ()\n";
    let output = opt(three);
    assert_eq!(
        errors(&output),
        [
            "a.mlir:1:7: error: expected ')' to end operand list",
            "a.mlir:3:18: error: expected attribute value",
            "a.mlir:6:15: error: expected '->' in function type",
        ]
    );
    let output = opt("\"t.a\"( : () -> ()\n".repeat(10_000));
    assert_eq!(errors(&output).len(), MAX_ERRORS);
}

#[test]
fn huge_numbers_of_results_and_names_cost_nothing() {
    let output = opt("%a:4294967295 = \"t.a\"() : () -> i32");
    assert_eq!(
        errors(&output),
        ["a.mlir:1:1: error: operation defines 1 results but was provided 4294967295 to bind"]
    );
    let output = opt("%99999999 = \"t.a\"() : () -> i32\n\"t.b\"(%99999999) : (i32) -> ()");
    assert!(output.success);
    let output = opt("\"t.b\"(%a#4294967295) : (i32) -> ()");
    assert_eq!(errors(&output), ["a.mlir:1:7: error: use of undeclared SSA value name"]);
}
