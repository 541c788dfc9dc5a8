//! The custom forms of all dialects of MLIR, both ways, compared with `mlir-opt`; nothing is verified.
//!
//! The programs are in `tests/upstream/programs/NAME.mlir` (made from the definitions, by `made`) and
//! `tests/upstream/written/NAME.mlir` (by hand), parts that begin with a comment with the name of the operation. A
//! program is equal if the tool's custom text is read here as the tool reads it, and if the tool's generic text is
//! printed here as the tool prints it. `tests/upstream/forms/NAME.txt` has the expectations: the number of equal
//! operations of a dialect, and each different one with the cause. With `UPDATE_EXPECT=1` it is written.
//!
//! The tool cannot read its own output for some operations. A program of such an operation is equal if the tool reads
//! our output as it reads the program.
//!
//! - `ISOGLOSS_LOADED=tosa,shape` takes these dialects only.
//! - `ISOGLOSS_PROGRAMS=make` regenerates the programs of dialects before.

use super::generated::numbered;
use super::{UNVERIFIED, all_dialects};
use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::OpDef;
use isogloss_tests::ir::MARKER;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::programs::{Generator, Spec};
use isogloss_tests::{golden, oracle, parallel, repository};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Dialects that `mlir-opt` 22 does not register.
const ABSENT: [&str; 8] = ["cuf", "fir", "fircg", "hlfir", "mif", "vcix", "acc_common", "openacc"];

/// The number of programs that are kept for each operation, and the number that they are chosen from: valid ones and
/// others.
const KEPT: usize = 3;
const VALID: usize = 4;
const OTHERS: usize = 6;

/// The number of candidates that are tried for a valid program.
const TRIES: usize = 30;

const GENERIC: &str = "--mlir-print-op-generic";

/// The operations of a dialect, which can be declared in several parts.
struct Subject {
    name: &'static str,
    ops: BTreeMap<&'static str, &'static OpDef>,
}

/// A program, and the operation that it is for.
struct Program {
    op: String,
    text: String,
}

/// The tool's texts of a program.
struct Texts {
    custom: String,
    generic: String,
}

/// The outcome for the programs of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// All programs have equal texts; whether the names of values are equal, too.
    Equal { names: bool },
    /// A program is refused here, with this message.
    Refused(String),
    /// A text differs: the lines of the tool and of Isogloss.
    Different(String),
}

struct Tools {
    tool: PathBuf,
    dialects: &'static [&'static Dialect],
}

impl Tools {
    fn beside(&self, flags: &[&'static str]) -> Beside {
        Beside { tool: self.tool.clone(), flags: flags.to_vec(), dialects: self.dialects.to_vec() }
    }

    /// The tool's text for each program, in custom form or in another one.
    fn theirs(&self, programs: &[String], generic: bool) -> Vec<Option<String>> {
        let answers = self.beside(&flags(generic)).reference_answers(programs);
        answers.into_iter().map(text).collect()
    }

    /// The tool's texts for each program that it prints and rereads.
    fn texts(&self, programs: &[String]) -> Vec<Option<Texts>> {
        let mut texts: Vec<Option<Texts>> = programs.iter().map(|_| None).collect();
        let mut current: Vec<(usize, String)> = programs.iter().cloned().enumerate().collect();
        // The operation that is read from a custom form may have another custom form.
        for step in 0..4 {
            let inputs: Vec<String> = current.iter().map(|(_, text)| text.clone()).collect();
            let answers = self.theirs(&inputs, step % 2 == 1);
            let pairs = current
                .into_iter()
                .zip(answers)
                .filter_map(|((number, before), now)| Some((number, before, now?)));
            let pairs: Vec<(usize, String, String)> = pairs.collect();
            for (number, before, now) in pairs.iter().filter(|_| step == 3) {
                // `before` is the custom form, `now` the generic one that it is read as.
                texts[*number] = Some(Texts { generic: now.clone(), custom: before.clone() });
            }
            current = pairs.into_iter().map(|(number, _, now)| (number, now)).collect();
        }
        texts
    }
}

fn flags(generic: bool) -> Vec<&'static str> {
    UNVERIFIED.into_iter().chain(generic.then_some(GENERIC)).collect()
}

