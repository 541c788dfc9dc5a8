//! Rewriting compared with `mlir-opt`: the same program after the same pass.

use std::path::Path;
use std::process::Command;

use isogloss::Context;
use isogloss::ir::{Ir, OpId};
use isogloss::rewrite::{GreedyOptions, Patterns, eliminate_common_subexpressions, rewrite_greedily};
use isogloss_tests::TemporaryFile;
use isogloss_tests::dialects::{NAMES, is_different, programs};
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{folds, functions, oracle, parallel, passes};

/// The number of programs in one run.
const CHUNK: usize = 400;

/// Between programs of one file.
const SEPARATOR: &str = "// -----\n";

/// The programs after a pass of the reference tool.
fn theirs(tool: &Path, flag: &str, programs: &[&str]) -> Vec<String> {
    let file = TemporaryFile::new("programs.mlir", programs.join(SEPARATOR));
    let flags = [flag, "--split-input-file", "--allow-unregistered-dialect"];
    let output = Command::new(tool)
        .args(flags)
        .arg(&*file)
        .output()
        .unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    String::from_utf8_lossy(&output.stdout).split(SEPARATOR).map(|text| text.trim().to_owned()).collect()
}

/// Compares a pass of the reference tool with a function that returns how many changes it made, on the programs that both accept.
/// Returns how many programs and changes there were.
fn compare(
    transcript: &Transcript,
    flag: &str,
    programs: &[&str],
    run: impl Fn(&mut Ir<'_>, OpId) -> usize + Sync,
) -> (usize, usize) {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let chunks: Vec<&[&str]> = programs.chunks(CHUNK).collect();
    let found = parallel::map(&chunks, |texts| {
        let valid = |text: &&&str| isogloss_tests::ir::ours::is_valid(&context, text);
        let texts: Vec<&str> = texts.iter().filter(valid).copied().collect();
        let mut changes = 0;
        let mut different = Vec::new();
        let mut ours = Vec::new();
        for text in &texts {
            let mut ir = Ir::parse(&context, text).expect("it was valid");
            let root = ir.root().expect("a module").id();
            changes += run(&mut ir, root);
            if let Err(error) = ir.verify() {
                different.push(format!("{text}\ninvalid: {error}"));
            }
            ours.push(ir.to_string().trim().to_owned());
        }
        let input: Vec<&str> = [flag].into_iter().chain(texts.iter().copied()).collect();
        let compared = transcript.compare(&input, &ours.join(SEPARATOR), || {
            let theirs = theirs(transcript.tool(), flag, &texts);
            let pairs =
                texts.iter().zip(ours.iter().zip(&theirs)).filter(|(_, (ours, theirs))| ours != theirs);
            let different: Vec<String> = pairs
                .map(|(text, (ours, theirs))| format!("{text}\n--- theirs:\n{theirs}\n--- ours:\n{ours}"))
                .collect();
            if different.is_empty() { Ok(format!("{} the same", texts.len())) } else { Err(different) }
        });
        different.extend(compared.err().into_iter().flatten());
        (texts.len(), changes, different)
    });
    let different: Vec<&str> =
        found.iter().flat_map(|(_, _, different)| different).map(String::as_str).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    let programs: usize = found.iter().map(|(count, ..)| count).sum();
    let changes: usize = found.iter().map(|(_, changes, _)| changes).sum();
    println!("{programs} programs, {changes} changes");
    (programs, changes)
}

#[test]
fn common_subexpressions_are_found_as_by_the_reference_tool() {
    let transcript = Transcript::new("rewriting-cse", "mlir-opt");
    let of_dialects: Vec<String> = NAMES.iter().flat_map(|name| programs(name)).collect();
    let all: Vec<&str> = of_dialects.iter().filter(|text| !is_different(text)).map(String::as_str).collect();
    let (programs, changes) = compare(&transcript, "--cse", &all, eliminate_common_subexpressions);
    assert!(programs >= 4000 && changes >= 1000, "{programs} programs, {changes} operations erased");
    transcript.finish();
}

/// The reference tool makes the programs, so that it is asked in every run.
#[test]
fn common_subexpressions_in_output_of_passes_are_found_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let programs = passes::programs(&tool);
    let programs: Vec<&str> = programs.iter().map(String::as_str).collect();
    let (count, _) =
        compare(&Transcript::of_the_tool_alone(&tool), "--cse", &programs, eliminate_common_subexpressions);
    assert_eq!(count, programs.len());
}

