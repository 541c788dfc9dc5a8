//! Programs made from the tables of the dialects in `isogloss-dialects`, compared with `mlir-opt`: valid ones in both
//! forms, and invalid ones with their messages. `ISOGLOSS_PROGRAMS=SEED:COUNT` makes others than in every run.

use std::path::PathBuf;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::parallel;
use isogloss_tests::programs::{Generator, Spec, dialects, seed_and_count};
use isogloss_tests::transcript::Transcript;

/// The numbers of valid and of invalid programs for each dialect; more if it has more operations.
const COUNT: usize = 200;

/// Operations for which no valid program is found, and why.
const REMAINDER: [(&str, &str); 0] = [];

/// Answers that differ on purpose: a part of the program or of an answer, and why.
const DIFFERENT: [(&str, &str); 8] = [
    ("in property conversion", "mlir-opt's message for an enum that is not an integer names classes of C++"),
    (
        "'tensor.parallel_insert_slice' op expected 2 or more operands",
        "the operation around it reads another operand in mlir-opt, before they are counted",
    ),
    ("'tensor.parallel_insert_slice' op operand count (", "as above"),
    (
        "error: invalid function result type: '!llvm.func<",
        "mlir-opt makes a function type for `llvm.func` that it cannot read again",
    ),
    ("error: invalid function argument type: '!llvm.void'", "as above"),
    ("rank than the collapsed type, 'tensor<*xf32>'", "mlir-opt uses the rank of a tensor that has none"),
    ("static_output_shape = array<i64>}> : (tensor<f64>) -> (tensor<*xf32>)", "as above"),
    ("<{indbr_operand_segments = array<i32: 0>}>", "mlir-opt reads a number that the list does not have"),
];

/// The results for a dialect.
#[derive(Default)]
struct Found {
    name: &'static str,
    operations: usize,
    without_program: Vec<&'static str>,
    accepted: usize,
    rejected: usize,
    different: Vec<String>,
}

struct Both {
    tool: PathBuf,
}

impl Both {
    /// The answers of both tools, with a flag or without one.
    fn answers(&self, programs: &[String], flag: Option<&'static str>) -> Vec<(Answer, Answer)> {
        self.beside(flag).answers(programs)
    }

    /// The answers of ours alone.
    fn own_answers(&self, programs: &[String], flag: Option<&'static str>) -> Vec<Answer> {
        self.beside(flag).own_answers(programs)
    }

    fn beside(&self, flag: Option<&'static str>) -> Beside {
        Beside {
            tool: self.tool.clone(),
            flags: flag.into_iter().collect(),
            dialects: isogloss_cli::known_dialects(),
        }
    }
}

/// Whether answers agree, or differ for a listed reason.
fn is_same(program: &str, answers: &(Answer, Answer)) -> bool {
    let shown = |answer: &Answer| format!("{answer:?}");
    agree(answers)
        || DIFFERENT.iter().any(|(piece, _)| {
            program.contains(piece) || shown(&answers.0).contains(piece) || shown(&answers.1).contains(piece)
        })
}

