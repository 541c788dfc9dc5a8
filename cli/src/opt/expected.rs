//! The comments `// expected-error {{...}}` and the like (`--verify-diagnostics`).
//!
//! `expected-error`, `-warning`, `-note` and `-remark`, each with `-re` for a text with regular expressions in
//! `{{...}}`. A location follows: nothing for the same line, or `@+1`, `@-1`, `@above`, `@below`, `@unknown`. Then
//! comes the text in `{{...}}`, which must occur in the message. Every message must be expected, including notes, but
//! not help, which MLIR does not have. The verifier does not print operations in this mode.

use super::report::Report;
use isogloss::Severity;
use regex_lite::Regex;
use std::collections::HashMap;

/// The diagnostics that an input expects.
#[derive(Debug)]
pub(super) struct Expectations {
    file: String,
    all: Vec<Expectation>,
    /// The indices of the expectations of each line.
    by_line: HashMap<Option<i64>, Vec<usize>>,
}

#[derive(Debug)]
struct Expectation {
    /// One of [`KINDS`].
    kind: &'static str,
    /// The expected line; `None` for an unknown location.
    line: Option<i64>,
    text: String,
    pattern: Option<Regex>,
    /// The line and the column of the comment, counted from one.
    comment: (u32, u32),
    met: bool,
}

/// The kinds of comments: the severities, and remarks, which Isogloss does not emit.
const KINDS: [&str; 4] = ["error", "warning", "note", "remark"];

/// The location after the `@`.
enum Place {
    /// The offset in lines.
    Relative(i64),
    Above,
    Below,
    Unknown,
}

impl Expectations {
    /// Parses the comments of a file; returns errors for the invalid ones.
    pub(super) fn read(file: &str, text: &[u8]) -> (Self, Vec<Report>) {
        let text = String::from_utf8_lossy(text);
        let mut this = Self { file: file.to_owned(), all: Vec::new(), by_line: HashMap::new() };
        let mut problems = Vec::new();
        let mut for_next_line: Vec<usize> = Vec::new();
        let mut last_plain = 1;
        for (number, line) in (1..).zip(text.lines()) {
            let Some(comment) = Comment::find(line) else {
                // `@below` means the next line without such a comment.
                for waiting in for_next_line.drain(..) {
                    this.all[waiting].line = Some(number);
                }
                last_plain = number;
                continue;
            };
            let line = match comment.place {
                Place::Relative(by) => Some(number + by),
                Place::Above => Some(last_plain),
                Place::Below => {
                    for_next_line.push(this.all.len());
                    Some(number)
                }
                Place::Unknown => None,
            };
            this.all.push(Expectation {
                kind: comment.kind,
                line,
                text: comment.text.to_owned(),
                pattern: None,
                comment: (u32::try_from(number).unwrap_or(u32::MAX), comment.column),
                met: false,
            });
            if comment.is_pattern
                && let Some(last) = this.all.last_mut()
            {
                match pattern(comment.text) {
                    Ok(pattern) => last.pattern = Some(pattern),
                    Err(why) => problems.push(last.problem(&this.file, format!("invalid regex: {why}"))),
                }
            }
        }
        for (index, expectation) in this.all.iter().enumerate() {
            this.by_line.entry(expectation.line).or_default().push(index);
        }
        (this, problems)
    }

    /// Marks the expectation that a report meets; appends a problem for each unexpected report or note.
    pub(super) fn meet(&mut self, report: &Report, problems: &mut Vec<Report>) {
        let line = report.place.as_ref().map(|(_, line, _)| i64::from(*line)).filter(|line| *line > 0);
        let kind = report.severity.name();
        let expected = self.by_line.get(&line).into_iter().flatten().copied().find(|index| {
            let expectation = &self.all[*index];
            !expectation.met && expectation.kind == kind && expectation.matches(&report.message)
        });
        match expected {
            Some(index) => self.all[index].met = true,
            None => problems.push(Report::new(
                Severity::Error,
                format!("unexpected {}: {}", kind, report.message),
                report.place.clone(),
            )),
        }
        let notes = report.notes.iter().filter(|note| note.severity != Severity::Help);
        notes.for_each(|note| self.meet(note, problems));
    }

    /// A problem for each unmet expectation: first those with a line.
    pub(super) fn unmet(&self) -> impl Iterator<Item = Report> {
        let unmet = |known: bool| {
            let of_kind = move |expectation: &&Expectation| expectation.line.is_some() == known;
            self.all.iter().filter(|expectation| !expectation.met).filter(of_kind)
        };
        unmet(true).chain(unmet(false)).map(|expectation| {
            let Expectation { kind, text, .. } = expectation;
            let message = format!("expected {kind} \"{text}\" was not produced");
            expectation.problem(&self.file, message)
        })
    }
}

