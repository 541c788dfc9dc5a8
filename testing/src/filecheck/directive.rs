//! The directives in a text.

use super::pattern::{Pattern, Refusal};
use super::source::Source;
use super::state::State;
use super::{Failure, FileCheck, Options};
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Plain,
    Next,
    Same,
    Not,
    Dag,
    Label,
    Empty,
    /// The end of the output, after the last check.
    End,
}

/// A check: `CHECK: text`.
#[derive(Clone, Debug)]
pub(crate) struct Check {
    pub(crate) kind: Kind,
    /// The number of consecutive matches.
    pub(crate) count: u32,
    pub(crate) pattern: Pattern,
    /// Its name, `CHECK-NEXT`.
    pub(crate) name: String,
    /// Its text in the file.
    pub(crate) range: Range<usize>,
    /// The `-DAG` and `-NOT` checks before it.
    pub(crate) before: Vec<Check>,
}

/// The text after a prefix.
enum Suffix {
    Directive { kind: Kind, count: u32, is_literal: bool, length: usize },
    Comment { length: usize },
    Nothing,
    Wrong(&'static str),
    Misspelled { length: usize },
}

/// Reads the text after a prefix.
fn suffix(rest: &str, is_comment: bool) -> Suffix {
    if is_comment {
        return if rest.starts_with(':') { Suffix::Comment { length: 1 } } else { Suffix::Nothing };
    }
    let whole = rest.len();
    let directive = |kind: Kind, count: u32, rest: &str| match modifiers(rest) {
        Some((is_literal, rest)) => Suffix::Directive { kind, count, is_literal, length: whole - rest.len() },
        None => Suffix::Nothing,
    };
    if rest.starts_with([':', '{']) {
        return directive(Kind::Plain, 1, rest);
    }
    let (misspelled, rest) = match (rest.strip_prefix('_'), rest.strip_prefix('-')) {
        (Some(rest), _) => (true, rest),
        (None, Some(rest)) => (false, rest),
        (None, None) => return Suffix::Nothing,
    };
    let found = if let Some(rest) = rest.strip_prefix("COUNT-") {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = rest[..digits].parse().ok().filter(|count| (1..=i32::MAX as u32).contains(count));
        match count {
            Some(count) if rest[digits..].starts_with([':', '{']) => {
                directive(Kind::Plain, count, &rest[digits..])
            }
            _ => Suffix::Wrong("invalid count in -COUNT specification"),
        }
    } else if [
        "DAG-NOT:",
        "NOT-DAG:",
        "NEXT-NOT:",
        "NOT-NEXT:",
        "SAME-NOT:",
        "NOT-SAME:",
        "EMPTY-NOT:",
        "NOT-EMPTY:",
    ]
    .iter()
    .any(|combined| rest.starts_with(combined))
    {
        Suffix::Wrong("unsupported -NOT combo")
    } else {
        let kinds = [
            ("NEXT", Kind::Next),
            ("SAME", Kind::Same),
            ("NOT", Kind::Not),
            ("DAG", Kind::Dag),
            ("LABEL", Kind::Label),
            ("EMPTY", Kind::Empty),
        ];
        let found = kinds.into_iter().find_map(|(word, kind)| Some((rest.strip_prefix(word)?, kind)));
        found.map_or(Suffix::Nothing, |(rest, kind)| directive(kind, 1, rest))
    };
    match found {
        Suffix::Directive { length, .. } if misspelled => Suffix::Misspelled { length },
        Suffix::Wrong(_) if misspelled => Suffix::Misspelled { length: whole.min(6) },
        found => found,
    }
}

/// `:`, or `{LITERAL}:`; whether the text is literal, and the rest.
fn modifiers(rest: &str) -> Option<(bool, &str)> {
    if let Some(rest) = rest.strip_prefix(':') {
        return Some((false, rest));
    }
    let mut rest = rest.strip_prefix('{')?;
    loop {
        rest = rest.trim_start().strip_prefix("LITERAL")?.trim_start();
        match rest.strip_prefix(',') {
            Some(after) => rest = after,
            None => return Some((true, rest.strip_prefix("}:")?)),
        }
    }
}

/// A prefix with a directive in a text.
struct Place<'o> {
    prefix: &'o str,
    start: usize,
    suffix: Suffix,
}

/// The next prefix at or after an offset.
fn next<'o>(text: &str, from: usize, options: &'o Options) -> Option<Place<'o>> {
    let bytes = text.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let mut at = from;
    while at < bytes.len() {
        if at > 0 && is_word(bytes[at - 1]) || !is_word(bytes[at]) {
            at += 1;
            continue;
        }
        let all = options
            .prefixes
            .iter()
            .map(|it| (it, false))
            .chain(options.comment_prefixes.iter().map(|it| (it, true)));
        // The longest of several prefixes that has a directive counts.
        let mut found: Vec<(&String, bool)> =
            all.filter(|(prefix, _)| text[at..].starts_with(prefix.as_str())).collect();
        found.sort_by_key(|(prefix, _)| std::cmp::Reverse(prefix.len()));
        for (prefix, is_comment) in found {
            let suffix = suffix(&text[at + prefix.len()..], is_comment);
            if !matches!(suffix, Suffix::Nothing) {
                return Some(Place { prefix, start: at, suffix });
            }
        }
        at += 1;
    }
    None
}