fn text(answer: Answer) -> Option<String> {
    match answer {
        Answer::Accepted(text) => Some(text),
        Answer::Rejected(_) | Answer::None => None,
    }
}

fn folder(name: &str) -> PathBuf {
    repository().join("tests/upstream").join(name)
}

/// The programs of a dialect.
fn programs(dialect: &str) -> Vec<Program> {
    let files = ["programs", "written"].map(|name| folder(name).join(format!("{dialect}.mlir")));
    let texts = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    let mut found = Vec::new();
    for text in texts {
        for part in text.split(&format!("{MARKER}\n")).filter(|part| !part.trim().is_empty()) {
            let first = part.trim_start().lines().next().unwrap_or_default();
            let op = first.strip_prefix("// ").unwrap_or_else(|| panic!("no operation is named: {part}"));
            found.push(Program { op: op.to_owned(), text: part.to_owned() });
        }
    }
    found
}

/// The first lines in which texts differ.
fn difference(theirs: &str, ours: &str) -> String {
    let pairs = theirs.lines().map(Some).chain([None]).zip(ours.lines().map(Some).chain([None]));
    let (theirs, ours) = pairs.into_iter().find(|(theirs, ours)| theirs != ours).unwrap_or_default();
    let shown = |line: Option<&str>| line.map_or("the end".to_owned(), |line| format!("`{}`", line.trim()));
    format!("{} is {} here", shown(theirs), shown(ours))
}

/// The outcome for each text of the tool.
fn outcome(expected: &str, answer: &Answer) -> Outcome {
    match answer {
        Answer::Accepted(ours) if ours == expected => Outcome::Equal { names: true },
        Answer::Accepted(ours) => {
            let (expected, ours) = (numbered(expected), numbered(ours));
            if expected == ours {
                Outcome::Equal { names: false }
            } else {
                Outcome::Different(difference(&expected, &ours))
            }
        }
        Answer::Rejected(error) => {
            let message = error.split_once("error: ").map_or(error.as_str(), |(_, message)| message);
            Outcome::Refused(message.to_owned())
        }
        Answer::None => Outcome::Refused("no answer".to_owned()),
    }
}

/// The outcome for programs of operations whose own text the tool does not read.
fn unread<'p>(tools: &Tools, programs: &[&'p Program]) -> Vec<(&'p str, Outcome)> {
    let inputs: Vec<String> = programs.iter().map(|program| program.text.clone()).collect();
    let generic = tools.theirs(&inputs, true);
    let known: Vec<(&&Program, String)> =
        programs.iter().zip(generic).filter_map(|(program, text)| Some((program, text?))).collect();
    let texts: Vec<String> = known.iter().map(|(_, text)| text.clone()).collect();
    let ours = tools.beside(&flags(false)).own_answers(&texts);
    let again: Vec<String> = ours.iter().cloned().map(|answer| text(answer).unwrap_or_default()).collect();
    let again = tools.beside(&flags(true)).reference_answers(&again);
    known
        .iter()
        .zip(&again)
        .map(|((program, text), again)| (program.op.as_str(), outcome(text, again)))
        .collect()
}

/// The worse of two outcomes.
fn worse(one: Outcome, other: Outcome) -> Outcome {
    let rank = |outcome: &Outcome| match outcome {
        Outcome::Equal { names: true } => 0,
        Outcome::Equal { names: false } => 1,
        Outcome::Different(_) => 2,
        Outcome::Refused(_) => 3,
    };
    if rank(&one) >= rank(&other) { one } else { other }
}