impl Expectation {
    /// An error at the comment, or without a location if the expected location is unknown.
    fn problem(&self, file: &str, message: String) -> Report {
        let (line, column) = self.comment;
        let place = self.line.is_some().then(|| (file.to_owned(), line, column));
        let width = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        Report { width, ..Report::new(Severity::Error, message, place) }
    }

    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

/// `expected-error-re @+1 {{text}}` at the end of a line.
struct Comment<'t> {
    kind: &'static str,
    is_pattern: bool,
    place: Place,
    text: &'t str,
    /// The column of its first letter, counted from one.
    column: u32,
}

impl<'t> Comment<'t> {
    fn find(line: &'t str) -> Option<Self> {
        line.match_indices("expected-").find_map(|(at, word)| {
            let column = u32::try_from(at + 1).unwrap_or(u32::MAX);
            Self::read(&line[at + word.len()..], column)
        })
    }

    fn read(rest: &'t str, column: u32) -> Option<Self> {
        let (rest, kind) = KINDS.iter().find_map(|kind| Some((rest.strip_prefix(kind)?, *kind)))?;
        let (rest, is_pattern) = rest.strip_prefix("-re").map_or((rest, false), |rest| (rest, true));
        let (rest, place) = parse_place(rest.trim_start_matches(' '))?;
        let text = rest.trim_start_matches(' ').strip_prefix("{{")?.trim_end().strip_suffix("}}")?;
        Some(Self { kind, is_pattern, place, text, column })
    }
}

fn parse_place(text: &str) -> Option<(&str, Place)> {
    let Some(rest) = text.strip_prefix('@') else { return Some((text, Place::Relative(0))) };
    for (word, place) in [("above", Place::Above), ("below", Place::Below), ("unknown", Place::Unknown)] {
        if let Some(rest) = rest.strip_prefix(word) {
            return Some((rest, place));
        }
    }
    let signed = rest.strip_prefix('+').map(|digits| (1, digits));
    let (sign, digits) = signed.or_else(|| Some((-1, rest.strip_prefix('-')?)))?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let by = i64::from(digits[..end].parse::<u32>().ok()?);
    Some((&digits[end..], Place::Relative(sign * by)))
}

/// The text of an `-re` comment: literal except in `{{...}}`.
fn pattern(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((literal, tail)) = rest.split_once("{{") {
        let (expression, tail) = tail.split_once("}}").ok_or("found start of regex with no end '}}'")?;
        pattern.push_str(&regex_lite::escape(literal));
        pattern.push('(');
        pattern.push_str(expression);
        pattern.push(')');
        rest = tail;
    }
    pattern.push_str(&regex_lite::escape(rest));
    Regex::new(&pattern).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: u32, message: &str) -> Report {
        Report::new(Severity::Error, message.to_owned(), Some(("a.mlir".to_owned(), line, 1)))
    }

    fn problems(text: &str, reports: &[Report]) -> Vec<String> {
        let (mut expectations, mut problems) = Expectations::read("a.mlir", text.as_bytes());
        reports.iter().for_each(|report| expectations.meet(report, &mut problems));
        problems.extend(expectations.unmet());
        problems.into_iter().map(|report| report.message).collect()
    }

    #[test]
    fn locations_select_lines() {
        let text = "x // expected-error {{here}}\n// expected-error@+2 {{two}}\n\n// expected-error@below {{below}}\ny\n// expected-error@above {{above}}";
        let reports = [error(1, "it is here"), error(4, "two"), error(5, "below"), error(5, "above")];
        assert_eq!(problems(text, &reports), Vec::<String>::new());
    }

    #[test]
    fn unexpected_reports_and_unmet_expectations_are_reported() {
        assert_eq!(
            problems("// expected-error {{abc}}", &[error(1, "xyz")]),
            ["unexpected error: xyz", "expected error \"abc\" was not produced"]
        );
    }

    #[test]
    fn regular_expressions_are_in_braces() {
        assert_eq!(
            problems("// expected-error-re {{a.b {{[0-9]+}}!}}", &[error(1, "a.b 42!")]),
            Vec::<String>::new()
        );
        assert_eq!(problems("// expected-error-re {{a.b {{[0-9]+}}!}}", &[error(1, "axb 42!")]).len(), 2);
    }
}
