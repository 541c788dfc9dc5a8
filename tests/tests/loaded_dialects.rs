//! MLIR's own dialects, loaded from the installed definition files, beside `mlir-opt`: programs made from the loaded
//! tables, in both forms. `ISOGLOSS_LOADED=all` takes every dialect, `ISOGLOSS_LOADED=tosa,shape` some.

use std::env;
use std::fmt::Write as _;
use std::path::Path;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss_load::{DialectReport, Loader};
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::programs::{Generator, Spec};
use isogloss_tests::{oracle, oracle_include, parallel};

/// The dialects of every run.
const DIALECTS: [&str; 8] = ["async", "bufferization", "emitc", "pdl", "shape", "smt", "tosa", "x86vector"];

/// How many programs there are for each operation.
const COUNT: usize = 2;

/// Dialects that `mlir-opt` 22 has only in tests, or not at all.
const ABSENT: [&str; 0] = [];

/// What was found for a dialect.
#[derive(Default)]
struct Found {
    name: String,
    report: DialectReport,
    /// Operations for which no program was found.
    without_program: Vec<&'static str>,
    /// Operations with a custom form that were printed or read.
    programs: usize,
    /// Programs that both accept, with equal text in both directions.
    equal: usize,
    /// Programs that the tool rejects and the generator does not: C++ that is not run, or an old spelling.
    unchecked: usize,
    /// Programs of operations whose custom form is C++.
    without_form: usize,
    different: Vec<String>,
}

fn compare(
    tool: &Path,
    all: &[&'static Dialect],
    dialect: &'static Dialect,
    report: &DialectReport,
) -> Found {
    let context = Context::with_dialects(all.iter().copied());
    let mut generator = Generator::new(&context, 1);
    let mut found = Found { name: dialect.name.to_owned(), report: report.clone(), ..Found::default() };
    let mut programs: Vec<Spec> = Vec::new();
    for op in Generator::operations(dialect) {
        let made: Vec<Spec> = (0..COUNT).map_while(|_| generator.valid(op)).collect();
        if made.is_empty() {
            found.without_program.push(op.name);
        }
        programs.extend(made);
    }
    let beside = |flag: Option<&'static str>, texts: &[String]| {
        let beside = Beside {
            tool: tool.to_owned(),
            directory: Path::new(env!("CARGO_TARGET_TMPDIR")).join("loaded_dialects").join(dialect.name),
            flags: flag.into_iter().collect(),
            dialects: all.to_vec(),
        };
        beside.answers(texts)
    };
    let texts: Vec<String> = programs.iter().map(Spec::text).collect();
    found.programs = texts.len();
    let answers = beside(None, &texts);
    let mut custom = Vec::new();
    for ((program, text), answers) in programs.iter().zip(&texts).zip(&answers) {
        let has_form = context.op(&program.op).is_some_and(|op| op.missing_form.is_none());
        match answers {
            (Answer::Rejected(_) | Answer::None, Answer::Accepted(_)) => found.unchecked += 1,
            // The generator reads old spellings, as `!llvm.ptr<f32>`.
            (Answer::Rejected(_), Answer::Rejected(_)) if agree(answers) => found.unchecked += 1,
            (Answer::Accepted(_), Answer::Accepted(_)) if !has_form => found.without_form += 1,
            (Answer::Accepted(theirs), _) if agree(answers) => custom.push(theirs.clone()),
            // `OpAsmOpInterface` names values in C++.
            (Answer::Accepted(theirs), Answer::Accepted(ours)) if numbered(theirs) == numbered(ours) => {
                custom.push(theirs.clone());
            }
            (theirs, ours) => {
                found.different.push(format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
            }
        }
    }
    for (text, answers) in custom.iter().zip(&beside(Some("--mlir-print-op-generic"), &custom)) {
        if agree(answers) {
            found.equal += 1;
        } else {
            let (theirs, ours) = answers;
            found.different.push(format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
        }
    }
    found
}

/// A text with values numbered in the order in which they are named.
fn numbered(text: &str) -> String {
    let is_name = |byte: char| byte.is_ascii_alphanumeric() || "_$.-".contains(byte);
    let mut names: Vec<&str> = Vec::new();
    let mut pieces = text.split('%');
    let mut renamed = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|byte| !is_name(byte)).unwrap_or(piece.len());
        let at = names.iter().position(|name| *name == &piece[..end]).unwrap_or_else(|| {
            names.push(&piece[..end]);
            names.len() - 1
        });
        let _ = write!(renamed, "%{at}{}", &piece[end..]);
    }
    renamed
}

#[test]
fn programs_of_loaded_dialects_are_answered_as_by_the_reference_tool() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let wanted = env::var("ISOGLOSS_LOADED").unwrap_or_else(|_| DIALECTS.join(","));
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    let loaded = if wanted == "all" { loader.all() } else { loader.by_name(wanted.split(',')) };
    loaded.unwrap_or_else(|error| panic!("{error}"));
    let all = loader.dialects();
    let found = loader.loaded();
    let pairs: Vec<_> = found
        .dialects
        .iter()
        .zip(&found.reports)
        .filter(|(dialect, _)| wanted == "all" || wanted.split(',').any(|name| name == dialect.name))
        .filter(|(dialect, _)| !ABSENT.contains(&dialect.name))
        .collect();
    let found = parallel::map(&pairs, |(dialect, report)| compare(&tool, &all, dialect, report));
    let mut table = String::new();
    let mut different = Vec::new();
    for found in &found {
        let Found { name, report, without_program, programs, equal, unchecked, without_form, .. } = found;
        let known = report.conditions - report.unknown_conditions;
        let _ = writeln!(
            table,
            "{name}: {} operations, {known} of {} conditions, {programs} programs: {equal} equal both ways, {without_form} \
             without a custom form, {unchecked} rejected by the tool, {} different; without program: {without_program:?}",
            report.operations,
            report.conditions,
            found.different.len(),
        );
        different.extend(found.different.iter().map(String::as_str));
    }
    println!("{table}");
    let equal: usize = found.iter().map(|found| found.equal).sum();
    assert!(equal >= 25 * found.len(), "only {equal} programs are equal both ways:\n{table}");
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
}