fn compare(transcript: &Transcript, dialect: &'static Dialect) -> Found {
    let (seed, count) = seed_and_count(COUNT);
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut generator = Generator::new(&context, seed);
    let mut operations = Generator::operations(dialect);
    let count = count.max(operations.len());
    let mut found = Found { name: dialect.name, operations: dialect.ops.len(), ..Found::default() };
    let mut valid: Vec<Spec> = Vec::new();
    while valid.len() < count && !operations.is_empty() {
        operations.retain(|op| match generator.valid(op) {
            Some(program) => {
                valid.push(program);
                true
            }
            // Found before, but not this time.
            None if valid.iter().any(|program| program.op == op.name) => true,
            None => {
                found.without_program.push(op.name);
                false
            }
        });
    }
    valid.truncate(count);
    let wrong: Vec<Spec> = valid.iter().map(|program| generator.mutated(program)).collect();
    let both = Both { tool: transcript.tool().to_owned() };
    let programs: Vec<Spec> = valid.into_iter().chain(wrong).collect();
    let texts: Vec<String> = programs.iter().map(Spec::text).collect();
    let ours = both.own_answers(&texts, None);
    let custom = |answer: &Answer| match answer {
        Answer::Accepted(text) => Some(text.clone()),
        Answer::Rejected(_) | Answer::None => None,
    };
    let own_custom: Vec<String> = ours.iter().filter_map(custom).collect();
    let own_generic = both.own_answers(&own_custom, Some("--mlir-print-op-generic"));
    let input: Vec<&str> = [dialect.name].into_iter().chain(texts.iter().map(String::as_str)).collect();
    let kept = transcript.compare(&input, &format!("{ours:?}{own_generic:?}"), || {
        compare_programs(&both, &mut generator, &programs, &texts, &mut found);
        if !found.different.is_empty() {
            return Err(());
        }
        Ok(format!("{} accepted, {} rejected", found.accepted, found.rejected))
    });
    if let Ok(kept) = kept {
        let mut counts = kept.split_whitespace().filter_map(|word| word.parse().ok());
        found.accepted = counts.next().unwrap_or(0);
        found.rejected = counts.next().unwrap_or(0);
    }
    found
}

/// Compares the answers to programs, and to the custom form of those that are accepted.
fn compare_programs(
    both: &Both,
    generator: &mut Generator<'_>,
    programs: &[Spec],
    texts: &[String],
    found: &mut Found,
) {
    // Generic form to custom form, and messages.
    let answers = both.answers(texts, None);
    let mut custom = Vec::new();
    for ((program, text), answers) in programs.iter().zip(texts).zip(&answers) {
        match &answers.0 {
            Answer::Accepted(text) => {
                found.accepted += 1;
                custom.push(text.clone());
            }
            _ => found.rejected += 1,
        }
        if !is_same(text, answers) {
            let shrunk = match found.different.len() {
                // Each step starts the tool.
                0..5 => generator.shrink(program, |smaller| {
                    let text = smaller.text();
                    !is_same(&text, &both.answers(std::slice::from_ref(&text), None)[0])
                }),
                _ => program.clone(),
            };
            let text = shrunk.text();
            let (theirs, ours) = both.answers(std::slice::from_ref(&text), None).remove(0);
            found.different.push(format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
        }
    }
    // Custom form to generic form.
    let generic = both.answers(&custom, Some("--mlir-print-op-generic"));
    for (text, answers) in custom.iter().zip(&generic) {
        if !is_same(text, answers) {
            let (theirs, ours) = answers;
            found.different.push(format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
        }
    }
}

#[test]
fn programs_from_the_tables_are_answered_as_by_the_reference_tool() {
    let transcript = Transcript::unless_set(&["ISOGLOSS_PROGRAMS"], "dialects-tables", "mlir-opt");
    let Some(transcript) = transcript else { return };
    let dialects = dialects();
    let found = parallel::map(&dialects, |dialect| compare(&transcript, dialect));
    let mut different = Vec::new();
    let mut unlisted: Vec<&str> = Vec::new();
    let (mut operations, mut remainder) = (0, 0);
    for found in &found {
        println!(
            "{}: {} operations, {} programs accepted, {} rejected, {} different, without program: {:?}",
            found.name,
            found.operations,
            found.accepted,
            found.rejected,
            found.different.len(),
            found.without_program
        );
        operations += found.operations;
        remainder += found.without_program.len();
        different.extend(found.different.iter().map(String::as_str));
        let listed = |name: &&str| REMAINDER.iter().any(|(op, _)| op == name);
        unlisted.extend(found.without_program.iter().copied().filter(|name| !listed(name)));
    }
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    assert!(unlisted.is_empty(), "no program was found for {unlisted:?}");
    assert!(remainder * 100 <= operations * 3, "{remainder} of {operations} operations have no program");
    transcript.finish();
}
