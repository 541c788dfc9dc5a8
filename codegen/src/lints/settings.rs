//! The file `isogloss.toml`: the table `[lints]`, a small part of TOML.
//!
//! A parser of all of TOML would be compiled for every build script.

use super::{Level, LintLevels};
use crate::codes;
use isogloss_tablegen::{Dependencies, Diagnostic, Errors, SourceMap};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The name of the settings file.
pub const SETTINGS_FILE: &str = "isogloss.toml";

/// The only table.
const TABLE: &str = "lints";

/// The settings file for the definition files in a folder: of this folder, or else of the nearest folder around it.
#[must_use]
pub fn find_settings(folder: &Path) -> Option<PathBuf> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let folder = std::path::absolute(folder).ok()?;
    folder.ancestors().map(|around| around.join(SETTINGS_FILE)).find(|path| path.is_file())
}

/// The levels that a settings file sets.
///
/// ```no_run
/// use isogloss_codegen::{find_settings, read_settings};
/// if let Some(path) = find_settings("defs".as_ref()) {
///     let levels = read_settings(&path)?;
///     println!("{levels:?}");
/// }
/// # Ok::<(), Box<isogloss_codegen::Errors>>(())
/// ```
///
/// # Errors
/// The error of reading the file, or all errors in its text, with their spans.
pub fn read_settings(path: &Path) -> Result<LintLevels, Box<Errors>> {
    let name = path.display().to_string();
    let mut dependencies = Dependencies::default();
    dependencies.opened.push(path.to_owned());
    let mut sources = SourceMap::new();
    let fail = |sources, diagnostics| Box::new(Errors::new(sources, diagnostics, dependencies));
    let text = match fs::read(path).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(_)) => {
            let error = Diagnostic::error(format!("{name} is not UTF-8 text")).code(codes::READ);
            return Err(fail(sources, vec![error]));
        }
        Err(error) => {
            let error = Diagnostic::error(format!("{name} cannot be read: {error}")).code(codes::READ);
            return Err(fail(sources, vec![error]));
        }
    };
    let mut levels = LintLevels::default();
    let wrong = parse(&text, &mut levels);
    if wrong.is_empty() {
        return Ok(levels);
    }
    let file = sources.add(name, text);
    let error = |Wrong { range, message, help }: Wrong| {
        let error = Diagnostic::error(message).code(codes::OPTION).at(sources.span(file, range));
        help.into_iter().fold(error, Diagnostic::help)
    };
    let errors = wrong.into_iter().map(error).collect();
    Err(fail(sources, errors))
}

/// An error in a settings file.
#[derive(Debug, PartialEq, Eq)]
struct Wrong {
    range: Range<usize>,
    message: String,
    help: Option<String>,
}

/// Reads the lines of a settings file into `levels`, and returns the errors.
fn parse(text: &str, levels: &mut LintLevels) -> Vec<Wrong> {
    let (mut wrong, mut in_lints, mut at) = (Vec::new(), false, 0);
    for line in text.split_inclusive('\n') {
        let start = at + (line.len() - line.trim_start().len());
        at += line.len();
        let line = without_comment(line).trim();
        let mut report = |message: String, help: Option<String>| {
            wrong.push(Wrong { range: start..start + line.len(), message, help });
        };
        if line.is_empty() {
            continue;
        }
        if let Some(table) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            in_lints = table.trim() == TABLE;
            if !in_lints {
                report(
                    format!("unknown table `{}`", table.trim()),
                    Some(format!("the only table is `[{TABLE}]`")),
                );
            }
            continue;
        }
        let pair = line.split_once('=').map(|(name, level)| (unquoted(name.trim()), level.trim()));
        let Some((name, level)) = pair.and_then(|(name, level)| Some((name, quoted(level)?))) else {
            report(
                "expected a setting: a name, `=` and a level in quotes".to_owned(),
                Some("write `no-effect = \"allow\"`".to_owned()),
            );
            continue;
        };
        if !in_lints {
            report(
                format!("`{name}` is outside of a table"),
                Some(format!("begin the table with `[{TABLE}]`")),
            );
            continue;
        }
        if let Err(message) = level.parse().and_then(|level: Level| levels.set(name, level)) {
            match message.split_once("; ") {
                Some((message, help)) => report(message.to_owned(), Some(help.to_owned())),
                None => report(message, None),
            }
        }
    }
    wrong
}

/// A line up to a `#` outside of quotes.
fn without_comment(line: &str) -> &str {
    let mut quote = None;
    for (at, letter) in line.char_indices() {
        match (quote, letter) {
            (None, '#') => return &line[..at],
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None | Some(_), _) => {}
        }
    }
    line
}

/// The text inside of quotes; `None` without quotes.
fn quoted(text: &str) -> Option<&str> {
    ['"', '\''].into_iter().find_map(|quote| text.strip_prefix(quote)?.strip_suffix(quote))
}

/// A key, which may be in quotes.
fn unquoted(text: &str) -> &str {
    quoted(text).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lints::lint;

    #[test]
    fn a_table_of_lints_sets_levels() {
        let mut levels = LintLevels::default();
        let text = "# levels\n[lints] # of lints\nno-effect = \"allow\"\n\"E0311\" = 'deny' # code\n\n";
        assert_eq!(parse(text, &mut levels), []);
        let level = |name| levels.level(lint(name).expect("a lint"));
        assert_eq!(level("no-effect"), Level::Allow);
        assert_eq!(level("unreadable-format"), Level::Deny);
        assert_eq!(level("deprecated"), Level::Warn);
    }

    #[test]
    fn wrong_lines_are_errors_at_their_text() {
        let messages = |text: &str| {
            let found = parse(text, &mut LintLevels::default());
            found.into_iter().map(|wrong| (text[wrong.range].to_owned(), wrong.message)).collect::<Vec<_>>()
        };
        let one = |line: &str, message: &str| vec![(line.to_owned(), message.to_owned())];
        assert_eq!(messages("[lint]\n"), one("[lint]", "unknown table `lint`"));
        assert_eq!(messages("a = \"warn\""), one("a = \"warn\"", "`a` is outside of a table"));
        assert_eq!(
            messages("[lints]\n  deprecatd = \"warn\"  # x\n"),
            one("deprecatd = \"warn\"", "unknown lint `deprecatd`")
        );
        assert_eq!(
            messages("[lints]\nall = \"forbid\""),
            one("all = \"forbid\"", "`forbid` is not a level: `allow`, `warn` or `deny`")
        );
        assert_eq!(
            messages("[lints]\nall = warn"),
            one("all = warn", "expected a setting: a name, `=` and a level in quotes")
        );
    }
}
