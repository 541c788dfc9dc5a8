//! Programs made from the loaded tables, in both forms, and wrong ones. `ISOGLOSS_LOADED=all` takes every dialect,
//! `ISOGLOSS_LOADED=tosa,shape` some.
//!
//! A program that both accept is compared as it is. If the tool rejects all programs of an operation, by C++ that Isogloss
//! does not run, texts of such programs are compared without a verifier on either side.

use super::{UNVERIFIED, all_dialects};
use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::OpDef;
use isogloss_load::find::Index;
use isogloss_load::{DialectReport, Loader};
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::programs::{Generator, Spec};
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{oracle_include, parallel};
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::path::PathBuf;

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
    /// Operations whose text needs no C++.
    declared: Vec<&'static OpDef>,
    /// Operations for which no program was found.
    without_program: Vec<&'static str>,
    programs: usize,
    /// Operations with a program that both accept, with equal text in both directions.
    equal: BTreeSet<&'static str>,
    /// Other operations with a program whose text is equal in both directions, without a verifier.
    equal_unverified: BTreeSet<&'static str>,
    /// Operations all of whose programs differ without a verifier, with an example.
    differ_unverified: BTreeMap<&'static str, String>,
    /// Operations of which a program has a type or an attribute that C++ parses.
    with_cpp: BTreeSet<&'static str>,
    /// Programs that the tool rejects and the generator does not: C++ that is not run, or an old spelling.
    unchecked: usize,
    /// Operations whose custom form is C++, so that only their generic form was compared.
    without_form: BTreeSet<&'static str>,
    /// Wrong programs: those with equal answers, and those of operations with C++ that is not run.
    wrong_equal: usize,
    wrong_unchecked: usize,
    different: Vec<String>,
}

/// Programs that are answered otherwise on purpose, by a piece of their text, and why.
const DIFFERENT: [(&str, &str); 4] = [
    (
        "transform.smt.constrain_params",
        "mlir-opt does not load the dialect `smt` for it, and does not know the terminator that it adds",
    ),
    ("emitc.include", "mlir-opt does not escape the name of the file, and cannot read what it prints"),
    (
        "shape.function_library",
        "mlir-opt prints no terminator, though the operation has none of its own to leave out",
    ),
    ("shape.assuming", "mlir-opt does not print arguments of the region, and prints their uses"),
];

/// Whether a program is answered otherwise on purpose.
fn is_different(text: &str) -> bool {
    DIFFERENT.iter().any(|(piece, _)| text.contains(piece))
}

/// The reference tool and the loaded dialects.
struct Tools<'t> {
    transcript: &'t Transcript,
    all: &'t [&'static Dialect],
    /// The types and attributes of loaded dialects that C++ parses or verifies, by their names.
    in_cpp: &'t [&'t str],
    /// The types and attributes that C++ parses.
    verbatim: &'t [&'t str],
    /// The operations whose custom form is C++.
    without_form: &'t [&'static str],
    dialect: &'static Dialect,
}

impl Tools<'_> {
    fn answers(&self, flags: &[&'static str], texts: &[String]) -> Vec<(Answer, Answer)> {
        let tool = self.transcript.tool().to_owned();
        let beside = Beside { tool, flags: flags.to_vec(), dialects: self.all.to_vec() };
        beside.answers_unless_kept(self.transcript, texts)
    }
}

/// Whether a text has one of these types and attributes, `!name.of` or `!name<of`.
fn has_any(names: &[&str], text: &str) -> bool {
    let has = |name: &str| {
        text.match_indices(name).any(|(at, _)| at > 0 && matches!(text.as_bytes()[at - 1], b'!' | b'#'))
    };
    names.iter().any(|name| has(name) || has(&name.replacen('.', "<", 1)))
}

/// A program made for an operation.
#[derive(Clone)]
struct Program {
    op: &'static OpDef,
    spec: Spec,
}

impl Program {
    fn texts(programs: &[Self]) -> Vec<String> {
        programs.iter().map(|program| program.spec.text()).collect()
    }
}

