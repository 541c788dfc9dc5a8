//! The reader of assembly formats: a text to tokens and a syntax tree, with ranges.
//!
//! ```text
//! format    = element*
//! element   = (literal | string | variable | clauses | directive | group) "^"?
//! literal   = "`" any* "`"
//! string    = '"' any* '"'                                         C++, as an argument of `custom`
//! variable  = "$" name
//! directive = name ("<" name ">")? arguments?
//! arguments = "(" (argument ("," argument)*)? ")"                  literal, string, variable or directive
//! clauses   = ("oilist" | "each") "(" element* ("|" element*)* ")"
//! group     = "(" element+ ")" (":" "(" element+ ")")? "?"
//! ```
//!
//! The generator takes the first error ([`read`]), or a tree without one. The language server takes the tree of any
//! text ([`FormatTree`]): a bracket that is not closed ends with the text, and what cannot be read is an element.

use super::directives::{Count, Directive, FormatDirective, directives};
use crate::grammar::{self, MAX_NESTING, SyntaxError};
use std::collections::BTreeSet;
use std::ops::Range;

/// One element of a format, as written.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) kind: Written,
    pub(super) range: Range<usize>,
    /// The range of its `^`, if it has one.
    pub(super) anchor: Option<Range<usize>>,
}

#[derive(Clone, Debug)]
pub(super) enum Written {
    Literal(String),
    Text(String),
    Variable(String),
    Directive {
        directive: &'static Directive,
        custom: Option<String>,
        arguments: Option<Vec<Element>>,
    },
    /// A word that is not a directive, or text that cannot be read.
    Unknown {
        name: String,
    },
    Group {
        then: Vec<Element>,
        otherwise: Vec<Element>,
    },
}

impl Element {
    /// The elements inside.
    fn inner(&self) -> impl Iterator<Item = &Self> {
        let (first, second): (&[Self], &[Self]) = match &self.kind {
            Written::Directive { arguments, .. } => (arguments.as_deref().unwrap_or_default(), &[]),
            Written::Group { then, otherwise } => (then, otherwise),
            Written::Literal(_) | Written::Text(_) | Written::Variable(_) | Written::Unknown { .. } => {
                (&[], &[])
            }
        };
        first.iter().chain(second)
    }
}

/// The name of a literal in messages.
pub(super) const LITERAL: &str = "literal";

/// The words for what may follow, in the order of messages.
const WORDS: [&str; 11] =
    [LITERAL, BACKTICK, "string", QUOTE, "variable", "name", "`<`", "`:`", "`?`", "`(`", "`)`"];

const BACKTICK: &str = "a closing backtick";
const QUOTE: &str = "a closing quote";

/// Parses a format.
pub(super) fn read(text: &str) -> Result<Vec<Element>, SyntaxError> {
    let mut reader = Reader::new(text, false);
    let elements = reader.elements("");
    let end = reader.next();
    if end == text.len() {
        return Ok(elements);
    }
    if let Some(at) = reader.too_deep {
        return Err(grammar::too_deep(at));
    }
    reader.expect(end, &[]);
    // At the first element, a list of all kinds of elements helps nobody.
    let expected = if reader.furthest == 0 { BTreeSet::new() } else { reader.expected };
    Err(SyntaxError::expected(expected.into_iter().map(|word| WORDS[word]).collect(), text, reader.furthest))
}

/// The last `(` of a text without a `)`, unless a literal or a string is open at the end.
pub(super) fn unclosed(text: &str, error: &SyntaxError) -> Option<usize> {
    let is_quoted = error.expected.iter().flatten().any(|word| [BACKTICK, QUOTE].contains(word));
    FormatTree::read(text).openings(text.len()).last().map(|(at, _)| *at).filter(|_| !is_quoted)
}

/// A token of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatToken {
    /// The range in the text.
    pub range: Range<usize>,
    /// The kind.
    pub kind: FormatTokenKind,
}

/// The kind of a token of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatTokenKind {
    /// A keyword or punctuation in backticks, including these.
    Literal,
    /// A string, including its quotes.
    String,
    /// `$name`; while the author writes it, `$`.
    Variable,
    /// The name of a directive.
    Directive,
    /// A word that is not a directive.
    Word,
    /// The name of a custom directive, in angle brackets.
    CustomName,
    /// `(`, before elements.
    Open,
    /// `(`, before the arguments of the directive or word before it.
    Arguments,
    /// `)`.
    Close,
    /// `^`, `?`, `:` or `|`.
    Operator,
    /// `<`, `>` or `,`.
    Separator,
    /// Text that cannot be read.
    Unreadable,
}