/// The names of the operations of a body that are left after `--cse`.
fn left(body: &str) -> String {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let text = format!("func.func @f(%c: i1, %x: i32, %i: index, %m: memref<4xi32>) {{\n{body}\nreturn }}");
    let mut ir = Ir::parse(&context, &text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    let root = ir.root().expect("a module").id();
    eliminate_common_subexpressions(&mut ir, root);
    let names: Vec<&str> = ir.op(root).walk().map(|op| op.name()).collect();
    names.join(" ")
}

const USE: &str = "\"t.use\"(%0, %1) : (i32, i32) -> ()";

#[test]
fn operations_with_several_regions_merge_if_they_have_no_effects() {
    let sum = "%a = arith.addi %x, %x : i32";
    let branch = format!("scf.if %c -> i32 {{ {sum} scf.yield %a : i32 }} else {{ scf.yield %x : i32 }}");
    let both = |one: &str, other: &str| {
        let body = format!("%y = \"t.y\"() : () -> i32\n%0 = {one}\n%1 = {other}\n{USE}");
        left(&body).matches(" scf.if").count()
    };
    assert_eq!(both(&branch, &branch), 1);
    assert_eq!(both(&branch, &branch.replace("addi", "muli")), 2);
    assert_eq!(both(&branch, &branch.replace("yield %x", "yield %y")), 2);
    let reading = branch.replace(sum, "%a = memref.load %m[%i] : memref<4xi32>");
    assert_eq!(both(&reading, &reading), 2);
    // Operations are compared after the operations inside them were merged.
    let inner = branch.replace(
        sum,
        "%p = arith.addi %x, %x : i32 %q = arith.addi %x, %x : i32 %a = arith.muli %p, %q : i32",
    );
    assert_eq!(both(&inner, &inner.replace("%p, %q", "%q, %p")), 1);
    // The order of the operands of a commutative operation counts inside.
    let ordered = branch.replace("%x, %x", "%x, %y");
    assert_eq!(both(&ordered, &ordered.replace("%x, %y", "%y, %x")), 2);
}

#[test]
fn reads_merge_up_to_an_operation_that_may_write() {
    let loads = |between: &str| {
        let load = "memref.load %m[%i] : memref<4xi32>";
        left(&format!("%0 = {load}\n{between}\n%1 = {load}\n{USE}")).matches("memref.load").count()
    };
    for reads in [
        "",
        "%n = memref.alloca() : memref<4xi32>",
        "memref.dealloc %m : memref<4xi32>",
        "%n = memref.alloc() : memref<4xi32> memref.dealloc %n : memref<4xi32>",
        "%n = arith.divsi %x, %x : i32",
        "scf.if %c { memref.dealloc %m : memref<4xi32> }",
    ] {
        assert_eq!(loads(reads), 1, "{reads}");
    }
    for writes in [
        "memref.store %x, %m[%i] : memref<4xi32>",
        "\"t.unknown\"() : () -> ()",
        "scf.if %c { memref.store %x, %m[%i] : memref<4xi32> }",
        "memref.copy %m, %m : memref<4xi32> to memref<4xi32>",
    ] {
        assert_eq!(loads(writes), 2, "{writes}");
    }
}

/// By default some functions. `ISOGLOSS_FUNCTIONS` sets their number, `ISOGLOSS_SEED` the first seed.
#[test]
fn random_functions_lose_the_operations_that_they_lose_by_the_reference_tool() {
    let variables = ["ISOGLOSS_FUNCTIONS", "ISOGLOSS_SEED"];
    let transcript = Transcript::unless_set(&variables, "rewriting-functions", "mlir-opt");
    let Some(transcript) = transcript else { return };
    let number = |name: &str, default: u64| {
        std::env::var(name)
            .map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("{name}: not a number")))
    };
    let (count, first) = (number("ISOGLOSS_FUNCTIONS", 100), number("ISOGLOSS_SEED", 0));
    let all: Vec<String> = (first..first + count).map(functions::program).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let (programs, changes) = compare(&transcript, "--cse", &all, eliminate_common_subexpressions);
    assert_eq!(programs as u64, count, "valid programs");
    assert!(changes as u64 >= count, "{changes} operations erased");
    transcript.finish();
}

#[test]
fn operations_fold_as_by_the_reference_tool() {
    let transcript = Transcript::new("rewriting-folds", "mlir-opt");
    let all = folds::programs();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let (programs, changes) = compare(&transcript, "--canonicalize", &all, |ir, root| {
        let outcome = rewrite_greedily(ir, root, &Patterns::new(), &GreedyOptions::default());
        usize::try_from(outcome.expect("there are no patterns").folded).expect("few")
    });
    assert!(programs >= 4000 && changes >= 2000, "{programs} programs, {changes} operations folded");
    transcript.finish();
}