/// Makes the programs of a dialect: valid ones, and invalid ones for operations without a valid one.
fn made(tools: &Tools, subject: &Subject) -> String {
    let context = Context::with_dialects(tools.dialects.iter().copied());
    let mut generator = Generator::new(&context, 1);
    let mut kept: BTreeMap<&'static str, Vec<(String, BTreeSet<String>)>> = BTreeMap::new();
    for are_valid in [true, false] {
        let mut candidates: Vec<(&'static str, Spec)> = Vec::new();
        for (name, op) in subject.ops.iter().filter(|(name, _)| !kept.contains_key(*name)) {
            // The programs of an operation do not depend on the ones before.
            let seed =
                name.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
            generator.reseed(seed);
            let mut next =
                || if are_valid { generator.valid_within(op, TRIES) } else { Some(generator.unverified(op)) };
            let count = if are_valid { VALID } else { OTHERS };
            candidates.extend((0..count).map_while(|_| next()).map(|spec| (*name, spec)));
        }
        let texts: Vec<String> = candidates.iter().map(|(_, spec)| spec.text()).collect();
        let accepted: Vec<bool> = if are_valid {
            let answers = tools.beside(&[]).reference_answers(&texts);
            answers.iter().map(|answer| matches!(answer, Answer::Accepted(_))).collect()
        } else {
            // The tool has an answer to a checked-in program with its verifier, too.
            let answers = tools.beside(&["--allow-unregistered-dialect"]).reference_answers(&texts);
            let answered = answers.iter().map(|answer| !matches!(answer, Answer::None));
            tools
                .texts(&texts)
                .iter()
                .zip(answered)
                .map(|(texts, answered)| texts.is_some() && answered)
                .collect()
        };
        for ((op, spec), (text, _)) in
            candidates.iter().zip(texts.into_iter().zip(accepted)).filter(|(_, (_, accepted))| *accepted)
        {
            let parts = parts(spec);
            let before = kept.entry(op).or_default();
            let is_new = |part: &String| !before.iter().any(|(_, known)| known.contains(part));
            if before.len() < KEPT && parts.iter().any(is_new) {
                before.push((text, parts));
            }
        }
    }
    let programs =
        kept.iter().flat_map(|(op, kept)| kept.iter().map(move |(text, _)| format!("// {op}\n{text}")));
    programs.collect::<Vec<_>>().join(&format!("{MARKER}\n"))
}

/// The parts that a program has or has not.
fn parts(spec: &Spec) -> BTreeSet<String> {
    let mut parts: BTreeSet<String> = spec
        .properties
        .iter()
        .map(
            |(name, value)| {
                if name.ends_with("egmentSizes") { format!("{name} {value}") } else { name.clone() }
            },
        )
        .collect();
    parts.insert(format!("{} properties", spec.properties.len().min(1)));
    parts.insert(format!("{} operands", spec.operands.len().min(2)));
    parts.insert(format!("{} results", spec.results.len().min(2)));
    for (at, region) in spec.regions.iter().enumerate() {
        let arguments = region.as_ref().map(|body| body.arguments.len().min(1));
        parts.insert(format!("region {at}: {arguments:?}"));
    }
    parts
}

/// The expectation for a dialect: a line with numbers, and one for each operation that is not equal.
fn report(tools: &Tools, subject: &Subject) -> (String, [usize; 5]) {
    let programs = programs(subject.name);
    let inputs: Vec<String> = programs.iter().map(|program| program.text.clone()).collect();
    let texts = tools.texts(&inputs);
    let (mut ops, mut custom, mut generic) = (Vec::new(), Vec::new(), Vec::new());
    for (program, texts) in programs.iter().zip(texts) {
        let Some(texts) = texts else { continue };
        assert!(subject.ops.contains_key(program.op.as_str()), "there is no operation {}", program.op);
        ops.push(program.op.as_str());
        custom.push(texts.custom);
        generic.push(texts.generic);
    }
    let read = tools.beside(&flags(true)).own_answers(&custom);
    let printed = tools.beside(&flags(false)).own_answers(&generic);
    let of_tool = ops
        .iter()
        .enumerate()
        .map(|(at, op)| (*op, worse(outcome(&generic[at], &read[at]), outcome(&custom[at], &printed[at]))));
    let others: Vec<&Program> =
        programs.iter().filter(|program| !ops.contains(&program.op.as_str())).collect();
    let of_others = unread(tools, &others);
    let unread: BTreeSet<&str> = of_others.iter().map(|(op, _)| *op).collect();
    let mut outcomes: BTreeMap<&str, Outcome> = BTreeMap::new();
    for (op, here) in of_tool.chain(of_others) {
        let found = match outcomes.remove(op) {
            Some(before) => worse(before, here),
            None => here,
        };
        outcomes.insert(op, found);
    }
    let count = |wanted: fn(&Outcome) -> bool| outcomes.values().filter(|outcome| wanted(outcome)).count();
    let equal = count(|outcome| matches!(outcome, Outcome::Equal { .. }));
    let names = count(|outcome| matches!(outcome, Outcome::Equal { names: true }));
    let refused = count(|outcome| matches!(outcome, Outcome::Refused(_)));
    let different = count(|outcome| matches!(outcome, Outcome::Different(_)));
    let mut table = format!(
        "{}: {} operations, {equal} equal both ways, {names} of them with equal names; {refused} refused, {different} \
         different, {} without a program\n",
        subject.name,
        subject.ops.len(),
        subject.ops.len() - outcomes.len(),
    );
    for op in subject.ops.keys() {
        let _ = match outcomes.get(op) {
            Some(Outcome::Equal { .. }) if unread.contains(op) => {
                writeln!(table, "{op} is equal in one way: the tool does not read what it prints")
            }
            Some(Outcome::Equal { .. }) => Ok(()),
            Some(Outcome::Refused(message)) => writeln!(table, "{op} is refused: {message}"),
            Some(Outcome::Different(lines)) => writeln!(table, "{op} is different: {lines}"),
            None => writeln!(table, "{op} has no program"),
        };
    }
    (table, [subject.ops.len(), equal, names, refused, different])
}

#[test]
fn forms_of_all_dialects_are_those_of_the_reference_tool() {
    let (Some(tool), Some(dialects)) = (oracle("mlir-opt"), all_dialects()) else { return };
    let wanted = env::var("ISOGLOSS_LOADED").ok().filter(|wanted| wanted != "all");
    let mut subjects: BTreeMap<&str, Subject> = BTreeMap::new();
    for dialect in dialects {
        let is_wanted =
            wanted.as_deref().is_none_or(|wanted| wanted.split(',').any(|name| name == dialect.name));
        if !ABSENT.contains(&dialect.name) && !dialect.ops.is_empty() && is_wanted {
            let empty = Subject { name: dialect.name, ops: BTreeMap::new() };
            let subject = subjects.entry(dialect.name).or_insert(empty);
            subject.ops.extend(dialect.ops.iter().map(|op| (op.name, *op)));
        }
    }
    let subjects: Vec<Subject> = subjects.into_values().collect();
    let tools = Tools { tool, dialects };
    if env::var("ISOGLOSS_PROGRAMS").is_ok_and(|what| what == "make") {
        parallel::map(&subjects, |subject| {
            let file = folder("programs").join(format!("{}.mlir", subject.name));
            fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).expect("a writable folder");
            fs::write(file, made(&tools, subject)).expect("a writable folder");
            println!("{}: made", subject.name);
        });
    }
    let found = parallel::map(&subjects, |subject| report(&tools, subject));
    let sum = |at: usize| found.iter().map(|(_, counts)| counts[at]).sum::<usize>();
    let [operations, equal, names, refused, different] = [0, 1, 2, 3, 4].map(sum);
    found
        .iter()
        .for_each(|(table, _)| print!("{}", table.lines().next().unwrap_or_default().to_owned() + "\n"));
    println!(
        "in all: {operations} operations, {equal} equal both ways, {names} of them with equal names; {refused} refused, \
         {different} different"
    );
    for (subject, (table, _)) in subjects.iter().zip(&found) {
        golden::check_text(&folder("forms").join(format!("{}.txt", subject.name)), table);
    }
}
