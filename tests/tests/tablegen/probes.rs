//! Every probe file gives the records, the JSON, the warnings or the error that is checked in next to it; if the
//! reference tool is installed, it gives the same.

use isogloss_tests::oracle;
use isogloss_tests::ours;
use isogloss_tests::probes::{self, Expectation, Probe};

/// Runs `check` on every probe and fails with all its complaints.
fn every_probe(check: impl Fn(&Probe, &Expectation) -> Result<(), String>) {
    let probes = probes::all();
    assert!(probes.len() >= 300, "only {} probes were found", probes.len());
    let problems: Vec<String> = probes
        .iter()
        .filter_map(|probe| {
            let checked = probe.expectation().and_then(|expectation| check(probe, &expectation));
            checked.err().map(|problem| format!("{}: {problem}", probe.path.display()))
        })
        .collect();
    assert!(problems.is_empty(), "{} of {} probes:\n{}", problems.len(), probes.len(), problems.join("\n"));
}

#[test]
fn the_reference_tool_agrees_with_the_expectations() {
    let Some(tblgen) = oracle("llvm-tblgen") else {
        return;
    };
    every_probe(|probe, expected| {
        let actual = probe.ask(&tblgen);
        if actual == *expected {
            return Ok(());
        }
        Err(format!("the tool now says {actual:#?}"))
    });
}

#[test]
fn every_probe_gives_what_is_expected() {
    every_probe(|probe, expected| {
        let actual = ours::answer(probe);
        match (expected, &actual) {
            (Expectation::Rejected(theirs), Expectation::Rejected(own)) => same_place(theirs, own),
            (
                Expectation::Accepted { records, json, reports },
                Expectation::Accepted { records: own_records, json: own_json, reports: own_reports },
            ) => {
                same_text(&String::from_utf8_lossy(records), &String::from_utf8_lossy(own_records))?;
                same_text(json, own_json)?;
                same_reports(reports, own_reports)
            }
            (Expectation::Rejected(line), _) => Err(format!("is accepted, but should be rejected: {line}")),
            (_, Expectation::Rejected(line)) => Err(format!("is rejected, but should be accepted: {line}")),
        }
    });
}

/// Whether two errors are in the same line. If the reference tool gives no location, any location is accepted.
fn same_place(expected: &str, actual: &str) -> Result<(), String> {
    let place = |line: &str| line.split(": error: ").next().map(str::to_owned);
    if expected.starts_with(":0:") && !actual.starts_with("<unknown>") || place(expected) == place(actual) {
        return Ok(());
    }
    Err(format!("the first error is\n  {actual}not\n  {expected}"))
}

fn same_text(expected: &str, actual: &str) -> Result<(), String> {
    if expected == actual {
        return Ok(());
    }
    let (mut theirs, mut own) = (expected.lines(), actual.lines());
    loop {
        match (theirs.next(), own.next()) {
            (Some(expected), Some(actual)) if expected == actual => {}
            (expected, actual) => return Err(format!("gives\n  {actual:?}, not\n  {expected:?}")),
        }
    }
}

/// Whether the same warnings and notes are given in the same locations and order; `dump` gives the same text.
fn same_reports(expected: &str, actual: &str) -> Result<(), String> {
    let essence = |reports: &str| -> Vec<String> {
        let lines = reports.lines().filter(|line| line.contains(": warning: ") || line.contains(": note: "));
        lines.map(|line| line.split(": warning: ").next().unwrap_or(line).to_owned()).collect()
    };
    if essence(expected) == essence(actual) {
        return Ok(());
    }
    Err(format!("reports\n{actual}not\n{expected}"))
}
