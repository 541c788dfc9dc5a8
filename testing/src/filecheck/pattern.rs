//! The pattern of one check.

use super::Options;
use super::numeric::{Block, Expression, Format, Wrong};
use super::state::State;
use isogloss_support::{Regex, RegexOptions};
use std::ops::Range;

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Variable {
    Text(String),
    Number(i128),
}

/// A pattern to search for.
#[derive(Clone, Debug)]
pub(crate) enum Pattern {
    Text(String),
    Regex(RegexPattern),
    /// An empty line.
    EmptyLine,
    /// The end of the output.
    End,
}

/// A regular expression in pieces, between which the values of variables are put.
#[derive(Clone, Debug, Default)]
pub(crate) struct RegexPattern {
    /// The text, and the substitutions with their positions in it.
    text: String,
    substitutions: Vec<(usize, Substitution)>,
    /// The groups whose texts are variables.
    strings: Vec<(String, usize)>,
    numbers: Vec<(String, usize, Format)>,
    /// The expression if nothing is substituted.
    compiled: Option<Regex>,
    line: usize,
}

#[derive(Clone, Debug)]
enum Substitution {
    Text(String),
    Number(Block, Expression),
}

/// A match: where it is. It sets variables.
pub(crate) enum Found {
    At(Range<usize>),
    Nowhere,
    /// The reason why the check has no meaning here: a variable without a value, or a number without a text.
    Wrong(String),
}

/// A name at the beginning of a text.
pub(crate) struct Name<'t> {
    pub(crate) name: &'t str,
    pub(crate) rest: &'t str,
    /// Whether it names a value that always exists, `@LINE`.
    pub(crate) is_pseudo: bool,
}

/// The name of a variable at the beginning of a text.
pub(crate) fn variable_name(text: &str) -> Result<Name<'_>, Wrong<'_>> {
    let is_pseudo = text.starts_with('@');
    let prefix = usize::from(is_pseudo || text.starts_with('$'));
    if text.is_empty() {
        return Err(("empty variable name".to_owned(), text));
    }
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let rest = &text.as_bytes()[prefix..];
    if !rest.first().is_some_and(|first| is_word(first) && !first.is_ascii_digit()) {
        return Err(("invalid variable name".to_owned(), text));
    }
    let length = prefix + rest.iter().take_while(|byte| is_word(byte)).count();
    Ok(Name { name: &text[..length], rest: &text[length..], is_pseudo })
}

/// The reason why the text of a check cannot be read.
pub(crate) enum Refusal<'t> {
    Wrong(Wrong<'t>),
    /// A `]` in a block that no `[` opens.
    Unopened(&'t str),
}

impl<'t> From<Wrong<'t>> for Refusal<'t> {
    fn from(wrong: Wrong<'t>) -> Self {
        Self::Wrong(wrong)
    }
}

/// The position of a text in another one.
fn position(text: &[u8], looked_for: &[u8], ignore_case: bool) -> Option<usize> {
    let is_equal = |candidate: &[u8]| {
        if ignore_case { candidate.eq_ignore_ascii_case(looked_for) } else { candidate == looked_for }
    };
    match looked_for.len() {
        0 => Some(0),
        length => text.windows(length).position(is_equal),
    }
}

/// The end of the text of a variable's block: `]]` outside of brackets.
fn block_end(text: &str) -> Result<Option<usize>, Refusal<'_>> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0_usize);
    while at < bytes.len() {
        if depth == 0 && bytes[at..].starts_with(b"]]") {
            return Ok(Some(at));
        }
        match bytes[at] {
            b'\\' => at += 1,
            b'[' => depth += 1,
            b']' => match depth.checked_sub(1) {
                Some(outer) => depth = outer,
                None => return Err(Refusal::Unopened(&text[at..])),
            },
            _ => {}
        }
        at += 1;
    }
    Ok(None)
}

