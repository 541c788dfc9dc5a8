//! MLIR's own dialects, loaded from the installed definition files, beside `mlir-opt`: programs made from the loaded
//! tables, in both forms, and wrong ones. `ISOGLOSS_LOADED=all` takes every dialect, `ISOGLOSS_LOADED=tosa,shape` some.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::path::Path;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::OpDef;
use isogloss_load::{DialectReport, Loader};
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::programs::{Generator, Spec};
use isogloss_tests::{oracle, oracle_include, parallel};

/// The dialects of every run.
const DIALECTS: [&str; 8] = ["async", "bufferization", "emitc", "pdl", "shape", "smt", "tosa", "x86vector"];

/// How many programs are made at a time for each operation, and how often, until the tool accepts one.
const COUNT: usize = 2;
const ROUNDS: usize = 3;

/// Dialects that `mlir-opt` 22 does not register.
const ABSENT: [&str; 1] = ["vcix"];

/// What was found for a dialect.
#[derive(Default)]
struct Found {
    name: String,
    report: DialectReport,
    /// Operations for which no program was found.
    without_program: Vec<&'static str>,
    programs: usize,
    /// Operations with a program that both accept, with equal text in both directions.
    equal: BTreeSet<String>,
    /// Programs that the tool rejects and the generator does not: C++ that is not run, or an old spelling.
    unchecked: usize,
    /// Operations whose custom form is C++, so that only their generic form was compared.
    without_form: BTreeSet<String>,
    /// Wrong programs: those with equal answers, and those of operations with C++ that is not run.
    wrong_equal: usize,
    wrong_unchecked: usize,
    different: Vec<String>,
}

/// The reference tool and the loaded dialects.
struct Tools<'t> {
    tool: &'t Path,
    all: &'t [&'static Dialect],
    /// The types and attributes of loaded dialects that C++ parses or verifies, by their names.
    in_cpp: &'t [&'t str],
    dialect: &'static Dialect,
}

impl Tools<'_> {
    fn answers(&self, flag: Option<&'static str>, texts: &[String]) -> Vec<(Answer, Answer)> {
        let beside = Beside {
            tool: self.tool.to_owned(),
            directory: Path::new(env!("CARGO_TARGET_TMPDIR")).join("loaded_dialects").join(self.dialect.name),
            flags: flag.into_iter().collect(),
            dialects: self.all.to_vec(),
        };
        beside.answers(texts)
    }
}

fn compare(tools: &Tools<'_>, report: &DialectReport) -> Found {
    let dialect = tools.dialect;
    let context = Context::with_dialects(tools.all.iter().copied());
    let mut generator = Generator::new(&context, 1);
    let mut found = Found { name: dialect.name.to_owned(), report: report.clone(), ..Found::default() };
    let mut open = Generator::operations(dialect);
    let mut valid: Vec<Spec> = Vec::new();
    for round in 0..ROUNDS {
        let mut programs: Vec<Spec> = Vec::new();
        for op in &open {
            let made: Vec<Spec> = (0..COUNT).map_while(|_| generator.valid(op)).collect();
            if made.is_empty() && round == 0 {
                found.without_program.push(op.name);
            }
            programs.extend(made);
        }
        valid.extend(found.add_valid(tools, &context, &programs));
        let is_open = |op: &&'static OpDef| {
            let of = |names: &BTreeSet<String>| names.contains(op.name);
            !of(&found.equal) && !of(&found.without_form) && !found.without_program.contains(&op.name)
        };
        open.retain(is_open);
    }
    let wrong: Vec<Spec> = valid.iter().map(|program| generator.mutated(program)).collect();
    found.add_wrong(tools, &wrong);
    found
}

impl Found {
    /// A line of the table.
    fn line(&self) -> String {
        let Self { name, report, without_program, programs, equal, unchecked, without_form, .. } = self;
        let known = report.conditions - report.unknown_conditions;
        let unknown = report.unchecked.iter().filter(|op| !op.conditions.is_empty()).count();
        format!(
            "{name}: {} operations: {} equal both ways, {} without a custom form; conditions {known} of {}, {} operations \
             whole; {programs} programs, {unchecked} rejected by the tool; wrong programs: {} equal, {} of operations with \
             C++; {} different; without program: {without_program:?}\n",
            report.operations,
            equal.len(),
            without_form.len(),
            report.conditions,
            report.operations - unknown,
            self.wrong_equal,
            self.wrong_unchecked,
            self.different.len(),
        )
    }

