//! Small programs on points of the language on which implementations easily differ.
//!
//! Each file of `tests/tablegen/points` has one subject, which its first line names. A line
//! that starts with `====` has the answer of `llvm-tblgen` to the next program: `accepted`, or
//! `rejected in line N`, where 0 means an error without a location. Records, JSON,
//! warnings and notes are compared with its output: `tests/transcripts/tablegen-points.txt`.

use std::fs;
use std::path::{Path, PathBuf};

use isogloss_tablegen::{Session, Severity};
use isogloss_tests::tdgen::{Outcome, Tool, check_unless_kept};
use isogloss_tests::transcript::Transcript;

/// A small program and its expected answer.
struct Point {
    /// The file and the number of the program in it.
    name: String,
    program: String,
    /// The line of the first error, or none if the program is accepted.
    error: Option<u32>,
}

fn points() -> Vec<Point> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tablegen/points");
    let entries = fs::read_dir(&folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let points: Vec<Point> = files.iter().flat_map(|file| points_of(file)).collect();
    assert!(points.len() >= 8 * 50, "only {} points", points.len());
    points
}

fn points_of(file: &Path) -> Vec<Point> {
    let text = fs::read_to_string(file).expect("a text");
    let stem = file.file_stem().expect("a name").to_string_lossy();
    let parts = text.split("\n==== ").skip(1).enumerate();
    parts
        .map(|(index, part)| {
            let (expected, program) = part.split_once('\n').expect("a program after its heading");
            let error = match expected.strip_prefix("rejected in line ") {
                Some(line) => Some(line.parse().expect("a line")),
                None if expected == "accepted" => None,
                None => panic!("{}: `{expected}`", file.display()),
            };
            Point {
                name: format!("{stem} {}", index + 1),
                program: format!("{}\n", program.trim_end()),
                error,
            }
        })
        .collect()
}

/// Fails with all complaints of `check`.
fn every_point(check: impl Fn(&Point) -> Option<String>) {
    let points = points();
    let show =
        |point: &Point| check(point).map(|wrong| format!("{}: {wrong}\n{}", point.name, point.program));
    let wrong: Vec<String> = points.iter().filter_map(show).collect();
    assert!(wrong.is_empty(), "{} of {} points:\n{}", wrong.len(), points.len(), wrong.join("\n"));
}

#[test]
fn every_point_is_accepted_or_rejected_as_expected() {
    every_point(|point| {
        let found = match Session::new().parse_str("point.td", point.program.as_str()) {
            Ok(_) => None,
            Err(errors) => {
                let error = errors.diagnostics.iter().find(|report| report.severity == Severity::Error);
                error.map(|error| errors.sources.location(error.span()).line)
            }
        };
        let same = match point.error {
            // The tool gives no location; ours always has one.
            Some(0) => found.is_some(),
            expected => found == expected,
        };
        (!same).then(|| format!("the first error is in {found:?}, not in {:?}", point.error))
    });
}

#[test]
fn the_reference_tool_gives_the_same_for_every_point() {
    let transcript = Transcript::new("tablegen-points", "llvm-tblgen");
    let tool = Tool::new(transcript.tool());
    every_point(|point| match (check_unless_kept(&transcript, &tool, &point.program), point.error) {
        (Outcome::Accepted, None) | (Outcome::Rejected { .. }, Some(_)) => None,
        (Outcome::Different(difference), _) => Some(format!("{:?}\n{}", difference.kind, difference.text)),
        (outcome, _) => Some(format!("{outcome:?}")),
    });
    transcript.finish();
}