impl Pattern {
    /// Parses the text of a check. `lines` says whether it matches whole lines, `line` is the line that it is in.
    pub(crate) fn parse<'t>(
        text: &'t str,
        is_literal: bool,
        lines: bool,
        line: usize,
        options: &Options,
        state: &mut State,
    ) -> Result<Self, Refusal<'t>> {
        if is_literal || !lines && !text.contains("{{") && !text.contains("[[") {
            return Ok(Self::Text(text.to_owned()));
        }
        let mut pattern = RegexPattern { line, ..RegexPattern::default() };
        let blanks = if options.strict_whitespace { "" } else { " *" };
        if lines {
            pattern.text.push('^');
            pattern.text.push_str(blanks);
        }
        pattern.read(text, options, state)?;
        if lines {
            pattern.text.push_str(blanks);
            pattern.text.push('$');
        }
        if pattern.substitutions.is_empty() {
            pattern.compiled =
                Some(Regex::new(&pattern.text, meaning(options)).map_err(|error| (error, text))?);
        }
        Ok(Self::Regex(pattern))
    }

    /// Whether it defines variables of texts, or uses variables.
    pub(crate) fn has_variables(&self) -> bool {
        match self {
            Self::Text(_) | Self::EmptyLine | Self::End => false,
            Self::Regex(pattern) => !pattern.strings.is_empty() || !pattern.substitutions.is_empty(),
        }
    }

    /// The first match in a text; sets the variables that the check defines.
    pub(crate) fn find(&self, text: &[u8], options: &Options, state: &mut State) -> Found {
        match self {
            Self::End => Found::At(text.len()..text.len()),
            Self::EmptyLine => {
                let is_end =
                    |at: &usize| text[*at] == b'\n' && text.get(at + 1).is_none_or(|next| *next == b'\n');
                match (0..text.len()).find(is_end) {
                    // The line break before it is not a part of it.
                    Some(at) => Found::At(at + 1..at + 1),
                    None => Found::Nowhere,
                }
            }
            Self::Text(looked_for) => position(text, looked_for.as_bytes(), options.ignore_case)
                .map_or(Found::Nowhere, |at| Found::At(at..at + looked_for.len())),
            Self::Regex(pattern) => pattern.find(text, options, state),
        }
    }

    /// A text like the ones that it matches, to find similar text.
    pub(crate) fn example(&self, state: &State) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::EmptyLine | Self::End => String::new(),
            Self::Regex(pattern) => {
                let text = pattern.substituted(state).unwrap_or_else(|_| pattern.text.clone());
                text.replace('\\', "")
            }
        }
    }

    /// The variables that it uses, with their values.
    pub(crate) fn uses(&self, state: &State) -> Vec<(String, Option<String>)> {
        let Self::Regex(pattern) = self else { return Vec::new() };
        let value = |name: &str| match state.variable(name)? {
            Variable::Text(text) => Some(text.clone()),
            Variable::Number(number) => Some(number.to_string()),
        };
        let mut used = Vec::new();
        for (_, substitution) in &pattern.substitutions {
            match substitution {
                Substitution::Text(name) => used.push((name.clone(), value(name))),
                Substitution::Number(block, expression) => {
                    let text = block.substitute(expression, pattern.line, state).ok();
                    if !matches!(expression, Expression::Literal(_) | Expression::Line) {
                        used.push(("#".to_owned(), text));
                    }
                }
            }
        }
        used
    }
}

/// The meaning of expressions in checks: lines are apart.
fn meaning(options: &Options) -> RegexOptions {
    RegexOptions { ignore_case: options.ignore_case, newline: true, ..RegexOptions::default() }
}