fn compare(tools: &Tools<'_>, report: &DialectReport) -> Found {
    let dialect = tools.dialect;
    let context = Context::with_dialects(tools.all.iter().copied());
    let mut generator = Generator::new(&context, 1).in_functions();
    let mut found = Found { name: dialect.name.to_owned(), report: report.clone(), ..Found::default() };
    found.declared = dialect.ops.iter().copied().filter(|op| op.missing_form.is_none()).collect();
    let mut open = dialect.ops.to_vec();
    let mut valid: Vec<Program> = Vec::new();
    for round in 0..ROUNDS {
        let mut programs: Vec<Program> = Vec::new();
        for op in &open {
            let made: Vec<_> = (0..COUNT).map_while(|_| generator.valid(op)).collect();
            if made.is_empty() && round == 0 {
                found.without_program.push(op.name);
            }
            programs.extend(made.into_iter().map(|spec| Program { op, spec }));
        }
        valid.extend(found.add_valid(tools, &programs));
        let is_open = |op: &&'static OpDef| {
            let of = |names: &BTreeSet<&str>| names.contains(op.name);
            !of(&found.equal) && !of(&found.without_form) && !found.without_program.contains(&op.name)
        };
        open.retain(is_open);
    }
    for _ in 0..ROUNDS {
        let of = |names: &BTreeSet<&str>, op: &OpDef| names.contains(op.name);
        let open =
            found.declared.iter().filter(|op| !of(&found.equal, op) && !of(&found.equal_unverified, op));
        let programs: Vec<Program> = open
            .flat_map(|op| [*op; 2 * COUNT])
            .map(|op| Program { op, spec: generator.unverified(op) })
            .collect();
        found.add_unverified(tools, &programs);
    }
    // The types and attributes of such an operation are C++.
    let not_equal = found.not_equal();
    let is_cpp = |op: &str| found.with_cpp.contains(op) && !found.differ_unverified.contains_key(op);
    found.declared.retain(|op| !not_equal.contains(&op.name) || !is_cpp(op.name));
    let wrong: Vec<Spec> = valid.iter().map(|program| generator.mutated(&program.spec)).collect();
    found.add_wrong(tools, &wrong);
    found
}

impl Found {
    /// A line of the table.
    fn line(&self) -> String {
        let Self { name, report, without_program, programs, equal, unchecked, without_form, .. } = self;
        let known = report.conditions - report.unknown_conditions;
        let unknown = report.unchecked.iter().filter(|op| !op.conditions.is_empty()).count();
        let (declared, both, unverified) = (self.declared.len(), equal.len(), self.equal_unverified.len());
        format!(
            "{name}: {} operations: {declared} declarative, {} equal both ways ({:.1} %), {both} of them verified, {} \
             without a custom form; conditions {known} of {}, {} operations whole; {programs} programs, {unchecked} \
             rejected by the tool; wrong programs: {} equal, {} of operations with C++; {} different; without program: \
             {without_program:?}; not equal: {:?}\n",
            report.operations,
            both + unverified,
            100.0 * (both + unverified) as f64 / declared.max(1) as f64,
            without_form.len(),
            report.conditions,
            report.operations - unknown,
            self.wrong_equal,
            self.wrong_unchecked,
            self.different.len(),
            self.not_equal(),
        )
    }

