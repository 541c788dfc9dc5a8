//! [`Folder`]: the tests of a folder.

use crate::bless;
use crate::run::{Output, Test};
#[cfg(feature = "opt")]
use crate::tools;
use crate::tools::Tools;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, io, process, thread};

/// The tests of a folder, and the commands that they run.
pub struct Folder {
    path: PathBuf,
    tools: Tools,
    definitions: BTreeMap<String, String>,
    extensions: Vec<String>,
    blesses: bool,
}

impl fmt::Debug for Folder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Folder").field("path", &self.path).finish_non_exhaustive()
    }
}

/// The tests of a folder and of its folders, as `cargo test` sees it: relative to the folder of the package.
///
/// ```no_run
/// isogloss_testing::folder("tests/mlir").program("my-opt", "target/debug/my-opt").run();
/// ```
pub fn folder(path: impl Into<PathBuf>) -> Folder {
    Folder {
        path: path.into(),
        tools: Tools::default(),
        definitions: BTreeMap::new(),
        extensions: vec!["mlir".to_owned()],
        blesses: env::var_os("UPDATE_EXPECT").is_some_and(|value| value != "0" && !value.is_empty()),
    }
}

/// The results of the tests of a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Summary {
    /// The files that passed.
    pub passed: Vec<String>,
    /// The files that did not, with the messages about each.
    pub failed: Vec<(String, String)>,
    /// The files whose checks were written anew.
    pub written: Vec<String>,
}

impl Folder {
    /// Adds `isogloss opt` with dialects as a command, which runs in the process of the test. It has the flags of
    /// `mlir-opt` that `isogloss opt` has; flags that load definition files are for [`Self::program`]. It knows the
    /// dialects of `isogloss`, too, and with the feature `dialects` the dialects of `isogloss-dialects`.
    #[cfg(feature = "opt")]
    #[must_use]
    pub fn opt(
        self,
        name: impl Into<String>,
        dialects: impl IntoIterator<Item = &'static isogloss::def::Dialect>,
    ) -> Self {
        let mut all = isogloss_cli::known_dialects();
        for dialect in dialects {
            // One that every command knows is one dialect.
            if !all.iter().any(|known| std::ptr::eq(*known, dialect)) {
                all.push(dialect);
            }
        }
        let name = name.into();
        self.command(name.clone(), move |arguments, input| tools::opt(&all, &name, arguments, input))
    }

    /// Adds a program as a command, often `env!("CARGO_BIN_EXE_my-opt")`.
    #[must_use]
    pub fn program(mut self, name: impl Into<String>, path: impl Into<PathBuf>) -> Self {
        self.tools.add_program(name.into(), path.into());
        self
    }

    /// Adds a function of the arguments and the standard input as a command.
    ///
    /// ```no_run
    /// use isogloss_testing::{Output, folder};
    /// folder("tests/texts")
    ///     .extensions(["txt"])
    ///     .command("upper", |_, input| Output::success(input.to_ascii_uppercase()))
    ///     .run();
    /// ```
    #[must_use]
    pub fn command(
        mut self,
        name: impl Into<String>,
        command: impl Fn(&[String], Vec<u8>) -> Output + Send + Sync + 'static,
    ) -> Self {
        self.tools.add_function(name.into(), Box::new(command));
        self
    }

