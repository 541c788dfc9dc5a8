//! Runs both tools on programs of consecutive seeds, counts equal answers, and finds a small
//! program for each kind of difference.

use std::collections::BTreeMap;

use super::beside::{Answer, Beside, agree};
use crate::irgen::shrink::shrink;
use crate::parallel;
use crate::transcript::Transcript;

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

    /// The transcript of [`Self::of_environment`]; `None` if the environment selects other programs, and the tool is not installed.
    ///
    /// # Panics
    /// As [`Transcript::new`].
    #[must_use]
    pub fn transcript(name: &str, tool: &str) -> Option<Transcript> {
        Transcript::unless_set(&["ISOGLOSS_IR_SEED", "ISOGLOSS_IR_PROGRAMS"], name, tool)
    }

    /// The first seed of each batch.
    #[must_use]
    pub fn batches(&self) -> Vec<u64> {
        (0..self.count.div_ceil(BATCH)).map(|batch| self.first + batch * BATCH).collect()
    }

    /// Compares the answers to all programs. `beside` gives the tools for the batch that begins with a seed, `program`
    /// the program of a seed. The reference tool is asked about the batches that are not in the transcript.
    pub fn run(
        &self,
        transcript: &Transcript,
        beside: impl Fn(u64) -> Beside + Sync,
        program: impl Fn(u64) -> String + Sync,
    ) -> Tally {
        let found = parallel::map(&self.batches(), |start| {
            let programs: Vec<String> = (*start..start + BATCH).map(&program).collect();
            let beside = beside(*start);
            let flags = beside.flags.join(" ");
            let input: Vec<&str> =
                [flags.as_str()].into_iter().chain(programs.iter().map(String::as_str)).collect();
            let ours = format!("{:?}", beside.own_answers(&programs));
            let kept = transcript.compare(&input, &ours, || {
                let batch = Batch::of(*start, &programs, beside.answers(&programs));
                if batch.different.is_empty() { Ok(batch.counts()) } else { Err(batch) }
            });
            kept.map_or_else(|batch| batch, |counts| Batch::of_counts(&counts))
        });
        let mut tally = Tally::default();
        let mut kinds: BTreeMap<String, Vec<(u64, String)>> = BTreeMap::new();
        for batch in found {
            tally.accepted.0 += batch.accepted.0;
            tally.accepted.1 += batch.accepted.1;
            tally.rejected.0 += batch.rejected.0;
            tally.rejected.1 += batch.rejected.1;
            tally.none += batch.none;
            for (kind, seed, program) in batch.different {
                kinds.entry(kind).or_default().push((seed, program));
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

/// The counts of one run of the reference tool, as those of a [`Tally`].
#[derive(Default)]
struct Batch {
    accepted: (u64, u64),
    rejected: (u64, u64),
    none: u64,
    /// The kind of each difference, with the seed and the program.
    different: Vec<(String, u64, String)>,
}

impl Batch {
    fn of(start: u64, programs: &[String], answers: Vec<(Answer, Answer)>) -> Self {
        let mut batch = Self::default();
        for (seed, (program, answers)) in (start..).zip(programs.iter().zip(answers)) {
            let count = match answers.0 {
                Answer::Accepted(_) => &mut batch.accepted,
                Answer::Rejected(_) => &mut batch.rejected,
                Answer::None => {
                    batch.none += 1;
                    continue;
                }
            };
            count.0 += 1;
            if agree(&answers) {
                count.1 += 1;
            } else {
                batch.different.push((kind(&answers), seed, program.clone()));
            }
        }
        batch
    }

    /// The counts of a batch without differences, as they are kept.
    fn counts(&self) -> String {
        format!("{} accepted, {} rejected, {} without an answer", self.accepted.0, self.rejected.0, self.none)
    }

    fn of_counts(counts: &str) -> Self {
        let mut numbers = counts.split_whitespace().filter_map(|word| word.parse().ok());
        let mut next = || numbers.next().unwrap_or(0);
        let (accepted, rejected, none) = (next(), next(), next());
        Self { accepted: (accepted, accepted), rejected: (rejected, rejected), none, different: Vec::new() }
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