/// A format, which may have errors: its tokens and its elements.
///
/// ```
/// use isogloss_codegen::model::{FormatTokenKind, FormatTree};
///
/// let text = "$lhs custom<Rest>($rhs";
/// let tree = FormatTree::read(text);
/// let variables = tree.tokens().iter().filter(|token| token.kind == FormatTokenKind::Variable);
/// assert_eq!(variables.map(|token| &text[token.range.clone()]).collect::<Vec<_>>(), ["$lhs", "$rhs"]);
/// // The variable and the directive around it.
/// assert_eq!(tree.around(20), [18..22, 5..22]);
/// ```
#[derive(Debug)]
pub struct FormatTree {
    tokens: Vec<FormatToken>,
    elements: Vec<Element>,
    text: String,
}

impl FormatTree {
    /// Reads a text. There is a tree for every text.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut reader = Reader::new(text, true);
        let elements = reader.elements("");
        Self { tokens: reader.tokens, elements, text: text.to_owned() }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The tokens, in the order of the text.
    #[must_use]
    pub fn tokens(&self) -> &[FormatToken] {
        &self.tokens
    }

    /// The token that contains a byte, or else ends there.
    #[must_use]
    pub fn token_at(&self, at: usize) -> Option<&FormatToken> {
        let next = self.tokens.partition_point(|token| token.range.end <= at);
        let at_end = next.checked_sub(1).map(|last| &self.tokens[last]).filter(|last| last.range.end == at);
        self.tokens.get(next).filter(|token| token.range.start <= at).or(at_end)
    }

    /// The elements outside of others: the range of each, and the kind of its first token, `Open` for a group.
    pub fn elements(&self) -> impl Iterator<Item = FormatToken> {
        self.elements.iter().filter_map(|element| {
            let first =
                self.tokens.binary_search_by_key(&element.range.start, |token| token.range.start).ok()?;
            Some(FormatToken { range: element.range.clone(), kind: self.tokens[first].kind })
        })
    }

    /// The ranges of the elements around a byte, the innermost first.
    #[must_use]
    pub fn around(&self, at: usize) -> Vec<Range<usize>> {
        let (mut ranges, mut next) = (Vec::new(), self.elements.iter().find(|element| element.contains(at)));
        while let Some(element) = next {
            ranges.push(element.range.clone());
            next = element.inner().find(|element| element.contains(at));
        }
        ranges.reverse();
        ranges
    }

    /// The directives that the syntax allows at a byte: those that are elements, or arguments of the directive around it.
    #[must_use]
    pub fn directives_at(&self, at: usize) -> Vec<FormatDirective> {
        let around = self.openings(at).pop().and_then(|(_, of)| of);
        match around.map(|word| Directive::named(&self.text[word])) {
            None => directives(|directive| directive.is_element),
            Some(None) => directives(|_| true),
            Some(Some(of)) => directives(|directive| of.accepts(directive.kind)),
        }
    }

    /// The brackets that are open at a byte, with the ranges of the words whose arguments they contain.
    fn openings(&self, at: usize) -> Vec<(usize, Option<Range<usize>>)> {
        let (mut open, mut word) = (Vec::new(), None);
        for token in self.tokens.iter().take_while(|token| token.range.start < at) {
            match token.kind {
                FormatTokenKind::Directive | FormatTokenKind::Word => word = Some(token.range.clone()),
                FormatTokenKind::Open => open.push((token.range.start, None)),
                FormatTokenKind::Arguments => open.push((token.range.start, word.clone())),
                FormatTokenKind::Close => drop(open.pop()),
                FormatTokenKind::Literal
                | FormatTokenKind::String
                | FormatTokenKind::Variable
                | FormatTokenKind::CustomName
                | FormatTokenKind::Operator
                | FormatTokenKind::Separator
                | FormatTokenKind::Unreadable => {}
            }
        }
        open
    }
}

impl Element {
    fn contains(&self, at: usize) -> bool {
        self.range.start <= at && at <= self.range.end
    }
}