    /// Defines `%{NAME}` in `RUN` lines.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.definitions.insert(name.into(), value.into());
        self
    }

    /// The extensions of the files that are tests; by default `mlir`.
    #[must_use]
    pub fn extensions<E: Into<String>>(mut self, extensions: impl IntoIterator<Item = E>) -> Self {
        self.extensions = extensions.into_iter().map(Into::into).collect();
        self
    }

    /// Whether the checks of failing tests are written anew; by default, whether `UPDATE_EXPECT` is set.
    #[must_use]
    pub fn bless(mut self, blesses: bool) -> Self {
        self.blesses = blesses;
        self
    }

    /// Runs the tests, several files at a time.
    ///
    /// # Panics
    /// If a test fails, with the messages of all that do; if there is no test.
    #[track_caller]
    pub fn run(self) {
        let path = self.path.display().to_string();
        let summary = self.summary().unwrap_or_else(|error| panic!("{path}: {error}"));
        for file in &summary.written {
            eprintln!("{file}: the checks were written anew");
        }
        if !summary.failed.is_empty() {
            let messages: Vec<&str> = summary.failed.iter().map(|(_, messages)| messages.as_str()).collect();
            let all = summary.failed.len() + summary.passed.len() + summary.written.len();
            panic!(
                "{} of {all} tests in {path} failed\n\n{}\nUPDATE_EXPECT=1 writes the CHECK lines anew",
                summary.failed.len(),
                messages.join("\n")
            );
        }
    }

    /// Runs the tests. [`Self::run`] is the short form for a `#[test]`.
    ///
    /// # Errors
    /// If the folder cannot be read, or has no file with a `RUN` line.
    pub fn summary(&self) -> io::Result<Summary> {
        let mut files = Vec::new();
        collect(&self.path, &self.extensions, &mut files)?;
        files.sort();
        let mut tests = Vec::new();
        for file in files {
            let text = String::from_utf8_lossy(&fs::read(&file)?).into_owned();
            // The path as a message shows it: relative to the package.
            let name = file.display().to_string();
            tests.extend(Test::read(&fs::canonicalize(&file)?, &name, text));
        }
        if tests.is_empty() {
            return Err(io::Error::other("no file has a `RUN` line"));
        }
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let temporary = env::temp_dir().join(format!("isogloss-testing-{}-{number}", process::id()));
        fs::create_dir_all(&temporary)?;
        let (next, outcomes) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let threads = thread::available_parallelism().map_or(1, usize::from).min(tests.len());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(test) = tests.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let outcome = self.outcome(test, &temporary);
                        outcomes
                            .lock()
                            .unwrap_or_else(PoisonError::into_inner)
                            .push((test.name.clone(), outcome));
                    }
                });
            }
        });
        // The files that a test left are of no use to another run.
        let _ = fs::remove_dir_all(&temporary);
        let mut outcomes = outcomes.into_inner().unwrap_or_else(PoisonError::into_inner);
        outcomes.sort_by(|one, other| one.0.cmp(&other.0));
        let mut summary = Summary::default();
        for (name, outcome) in outcomes {
            match outcome {
                Outcome::Passed => summary.passed.push(name),
                Outcome::Failed(messages) => summary.failed.push((name, messages)),
                Outcome::Written => summary.written.push(name),
            }
        }
        Ok(summary)
    }

    fn outcome(&self, test: &Test, temporary: &Path) -> Outcome {
        let mut compared = Vec::new();
        let result = test.run(&self.tools, &self.definitions, temporary, &mut compared);
        match (result, test.expects_failure) {
            (Ok(()), false) | (Err(_), true) => Outcome::Passed,
            (Ok(()), true) => Outcome::Failed(format!(
                "{}: error: the test passes, but `XFAIL: *` says that it fails\n",
                test.name
            )),
            (Err(messages), false) if !self.blesses => Outcome::Failed(messages),
            (Err(messages), false) => match self.write(test, temporary, &mut compared) {
                Ok(true) => Outcome::Written,
                Ok(false) => Outcome::Failed(messages),
                Err(again) => Outcome::Failed(again),
            },
        }
    }

    /// Writes the checks anew, line by line of the `RUN` lines: the first one that fails ends a run. Returns whether
    /// there was something to write; the error is the reason why the test still fails.
    fn write(
        &self,
        test: &Test,
        temporary: &Path,
        compared: &mut Vec<crate::run::Compared>,
    ) -> Result<bool, String> {
        let mut text = test.text.clone();
        let mut blessed: Vec<Vec<String>> = Vec::new();
        while let Some(last) = compared.pop().filter(|last| !blessed.contains(&last.command.options.prefixes))
        {
            text = bless::with_checks(&text, &last.command, &last.input);
            fs::write(&test.path, &text).map_err(|error| format!("{}: error: {error}\n", test.name))?;
            blessed.push(last.command.options.prefixes);
            compared.clear();
            let Some(again) = Test::read(&test.path, &test.name, text.clone()) else { break };
            if again.run(&self.tools, &self.definitions, temporary, compared).is_ok() {
                return Ok(true);
            }
        }
        match Test::read(&test.path, &test.name, text) {
            Some(again) if !blessed.is_empty() => {
                again.run(&self.tools, &self.definitions, temporary, compared).map(|()| true)
            }
            _ => Ok(false),
        }
    }
}

enum Outcome {
    Passed,
    Failed(String),
    Written,
}

/// The files below a folder with one of the extensions.
fn collect(folder: &Path, extensions: &[String], files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, extensions, files)?;
        } else if path
            .extension()
            .is_some_and(|own| extensions.iter().any(|extension| own == extension.as_str()))
        {
            files.push(path);
        }
    }
    Ok(())
}
