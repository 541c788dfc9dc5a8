//! Blanks from the forms of dialects.
//!
//! The text is compared with its printed form token by token, forwards from the name of each operation and backwards
//! from the name of the next. Names of values, blocks and aliases and literals may differ, as they are words in both.
//! While the tokens match, the printed blanks are used. They depend on the tokens of the text and not on its white
//! space, so formatting is idempotent.

use std::ops::Range;

use isogloss_tree::mlir::{TokenKind, Tree, tokens};

use super::units::{Unit, Units};

/// Parses and prints texts with known dialects.
pub trait Forms {
    /// Prints a part of a text, which is a file by itself; `None` if it does not parse.
    fn print(&self, text: &str, part: Range<usize>) -> Option<Printed>;
}

/// A text printed with knowledge of its dialects.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    /// The text that was printed.
    pub text: String,
    /// The operations, in the order of that text.
    pub operations: Vec<PrintedOperation>,
}

/// An operation in two texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedOperation {
    /// The byte at which its name begins in the author's text.
    pub source: usize,
    /// The byte at which its name begins in the printed text.
    pub printed: usize,
    /// Whether its form is known. The blanks of other operations are ignored.
    pub is_known: bool,
}

/// The blanks before units, as far as forms decide them.
#[derive(Debug, Default)]
pub(super) struct Blanks(Vec<Option<bool>>);

/// The white space before a printed token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    Nothing,
    Blanks,
    Line,
}

/// A printed token.
struct PrintedToken {
    kind: TokenKind,
    start: u32,
    end: u32,
    before: Before,
}

impl Blanks {
    /// The blanks that `forms` prints for a tree.
    pub(super) fn new(tree: &Tree, units: &Units, forms: &dyn Forms) -> Blanks {
        let mut blanks = Blanks(vec![None; units.all.len()]);
        let text = tree.text();
        let separators = units.all.iter().filter(|unit| unit.kind == TokenKind::Separator);
        let mut start = 0;
        for end in separators.map(|unit| (unit.start as usize, unit.end as usize)).chain([(text.len(), 0)]) {
            if let Some(printed) = forms.print(text, start..end.0) {
                Walk::new(text, units, &printed, &mut blanks).all(&printed.operations);
            }
            start = end.1;
        }
        blanks
    }

    /// The number of blanks between a unit and the previous unit on its line.
    pub(super) fn before(&self, unit: usize) -> Option<u32> {
        self.0.get(unit).copied().flatten().map(u32::from)
    }
}

/// A comparison of a text with its printed form.
struct Walk<'w> {
    text: &'w str,
    units: &'w Units,
    printed: &'w str,
    tokens: Vec<PrintedToken>,
    blanks: &'w mut Blanks,
    /// The ends of the compared parts.
    done: (usize, usize),
}

/// Whether the tokens of two texts are words of one kind.
fn is_word(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::ValueName
            | TokenKind::BlockName
            | TokenKind::SymbolName
            | TokenKind::AttributeName
            | TokenKind::TypeName
            | TokenKind::String
            | TokenKind::Integer
            | TokenKind::Float
    )
}

fn printed_tokens(text: &str) -> Vec<PrintedToken> {
    let mut all = Vec::with_capacity(text.len() / 3);
    let mut before = Before::Line;
    for (kind, range) in tokens(text) {
        match kind {
            TokenKind::Whitespace if text[range.clone()].contains('\n') => before = Before::Line,
            TokenKind::Whitespace if before == Before::Nothing => before = Before::Blanks,
            TokenKind::Whitespace => {}
            kind if kind.is_comment() => before = Before::Line,
            kind => {
                all.push(PrintedToken { kind, start: range.start as u32, end: range.end as u32, before });
                before = Before::Nothing;
            }
        }
    }
    all
}

