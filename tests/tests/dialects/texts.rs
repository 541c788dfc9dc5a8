//! The texts of the dialects in `isogloss-dialects`: `tests/ir/NAME/custom.mlir` and `generic.mlir` are the same
//! programs in both forms, and each form is printed of each.
//!
//! With `UPDATE_EXPECT=1` the files are written anew from the valid ones of `tests/ir/NAME/programs.txt`: a program is
//! taken if it has an operation that no earlier one has, or has with other properties, operands or regions.

use std::collections::BTreeSet;
use std::sync::Once;
use std::{env, fs};

use isogloss::Context;
use isogloss::ir::{Ir, OpRef};
use isogloss_tests::dialects::{NAMES, folder, is_different, programs};
use isogloss_tests::ir::compare::first_difference;
use isogloss_tests::ir::{MARKER, ours};
use isogloss_tests::tblgen::run_beside;
use isogloss_tests::{oracle, parallel};

/// The files of a dialect, and the flags with which each is printed.
const FORMS: [(&str, &[&str]); 2] = [
    ("custom.mlir", &["--allow-unregistered-dialect", "--split-input-file"]),
    ("generic.mlir", &["--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic"]),
];

/// The optional parts that an operation has.
type Shape = (&'static str, Vec<bool>);

/// The shape of a registered operation of the dialect.
fn shape(op: OpRef<'_, '_>, dialect: &str) -> Option<Shape> {
    let def = op.def().filter(|def| def.dialect == dialect)?;
    let properties = (0..def.properties.len()).map(|index| op.property(index).is_some());
    let operands = (0..def.operands.len()).map(|group| !op.operand_group(group).is_empty());
    let results = (0..def.results.len()).map(|group| !op.result_group(group).is_empty());
    let regions = op.regions().map(|region| region.blocks().next().is_some());
    Some((def.name, properties.chain(operands).chain(results).chain(regions).collect()))
}

/// Valid programs of a dialect that together have every shape of an operation.
fn selected(name: &str) -> String {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut seen = BTreeSet::new();
    let mut selected = Vec::new();
    for program in programs(name).into_iter().filter(|program| !is_different(program)) {
        let Ok(ir) = Ir::parse(&context, &program) else { continue };
        if ir.verify().is_err() {
            continue;
        }
        let ops = ir.root().into_iter().flat_map(OpRef::walk);
        let shapes: Vec<Shape> = ops.filter_map(|op| shape(op, name)).collect();
        let is_new = shapes.iter().any(|shape| !seen.contains(shape));
        if is_new && is_read_back(&program) {
            seen.extend(shapes);
            selected.push(program);
        }
    }
    selected.join(&format!("{MARKER}\n"))
}

fn printed(text: Vec<u8>, flags: &[&str], name: &str) -> Vec<u8> {
    let output = ours::run_with(&isogloss_cli::known_dialects(), flags, name, text).expect("known flags");
    assert!(output.success, "{name}: {}", output.messages);
    output.text
}

/// Whether the custom form keeps the program: MLIR's forms of some operations do not.
fn is_read_back(program: &str) -> bool {
    let [custom, generic] = FORMS.map(|(_, flags)| printed(program.as_bytes().to_vec(), flags, "program"));
    let output = ours::run_with(&isogloss_cli::known_dialects(), FORMS[1].1, "custom", custom);
    output.is_ok_and(|output| output.success && output.text == generic)
}

fn none(problems: Vec<String>) {
    assert!(problems.is_empty(), "{} texts differ:\n{}", problems.len(), problems.join("\n"));
}

/// Writes the files once, before any test reads them, if the environment requests it.
fn update() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if env::var_os("UPDATE_EXPECT").is_none() {
            return;
        }
        for (name, (file, flags)) in NAMES.into_iter().flat_map(|name| FORMS.map(|form| (name, form))) {
            let text = printed(selected(name).into_bytes(), flags, name);
            fs::write(folder(name).join(file), text).expect("a writable folder");
        }
    });
}

/// Each form of each dialect and the form to print.
fn directions() -> Vec<(&'static str, &'static str, &'static str, &'static [&'static str])> {
    let forms =
        |name| FORMS.iter().flat_map(move |(from, _)| FORMS.map(|(to, flags)| (name, *from, to, flags)));
    NAMES.into_iter().flat_map(forms).collect()
}

#[test]
fn each_form_is_printed_of_each() {
    update();
    let problems = parallel::map(&directions(), |(name, from, to, flags)| {
        let read = |file| fs::read(folder(name).join(file)).expect("a text of each form");
        let difference = first_difference(&read(to), &printed(read(from), flags, name));
        difference.map(|difference| format!("{name}, {from} to {to}: {difference}"))
    });
    none(problems.into_iter().flatten().collect());
}

#[test]
fn every_operation_is_in_the_texts() {
    update();
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut missing = Vec::new();
    for name in NAMES {
        let text = fs::read_to_string(folder(name).join("generic.mlir")).expect("a text of each form");
        let dialect = context.dialect(name).expect("a known dialect");
        let is_missing = |op: &&str| !text.contains(&format!("\"{op}\"("));
        missing.extend(dialect.ops.iter().map(|op| op.name).filter(is_missing));
    }
    assert!(missing.is_empty(), "{} operations have no text: {}", missing.len(), missing.join(", "));
}

#[test]
fn the_reference_tool_prints_the_same() {
    let Some(tool) = oracle("mlir-opt") else { return };
    update();
    let problems = parallel::map(&directions(), |(name, from, to, flags)| {
        let answer = run_beside(&tool, flags, &folder(name).join(from));
        let expected = fs::read(folder(name).join(to)).expect("a text of each form");
        let difference = first_difference(&expected, &answer.output);
        difference.map(|difference| format!("{name}, {from} to {to}: {difference}"))
    });
    none(problems.into_iter().flatten().collect());
}
