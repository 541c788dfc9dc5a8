//! What reference tools say about generated inputs, as it is checked in: `tests/transcripts/NAME.txt`.
//!
//! A suite computes its own answer to an input and looks it up. The transcript has a hash of the answer that was compared with the
//! tool's, and what came of it, such as `accepted`. The tool is asked if our answer is another, so that the test shows both, and
//! if the input is new. Both are errors until the transcript is written, as is an entry without an input.
//! `ISOGLOSS_ORACLE=new` writes it so, and `ISOGLOSS_ORACLE=1` asks the tool about everything. If another version of the tool is installed than that of the
//! transcript, it is asked about everything, and nothing is written.
//!
//! The first line of a file names the tool and its version. Each other line is about one input: the hash of the tool's name, its
//! version and the input, that of our answer, and what came of the comparison.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, OnceLock};
use std::{env, fs};

use crate::{llvm_dir, repository};

/// A comparison without a difference.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// The hash of our answer.
    ours: u64,
    outcome: String,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The file, and the tool about what is not there, which is an error.
    File,
    /// The same, and the file is written.
    New,
    /// The tool; the file is written.
    Tool,
    /// The tool; the file has nothing to do with it.
    ToolAlone,
}

/// What happened since the file was read.
#[derive(Debug, Default)]
struct Events {
    used: BTreeMap<u64, Entry>,
    /// Inputs that are not in the file.
    new: BTreeSet<u64>,
    /// Inputs to which our answer is not the one in the file.
    changed: BTreeSet<u64>,
}

/// The comparisons of one test.
#[derive(Debug)]
pub struct Transcript {
    path: PathBuf,
    tool: PathBuf,
    is_installed: bool,
    version: String,
    source: Source,
    entries: BTreeMap<u64, Entry>,
    events: Mutex<Events>,
}

impl Transcript {
    /// The transcript `tests/transcripts/NAME.txt` of a tool such as `mlir-opt`.
    ///
    /// # Panics
    /// If the file is malformed; if the tool is missing, and `CI` or `ISOGLOSS_ORACLE` is set.
    #[must_use]
    pub fn new(name: &str, tool: &str) -> Self {
        let path = repository().join("tests/transcripts").join(format!("{name}.txt"));
        let (kept, entries) = read(&path, tool);
        let program = llvm_dir().join("bin").join(tool);
        let is_installed = program.exists();
        let asked = env::var("ISOGLOSS_ORACLE").unwrap_or_default();
        let is_asked = !asked.is_empty();
        let is_needed = is_asked || env::var_os("CI").is_some();
        assert!(is_installed || !is_needed, "{} is missing (see ISOGLOSS_LLVM_DIR)", program.display());
        let version = if is_installed { version(&program) } else { kept.clone() };
        let source = if asked == "new" && (kept.is_empty() || kept == version) {
            Source::New
        } else if is_asked {
            Source::Tool
        } else if kept.is_empty() || kept == version {
            Source::File
        } else {
            eprintln!("{name}: the transcript is of {tool} {kept}; {version} is asked about every input");
            Source::ToolAlone
        };
        let events = Mutex::default();
        Self { path, tool: program, is_installed, version, source, entries, events }
    }

    /// The transcript of a test whose inputs the environment may select: if one of the variables is set, the tool alone is asked,
    /// and there is nothing to compare with if it is not installed.
    ///
    /// # Panics
    /// As [`Self::new`].
    #[must_use]
    pub fn unless_set(variables: &[&str], name: &str, tool: &str) -> Option<Self> {
        if variables.iter().all(|variable| env::var_os(variable).is_none()) {
            return Some(Self::new(name, tool));
        }
        Some(Self::of_the_tool_alone(&crate::oracle(tool)?))
    }

    /// No transcript: the tool at a path is asked about everything.
    #[must_use]
    pub fn of_the_tool_alone(tool: &Path) -> Self {
        Self {
            path: PathBuf::new(),
            tool: tool.to_owned(),
            is_installed: true,
            version: String::new(),
            source: Source::ToolAlone,
            entries: BTreeMap::new(),
            events: Mutex::default(),
        }
    }

    /// The path of the tool.
    #[must_use]
    pub fn tool(&self) -> &Path {
        &self.tool
    }