    /// Operations whose text needs no C++, and for which no equal program was found.
    fn not_equal(&self) -> Vec<&'static str> {
        let of = |name: &str| self.equal.contains(name) || self.equal_unverified.contains(name);
        self.declared.iter().map(|op| op.name).filter(|name| !of(name)).collect()
    }

    /// Compares programs that are valid here, in both forms. Returns those with equal answers.
    fn add_valid(&mut self, tools: &Tools<'_>, programs: &[Program]) -> Vec<Program> {
        let texts = Program::texts(programs);
        self.programs += texts.len();
        let mut custom = Vec::new();
        for ((program, text), answers) in programs.iter().zip(&texts).zip(&tools.answers(&[], &texts)) {
            let without_form = tools.without_form.iter().any(|op| text.contains(&format!("\"{op}\"(")));
            match answers {
                (Answer::Rejected(_) | Answer::None, Answer::Accepted(_)) => self.unchecked += 1,
                // The generator reads old spellings, as `!llvm.ptr<f32>`.
                (Answer::Rejected(_), Answer::Rejected(_)) if agree(answers) => self.unchecked += 1,
                (Answer::Accepted(_), Answer::Accepted(_)) if without_form => {
                    if program.op.missing_form.is_some() {
                        self.without_form.insert(program.op.name);
                    }
                }
                (Answer::Accepted(theirs), _) if same_text(answers) => custom.push((program, theirs.clone())),
                _ if has_any(tools.verbatim, text) => drop(self.with_cpp.insert(program.op.name)),
                _ if is_different(text) => {}
                (theirs, ours) => {
                    self.different.push(format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
                }
            }
        }
        let texts: Vec<String> = custom.iter().map(|(_, text)| text.clone()).collect();
        let answers = tools.answers(&["--mlir-print-op-generic"], &texts);
        let mut equal = Vec::new();
        for ((program, text), answers) in custom.iter().zip(&answers) {
            if agree(answers) {
                self.equal.insert(program.op.name);
                equal.push((*program).clone());
            } else if let (Answer::Rejected(_), Answer::Rejected(_)) = answers {
                // The text has another meaning, so that both reject it.
                self.unchecked += 1;
            } else if !is_different(text) {
                let (theirs, ours) = answers;
                self.different.push(format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
            }
        }
        equal
    }

    /// Compares texts of programs that need not be valid, in both forms.
    fn add_unverified(&mut self, tools: &Tools<'_>, programs: &[Program]) {
        let texts = Program::texts(programs);
        let mut custom = Vec::new();
        for ((program, text), answers) in programs.iter().zip(&texts).zip(&tools.answers(&UNVERIFIED, &texts))
        {
            match answers {
                (Answer::Accepted(theirs), _) if same_text(answers) => custom.push((program, theirs.clone())),
                _ if has_any(tools.verbatim, text) => drop(self.with_cpp.insert(program.op.name)),
                (theirs, ours) => {
                    let example = format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}");
                    self.differ_unverified.insert(program.op.name, example);
                }
            }
        }
        let texts: Vec<String> = custom.iter().map(|(_, text)| text.clone()).collect();
        let flags = [&UNVERIFIED[..], &["--mlir-print-op-generic"]].concat();
        for ((program, text), answers) in custom.iter().zip(&tools.answers(&flags, &texts)) {
            if matches!(answers, (Answer::Accepted(_), _)) && same_text(answers) {
                self.equal_unverified.insert(program.op.name);
            } else {
                let (theirs, ours) = answers;
                let example = format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}");
                self.differ_unverified.insert(program.op.name, example);
            }
        }
        let equal = &self.equal_unverified;
        self.differ_unverified.retain(|op, _| !equal.contains(op));
    }

    /// Compares programs that are wrong, or may be.
    fn add_wrong(&mut self, tools: &Tools<'_>, programs: &[Spec]) {
        let texts: Vec<String> = programs.iter().map(Spec::text).collect();
        for (text, answers) in texts.iter().zip(&tools.answers(&[], &texts)) {
            let mut is_unchecked =
                self.report.unchecked.iter().any(|op| text.contains(&format!("\"{}\"", op.name)));
            is_unchecked |= has_any(tools.in_cpp, text);
            match answers {
                answers if same_text(answers) => self.wrong_equal += 1,
                // C++ may reject the program, or another part of it.
                (Answer::Rejected(_), _) if is_unchecked => self.wrong_unchecked += 1,
                (theirs, ours) => {
                    self.different.push(format!("wrong:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
                }
            }
        }
    }
}

/// Whether answers agree but for the names of values, which `OpAsmOpInterface` gives in C++.
pub(super) fn same_text(answers: &(Answer, Answer)) -> bool {
    match answers {
        (Answer::Accepted(theirs), Answer::Accepted(ours)) if numbered(theirs) == numbered(ours) => true,
        answers => agree(answers),
    }
}

/// A text with values numbered in the order in which they are named. Results that share a name have one each.
pub(super) fn numbered(text: &str) -> String {
    let is_name = |byte: char| byte.is_ascii_alphanumeric() || "_$.-#".contains(byte);
    let mut names: Vec<String> = Vec::new();
    let mut number = |name: String| {
        names.iter().position(|known| *known == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        })
    };
    let mut pieces = text.split('%');
    let mut renamed = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|byte| !is_name(byte)).unwrap_or(piece.len());
        let (name, mut rest) = piece.split_at(end);
        let count = rest.strip_prefix(':').and_then(|count| count.split_once(' '));
        let shared = count.and_then(|(count, after)| Some((count.parse::<usize>().ok()?, after)));
        match shared.filter(|(_, after)| after.starts_with(['=', ','])) {
            Some((count, after)) => {
                let all: Vec<String> =
                    (0..count).map(|at| format!("%{}", number(format!("{name}#{at}")))).collect();
                let _ = write!(renamed, "{} ", all.join(", "));
                rest = after;
            }
            None => {
                let _ = write!(renamed, "%{}", number(name.to_owned()));
            }
        }
        renamed.push_str(rest);
    }
    renamed
}