struct Reader<'t> {
    text: &'t str,
    /// The end of the last token.
    at: usize,
    tokens: Vec<FormatToken>,
    /// Whether it continues after an error.
    tolerant: bool,
    /// The number of open brackets.
    depth: usize,
    /// A bracket in too many others.
    too_deep: Option<usize>,
    /// The last byte at which the grammar did not allow a token.
    furthest: usize,
    /// The tokens allowed there, as indices of [`WORDS`].
    expected: BTreeSet<usize>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, tolerant: bool) -> Self {
        let (tokens, expected) = (Vec::new(), BTreeSet::new());
        Self { text, at: 0, tokens, tolerant, depth: 0, too_deep: None, furthest: 0, expected }
    }

    /// The start of the next token.
    fn next(&self) -> usize {
        let rest = &self.text[self.at..];
        self.text.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len()
    }

    /// Records the tokens that the grammar allows at a byte, at which there is another one.
    fn expect(&mut self, at: usize, words: &[&str]) {
        if at > self.furthest {
            self.furthest = at;
            self.expected.clear();
        }
        if at == self.furthest {
            self.expected
                .extend(words.iter().filter_map(|word| WORDS.iter().position(|known| known == word)));
        }
    }

    fn push(&mut self, range: Range<usize>, kind: FormatTokenKind) {
        self.at = range.end;
        self.tokens.push(FormatToken { range, kind });
    }

    /// Reads a token of one character, called `word` in messages.
    fn mark(&mut self, mark: char, kind: FormatTokenKind, word: &[&str]) -> Option<Range<usize>> {
        let at = self.next();
        if !self.text[at..].starts_with(mark) {
            self.expect(at, word);
            return None;
        }
        self.push(at..at + mark.len_utf8(), kind);
        Some(at..self.at)
    }

    /// The end of the name at a byte, which may be empty.
    fn name_end(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
        if rest.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_') {
            at + rest.find(|letter| !is_name(letter)).unwrap_or(rest.len())
        } else {
            at
        }
    }

    /// Elements until one of the characters `end`, or the end of the text.
    fn elements(&mut self, end: &str) -> Vec<Element> {
        let mut elements = Vec::new();
        loop {
            let start = self.next();
            let found = self.leaf(start).or_else(|| self.group());
            if let Some(kind) = found {
                let range = start..self.at;
                let anchor = self.mark('^', FormatTokenKind::Operator, &[]);
                elements.push(Element { kind, range, anchor });
            } else if let Some(kind) = self.unreadable(end) {
                elements.push(Element { kind, range: start..self.at, anchor: None });
            } else {
                return elements;
            }
        }
    }

    /// Text that is not an element, if the reader continues after errors.
    fn unreadable(&mut self, end: &str) -> Option<Written> {
        let start = self.next();
        let rest = &self.text[start..];
        let first = rest.chars().next().filter(|first| self.tolerant && !end.contains(*first))?;
        let is_read = |letter: char| letter.is_ascii() && !letter.is_ascii_digit();
        let length = rest.find(is_read).filter(|length| *length > 0).unwrap_or(if is_read(first) {
            1
        } else {
            rest.len()
        });
        self.push(start..start + length, FormatTokenKind::Unreadable);
        Some(Written::Unknown { name: rest[..length].to_owned() })
    }

    /// A literal, a string, a variable or a directive.
    fn leaf(&mut self, start: usize) -> Option<Written> {
        match self.text[start..].chars().next() {
            Some('`') => self.quoted(start, '`').map(|body| Written::Literal(body.to_owned())),
            Some('"') => self.quoted(start, '"').map(|body| Written::Text(unescaped(body))),
            Some('$') => {
                let end = self.name_end(start + 1);
                if end == start + 1 {
                    self.expect(end, &["name"]);
                    self.tolerant.then_some(())?;
                }
                self.push(start..end, FormatTokenKind::Variable);
                Some(Written::Variable(self.text[start + 1..end].to_owned()))
            }
            _ if self.name_end(start) > start => Some(self.directive(start)),
            _ => {
                self.expect(start, &[LITERAL, "string", "variable", "name"]);
                None
            }
        }
    }

    /// The text in quotes. One that is not closed ends with its word.
    fn quoted(&mut self, start: usize, quote: char) -> Option<&'t str> {
        let (kind, word) = match quote {
            '`' => (FormatTokenKind::Literal, BACKTICK),
            _ => (FormatTokenKind::String, QUOTE),
        };
        let (text, body) = (self.text, start + 1);
        let mut escaped = false;
        let end = text[body..].find(|letter| {
            let is_end = letter == quote && !escaped;
            escaped = letter == '\\' && quote == '"' && !escaped;
            is_end
        });
        if let Some(length) = end {
            self.push(start..body + length + 1, kind);
            return Some(&text[body..body + length]);
        }
        self.expect(text.len(), &[word]);
        self.tolerant.then_some(())?;
        let end = text[body..].find(char::is_whitespace).map_or(text.len(), |length| body + length);
        self.push(start..end, kind);
        Some(&text[body..end])
    }

    fn directive(&mut self, start: usize) -> Written {
        let name = &self.text[start..self.name_end(start)];
        let directive = Directive::named(name);
        let kind = if directive.is_some() { FormatTokenKind::Directive } else { FormatTokenKind::Word };
        self.push(start..start + name.len(), kind);
        let has_clauses = directive.is_some_and(Directive::has_clauses);
        let mut arguments = if has_clauses { self.clauses() } else { None };
        let mut custom = None;
        if arguments.is_none() {
            custom = self.custom_name();
            // If these are not arguments, they may be a group, after a directive without arguments.
            let is_tolerant = std::mem::take(&mut self.tolerant);
            arguments = self.arguments();
            self.tolerant = is_tolerant;
            let takes_arguments = directive.is_none_or(|directive| directive.count != Count::None);
            if arguments.is_none() && is_tolerant && takes_arguments {
                arguments = self.arguments();
            }
        }
        match directive {
            Some(directive) => Written::Directive { directive, custom, arguments },
            None => Written::Unknown { name: name.to_owned() },
        }
    }

    fn custom_name(&mut self) -> Option<String> {
        let before = (self.at, self.tokens.len());
        let open = self.mark('<', FormatTokenKind::Separator, &["`<`"])?.start;
        let start = self.next();
        let name = &self.text[start..self.name_end(start)];
        if name.is_empty() {
            self.expect(start, &["name"]);
        } else {
            self.push(start..start + name.len(), FormatTokenKind::CustomName);
        }
        let end = self.next();
        let is_closed = self.text[end..].starts_with('>');
        if !self.tolerant && (name.is_empty() || !is_closed) {
            self.expect(open, &["`<`"]);
            self.reset(before);
            return None;
        }
        if is_closed {
            self.push(end..end + 1, FormatTokenKind::Separator);
        }
        Some(name.to_owned())
    }

    /// Forgets the tokens after a state.
    fn reset(&mut self, (at, tokens): (usize, usize)) {
        self.at = at;
        self.tokens.truncate(tokens);
    }

    /// Reads what is in brackets, the first of which is of a kind. `None` and nothing read, if it is not as `inner`
    /// expects, or there is no bracket.
    fn in_brackets<T>(
        &mut self,
        open: FormatTokenKind,
        inner: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let before = (self.at, self.tokens.len());
        let at = self.mark('(', open, &["`(`"])?.start;
        if self.depth == MAX_NESTING {
            self.too_deep = Some(at);
            self.reset(before);
            return None;
        }
        self.depth += 1;
        let found = inner(self);
        self.depth -= 1;
        let is_closed = found.is_some() && self.mark(')', FormatTokenKind::Close, &["`)`"]).is_some();
        if is_closed || self.tolerant {
            return found;
        }
        self.reset(before);
        None
    }

    fn arguments(&mut self) -> Option<Vec<Element>> {
        self.in_brackets(FormatTokenKind::Arguments, |reader| {
            let mut arguments = Vec::new();
            loop {
                let start = reader.next();
                let found = reader.leaf(start).or_else(|| reader.unreadable(",)"));
                if found.is_none() && !reader.tolerant {
                    return arguments.is_empty().then_some(arguments);
                }
                let is_found = found.is_some();
                arguments.extend(found.map(|kind| Element { kind, range: start..reader.at, anchor: None }));
                let is_separated = reader.mark(',', FormatTokenKind::Separator, &[]).is_some();
                if !(is_separated || reader.tolerant && is_found) {
                    return Some(arguments);
                }
            }
        })
    }

    /// The clauses of an `oilist`, or the elements of `each`, each as a group.
    fn clauses(&mut self) -> Option<Vec<Element>> {
        self.in_brackets(FormatTokenKind::Open, |reader| {
            let mut clauses = Vec::new();
            loop {
                let start = reader.next();
                let then = reader.elements("|)");
                let range = start..reader.at.max(start);
                let kind = Written::Group { then, otherwise: Vec::new() };
                clauses.push(Element { kind, range, anchor: None });
                if reader.mark('|', FormatTokenKind::Operator, &[]).is_none() {
                    return Some(clauses);
                }
            }
        })
    }

    fn group(&mut self) -> Option<Written> {
        let before = (self.at, self.tokens.len());
        let then = self.in_brackets(FormatTokenKind::Open, Self::branch)?;
        let has_else = self.mark(':', FormatTokenKind::Operator, &["`:`"]).is_some();
        let otherwise = if has_else { self.in_brackets(FormatTokenKind::Open, Self::branch) } else { None };
        let is_whole = otherwise.is_some() || !has_else;
        if is_whole && self.mark('?', FormatTokenKind::Operator, &["`?`"]).is_some() || self.tolerant {
            return Some(Written::Group { then, otherwise: otherwise.unwrap_or_default() });
        }
        self.reset(before);
        None
    }

    /// The elements of a group.
    fn branch(&mut self) -> Option<Vec<Element>> {
        let (start, furthest, expected) = (self.next(), self.furthest, self.expected.clone());
        let elements = self.elements(")");
        if !elements.is_empty() || self.tolerant {
            return Some(elements);
        }
        // As at the start of a format, the kinds of elements are not listed.
        if self.furthest == start {
            self.expected = if furthest == start { expected } else { BTreeSet::new() };
        }
        None
    }
}

