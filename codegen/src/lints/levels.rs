//! The levels of lints, and their application to diagnostics.

use super::{LINTS, Lint, lint};
use isogloss_tablegen::{Diagnostic, Severity};
use std::fmt;
use std::str::FromStr;

/// The level of a lint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Its diagnostics are dropped.
    Allow,
    /// Its diagnostics are warnings.
    Warn,
    /// Its diagnostics are errors.
    Deny,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Allow => "allow",
            Self::Warn => "warn",
            Self::Deny => "deny",
        })
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all = [Self::Allow, Self::Warn, Self::Deny];
        let found = all.into_iter().find(|level| level.to_string() == text);
        found.ok_or_else(|| format!("`{text}` is not a level: `allow`, `warn` or `deny`"))
    }
}

/// The group of all lints.
const ALL: &str = "all";

/// The lints that one setting names. Settings of single lints come last: they override the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Selector {
    All,
    Code(&'static str),
    Name(&'static str),
}

impl Selector {
    fn read(text: &str) -> Result<Self, String> {
        let code = || LINTS.iter().filter_map(|lint| lint.code).find(|code| *code == text);
        match lint(text) {
            _ if text == ALL => Ok(Self::All),
            Some(lint) => Ok(Self::Name(lint.name)),
            None => code().map(Self::Code).ok_or_else(|| unknown(text)),
        }
    }

    fn selects(self, lint: &Lint) -> bool {
        match self {
            Self::All => true,
            Self::Code(code) => lint.code == Some(code),
            Self::Name(name) => lint.name == name,
        }
    }
}

/// The message about the name of an unknown lint.
fn unknown(name: &str) -> String {
    let known = LINTS.iter().map(|lint| lint.name).chain([ALL]);
    match isogloss_tablegen::closest(name, known) {
        Some(close) => format!("unknown lint `{name}`; did you mean `{close}`?"),
        None => format!("unknown lint `{name}`; `isogloss explain --lints` lists all"),
    }
}

/// The levels of lints.
///
/// A setting names a lint, the code of lints, or `all`. The order of settings does not matter: a name overrides a code, a code
/// overrides `all`, and of two levels for the same the stricter applies.
///
/// ```
/// use isogloss_codegen::{Level, LintLevels, lint};
/// let mut levels = LintLevels::default();
/// levels.set("no-effect", Level::Allow)?;
/// levels.set("all", Level::Deny)?;
/// let level = |name| levels.level(lint(name).expect("a lint"));
/// assert_eq!((level("no-effect"), level("deprecated")), (Level::Allow, Level::Deny));
/// assert_eq!(levels.set("no-efect", Level::Warn), Err("unknown lint `no-efect`; did you mean `no-effect`?".to_owned()));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LintLevels {
    /// Sorted, so that the last one that selects a lint applies.
    settings: Vec<(Selector, Level)>,
}

impl LintLevels {
    /// Sets the level of a lint, of the lints with a code, or of `all`.
    ///
    /// # Errors
    /// A message if there is no such lint.
    pub fn set(&mut self, name: &str, level: Level) -> Result<(), String> {
        let setting = (Selector::read(name)?, level);
        if let Err(at) = self.settings.binary_search(&setting) {
            self.settings.insert(at, setting);
        }
        Ok(())
    }

    /// The level of a lint.
    #[must_use]
    pub fn level(&self, lint: &Lint) -> Level {
        self.given(lint).unwrap_or(lint.level)
    }

    /// These levels. A lint without a level here has its level in `base`.
    #[must_use]
    pub fn or(&self, base: &Self) -> Self {
        // One setting for each lint, because a group here overrides a single lint there.
        let level = |lint: &Lint| {
            let level = self.given(lint).or_else(|| base.given(lint))?;
            Some((Selector::Name(lint.name), level))
        };
        Self { settings: LINTS.iter().filter_map(level).collect() }
    }

    /// Drops the diagnostics of lints with the level `allow`, and makes errors of those with `deny`. Diagnostics that are errors
    /// already, and those without a lint, stay as they are.
    pub fn apply(&self, diagnostics: &mut Vec<Diagnostic>) {
        diagnostics.retain_mut(|found| {
            let level = self.level_of(found);
            if level == Some(Level::Deny) {
                found.severity = Severity::Error;
                let name = found.lint.unwrap_or_default();
                found.notes.push(format!("the level of the lint `{name}` is `deny`"));
            }
            level != Some(Level::Allow)
        });
    }

    /// The level of the lint of a warning; `None` for errors and notes, and for warnings without a lint.
    #[must_use]
    pub fn level_of(&self, found: &Diagnostic) -> Option<Level> {
        let name = found.lint.filter(|_| found.severity == Severity::Warning)?;
        Some(self.level(lint(name)?))
    }

    fn given(&self, lint: &Lint) -> Option<Level> {
        let selecting = self.settings.iter().rev().find(|(selector, _)| selector.selects(lint));
        selecting.map(|(_, level)| *level)
    }
}