#[test]
fn programs_of_loaded_dialects_are_answered_as_by_the_reference_tool() {
    let Some(include) = oracle_include() else { return };
    let transcript = Transcript::unless_set(&["ISOGLOSS_LOADED"], "loaded-tables", "mlir-opt");
    let Some(transcript) = transcript else { return };
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
    let verbatim = found.reports.iter().flat_map(|report| &report.verbatim).map(|(name, _)| name.as_str());
    let verbatim: Vec<&str> = verbatim.collect();
    let without_form: Vec<&str> = all
        .iter()
        .flat_map(|dialect| dialect.ops)
        .filter(|op| op.missing_form.is_some())
        .map(|op| op.name)
        .collect();
    let found = parallel::map(&pairs, |(dialect, report)| {
        let tools = Tools {
            transcript: &transcript,
            all: &all,
            in_cpp: &in_cpp,
            verbatim: &verbatim,
            without_form: &without_form,
            dialect,
        };
        let found = compare(&tools, report);
        print!("{}", found.line());
        found
    });
    let table: String = found.iter().map(Found::line).collect();
    let different: Vec<&str> = found.iter().flat_map(|found| &found.different).map(String::as_str).collect();
    let sum = |count: &dyn Fn(&Found) -> usize| -> usize { found.iter().map(count).sum() };
    let equal = sum(&|found| found.equal.len());
    let unverified = sum(&|found| found.equal_unverified.len());
    let declared = sum(&|found| found.declared.len());
    let (conditions, unknown) =
        (sum(&|found| found.report.conditions), sum(&|found| found.report.unknown_conditions));
    let wrong = sum(&|found| found.wrong_equal);
    println!(
        "in all: {} operations, {declared} declarative, {} equal both ways, {equal} of them verified; {} of {conditions} \
         conditions; {wrong} wrong programs equal",
        sum(&|found| found.report.operations),
        equal + unverified,
        conditions - unknown
    );
    for (op, example) in found.iter().flat_map(|found| &found.differ_unverified) {
        println!("{op}, without a verifier:\n{example}");
    }
    let share = 100 * (equal + unverified) / declared.max(1);
    assert!(share >= 95, "only {share} % of the declarative operations are equal both ways:\n{table}");
    assert!(equal >= 15 * found.len(), "only {equal} operations with valid programs are equal:\n{table}");
    assert!(wrong >= 15 * found.len(), "only {wrong} wrong programs are answered alike:\n{table}");
    assert!(unknown * 20 <= conditions, "{unknown} of {conditions} conditions are not understood");
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    transcript.finish();
}

/// The operations of a dialect of which programs are made, at most.
const SAMPLED: usize = 8;

/// Programs of one dialect, valid and wrong ones: a name of a class in its definitions means the same whether or not other
/// dialects have classes of that name.
#[test]
fn programs_are_answered_alike_with_a_dialect_alone_and_with_all_others() {
    let (Some(include), Some(all)) = (oracle_include(), all_dialects()) else { return };
    let index = Index::read([&include]).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<&str> = index.names().collect();
    let with = |dialects: &[&'static Dialect]| Beside {
        tool: PathBuf::new(),
        flags: vec!["--mlir-print-op-generic"],
        dialects: dialects.to_vec(),
    };
    let found = parallel::map(&names, |name| {
        let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(&include);
        loader.by_name([name]).unwrap_or_else(|error| panic!("{error}"));
        let alone = loader.dialects();
        let context = Context::with_dialects(alone.iter().copied());
        let mut generator = Generator::new(&context, 1).in_functions();
        let tables = loader.loaded().dialects.iter().filter(|dialect| dialect.name == *name);
        let ops: Vec<&OpDef> = tables.flat_map(|dialect| dialect.ops).copied().collect();
        let step =
            if env::var_os("ISOGLOSS_LOADED").is_some() { 1 } else { ops.len().div_ceil(SAMPLED).max(1) };
        let mut programs = Vec::new();
        for op in ops.into_iter().step_by(step) {
            if let Some(valid) = generator.valid(op) {
                programs.push(generator.mutated(&valid).text());
                programs.push(valid.text());
            }
            programs.push(generator.unverified(op).text());
        }
        let answers = with(&alone).own_answers(&programs).into_iter().zip(with(all).own_answers(&programs));
        let accepted = answers.clone().filter(|(alone, _)| matches!(alone, Answer::Accepted(_))).count();
        let different = programs.iter().zip(answers).filter(|(_, (alone, among))| alone != among);
        let different = different.map(|(text, (alone, among))| {
            format!("{name}:\n{text}  alone:      {alone:?}\n  with others: {among:?}\n")
        });
        (programs.len(), accepted, different.collect::<String>())
    });
    let different: String = found.iter().map(|(.., different)| different.as_str()).collect();
    assert!(different.is_empty(), "{different}");
    let sum = |count: fn(&(usize, usize, String)) -> usize| found.iter().map(count).sum::<usize>();
    let (programs, accepted) = (sum(|found| found.0), sum(|found| found.1));
    assert!(programs >= 300 && accepted >= 100, "only {accepted} of {programs} programs are accepted");
}