/// The content of a string without its escapes: a backslash and a character are that character.
fn unescaped(text: &str) -> String {
    let mut chars = text.chars();
    std::iter::from_fn(|| match chars.next()? {
        '\\' => chars.next(),
        other => Some(other),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_know_their_ranges_and_anchors() {
        let found = read("`<` ($a^ `,`)? custom<X>($b, ref($c)) `>`").expect("a format");
        assert_eq!(found.len(), 4);
        assert!(matches!(&found[0].kind, Written::Literal(text) if text == "<"));
        assert_eq!((found[0].range.clone(), found[0].anchor.clone()), (0..3, None));
        let Written::Group { then, .. } = &found[1].kind else { panic!("no group") };
        assert_eq!((then[0].range.clone(), then[0].anchor.clone()), (5..7, Some(7..8)));
        let Written::Directive { directive, custom, arguments } = &found[2].kind else {
            panic!("no directive")
        };
        assert_eq!((directive.name, custom.as_deref()), ("custom", Some("X")));
        assert_eq!(arguments.as_ref().map(Vec::len), Some(2));
    }

    #[test]
    fn syntax_errors_name_what_was_expected() {
        let error = |text: &str| read(text).expect_err("an error");
        assert_eq!(error("`<").message, "expected a closing backtick, found the end");
        assert_eq!(error("($a^)").message, "expected `:` or `?`, found the end");
        assert_eq!(error("($a^) : $b").range, 8..9);
        assert_eq!(error("$").message, "expected name, found the end");
        assert_eq!(error("custom<X>($a,)").message, "expected literal, string, variable or name, found `)`");
        assert!(error(&"(".repeat(60)).message.contains("nest deeper"));
    }

    /// The texts of the tokens of a kind.
    fn texts(text: &str, kind: FormatTokenKind) -> Vec<&str> {
        let tree = FormatTree::read(text);
        let tokens = tree.tokens().iter().filter(|token| token.kind == kind);
        tokens.map(|token| &text[token.range.clone()]).collect()
    }

    #[test]
    fn errors_do_not_end_a_tree() {
        use FormatTokenKind::{Arguments, CustomName, Directive, Literal, Open, Unreadable, Variable, Word};
        assert_eq!(texts("`a $b attr-dict", Literal), ["`a"]);
        assert_eq!(texts("custom<X $a) % frob custom<", CustomName), ["X"]);
        assert_eq!(texts("custom<X $a) % frob custom<", Unreadable), [")", "%"]);
        assert_eq!(texts("custom<X $a) % frob custom<", Word), ["frob"]);
        assert_eq!(texts("type($a type($b", Directive), ["type", "type"]);
        assert_eq!(texts("($a^ `x` $ : ($c", Variable), ["$a", "$", "$c"]);
        // After a directive without arguments, a group.
        assert_eq!(texts("attr-dict ($a `x`", Open), ["("]);
        assert_eq!(texts("type ($a `x`", Arguments), ["("]);
    }

    #[test]
    fn a_position_allows_the_directives_of_its_brackets() {
        let names = |text: &str| -> Vec<&str> {
            FormatTree::read(text).directives_at(text.len()).iter().map(|directive| directive.name).collect()
        };
        assert_eq!(names("$a type("), ["operands", "results"]);
        assert_eq!(names("custom<X>($a, ref("), ["qualified", "type"]);
        assert!(names("(`a` ").contains(&"oilist") && !names("(`a` ").contains(&"ref"));
    }
}