/// The failure for a text that cannot be read. `message` locates the message.
fn refused(refusal: Refusal<'_>, message: impl FnOnce(&str, &str) -> String) -> Failure {
    match refusal {
        Refusal::Wrong((text, part)) => Failure::Wrong(message(&text, part)),
        Refusal::Unopened(part) => {
            Failure::Stopped(message("missing closing \"]\" for regex variable", part))
        }
    }
}

/// Reads the checks of a text. An error has the message about the first invalid one.
pub(crate) fn read(source: &Source, command: &FileCheck, state: &mut State) -> Result<Vec<Check>, Failure> {
    let options = &command.options;
    let text = source.text.as_str();
    let implicit = options
        .implicit_check_not
        .iter()
        .map(|text| {
            let pattern = Pattern::parse(text.trim_end_matches([' ', '\t']), false, false, 0, options, state);
            let pattern = pattern.map_err(|refusal| {
                refused(refusal, |message, _| format!("--implicit-check-not: error: {message}\n"))
            })?;
            if text.trim_matches([' ', '\t']).is_empty() {
                let message = "--implicit-check-not: error: found empty check string\n";
                return Err(Failure::Wrong(message.to_owned()));
            }
            let name = format!("--implicit-check-not={text}");
            Ok(Check { kind: Kind::Not, count: 1, pattern, name, range: 0..0, before: Vec::new() })
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    let mut checks: Vec<Check> = Vec::new();
    let mut before = implicit.clone();
    let mut used = Vec::new();
    let mut at = 0;
    while let Some(Place { prefix, start, suffix }) = next(text, at, options) {
        let line_end = |from: usize| text[from..].find('\n').map_or(text.len(), |length| from + length);
        let after = start + prefix.len();
        let (kind, count, is_literal, length) = match suffix {
            Suffix::Directive { kind, count, is_literal, length } => (kind, count, is_literal, length),
            Suffix::Comment { length } => {
                at = line_end(after + length);
                continue;
            }
            Suffix::Misspelled { length } => {
                let name = &text[start..after + length];
                let message = format!("misspelled directive '{}'", name.trim_end_matches(':'));
                return Err(Failure::Wrong(source.message("error", start..after + length, &message)));
            }
            Suffix::Wrong(message) => {
                let message = format!("{message} on prefix '{prefix}'");
                return Err(Failure::Wrong(source.message("error", start..line_end(start), &message)));
            }
            Suffix::Nothing => {
                at = after;
                continue;
            }
        };
        let name = text[start..after + length].trim_end_matches(':').to_owned();
        let mut begin = after + length;
        let end = line_end(begin);
        let keeps_blanks = options.strict_whitespace && options.match_full_lines;
        if !keeps_blanks {
            begin += text[begin..end].len() - text[begin..end].trim_start_matches([' ', '\t']).len();
        }
        let mut looked_for = &text[begin..end];
        if !keeps_blanks {
            looked_for = looked_for.trim_end_matches([' ', '\t']);
        }
        let range = begin..begin + looked_for.len();
        let wrong =
            |range: Range<usize>, message: &str| Err(Failure::Wrong(source.message("error", range, message)));
        if looked_for.is_empty() && kind != Kind::Empty {
            return wrong(start..begin, &format!("found empty check string with prefix '{prefix}:'"));
        }
        if !looked_for.is_empty() && kind == Kind::Empty {
            return wrong(
                range,
                &format!("found non-empty check string for empty check with prefix '{prefix}:'"),
            );
        }
        let lines = options.match_full_lines && kind != Kind::Not;
        let pattern = if kind == Kind::Empty {
            Pattern::EmptyLine
        } else {
            let line = source.line_number(start);
            match Pattern::parse(looked_for, is_literal, lines, line, options, state) {
                Ok(pattern) => pattern,
                Err(refusal) => {
                    return Err(refused(refusal, |message, part| {
                        let start = begin + (part.as_ptr() as usize - looked_for.as_ptr() as usize);
                        source.message("error", start..start + part.len(), message)
                    }));
                }
            }
        };
        if kind == Kind::Label && pattern.has_variables() {
            return wrong(range, &format!("found '{prefix}-LABEL:' with variable definition or use"));
        }
        if matches!(kind, Kind::Next | Kind::Same | Kind::Empty) && checks.is_empty() {
            return wrong(start..range.end, &format!("found '{name}' without previous '{prefix}: line"));
        }
        if !used.contains(&prefix) {
            used.push(prefix);
        }
        let mut check = Check { kind, count, pattern, name, range, before: Vec::new() };
        if matches!(kind, Kind::Dag | Kind::Not) {
            before.push(check);
        } else {
            check.before = std::mem::replace(&mut before, implicit.clone());
            checks.push(check);
        }
        at = end;
    }
    let unused: Vec<&str> =
        options.prefixes.iter().map(String::as_str).filter(|prefix| !used.contains(prefix)).collect();
    let is_missing =
        unused.len() == options.prefixes.len() || !options.allow_unused_prefixes && !unused.is_empty();
    if is_missing && (implicit.is_empty() || command.has_prefixes) {
        let plural = if unused.len() > 1 { "es" } else { "" };
        let list: Vec<String> = unused.iter().map(|prefix| format!("'{prefix}:'")).collect();
        return Err(Failure::Wrong(format!(
            "{}: error: no check strings found with prefix{plural} {}\n",
            source.name,
            list.join(", ")
        )));
    }
    if !before.is_empty() {
        let end = text.len()..text.len();
        let name = format!("{}-EOF", options.prefixes.first().map_or("CHECK", String::as_str));
        checks.push(Check { kind: Kind::End, count: 1, pattern: Pattern::End, name, range: end, before });
    }
    Ok(checks)
}
