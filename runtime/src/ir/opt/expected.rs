//! The comments `// expected-error {{...}}` and their kin
//! (`--verify-diagnostics`).
//!
//! `expected-error`, `-warning`, `-note` and `-remark`, each with `-re` for a
//! text with regular expressions in `{{...}}`, then a place: nothing for the
//! same line, `@+1`, `@-1`, `@above`, `@below`, `@unknown`; then the text in
//! `{{...}}`, of which a part of the message must be.

use super::report::Report;
use crate::Severity;
use regex_lite::Regex;

/// What an input expects to be told.
#[derive(Debug)]
pub(super) struct Expectations(Vec<Expectation>);

#[derive(Debug)]
struct Expectation {
    kind: Kind,
    /// `None` for an unknown place.
    line: Option<u32>,
    text: String,
    pattern: Option<Regex>,
    /// Where the comment stands.
    comment_line: u32,
    met: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Error,
    Warning,
    Note,
    Remark,
}

impl Kind {
    const ALL: [(&'static str, Self); 4] =
        [("error", Self::Error), ("warning", Self::Warning), ("note", Self::Note), ("remark", Self::Remark)];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }

    fn of(severity: Severity) -> Self {
        match severity {
            Severity::Error => Self::Error,
            Severity::Warning => Self::Warning,
            Severity::Note => Self::Note,
        }
    }
}

/// What stands after the `@`.
enum Place {
    Here,
    Relative(i64),
    Above,
    Below,
    Unknown,
}

impl Expectations {
    /// Reads the comments of a text whose first line has that number.
    pub(super) fn read(text: &[u8], first_line: u32) -> Self {
        let text = String::from_utf8_lossy(text);
        let mut found = Vec::new();
        let mut for_next_line: Vec<usize> = Vec::new();
        let mut last_plain = first_line;
        for (number, line) in (first_line..).zip(text.lines()) {
            let Some((kind, is_pattern, place, text)) = parse(line) else {
                // `@below` means the next line without such a comment.
                for waiting in for_next_line.drain(..) {
                    let expectation: &mut Expectation = &mut found[waiting];
                    expectation.line = Some(number);
                }
                last_plain = number;
                continue;
            };
            let line = match place {
                Place::Here => Some(number),
                Place::Relative(by) => u32::try_from(i64::from(number) + by).ok(),
                Place::Above => Some(last_plain),
                Place::Below => {
                    for_next_line.push(found.len());
                    Some(number)
                }
                Place::Unknown => None,
            };
            found.push(Expectation {
                kind,
                line,
                text: text.to_owned(),
                pattern: if is_pattern { pattern(text) } else { None },
                comment_line: number,
                met: false,
            });
        }
        Self(found)
    }

    /// What was told but not expected, and what was expected but not told.
    pub(super) fn check(mut self, reports: &[Report]) -> Vec<Report> {
        let mut problems = Vec::new();
        for report in reports {
            self.meet(report, &mut problems);
        }
        for expectation in self.0.iter().filter(|expectation| !expectation.met) {
            let file = reports.iter().find_map(|report| report.place.clone()).map(|(file, ..)| file);
            problems.push(Report {
                severity: Severity::Error,
                message: format!(
                    "expected {} \"{}\" was not produced",
                    expectation.kind.name(),
                    expectation.text
                ),
                place: Some((file.unwrap_or_default(), expectation.comment_line, 1)),
                notes: Vec::new(),
            });
        }
        problems
    }

    fn meet(&mut self, report: &Report, problems: &mut Vec<Report>) {
        let line = report.place.as_ref().map(|(_, line, _)| *line).filter(|line| *line > 0);
        let kind = Kind::of(report.severity);
        let expected = self.0.iter_mut().find(|expectation| {
            !expectation.met
                && expectation.kind == kind
                && expectation.line == line
                && expectation.matches(&report.message)
        });
        match expected {
            Some(expectation) => expectation.met = true,
            // Notes that nobody asked for do not matter.
            None if kind == Kind::Note => {}
            None => problems.push(Report {
                severity: Severity::Error,
                message: format!("unexpected {}: {}", kind.name(), report.message),
                place: report.place.clone(),
                notes: Vec::new(),
            }),
        }
        report.notes.iter().for_each(|note| self.meet(note, problems));
    }
}

impl Expectation {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

/// `expected-error-re @+1 {{text}}` at the end of a line.
fn parse(line: &str) -> Option<(Kind, bool, Place, &str)> {
    let rest = &line[line.find("expected-")? + "expected-".len()..];
    let (rest, kind) = Kind::ALL.iter().find_map(|(name, kind)| Some((rest.strip_prefix(name)?, *kind)))?;
    let (rest, is_pattern) = rest.strip_prefix("-re").map_or((rest, false), |rest| (rest, true));
    let (rest, place) = parse_place(rest.trim_start_matches(' '))?;
    let text = rest.trim_start_matches(' ').strip_prefix("{{")?.trim_end().strip_suffix("}}")?;
    Some((kind, is_pattern, place, text))
}

fn parse_place(text: &str) -> Option<(&str, Place)> {
    let Some(rest) = text.strip_prefix('@') else { return Some((text, Place::Here)) };
    for (word, place) in [("above", Place::Above), ("below", Place::Below), ("unknown", Place::Unknown)] {
        if let Some(rest) = rest.strip_prefix(word) {
            return Some((rest, place));
        }
    }
    let digits = rest.get(1..)?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let by: i64 = digits[..end].parse().ok()?;
    let by = match rest.as_bytes()[0] {
        b'+' => by,
        b'-' => -by,
        _ => return None,
    };
    Some((&digits[end..], Place::Relative(by)))
}

/// The text of an `-re` comment: literal but for what stands in `{{...}}`.
fn pattern(text: &str) -> Option<Regex> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((literal, tail)) = rest.split_once("{{") {
        let (expression, tail) = tail.split_once("}}")?;
        pattern.push_str(&regex_lite::escape(literal));
        pattern.push('(');
        pattern.push_str(expression);
        pattern.push(')');
        rest = tail;
    }
    pattern.push_str(&regex_lite::escape(rest));
    Regex::new(&pattern).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: u32, message: &str) -> Report {
        Report {
            severity: Severity::Error,
            message: message.to_owned(),
            place: Some(("a.mlir".to_owned(), line, 1)),
            notes: Vec::new(),
        }
    }

    fn problems(text: &str, reports: &[Report]) -> Vec<String> {
        let found = Expectations::read(text.as_bytes(), 1).check(reports);
        found.into_iter().map(|report| report.message).collect()
    }

    #[test]
    fn places_are_lines_of_their_own_kind() {
        let text = "x // expected-error {{here}}\n// expected-error@+2 {{two}}\n\n// expected-error@below {{below}}\ny\n// expected-error@above {{above}}";
        let reports = [error(1, "it is here"), error(4, "two"), error(5, "below"), error(5, "above")];
        assert_eq!(problems(text, &reports), Vec::<String>::new());
    }

    #[test]
    fn what_does_not_match_is_told_from_both_sides() {
        assert_eq!(
            problems("// expected-error {{abc}}", &[error(1, "xyz")]),
            ["unexpected error: xyz", "expected error \"abc\" was not produced"]
        );
    }

    #[test]
    fn regular_expressions_stand_in_braces() {
        assert_eq!(
            problems("// expected-error-re {{a.b {{[0-9]+}}!}}", &[error(1, "a.b 42!")]),
            Vec::<String>::new()
        );
        assert_eq!(problems("// expected-error-re {{a.b {{[0-9]+}}!}}", &[error(1, "axb 42!")]).len(), 2);
    }
}