impl RegexPattern {
    /// Appends an expression that an author wrote; counts its groups.
    fn push<'t>(&mut self, regex: &'t str, groups: &mut usize, options: &Options) -> Result<(), Wrong<'t>> {
        let compiled = Regex::new(regex, meaning(options))
            .map_err(|error| (format!("invalid regex: {error}"), regex))?;
        *groups += compiled.groups();
        self.text.push_str(regex);
        Ok(())
    }

    fn read<'t>(&mut self, text: &'t str, options: &Options, state: &mut State) -> Result<(), Refusal<'t>> {
        let mut rest = text;
        let mut groups = 0;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix("{{") {
                let Some(end) = after.find("}}") else {
                    return Err(("found start of regex string with no end '}}'".to_owned(), rest).into());
                };
                // In `a{{b|c}}d`, the group is `b|c`.
                let has_alternatives = rest.contains('|');
                if has_alternatives {
                    self.text.push('(');
                    groups += 1;
                }
                self.push(&after[..end], &mut groups, options)?;
                if has_alternatives {
                    self.text.push(')');
                }
                rest = &after[end + 2..];
            // The last two of several brackets open a block; the ones before them are text.
            } else if let Some(after) = rest.strip_prefix("[[").filter(|after| !after.starts_with('[')) {
                let Some(end) = block_end(after)? else {
                    return Err(("Invalid substitution block, no ]] found".to_owned(), rest).into());
                };
                self.block(&after[..end], &mut groups, options, state)?;
                rest = &after[end + 2..];
            } else {
                let next = |opening| rest[1..].find(opening).map_or(rest.len(), |at| at + 1);
                // A character may have several bytes; an opening begins with none of them but the first.
                let first = rest.chars().next().map_or(1, char::len_utf8);
                let end = if first > 1 { first } else { next("{{").min(next("[[")) };
                self.text.push_str(&Regex::escape(&rest[..end]));
                rest = &rest[end..];
            }
        }
        Ok(())
    }

    /// A block `[[…]]`.
    fn block<'t>(
        &mut self,
        text: &'t str,
        groups: &mut usize,
        options: &Options,
        state: &mut State,
    ) -> Result<(), Wrong<'t>> {
        let mut numeric = text.strip_prefix('#');
        let mut is_legacy = false;
        if numeric.is_none() {
            let colon = text.find(':');
            if text[..colon.unwrap_or(text.len())].contains([' ', '\t']) {
                return Err(("unexpected whitespace".to_owned(), text));
            }
            let variable = variable_name(text)?;
            match colon {
                Some(_) => {
                    let Some(regex) = variable.rest.strip_prefix(':').filter(|_| !variable.is_pseudo) else {
                        return Err(("invalid name in string variable definition".to_owned(), text));
                    };
                    if state.numeric_format(variable.name).is_some() {
                        let message =
                            format!("numeric variable with name '{}' already exists", variable.name);
                        return Err((message, text));
                    }
                    self.text.push('(');
                    *groups += 1;
                    self.strings.retain(|(name, _)| name != variable.name);
                    self.strings.push((variable.name.to_owned(), *groups));
                    state.define_string(variable.name);
                    if !regex.is_empty() {
                        self.push(regex, groups, options)?;
                    }
                    self.text.push(')');
                    return Ok(());
                }
                None if variable.is_pseudo => (numeric, is_legacy) = (Some(text), true),
                None if !variable.rest.is_empty() => {
                    return Err(("invalid name in string variable use".to_owned(), text));
                }
                None => {
                    match self.strings.iter().find(|(name, _)| name == variable.name) {
                        Some((_, group @ 1..=9)) => self.text.push_str(&format!("\\{group}")),
                        Some(_) => {
                            return Err(("Can't back-reference more than 9 variables".to_owned(), text));
                        }
                        None => {
                            let substitution = Substitution::Text(variable.name.to_owned());
                            self.substitutions.push((self.text.len(), substitution));
                        }
                    }
                    return Ok(());
                }
            }
        }
        let Some(numeric) = numeric else { return Ok(()) };
        let block = Block::parse(numeric, is_legacy, Some(self.line), state)?;
        if let Some(name) = &block.defines {
            self.text.push('(');
            *groups += 1;
            self.numbers.push((name.clone(), *groups, block.format));
        }
        match &block.expression {
            Some(expression) => {
                let expression = expression.clone();
                self.substitutions.push((self.text.len(), Substitution::Number(block.clone(), expression)));
            }
            None => {
                let wildcard = block.format.wildcard();
                *groups += wildcard.matches('(').count();
                self.text.push_str(&wildcard);
            }
        }
        if block.defines.is_some() {
            self.text.push(')');
        }
        Ok(())
    }

    /// The expression with the values of variables.
    fn substituted(&self, state: &State) -> Result<String, String> {
        let (mut text, mut from, mut undefined) = (String::new(), 0, Vec::new());
        for (at, substitution) in &self.substitutions {
            text.push_str(&self.text[from..*at]);
            from = *at;
            match substitution {
                Substitution::Text(name) => match state.variable(name) {
                    Some(Variable::Text(value)) => text.push_str(&Regex::escape(value)),
                    Some(Variable::Number(_)) | None => undefined.push(format!("undefined variable: {name}")),
                },
                Substitution::Number(block, expression) => {
                    match block.substitute(expression, self.line, state) {
                        Ok(value) => text.push_str(&value),
                        Err(error) => undefined.push(error),
                    }
                }
            }
        }
        text.push_str(&self.text[from..]);
        if undefined.is_empty() { Ok(text) } else { Err(undefined.join("\n")) }
    }

    fn find(&self, text: &[u8], options: &Options, state: &mut State) -> Found {
        let made;
        let regex = match &self.compiled {
            Some(regex) => regex,
            None => {
                let text = match self.substituted(state) {
                    Ok(text) => text,
                    Err(error) => return Found::Wrong(error),
                };
                // Empty variables alone. POSIX has no empty expression, so it matches nowhere.
                if text.is_empty() {
                    return Found::Nowhere;
                }
                match Regex::new(&text, meaning(options)) {
                    Ok(regex) => {
                        made = regex;
                        &made
                    }
                    Err(error) => return Found::Wrong(error),
                }
            }
        };
        let captures = match regex.find(text) {
            Ok(Some(captures)) => captures,
            Ok(None) => return Found::Nowhere,
            Err(error) => return Found::Wrong(error),
        };
        let of = |group: usize| {
            let range = captures.get(group).cloned().flatten().unwrap_or(0..0);
            String::from_utf8_lossy(&text[range]).into_owned()
        };
        for (name, group) in &self.strings {
            state.set(name, Variable::Text(of(*group)));
        }
        for (name, group, format) in &self.numbers {
            match format.value(&of(*group)) {
                Some(value) => state.set(name, Variable::Number(value)),
                None => return Found::Wrong("unable to represent numeric value".to_owned()),
            }
        }
        captures[0].clone().map_or(Found::Nowhere, Found::At)
    }
}