impl<'w> Walk<'w> {
    fn new(text: &'w str, units: &'w Units, printed: &'w Printed, blanks: &'w mut Blanks) -> Walk<'w> {
        let tokens = printed_tokens(&printed.text);
        Walk { text, units, printed: &printed.text, tokens, blanks, done: (0, 0) }
    }

    fn all(&mut self, operations: &[PrintedOperation]) {
        let name = |operation: &PrintedOperation| Some((self.name(operation)?, operation.is_known));
        let names: Vec<_> = operations.iter().filter_map(name).collect();
        // Whether the previous operation is known.
        let mut is_known = false;
        for (at, &(name, known)) in names.iter().enumerate() {
            if name.0 >= self.done.0 && name.1 >= self.done.1 {
                if is_known {
                    self.backward(name);
                }
                let end = names.get(at + 1).map_or((usize::MAX, usize::MAX), |(next, _)| *next);
                self.done = name;
                if known {
                    self.forward(name, end);
                }
            }
            is_known = known;
        }
    }

    /// The unit and the token of the name of an operation.
    fn name(&self, operation: &PrintedOperation) -> Option<(usize, usize)> {
        let all = &self.units.all;
        let unit = all.partition_point(|unit| (unit.start as usize) < operation.source);
        let token = self.tokens.partition_point(|token| (token.start as usize) < operation.printed);
        let is_there = all.get(unit).is_some_and(|unit| unit.start as usize == operation.source)
            && self.tokens.get(token).is_some_and(|token| token.start as usize == operation.printed);
        (is_there && all[unit].kind == self.tokens[token].kind).then_some((unit, token))
    }

    fn is_same(&self, unit: &Unit, token: &PrintedToken) -> bool {
        let is_number = |kind| matches!(kind, TokenKind::Integer | TokenKind::Float);
        if unit.kind != token.kind {
            return is_number(unit.kind) && is_number(token.kind);
        }
        is_word(unit.kind)
            || self.text[unit.start as usize..unit.end as usize]
                == self.printed[token.start as usize..token.end as usize]
    }

    /// Sets the white space before a unit to the printed white space before the same token.
    fn decide(&mut self, unit: usize, token: usize) {
        let Some(before) = unit.checked_sub(1).map(|before| &self.units.all[before]) else { return };
        let this = &self.units.all[unit];
        // Only the position tells whether `<` belongs to a name in a type or attribute.
        let after_name = matches!(before.kind, TokenKind::TypeName | TokenKind::AttributeName);
        let after_colon =
            unit >= 2 && matches!(self.units.all[unit - 2].kind, TokenKind::Colon | TokenKind::Arrow);
        let may_be_type = after_name || (before.kind == TokenKind::BareIdentifier && after_colon);
        if this.kind == TokenKind::Less && may_be_type {
            return;
        }
        let is_blank = match self.tokens[token].before {
            Before::Nothing => false,
            Before::Blanks => true,
            Before::Line => return,
        };
        if !is_blank && before.end < this.start {
            let text = |unit: &Unit| &self.text[unit.start as usize..unit.end as usize];
            // Two words might become one.
            let joined = [text(before), text(this)].concat();
            let ends = [before.end - before.start, this.end - this.start + before.end - before.start];
            if !tokens(&joined).map(|(_, range)| range.end as u32).eq(ends) {
                return;
            }
        }
        self.blanks.0[unit] = Some(is_blank);
    }

    /// Compares from the name of an operation to the name of the next one.
    fn forward(&mut self, from: (usize, usize), end: (usize, usize)) {
        let (mut unit, mut token) = (from.0 + 1, from.1 + 1);
        let is_number = |kind| kind == TokenKind::ResultNumber;
        while unit < end.0 && token < end.1 {
            let (Some(this), Some(printed)) = (self.units.all.get(unit), self.tokens.get(token)) else {
                break;
            };
            // One name for several results, or one for each.
            if is_number(this.kind) != is_number(printed.kind) {
                if is_number(this.kind) { unit += 1 } else { token += 1 }
            } else if this.kind.is_comment() {
                unit += 1;
            } else if self.is_same(this, printed) {
                self.decide(unit, token);
                (unit, token) = (unit + 1, token + 1);
            } else {
                break;
            }
        }
        if (unit, token) == end {
            self.decide(unit, token);
        }
        self.done = (unit, token);
    }

    /// Compares from the name of an operation back to the compared part.
    fn backward(&mut self, from: (usize, usize)) {
        let (mut unit, mut token) = from;
        while unit > self.done.0 && token > self.done.1 {
            let (this, printed) = (&self.units.all[unit - 1], &self.tokens[token - 1]);
            if this.kind.is_comment() {
                unit -= 1;
                continue;
            }
            if !self.is_same(this, printed) {
                break;
            }
            if !self.units.all[unit].kind.is_comment() {
                self.decide(unit, token);
            }
            (unit, token) = (unit - 1, token - 1);
        }
    }
}
