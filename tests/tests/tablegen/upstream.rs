//! Every installed definition file gives the same records as the reference tool, as text byte for byte and as JSON, or
//! is rejected on the same line.

use std::path::Path;

use isogloss_tablegen::Session;
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{definition_files, oracle_include, ours, parallel, tblgen};
use serde_json::Value;

#[test]
fn every_installed_file_gives_the_same_records() {
    let Some(include) = oracle_include() else { return };
    let transcript = Transcript::new("tablegen-installed", "llvm-tblgen");
    let files = definition_files(&include);
    assert!(files.len() >= 300, "only {} files were found", files.len());
    let results = parallel::map(&files, |path| compare_unless_kept(&transcript, &include, path));
    let accepted = results.iter().filter(|result| matches!(result, Ok(true))).count();
    let problems: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    eprintln!("{} files, {accepted} accepted, {} differ", files.len(), problems.len());
    assert!(problems.is_empty(), "{} of {} files:\n{}", problems.len(), files.len(), problems.join("\n"));
    transcript.finish();
}

/// As [`compare`], if the transcript does not have the file, whose text belongs to the version of the tool.
fn compare_unless_kept(transcript: &Transcript, include: &Path, path: &Path) -> Result<bool, String> {
    let ours = match ours::evaluate(&Session::new().include_dir(include), path) {
        Ok(records) => [ours::text(&records), ours::json(&records)].concat(),
        Err(reports) => format!("{:?}", ours::first_error(&reports)).into_bytes(),
    };
    let name = path.strip_prefix(include).unwrap_or(path).display().to_string();
    let kept = transcript.compare(&[&name], &String::from_utf8_lossy(&ours), || {
        let is_accepted = compare(transcript.tool(), include, path)?;
        Ok(if is_accepted { "accepted" } else { "rejected" }.to_owned())
    });
    kept.map(|outcome| outcome == "accepted")
}

/// Whether the file is accepted by both.
fn compare(tblgen: &Path, include: &Path, path: &Path) -> Result<bool, String> {
    let arguments =
        |action: &str| vec![action.to_owned(), "-I".to_owned(), include.to_string_lossy().into_owned()];
    let expected = tblgen::run(tblgen, &arguments("--print-records"), path);
    let actual = ours::evaluate(&Session::new().include_dir(include), path);
    let name = path.strip_prefix(include).unwrap_or(path).display();
    match (expected.accepted, actual) {
        (true, Ok(records)) => {
            compare_text(&expected.output, &ours::text(&records))
                .map_err(|problem| format!("{name}: {problem}"))?;
            let expected = tblgen::run(tblgen, &arguments("--dump-json"), path).output;
            compare_json(&expected, &ours::json(&records)).map_err(|problem| format!("{name}: {problem}"))?;
            Ok(true)
        }
        (false, Err(reports)) => {
            let place =
                |report: Option<&tblgen::Report>| report.map(|report| (report.file.clone(), report.line));
            let (theirs, own) = (expected.first_error(), ours::first_error(&reports));
            if place(theirs) == place(own) {
                return Ok(false);
            }
            Err(format!("{name}: the first error is\n  {own:?}, not\n  {theirs:?}"))
        }
        (true, Err(reports)) => Err(format!("{name}: is rejected: {:?}", ours::first_error(&reports))),
        (false, Ok(_)) => Err(format!("{name}: is accepted: {:?}", expected.first_error())),
    }
}

fn compare_text(expected: &[u8], actual: &[u8]) -> Result<(), String> {
    if expected == actual {
        return Ok(());
    }
    let (expected, actual) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(actual));
    let pairs = expected.lines().zip(actual.lines()).enumerate();
    let difference = pairs.into_iter().find(|(_, (theirs, own))| theirs != own);
    Err(match difference {
        Some((index, (theirs, own))) => {
            format!("line {} of the text is\n  {own}, not\n  {theirs}", index + 1)
        }
        None => format!("the text has {} lines, not {}", actual.lines().count(), expected.lines().count()),
    })
}

fn compare_json(expected: &[u8], actual: &[u8]) -> Result<(), String> {
    if expected == actual {
        return Ok(());
    }
    let parse =
        |text: &[u8]| serde_json::from_slice::<Value>(text).map_err(|error| format!("no JSON: {error}"));
    difference(&parse(expected)?, &parse(actual)?, String::new()).map_or(Ok(()), Err)
}

/// The first difference of two JSON values, if there is one.
fn difference(expected: &Value, actual: &Value, path: String) -> Option<String> {
    match (expected, actual) {
        (Value::Object(theirs), Value::Object(own)) => {
            if let Some(key) = theirs.keys().find(|&key| !own.contains_key(key)) {
                return Some(format!("the JSON lacks {path}/{key}"));
            }
            if let Some(key) = own.keys().find(|&key| !theirs.contains_key(key)) {
                return Some(format!("the JSON has {path}/{key} in addition"));
            }
            own.iter().find_map(|(key, value)| difference(&theirs[key], value, format!("{path}/{key}")))
        }
        (Value::Array(theirs), Value::Array(own)) if theirs.len() == own.len() => {
            let mut pairs = theirs.iter().zip(own).enumerate();
            pairs.find_map(|(index, (theirs, own))| difference(theirs, own, format!("{path}/{index}")))
        }
        _ if expected == actual => None,
        _ => Some(format!("the JSON at {path} is\n  {actual}, not\n  {expected}")),
    }
}
