//! Every probe file gives the records, the JSON, the warnings or the error that is checked in beside it, and where the
//! reference tool is installed, it says the same.

use isogloss_tests::oracle;
use isogloss_tests::probes::{self, Expectation, Probe};

/// Runs `check` on every probe and fails with all that it complains of.
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
