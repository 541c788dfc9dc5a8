//! Rewrite patterns of MLIR and of Flang: their own definition files become Rust, which rewrites programs as the tools do.
//!
//! Flang installs its file. MLIR's are in its source alone, below `mlir/lib`:
//! `ISOGLOSS_PATTERNS=FOLDER cargo test -p isogloss-tests --test crates upstream_patterns:: -- --nocapture` takes the folder with
//! them, prints the report, and compares with `patterns/upstream/report.txt`. The programs are `patterns/upstream/*.mlir`.

use isogloss_codegen::{Options, RecordKind, Status, generate_with_report, session};
use isogloss_tests::user::UserCrate;
use isogloss_tests::{definition_files, golden, oracle, oracle_include, repository};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Between programs of one file.
const SEPARATOR: &str = "// -----\n";

/// The C++ functions that patterns of `arith` call, as functions of the crate.
const FUNCTIONS: &str = r#"
include "isogloss/RustType.td"
def : CppFunction<"addIntegerAttrs", "crate::add">;
def : CppFunction<"subIntegerAttrs", "crate::sub">;
def : CppFunction<"mulIntegerAttrs", "crate::mul">;
def : CppFunction<"mergeOverflowFlags", "crate::merge_overflow">;
def : CppFunction<"invertPredicate", "crate::invert">;
"#;

/// The crate that runs the patterns. Its arguments are a folder with definition files, a file of programs, and the
/// dialects to load.
const MAIN: &str = r#"
#![allow(dead_code)]
use isogloss::builtin::IntegerAttr;
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::ir::{Ir, ValueId};
use isogloss::rewrite::{GreedyOptions, Rewriter, rewrite_greedily};
use isogloss::text::PrintOptions;
use isogloss::{Attribute, Context};
use isogloss_dialects::arith;

mod generated;

fn value(attribute: Attribute<'_>) -> i64 {
    attribute.cast::<IntegerAttr<'_>>().to_i64().expect("64 bits")
}

/// The number in the bits of a type.
fn integer<'c>(rewriter: &mut Rewriter<'_, 'c>, of: ValueId, value: i64) -> Attribute<'c> {
    let ty = rewriter.ir().value(of).ty();
    let bits = 64 - ty.int_or_float_width().unwrap_or(64);
    IntegerAttr::get(ty, value << bits >> bits).into()
}

fn add<'c>(r: &mut Rewriter<'_, 'c>, of: ValueId, a: Attribute<'c>, b: Attribute<'c>) -> Attribute<'c> {
    integer(r, of, value(a).wrapping_add(value(b)))
}

fn sub<'c>(r: &mut Rewriter<'_, 'c>, of: ValueId, a: Attribute<'c>, b: Attribute<'c>) -> Attribute<'c> {
    integer(r, of, value(a).wrapping_sub(value(b)))
}

fn mul<'c>(r: &mut Rewriter<'_, 'c>, of: ValueId, a: Attribute<'c>, b: Attribute<'c>) -> Attribute<'c> {
    integer(r, of, value(a).wrapping_mul(value(b)))
}

fn merge_overflow<'c>(a: Attribute<'c>, b: Attribute<'c>) -> Attribute<'c> {
    let flags = |attribute: Attribute<'c>| attribute.cast::<arith::IntegerOverflowFlagsAttr<'_>>().value();
    arith::IntegerOverflowFlagsAttr::get(a.context(), flags(a) & flags(b)).into()
}

