//! The detailed form of records, with the location of each field, equals the reference tool's, except for the memory
//! statistics that it prints at the end.

use std::process::Command;

use isogloss_tablegen::Session;
use isogloss_tests::probes::{self, Kind};
use isogloss_tests::{oracle, parallel};

#[test]
fn probes_have_the_same_detailed_form() {
    let Some(tblgen) = oracle("llvm-tblgen") else {
        return;
    };
    let probes: Vec<_> = probes::all()
        .into_iter()
        .filter(|probe| probe.kind == Kind::Accepted && probe.macros.is_empty())
        .collect();
    assert!(probes.len() >= 100, "only {} probes", probes.len());
    let problems: Vec<String> = parallel::map(&probes, |probe| {
        let include = probes::include_directory();
        let output = probe.with_reference_file(|file| {
            Command::new(&tblgen)
                .args(["--print-detailed-records", "-I"])
                .args([&*include, file])
                .output()
                .expect("the tool runs")
        });
        assert!(output.status.code().is_some(), "{}: {}", probe.path.display(), output.status);
        let theirs = String::from_utf8_lossy(&output.stdout).into_owned();
        let theirs = theirs.split("-------------------- Memory").next().unwrap_or_default().to_owned();
        let records = Session::new().include_dir(include).parse_file(&probe.path).expect("an accepted probe");
        let mut own = Vec::new();
        records.write_detailed(&mut own).expect("a vector takes all");
        let own = String::from_utf8_lossy(&own).into_owned();
        let (theirs, own) = if probe.conds_as_ifs {
            // The classes, which come first, show the operators.
            (records_of(&theirs), records_of(&own))
        } else {
            (&*theirs, &*own)
        };
        let line = theirs.lines().zip(own.lines()).find(|(theirs, own)| theirs != own);
        (theirs != own).then(|| format!("{}: {line:?}", probe.path.display()))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(problems.is_empty(), "{} differ:\n{}", problems.len(), problems.join("\n"));
}

/// The part of the detailed form after the classes.
fn records_of(detailed: &str) -> &str {
    detailed.find("\n-------------------- Records").map_or(detailed, |start| &detailed[start..])
}