    /// Compares programs that are valid here, in both forms. Returns those with equal answers.
    fn add_valid(&mut self, tools: &Tools<'_>, context: &Context, programs: &[Spec]) -> Vec<Spec> {
        let texts: Vec<String> = programs.iter().map(Spec::text).collect();
        self.programs += texts.len();
        let mut custom = Vec::new();
        for ((program, text), answers) in programs.iter().zip(&texts).zip(&tools.answers(None, &texts)) {
            let has_form = context.op(&program.op).is_some_and(|op| op.missing_form.is_none());
            match answers {
                (Answer::Rejected(_) | Answer::None, Answer::Accepted(_)) => self.unchecked += 1,
                // The generator reads old spellings, as `!llvm.ptr<f32>`.
                (Answer::Rejected(_), Answer::Rejected(_)) if agree(answers) => self.unchecked += 1,
                (Answer::Accepted(_), Answer::Accepted(_)) if !has_form => {
                    self.without_form.insert(program.op.clone());
                }
                (Answer::Accepted(theirs), _) if agree(answers) => custom.push((program, theirs.clone())),
                // `OpAsmOpInterface` names values in C++.
                (Answer::Accepted(theirs), Answer::Accepted(ours)) if numbered(theirs) == numbered(ours) => {
                    custom.push((program, theirs.clone()));
                }
                (theirs, ours) => {
                    self.different.push(format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
                }
            }
        }
        let texts: Vec<String> = custom.iter().map(|(_, text)| text.clone()).collect();
        let answers = tools.answers(Some("--mlir-print-op-generic"), &texts);
        let mut equal = Vec::new();
        for ((program, text), answers) in custom.iter().zip(&answers) {
            if agree(answers) {
                self.equal.insert(program.op.clone());
                equal.push((*program).clone());
            } else {
                let (theirs, ours) = answers;
                self.different.push(format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
            }
        }
        equal
    }

    /// Compares programs that are wrong, or may be.
    fn add_wrong(&mut self, tools: &Tools<'_>, programs: &[Spec]) {
        let texts: Vec<String> = programs.iter().map(Spec::text).collect();
        for ((program, text), answers) in programs.iter().zip(&texts).zip(&tools.answers(None, &texts)) {
            let mut is_unchecked = self.report.unchecked.iter().any(|op| op.name == program.op);
            is_unchecked |= tools.in_cpp.iter().any(|name| text.contains(name));
            match answers {
                answers if agree(answers) => self.wrong_equal += 1,
                (Answer::Accepted(theirs), Answer::Accepted(ours)) if numbered(theirs) == numbered(ours) => {
                    self.wrong_equal += 1;
                }
                // C++ may reject the program, or another part of it.
                (Answer::Rejected(_), _) if is_unchecked => self.wrong_unchecked += 1,
                (theirs, ours) => {
                    self.different.push(format!("wrong:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
                }
            }
        }
    }
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
        .filter(|(dialect, _)| !ABSENT.contains(&dialect.name))
        .filter(|(dialect, _)| wanted == "all" || wanted.split(',').any(|name| name == dialect.name))
        .collect();
    let in_cpp: Vec<&str> = found
        .reports
        .iter()
        .flat_map(|report| report.verbatim.iter().map(|(name, _)| name).chain(&report.verified))
        .map(String::as_str)
        .collect();
    let found = parallel::map(&pairs, |(dialect, report)| {
        let found = compare(&Tools { tool: &tool, all: &all, in_cpp: &in_cpp, dialect }, report);
        print!("{}", found.line());
        found
    });
    let table: String = found.iter().map(Found::line).collect();
    let different: Vec<&str> = found.iter().flat_map(|found| &found.different).map(String::as_str).collect();
    let sum = |count: &dyn Fn(&Found) -> usize| -> usize { found.iter().map(count).sum() };
    let equal = sum(&|found| found.equal.len());
    let (conditions, unknown) =
        (sum(&|found| found.report.conditions), sum(&|found| found.report.unknown_conditions));
    let wrong = sum(&|found| found.wrong_equal);
    println!(
        "in all: {} operations, {equal} equal both ways; {} of {conditions} conditions; {wrong} wrong programs equal",
        sum(&|found| found.report.operations),
        conditions - unknown
    );
    assert!(equal >= 15 * found.len(), "only {equal} operations are equal both ways:\n{table}");
    assert!(wrong >= 15 * found.len(), "only {wrong} wrong programs are answered alike:\n{table}");
    assert!(unknown * 20 <= conditions, "{unknown} of {conditions} conditions are not understood");
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
}

/// Forms with directives that several dialects of MLIR share.
const SHARED_DIRECTIVES: &str = "\
func.func @f(%i: index, %b: index) {
  %0:3 = affine.delinearize_index %i into (4, %b, 8) : index, index, index
  %1 = affine.linearize_index [%i, %i] by (%b, 3) : index
  %2 = affine.linearize_index disjoint [%i] by () : index
  return
}
func.func @g(%t: !transform.any_op) {
  %a, %l:2 = transform.structured.tile_using_for %t tile_sizes [4, [8]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.structured.vectorize %t vector_sizes [[4], 2] : !transform.any_op
  transform.structured.vectorize %t : !transform.any_op
  transform.print {assume_verified}
  return
}
";

/// Texts and truth values in the forms of operations.
const ATTRIBUTES: &str = "\
func.func @f(%p: i1) {
  %0 = shape.const_witness true
  %1 = shape.const_witness false {note = \"a\"}
  %2 = shape.cstr_require %p, \"a \\22b\\22\"
  %3 = shape.cstr_require %p, \"\"
  return
}
";

#[test]
fn shared_directives_are_read_as_by_the_reference_tool() {
    accepted_alike(&["affine", "transform"], SHARED_DIRECTIVES);
}

#[test]
fn attributes_are_written_as_by_the_reference_tool() {
    accepted_alike(&["shape"], ATTRIBUTES);
}

/// Fails unless a program of loaded dialects has the same text in both forms.
fn accepted_alike(names: &[&str], program: &str) {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(names.iter().copied()).unwrap_or_else(|error| panic!("{error}"));
    let all = loader.dialects();
    let found = loader.loaded();
    let tools = Tools { tool: &tool, all: &all, in_cpp: &[], dialect: found.dialects[0] };
    for flag in [None, Some("--mlir-print-op-generic")] {
        let answers = tools.answers(flag, &[program.to_owned()]);
        let [(Answer::Accepted(theirs), Answer::Accepted(ours))] = &answers[..] else {
            panic!("{answers:?}")
        };
        assert_eq!(ours, theirs);
    }
}