fn invert(predicate: Attribute<'_>) -> Attribute<'_> {
    // eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
    let inverted = [1, 0, 5, 4, 3, 2, 9, 8, 7, 6];
    let number = value(predicate) as usize;
    IntegerAttr::get(predicate.context().i64(), inverted[number]).into()
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (include, file) = (arguments.next().expect("a folder"), arguments.next().expect("a file"));
    let mut loader = isogloss_load::Loader::new(isogloss::dialects::all().into_iter().chain(isogloss_dialects::all()));
    loader = loader.include_dir(include);
    loader.by_name(arguments).expect("the dialects");
    let dialects = loader.dialects();
    let ctx = Context::with_dialects(dialects);
    let text = std::fs::read_to_string(file).expect("programs");
    for program in text.split("// -----\n") {
        let mut ir = Ir::parse(&ctx, program).unwrap_or_else(|error| panic!("{error:?}"));
        let root = ir.root().expect("a module").id();
        let options = GreedyOptions { verify: true, ..GreedyOptions::default() };
        rewrite_greedily(&mut ir, root, &generated::patterns(), &options).unwrap_or_else(|error| panic!("{error}"));
        // Forms that are C++ are not known here.
        let (flags, mut text) = (OpPrintFlags::default().generic(true), Vec::new());
        print(ir.op(root), flags, &PrintOptions::default(), &mut text);
        println!("{}\n// -----", String::from_utf8(text).expect("a text"));
    }
}
"#;

/// A definition file with patterns, as Rust and with a report about them.
struct Patterns {
    rust: String,
    lines: String,
    generated: usize,
}

/// The patterns of a definition file; `None` if it has none.
fn patterns(include: &Path, file: &Path, functions: &str) -> Option<Patterns> {
    let text = fs::read_to_string(file).expect("a definition file");
    if !["Pat<", "Pattern<"].iter().any(|class| text.contains(class)) {
        return None;
    }
    let name = file.file_name().expect("a name").to_string_lossy();
    let session = session().search_beside(true).include_dir(include);
    let records = session.parse_str(&*name, format!("{text}\n{functions}"));
    let records = records.unwrap_or_else(|errors| panic!("{name}: {errors}"));
    let (generated, report) = generate_with_report(&records, &Options::default())
        .unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    let (mut lines, mut count) = (String::new(), 0);
    for entry in report.entries.iter().filter(|entry| entry.kind == RecordKind::Pattern) {
        let reason = entry.reason.split_once(": `").map_or("", |(_, code)| code.trim_end_matches('`'));
        let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
        let made = if entry.rust.is_empty() { &reason } else { &entry.rust };
        let _ = writeln!(lines, "  {} {}: {made}", entry.def, entry.status);
        count += usize::from(entry.status == Status::Generated);
    }
    (!lines.is_empty()).then_some(Patterns { rust: generated.source, lines, generated: count })
}

/// Compares programs after the patterns with the results of a tool's passes, in generic form. `loaded` are the dialects
/// that are loaded.
fn compare(tool: &str, passes: &[&str], include: &Path, rust: &str, programs: &str, loaded: &[&str]) {
    let Some(tool) = oracle(tool) else { return };
    let path = repository().join("tests/patterns/upstream").join(programs);
    let output = Command::new(tool)
        .args(passes)
        .args(["--split-input-file", "--mlir-print-op-generic"])
        .arg(&path)
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{programs}: {}", String::from_utf8_lossy(&output.stderr));
    let theirs = String::from_utf8_lossy(&output.stdout).into_owned();
    let user = UserCrate::new("patterns", Path::new(env!("CARGO_TARGET_TMPDIR")));
    user.write(
        "Cargo.toml",
        "[package]\nname = \"patterns\"\nedition = \"2024\"\n\n[dependencies]\n\
         isogloss = { path = \"../isogloss/runtime\" }\nisogloss-load = { path = \"../isogloss/codegen/load\" }\n\
         isogloss-dialects = { path = \"../isogloss/dialects\", features = [\"all\"] }\n",
    );
    user.write("src/main.rs", MAIN);
    user.write("src/generated.rs", rust);
    let paths = [include, &path].map(|path| path.to_str().expect("a path"));
    let arguments: Vec<&str> = paths.into_iter().chain(loaded.iter().copied()).collect();
    let ours = user.printed("the patterns", &user.run(&arguments));
    let split = |text: &str| -> Vec<String> {
        let parts = text.split(SEPARATOR).map(|part| part.trim().to_owned());
        parts.filter(|part| !part.is_empty()).collect()
    };
    let (ours, theirs) = (split(&ours), split(&theirs));
    assert_eq!(ours.len(), theirs.len(), "{programs}");
    let inputs = fs::read_to_string(&path).expect("the programs");
    let different: Vec<String> = split(&inputs)
        .iter()
        .zip(ours.iter().zip(&theirs))
        .filter(|(_, (ours, theirs))| ours != theirs)
        .map(|(input, (ours, theirs))| format!("{input}\n--- theirs:\n{theirs}\n--- ours:\n{ours}"))
        .collect();
    assert!(different.is_empty(), "{programs}: {} differences:\n{}", different.len(), different.join("\n"));
    println!("{programs}: {} programs are equal", ours.len());
}

/// The folder with MLIR's definition files, if the test is to run: it builds a crate with all dialects.
fn folder() -> Option<PathBuf> {
    let folder = env::var_os("ISOGLOSS_PATTERNS").map(PathBuf::from);
    if folder.is_none() {
        println!("skipped: ISOGLOSS_PATTERNS names no folder with MLIR's definition files");
    }
    folder
}

#[test]
fn patterns_of_flang_rewrite_as_fir_opt() {
    let (Some(_), Some(include)) = (folder(), oracle_include()) else { return };
    let file = include.join("flang/Optimizer/Dialect/CanonicalizationPatterns.td");
    let patterns = patterns(&include, &file, "").expect("patterns");
    assert!(patterns.generated >= 6, "{}", patterns.lines);
    compare("fir-opt", &["--canonicalize"], &include, &patterns.rust, "fir.mlir", &["fir"]);
}

#[test]
fn patterns_of_mlir_rewrite_as_mlir_opt() {
    let Some(folder) = folder() else { return };
    let (Some(include), Some(tool)) = (oracle_include(), oracle("mlir-tblgen")) else { return };
    let mut report = String::new();
    let mut of_name = BTreeMap::new();
    for file in definition_files(&folder) {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let functions = if name.starts_with("Arith") { FUNCTIONS } else { "" };
        let Some(found) = patterns(&include, &file, functions) else { continue };
        // Both accept all of them.
        let output = Command::new(&tool).arg("-gen-rewriters").arg("-I").arg(&include).arg(&file).output();
        assert!(output.expect("it runs").status.success(), "{name} is refused by mlir-tblgen");
        let total = found.lines.lines().count();
        let _ = write!(report, "{name}: {} of {total} generated\n{}", found.generated, found.lines);
        of_name.insert(name, found.rust);
    }
    println!("{report}");
    golden::check_text(&repository().join("tests/patterns/upstream/report.txt"), &report);
    for (file, passes, programs, loaded) in [
        ("ArithCanonicalization.td", &["--canonicalize"][..], "arith.mlir", &[][..]),
        (
            "SPIRVCanonicalization.td",
            &["--canonicalize", "--spirv-canonicalize-gl"],
            "spirv.mlir",
            &["spirv"],
        ),
        ("ShapeCanonicalization.td", &["--canonicalize"], "shape.mlir", &["shape"]),
    ] {
        if let Some(rust) = of_name.get(file) {
            compare("mlir-opt", passes, &include, rust, programs, loaded);
        }
    }
}