    /// What came of the comparison of the tool's answer to an input, whose parts are flags and texts, with ours. `compare` asks the
    /// tool. It returns what is kept, a few words in one line, or differences.
    ///
    /// # Errors
    /// The differences.
    ///
    /// # Panics
    /// If another thread panicked.
    pub fn compare<E>(
        &self,
        input: &[&str],
        ours: &str,
        compare: impl FnOnce() -> Result<String, E>,
    ) -> Result<String, E> {
        let name = self.tool.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let key = hash([name.as_str(), &self.version].into_iter().chain(input.iter().copied()));
        let ours = hash([ours]);
        let kept = self.entries.get(&key);
        match self.source {
            Source::ToolAlone => return compare(),
            Source::Tool => {
                let outcome = compare()?;
                assert!(!outcome.contains('\n'), "an outcome has one line: {outcome}");
                self.events().used.insert(key, Entry { ours, outcome: outcome.clone() });
                return Ok(outcome);
            }
            Source::New if kept.is_none_or(|entry| entry.ours != ours) => {
                let outcome = compare()?;
                self.events().used.insert(key, Entry { ours, outcome: outcome.clone() });
                return Ok(outcome);
            }
            Source::File | Source::New => {}
        }
        let mut events = self.events();
        match kept {
            None => {
                events.new.insert(key);
            }
            Some(entry) => {
                events.used.insert(key, entry.clone());
                if entry.ours == ours {
                    return Ok(entry.outcome.clone());
                }
                events.changed.insert(key);
            }
        }
        drop(events);
        if self.is_installed {
            return compare();
        }
        // `finish` fails.
        Ok(kept.map(|entry| entry.outcome.clone()).unwrap_or_default())
    }

    fn events(&self) -> MutexGuard<'_, Events> {
        self.events.lock().expect("no holder of the lock panics")
    }

    /// Writes the transcript, or checks it. To be called after the last input.
    ///
    /// # Panics
    /// If an input is not in the file, or an entry has no input, or our answer is another.
    pub fn finish(self) {
        let events = self.events.into_inner().expect("no holder of the lock panics");
        let path = self.path.display();
        let name = self.tool.file_name().expect("a name").to_string_lossy().into_owned();
        match self.source {
            Source::ToolAlone => {}
            Source::Tool | Source::New => {
                fs::create_dir_all(self.path.parent().expect("a folder")).expect("a writable folder");
                let text = text(&name, &self.version, &events.used);
                fs::write(&self.path, text).unwrap_or_else(|error| panic!("{path}: {error}"));
            }
            Source::File => {
                let unused = self.entries.keys().filter(|key| !events.used.contains_key(*key)).count();
                let wrong: Vec<String> = [
                    (events.changed.len(), "answers are not ours"),
                    (events.new.len(), "inputs are not in it"),
                    (unused, "entries have no input"),
                ]
                .iter()
                .filter(|(count, _)| *count > 0)
                .map(|(count, what)| format!("{count} {what}"))
                .collect();
                let missing = if self.is_installed { "" } else { ", which is not installed," };
                assert!(
                    wrong.is_empty(),
                    "{path} is stale: {}. With `ISOGLOSS_ORACLE=new` the test asks {name}{missing} and writes it.",
                    wrong.join(", ")
                );
            }
        }
    }
}

/// The version of a tool, as it says.
fn version(program: &Path) -> String {
    static VERSIONS: OnceLock<Mutex<BTreeMap<PathBuf, String>>> = OnceLock::new();
    let mut versions = VERSIONS.get_or_init(Mutex::default).lock().expect("no holder of the lock panics");
    let version = versions.entry(program.to_owned()).or_insert_with(|| {
        let output = Command::new(program).arg("--version").output();
        let output = output.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let version = printed.split_once("version ").and_then(|(_, rest)| rest.split_whitespace().next());
        version.unwrap_or("of an unknown version").to_owned()
    });
    version.clone()
}

