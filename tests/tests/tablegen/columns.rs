//! Errors are in the column in which `llvm-tblgen` has them, or in one that is nearer to the cause.
//!
//! Each definition file of the repository that `llvm-tblgen` refuses is compared. `tablegen/columns.txt` lists the
//! files whose first error has another column here: after a line with the reason, which begins with `# `, a line for
//! each file, with its path, our line and column, and `llvm-tblgen`'s. A file that differs and is not listed so fails
//! the test, and one that does not differ any more, too.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use isogloss_tablegen::{Session, Severity};
use isogloss_tests::{definition_files, oracle, parallel, repository};

/// The folders with definition files.
const FOLDERS: [&str; 9] =
    ["benches", "cli", "codegen", "defs", "docs", "editors", "examples", "lsp", "tests"];

/// The include folders of the files, in addition to their own.
const INCLUDES: [&str; 3] = ["defs", "tests/diag_include", "tests/tablegen/diagnostics/include"];

/// A line and a column.
type Place = (u32, u32);

/// Ours and theirs of a file.
type Places = [Place; 2];

/// The location of the first error of `llvm-tblgen`; `None` if it accepts the file, has no answer, or gives no
/// location.
fn theirs(tool: &Path, file: &Path) -> Option<Place> {
    let output = Command::new("prlimit")
        .args(["--as=4000000000", "--cpu=5", "--core=0"])
        .arg(tool)
        .args(INCLUDES.map(|folder| format!("-I{}", repository().join(folder).display())))
        .arg(file)
        .output()
        .expect("prlimit");
    if output.status.code() != Some(1) {
        return None;
    }
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let place = errors.lines().find_map(|line| line.split_once(": error: "))?.0;
    let mut parts = place.rsplit(':');
    let (column, line) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    (line > 0).then_some((line, column))
}

/// The location of our first error.
fn ours(file: &Path) -> Option<Place> {
    let session = INCLUDES
        .iter()
        .fold(Session::new(), |session, folder| session.include_dir(repository().join(folder)));
    let errors = session.parse_file(file).err()?;
    let error = errors.diagnostics.iter().find(|report| report.severity == Severity::Error)?;
    let place = errors.sources.location(error.span());
    Some((place.line, place.column))
}

/// The list: the entry of each file, and its reason.
fn listed() -> BTreeMap<String, Places> {
    let text = fs::read_to_string(repository().join("tests/tablegen/columns.txt")).expect("the list");
    let mut reason = None;
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(new) = line.strip_prefix("# ") {
            reason = Some(new);
            continue;
        }
        assert!(reason.is_some(), "no reason before `{line}`");
        let parts: Vec<&str> = line.split(' ').collect();
        let [file, own, other] = parts[..] else { panic!("not a file and two places: `{line}`") };
        let place = |text: &str| -> Place {
            let (line, column) = text.split_once(':').expect("a line and a column");
            (line.parse().expect("a line"), column.parse().expect("a column"))
        };
        let before = found.insert(file.to_owned(), [place(own), place(other)]);
        assert!(before.is_none(), "`{file}` is listed twice");
    }
    found
}

#[test]
fn errors_are_in_the_column_of_the_reference_tool_or_listed() {
    let Some(tool) = oracle("llvm-tblgen") else { return };
    let folders = FOLDERS.iter().map(|folder| repository().join(folder));
    let files: Vec<PathBuf> =
        folders.filter(|folder| folder.exists()).flat_map(|folder| definition_files(&folder)).collect();
    let places = parallel::map(&files, |file| Some((ours(file)?, theirs(&tool, file)?)));
    assert!(places.iter().flatten().count() >= 600, "few files are refused");
    let mut listed = listed();
    let mut wrong = String::new();
    for (file, (own, other)) in files.iter().zip(places).filter_map(|(file, places)| Some((file, places?))) {
        let name =
            file.strip_prefix(repository()).expect("a file of the repository").to_string_lossy().into_owned();
        let expected = listed.remove(&name).unwrap_or([other; 2]);
        if expected != [own, other] {
            wrong += &format!("{name} {}:{} {}:{}\n", own.0, own.1, other.0, other.1);
        }
    }
    let stale: Vec<&String> = listed.keys().collect();
    assert!(wrong.is_empty(), "other columns than in the list, or not in it:\n{wrong}");
    assert!(stale.is_empty(), "listed, but the columns are equal, or one tool accepts it: {stale:?}");
}
