//! Random programs, and programs with some tokens changed: the front end accepts the ones that `llvm-tblgen` accepts,
//! with the same records, JSON, warnings and notes, and rejects the others on the same line.
//!
//! The comparisons are in transcripts; for other programs the tool is asked. `ISOGLOSS_RANDOM` is the number of programs of each test and `ISOGLOSS_SEED` the first
//! seed; `--nocapture` prints the rates.

use std::collections::BTreeMap;
use std::ops::Range;

use isogloss_tests::mutate::{self, mutate};
use isogloss_tests::tdgen::{self, Difference, Kind, Outcome, Tool};
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{parallel, probes};

/// The default number of programs for each test.
const PROGRAMS: u64 = 200;

/// The number of differences that are reduced and shown for each thread.
const SHOWN: usize = 12;

/// The results for some programs.
#[derive(Default)]
struct Counts {
    accepted: usize,
    rejected: usize,
    same_column: usize,
    same_message: usize,
    no_answer: usize,
    /// By kind.
    different: BTreeMap<Kind, usize>,
    /// The differences that are shown.
    shown: Vec<String>,
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.accepted += other.accepted;
        self.rejected += other.rejected;
        self.same_column += other.same_column;
        self.same_message += other.same_message;
        self.no_answer += other.no_answer;
        for (kind, count) in other.different {
            *self.different.entry(kind).or_default() += count;
        }
        self.shown.extend(other.shown);
    }

    fn show(&mut self, tool: &Tool, name: &str, program: &str, difference: &Difference) {
        *self.different.entry(difference.kind).or_default() += 1;
        if self.shown.len() < SHOWN {
            let (small, difference) = tdgen::shrink(tool, program, difference);
            let Difference { kind, text, .. } = difference;
            self.shown.push(format!("{name}: {kind:?}\n{text}\n{}\n", small.trim()));
        }
    }

    /// The number of accepted or rejected programs on which the reference tool and we differ.
    fn differing(&self, accepted: bool) -> usize {
        self.different.iter().filter(|(kind, _)| kind.is_accepted() == accepted).map(|(_, count)| count).sum()
    }

    /// Fails if more than 1 of 1000 accepted programs or 1 of 100 rejected programs differ.
    fn check(&self) {
        let (accepted, rejected) = (self.differing(true), self.differing(false));
        println!(
            "accepted: {} agree, {accepted} differ; rejected: {} agree ({} also in the column, {} in the message), \
             {rejected} differ; {} without an answer of the reference tool; {:?}\n{}",
            self.accepted,
            self.rejected,
            self.same_column,
            self.same_message,
            self.no_answer,
            self.different,
            self.shown.join("\n"),
        );
        assert!(!self.different.contains_key(&Kind::Panic), "the front end panicked");
        assert!(accepted * 1000 <= self.accepted + accepted, "too many accepted programs differ");
        assert!(rejected * 100 <= self.rejected + rejected, "too many rejected programs differ");
    }
}

/// The number that an environment variable is set to.
fn setting(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

/// Compares the programs that `program` makes of seeds.
fn compare(what: &str, program: impl Fn(u64) -> String + Sync) {
    let variables = ["ISOGLOSS_SEED", "ISOGLOSS_RANDOM"];
    let transcript = Transcript::unless_set(&variables, &format!("tablegen-{what}"), "llvm-tblgen");
    let Some(transcript) = transcript else { return };
    let start = setting("ISOGLOSS_SEED").unwrap_or(0);
    let end = start + setting("ISOGLOSS_RANDOM").unwrap_or(PROGRAMS);
    let middle = start.midpoint(end);
    let counts = parallel::map(&[start..middle, middle..end], |seeds: &Range<u64>| {
        let tool = Tool::new(transcript.tool());
        let mut counts = Counts::default();
        for seed in seeds.clone() {
            let text = program(seed);
            match tdgen::check_unless_kept(&transcript, &tool, &text) {
                Outcome::Accepted => counts.accepted += 1,
                Outcome::Rejected { same_column, same_message } => {
                    counts.rejected += 1;
                    counts.same_column += usize::from(same_column);
                    counts.same_message += usize::from(same_message);
                }
                Outcome::NoAnswer => counts.no_answer += 1,
                Outcome::Different(difference) => {
                    counts.show(&tool, &format!("{what} {seed}"), &text, &difference);
                }
            }
        }
        counts
    });
    let mut all = Counts::default();
    counts.into_iter().for_each(|counts| all.add(counts));
    all.check();
    transcript.finish();
}

#[test]
fn random_programs() {
    compare("program", tdgen::program);
}

#[test]
fn programs_of_multiclasses() {
    compare("multiclasses", tdgen::program_of_multiclasses);
}

#[test]
fn programs_with_changed_tokens() {
    let probes: Vec<String> =
        probes::all().iter().filter_map(|probe| std::fs::read_to_string(&probe.path).ok()).collect();
    compare("changed", |seed| {
        let mut random = mutate::Random::new(seed);
        let probe = random.below(probes.len());
        let text = if seed.is_multiple_of(2) { tdgen::program(seed) } else { probes[probe].clone() };
        mutate(&text, &mut random)
    });
}