/// FNV-1a: the same on every machine, and in every version of Rust. A byte that no text has ends each part.
fn hash<'t>(parts: impl IntoIterator<Item = &'t str>) -> u64 {
    let bytes = parts.into_iter().flat_map(|part| part.bytes().chain([0xff]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn text(tool: &str, version: &str, entries: &BTreeMap<u64, Entry>) -> String {
    let mut out = format!("{tool} {version}\n");
    for (key, Entry { ours, outcome }) in entries {
        // Writing to a String does not fail.
        let _ = writeln!(out, "{key:016x} {ours:016x} {outcome}");
    }
    out
}

/// The version and the entries of a file; nothing if there is none.
fn read(path: &Path, tool: &str) -> (String, BTreeMap<u64, Entry>) {
    let Ok(file) = fs::read_to_string(path) else { return (String::new(), BTreeMap::new()) };
    let place = path.display();
    let (first, lines) = file.split_once('\n').unwrap_or((&file, ""));
    let version = first.strip_prefix(tool).and_then(|rest| rest.strip_prefix(' '));
    let version = version.unwrap_or_else(|| panic!("{place}: not of {tool}"));
    let entry = |line: &str| entry(line).unwrap_or_else(|| panic!("{place}: malformed: {line}"));
    (version.to_owned(), lines.lines().map(entry).collect())
}

fn entry(line: &str) -> Option<(u64, Entry)> {
    let mut parts = line.splitn(3, ' ');
    let mut number = || u64::from_str_radix(parts.next()?, 16).ok();
    let (key, ours) = (number()?, number()?);
    Some((key, Entry { ours, outcome: parts.next()?.to_owned() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transcript(entries: BTreeMap<u64, Entry>) -> Transcript {
        Transcript {
            path: PathBuf::from("a.txt"),
            tool: PathBuf::from("tool"),
            is_installed: true,
            version: "1".to_owned(),
            source: Source::File,
            entries,
            events: Mutex::default(),
        }
    }

    /// What a comparison of the input `input` with our answer `a` leaves in the file.
    fn recorded() -> BTreeMap<u64, Entry> {
        let asked = Transcript { source: Source::Tool, ..transcript(BTreeMap::new()) };
        assert_eq!(
            asked.compare(&["input"], "a", || Ok::<_, ()>("agreed on it".to_owned())).as_deref(),
            Ok("agreed on it")
        );
        let entries = asked.events.into_inner().expect("no panic").used;
        let written = text("tool", "1", &entries);
        let found: BTreeMap<u64, Entry> = written.lines().skip(1).filter_map(entry).collect();
        assert_eq!(found, entries);
        found
    }

    #[test]
    fn the_tool_is_not_asked_about_what_is_in_the_file() {
        let kept = transcript(recorded());
        let found = kept.compare(&["input"], "a", || -> Result<String, ()> { panic!("it is asked") });
        assert_eq!(found.as_deref(), Ok("agreed on it"));
        kept.finish();
    }

    #[test]
    #[should_panic(
        expected = "a.txt is stale: 1 answers are not ours. With `ISOGLOSS_ORACLE=new` the test asks tool and writes it."
    )]
    fn another_answer_is_compared_and_an_error() {
        let kept = transcript(recorded());
        assert_eq!(kept.compare(&["input"], "b", || Err("a, not b")), Err("a, not b"));
        kept.finish();
    }

    #[test]
    #[should_panic(
        expected = "1 answers are not ours. With `ISOGLOSS_ORACLE=new` the test asks tool, which is not installed, and"
    )]
    fn another_answer_is_an_error_without_the_tool() {
        let kept = Transcript { is_installed: false, ..transcript(recorded()) };
        let _ = kept.compare(&["input"], "b", || -> Result<String, ()> { panic!("there is none") });
        kept.finish();
    }

    #[test]
    #[should_panic(expected = "a.txt is stale: 1 inputs are not in it, 1 entries have no input.")]
    fn a_changed_input_is_an_error() {
        let kept = transcript(recorded());
        let _ = kept.compare(&["another"], "a", || Ok::<_, ()>("agreed".to_owned()));
        kept.finish();
    }

    #[test]
    fn the_tool_is_asked_about_what_is_new_alone() {
        let kept = Transcript { source: Source::New, ..transcript(recorded()) };
        let is_asked =
            |input: &str, ours: &str| kept.compare(&[input], ours, || Err::<String, _>(())).is_err();
        assert!(!is_asked("input", "a"));
        assert!(is_asked("input", "b") && is_asked("another", "a"));
        let _ = kept.compare(&["another"], "a", || Ok::<_, ()>("agreed".to_owned()));
        assert_eq!(kept.events().used.len(), 2);
    }

    #[test]
    fn parts_of_an_input_do_not_run_together() {
        assert_ne!(hash(["ab", "c"]), hash(["a", "bc"]));
    }
}
