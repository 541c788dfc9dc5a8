//! Runs both tools on programs of consecutive seeds, counts equal answers, and finds a small
//! program for each kind of difference.

use std::collections::BTreeMap;

use super::beside::{Answer, Beside, agree};
use crate::irgen::shrink::shrink;
use crate::parallel;

/// The number of programs in one run.
pub const BATCH: u64 = 250;

/// The number of differences that are reduced and shown.
const SHOWN: usize = 40;

/// The seeds of a trial.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The first seed.
    pub first: u64,
    /// The number of programs, rounded up to whole batches.
    pub count: u64,
}

/// The answers to the programs of a trial.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The number of programs that the reference tool accepts, and the number of these with equal output.
    pub accepted: (u64, u64),
    /// The number of programs that the reference tool rejects, and the number of these with an equal error.
    pub rejected: (u64, u64),
    /// The number of programs without an answer of the reference tool.
    pub none: u64,
    /// One program for each kind of difference, most frequent kinds first; empty if no answer
    /// differs.
    pub differences: String,
}

impl Trial {
    /// The default trial, or the one that the environment selects: `ISOGLOSS_IR_PROGRAMS`
    /// programs from seed `ISOGLOSS_IR_SEED` on.
    ///
    /// # Panics
    /// If a variable is not a number.
    #[must_use]
    pub fn of_environment(count: u64) -> Self {
        let number = |name: &str, default: u64| {
            std::env::var(name)
                .map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("{name}: not a number")))
        };
        Self { first: number("ISOGLOSS_IR_SEED", 0), count: number("ISOGLOSS_IR_PROGRAMS", count) }
    }

    /// The first seed of each batch.
    #[must_use]
    pub fn batches(&self) -> Vec<u64> {
        (0..self.count.div_ceil(BATCH)).map(|batch| self.first + batch * BATCH).collect()
    }

    /// Compares the answers to all programs. `beside` gives the tools for the batch that begins with a seed, `program`
    /// the program of a seed.
    pub fn run(
        &self,
        beside: impl Fn(u64) -> Beside + Sync,
        program: impl Fn(u64) -> String + Sync,
    ) -> Tally {
        let found = parallel::map(&self.batches(), |start| {
            let programs: Vec<String> = (*start..start + BATCH).map(&program).collect();
            let answers = beside(*start).answers(&programs);
            (*start..).zip(programs.into_iter().zip(answers)).collect::<Vec<_>>()
        });
        let mut tally = Tally::default();
        let mut kinds: BTreeMap<String, Vec<(u64, String)>> = BTreeMap::new();
        for (seed, (program, answers)) in found.into_iter().flatten() {
            let count = match answers.0 {
                Answer::Accepted(_) => &mut tally.accepted,
                Answer::Rejected(_) => &mut tally.rejected,
                Answer::None => {
                    tally.none += 1;
                    continue;
                }
            };
            count.0 += 1;
            if agree(&answers) {
                count.1 += 1;
            } else {
                kinds.entry(kind(&answers)).or_default().push((seed, program));
            }
        }
        let mut kinds: Vec<_> = kinds.into_iter().collect();
        kinds.sort_by_key(|(_, programs)| std::cmp::Reverse(programs.len()));
        let shown = parallel::map(&kinds[..kinds.len().min(SHOWN)], |(kind, programs)| {
            let (seed, program) = &programs[0];
            let beside = beside(seed - (seed - self.first) % BATCH);
            smallest(&beside, kind, programs.len(), *seed, program)
        });
        let rest = kinds.iter().skip(SHOWN).map(|(kind, programs)| format!("{} x {kind}", programs.len()));
        tally.differences = shown.into_iter().chain(rest).collect::<Vec<_>>().join("\n");
        tally
    }
}

impl Tally {
    /// Prints the counts and fails if an answer differs.
    ///
    /// # Panics
    /// If an answer differs.
    pub fn check(&self) {
        println!(
            "accepted {}, of which equal {}; rejected {}, of which equal {}; no answer {}",
            self.accepted.0, self.accepted.1, self.rejected.0, self.rejected.1, self.none
        );
        assert!(self.differences.is_empty(), "{}", self.differences);
    }
}

/// A reduced difference.
fn smallest(beside: &Beside, kind: &str, count: usize, seed: u64, program: &str) -> String {
    let small = shrink(program, |candidates| {
        let answers = beside.answers(candidates);
        answers.iter().map(|answers| !agree(answers) && self::kind(answers) == kind).collect()
    });
    let (theirs, ours) = beside.answers(std::slice::from_ref(&small)).remove(0);
    format!(
        "{count} x {kind}\nseed {seed} {:?}\n{small}\n  theirs: {theirs:?}\n  ours:   {ours:?}\n",
        beside.flags
    )
}

/// The kind of the difference; differences of one kind mostly have one cause.
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
        Answer::None => "no answer".to_owned(),
    };
    let same_message = short(theirs) == short(ours);
    format!("{} | {}{}", short(theirs), short(ours), if same_message { " | elsewhere" } else { "" })
}
