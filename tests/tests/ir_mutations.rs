//! Valid text with a few tokens changed: both tools accept it and print the same, or both reject it with the same first
//! line of an error.
//!
//! The short form tries a few thousand programs. `ISOGLOSS_IR_PROGRAMS` sets how many, `ISOGLOSS_IR_SEED` where to
//! begin; see CONTRIBUTING.md.

use std::collections::BTreeMap;
use std::path::Path;

use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::ir::{MARKER, accepted, rejected};
use isogloss_tests::irgen::mutate::mutate;
use isogloss_tests::irgen::shrink::shrink;
use isogloss_tests::irgen::{self, Profile, Random};
use isogloss_tests::{oracle, parallel};

/// How many programs are read at once.
const BATCH: u64 = 250;

/// How many differences are made small and shown.
const SHOWN: usize = 40;

const FLAGS: [&[&str]; 4] = [
    &["--mlir-print-op-generic"],
    &[],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo"],
    &["--mlir-print-local-scope"],
];

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("{name}: no number")))
}

/// The parts of the checked-in inputs.
fn checked_in() -> Vec<String> {
    let paths = accepted::all().into_iter().map(|input| input.path);
    let paths = paths.chain(rejected::all().into_iter().map(|input| input.path));
    let texts = paths.filter_map(|path| std::fs::read_to_string(path).ok());
    let parts = texts.flat_map(|text| text.split(MARKER).map(str::to_owned).collect::<Vec<_>>());
    // Long ones are about limits.
    parts.filter(|part| part.len() < 2000).collect()
}

fn program(seed: u64, checked_in: &[String]) -> String {
    let mut random = Random::new(seed);
    let text = if random.chance(50) {
        random.pick(checked_in).clone()
    } else {
        irgen::module(seed, Profile { operations: 3, ..Profile::VARIED })
    };
    mutate(&text, &mut random)
}

/// What kind of difference it is: differences of one kind mostly have one cause.
fn kind((theirs, ours): &(Answer, Answer)) -> String {
    let short = |answer: &Answer| match answer {
        Answer::Accepted(_) => "accepted".to_owned(),
        Answer::Rejected(message) => {
            let message = message.split_once("error: ").map_or(message.as_str(), |(_, message)| message);
            let mut quoted = false;
            let letters = message.chars().filter(|character| {
                quoted ^= matches!(character, '\'' | '`' | '"');
                !quoted && !character.is_ascii_digit()
            });
            letters.take(60).collect()
        }
        Answer::None => "crashed".to_owned(),
    };
    let same_message = short(theirs) == short(ours);
    format!("{} | {}{}", short(theirs), short(ours), if same_message { " | elsewhere" } else { "" })
}

#[test]
fn programs_with_changed_tokens_are_answered_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ir-mutations");
    let (first, count) = (number("ISOGLOSS_IR_SEED", 0), number("ISOGLOSS_IR_PROGRAMS", 2000));
    let checked_in = checked_in();
    let batches: Vec<u64> = (0..count.div_ceil(BATCH)).map(|batch| first + batch * BATCH).collect();
    let beside = |start: u64| Beside {
        tool: tool.clone(),
        directory: directory.clone(),
        flags: FLAGS[(start / BATCH) as usize % FLAGS.len()].to_vec(),
        dialects: isogloss::dialects::all(),
    };
    let found = parallel::map(&batches, |start| {
        let programs: Vec<String> = (*start..start + BATCH).map(|seed| program(seed, &checked_in)).collect();
        let answers = beside(*start).answers(&programs);
        (*start..).zip(programs.into_iter().zip(answers)).collect::<Vec<_>>()
    });
    let (mut accepted, mut rejected, mut none) = ((0, 0), (0, 0), 0);
    let mut kinds: BTreeMap<String, Vec<(u64, String)>> = BTreeMap::new();
    for (seed, (program, answers)) in found.into_iter().flatten() {
        let tally = match answers.0 {
            Answer::Accepted(_) => &mut accepted,
            Answer::Rejected(_) => &mut rejected,
            Answer::None => {
                none += 1;
                continue;
            }
        };
        tally.0 += 1;
        if agree(&answers) {
            tally.1 += 1;
        } else {
            kinds.entry(kind(&answers)).or_default().push((seed, program));
        }
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, programs)| std::cmp::Reverse(programs.len()));
    let shown = parallel::map(&kinds[..kinds.len().min(SHOWN)], |(kind, programs)| {
        let (seed, program) = &programs[0];
        let beside = beside(seed - (seed - first) % BATCH);
        let small = shrink(program, |candidates| {
            beside
                .answers(candidates)
                .iter()
                .map(|answers| !agree(answers) && self::kind(answers) == *kind)
                .collect()
        });
        let (theirs, ours) = beside.answers(std::slice::from_ref(&small)).remove(0);
        format!(
            "{} x {kind}\nseed {seed} {:?}\n{small}\n  theirs: {theirs:?}\n  ours:   {ours:?}\n",
            programs.len(),
            beside.flags
        )
    });
    println!(
        "accepted {}, of which equal {}; rejected {}, of which equal {}; no answer {none}",
        accepted.0, accepted.1, rejected.0, rejected.1
    );
    let rest: Vec<String> =
        kinds.iter().skip(SHOWN).map(|(kind, programs)| format!("{} x {kind}", programs.len())).collect();
    assert!(kinds.is_empty(), "{}\n{}", shown.join("\n"), rest.join("\n"));
}
