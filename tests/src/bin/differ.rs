//! Looks for differences from the reference tool in files that were made wrong on purpose.
//!
//! `cargo run -p isogloss-tests --bin differ [SEED [COUNT]]` makes COUNT small changes to each probe, starting from
//! SEED, and prints every file on which the two do not agree: on acceptance, on the text of the records, or on the line
//! of the first error. Files on which the reference tool crashes or hangs are left out.
#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use isogloss_tablegen::Session;
use isogloss_tests::mutate::{Random, mutate};
use isogloss_tests::tblgen::{self, Report};
use isogloss_tests::{oracle, ours, parallel, probes};

/// What came of one file.
enum Outcome {
    Agreed,
    NoAnswer,
    Different(String),
}

fn main() -> ExitCode {
    let Some(tblgen) = oracle("llvm-tblgen") else { return ExitCode::FAILURE };
    let mut numbers = std::env::args().skip(1).filter_map(|argument| argument.parse::<u64>().ok());
    let (seed, count) = (numbers.next().unwrap_or(1), numbers.next().unwrap_or(1));
    let directory = std::env::temp_dir().join("isogloss-differ");
    if let Err(error) = fs::create_dir_all(&directory) {
        eprintln!("{}: {error}", directory.display());
        return ExitCode::FAILURE;
    }
    let texts: Vec<(u64, String)> = (0..)
        .zip(probes::all())
        .filter_map(|(index, probe)| Some((index, String::from_utf8(fs::read(probe.path).ok()?).ok()?)))
        .collect();
    let outcomes = parallel::map(&texts, |(index, text)| {
        let mut random = Random::new(seed.wrapping_mul(1_000_003).wrapping_add(*index));
        let file = directory.join(format!("{index}.td"));
        (0..count).map(|_| try_text(&tblgen, &file, &mutate(text, &mut random))).collect::<Vec<_>>()
    });
    let (mut agreed, mut silent, mut different) = (0, 0, 0);
    for outcome in outcomes.into_iter().flatten() {
        match outcome {
            Outcome::Agreed => agreed += 1,
            Outcome::NoAnswer => silent += 1,
            Outcome::Different(what) => {
                different += 1;
                println!("{what}\n--------");
            }
        }
    }
    println!("{agreed} agree, {different} differ, {silent} without an answer of the reference tool");
    if different == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn try_text(tblgen: &Path, file: &PathBuf, text: &str) -> Outcome {
    if let Err(error) = fs::write(file, text) {
        return Outcome::Different(format!("{}: {error}", file.display()));
    }
    let Some(theirs) = ask(tblgen, file) else { return Outcome::NoAnswer };
    let session = Session::new().include_dir(probes::include_directory());
    let place = |report: Option<&Report>| report.map(|report| (report.file.clone(), report.line));
    let difference = match (theirs, ours::evaluate(&session, file)) {
        (Ok(records), Ok(own)) => {
            let own = ours::text(&own);
            (records != own).then(|| {
                let (records, own) = (String::from_utf8_lossy(&records), String::from_utf8_lossy(&own));
                let mut lines = records.lines().zip(own.lines()).filter(|(theirs, own)| theirs != own);
                format!("other records: {:?} (theirs, ours)", lines.next())
            })
        }
        (Err(theirs), Err(own)) => {
            let (theirs, own) = (theirs.as_ref(), ours::first_error(&own));
            let placeless = theirs.is_none_or(|report| report.line == 0);
            (!placeless && place(theirs) != place(own))
                .then(|| format!("other place: {own:?}, not {theirs:?}"))
        }
        (Ok(_), Err(own)) => Some(format!("only ours rejects it: {:?}", ours::first_error(&own))),
        (Err(theirs), Ok(_)) => Some(format!("only ours accepts it: {theirs:?}")),
    };
    difference.map_or(Outcome::Agreed, |what| Outcome::Different(format!("{what}\n{text}")))
}

/// The text of the records or the first error; `None` when the tool is killed, by itself or after five seconds.
fn ask(tblgen: &Path, file: &Path) -> Option<Result<Vec<u8>, Option<Report>>> {
    let output = Command::new("timeout")
        .arg("5")
        .arg(tblgen)
        .arg("--print-records")
        .arg("-I")
        .arg(probes::include_directory())
        .arg(file)
        .output()
        .ok()?;
    match output.status.code() {
        Some(0) => Some(Ok(output.stdout)),
        Some(1) => {
            let text = String::from_utf8_lossy(&output.stderr);
            let error = text
                .lines()
                .filter_map(Report::parse)
                .find(|report| report.severity == tblgen::Severity::Error);
            Some(Err(error))
        }
        _ => None,
    }
}
