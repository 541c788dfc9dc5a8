//! Text that the lexer skips without a token, for the lossless tree: directives, `include`s and inactive text.

use std::ops::Range;

use super::{BLANK, CLASSES, Lexer, comment_end};
use crate::scan::find;
use crate::store::Symbols;
use crate::syntax::token::{Directive, Tok};
use crate::tree::TokenKind;
use crate::{SourceMap, Text};

/// The skipped text, and the choice of branches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    /// Directives and inactive text, in order.
    pub(crate) pieces: Vec<(TokenKind, Range<u32>)>,
    /// `include`s that the consumer has not taken yet: the keyword and the name.
    pub(crate) includes: Vec<[Range<u32>; 2]>,
    /// Whether both branches of a condition are read, whatever is defined.
    every_branch: bool,
    /// The positions of `#else`s with an inactive branch, ascending.
    unread: Vec<u32>,
}

impl Record {
    /// A record that reads the branches chosen by the macros.
    pub(crate) fn by_macros() -> Record {
        Record::default()
    }

    /// A record that reads all branches of `text`, as far as they can be read one after the other.
    pub(crate) fn every_branch(text: &Text) -> Record {
        Record { every_branch: true, unread: unread_branches(text), ..Record::default() }
    }

    /// As [`Self::every_branch`], for a text without `#else`.
    pub(crate) fn without_else() -> Record {
        Record { every_branch: true, ..Record::default() }
    }

    /// Whether the text after a directive at `at` is read; `None` if the macros decide.
    pub(super) fn is_read(&self, directive: Directive, at: usize) -> Option<bool> {
        self.every_branch
            .then(|| directive != Directive::Else || self.unread.binary_search(&(at as u32)).is_err())
    }

    /// Whether the lexer skipped anything.
    pub(crate) fn has_passed(&self) -> bool {
        !self.pieces.is_empty() || !self.includes.is_empty()
    }

    pub(super) fn push(&mut self, kind: TokenKind, range: Range<usize>) {
        self.pieces.push((kind, range.start as u32..range.end as u32));
    }
}

/// A condition that is open in [`unread_branches`].
struct Condition {
    /// Whether a list of statements or of values may continue after the text before the condition.
    after_separator: bool,
    /// How many brackets were open before it.
    depth: i64,
    /// The least number of open brackets in the branch.
    least: i64,
    /// The position of the `#else`, whether the branch before it can be left out, and the brackets open at its end.
    otherwise: Option<(u32, bool, i64)>,
}

/// The `#else`s after which the text is skipped if every branch is read.
///
/// Two branches can be read one after the other if each consists of whole statements, or of whole elements of a list. If
/// one does not, only the first is read: `#ifdef A`, `class X {`, `#else`, `class Y {`, `#endif`.
fn unread_branches(text: &Text) -> Vec<u32> {
    let mut unread = Vec::new();
    if !text.contains("#else") {
        return unread;
    }
    let mut sources = SourceMap::new();
    sources.add("", text.clone());
    let mut syms = Symbols::new();
    let mut lexer = Lexer::new(sources, None, &mut syms);
    lexer.record = Some(Box::new(Record { every_branch: true, ..Record::default() }));
    let mut conditions: Vec<Condition> = Vec::new();
    let (mut depth, mut last) = (0_i64, Tok::Semi);
    // The last token of the branch, or of the text before it, is `last`.
    let is_whole = |condition: &Condition, depth: i64, last: Tok| {
        let ends = matches!(last, Tok::Semi | Tok::RBrace | Tok::Comma) || opens(last);
        condition.after_separator && condition.depth == depth && condition.least >= depth && ends
    };
    loop {
        let tok = lexer.next(&mut syms);
        let pieces = lexer.record.as_mut().map(|record| std::mem::take(&mut record.pieces));
        for (_, range) in pieces.unwrap_or_default() {
            let Some(directive) = lexer.directive_at(range.start as usize) else { continue };
            match directive {
                Directive::Ifdef | Directive::Ifndef => conditions.push(Condition {
                    after_separator: matches!(last, Tok::Semi | Tok::RBrace | Tok::Comma) || opens(last),
                    depth,
                    least: depth,
                    otherwise: None,
                }),
                Directive::Else => {
                    if let Some(condition) = conditions.last_mut() {
                        let whole = is_whole(condition, depth, last);
                        condition.otherwise = Some((range.start, whole, depth));
                        depth = condition.depth;
                        condition.least = depth;
                    }
                }
                Directive::Endif => {
                    if let Some(condition) = conditions.pop()
                        && let Some((at, first_is_whole, depth_of_first)) = condition.otherwise
                    {
                        if !(first_is_whole && is_whole(&condition, depth, last)) {
                            unread.push(at);
                        }
                        depth = depth_of_first;
                    }
                }
                Directive::Define => {}
            }
        }
        if tok == Tok::Eof {
            break;
        }
        depth += match tok {
            tok if opens(tok) => 1,
            Tok::RBrace | Tok::RParen | Tok::RSquare | Tok::Greater => -1,
            _ => 0,
        };
        if let Some(condition) = conditions.last_mut() {
            condition.least = condition.least.min(depth);
        }
        last = tok;
    }
    unread.sort_unstable();
    unread
}

fn opens(tok: Tok) -> bool {
    matches!(tok, Tok::LBrace | Tok::LParen | Tok::LSquare | Tok::Less)
}

/// Calls `add` with the kind and the end of each piece of whitespace, comment and other text of `range`, which contains
/// no token.
pub(crate) fn blanks(text: &str, range: Range<usize>, mut add: impl FnMut(TokenKind, usize)) {
    let bytes = &text.as_bytes()[..range.end];
    let mut at = range.start;
    while at < range.end {
        let is_blank = |byte: &u8| CLASSES[usize::from(*byte)] & BLANK != 0;
        let (kind, end) = match bytes[at..] {
            [b'/', b'/', ..] => {
                let end = find(&bytes[at..], [b'\n', b'\r']).map_or(range.end, |length| at + length);
                (TokenKind::LineComment, end)
            }
            [b'/', b'*', ..] => {
                (TokenKind::BlockComment, comment_end(bytes, at, |_| {}).unwrap_or(range.end))
            }
            [byte, ..] if is_blank(&byte) => {
                let length = bytes[at..].iter().take_while(|byte| is_blank(byte)).count();
                (TokenKind::Whitespace, at + length)
            }
            _ => {
                let other = |byte: &&u8| !is_blank(byte) && **byte != b'/';
                let length = 1 + bytes[at + 1..].iter().take_while(other).count();
                (TokenKind::Unknown, at + length)
            }
        };
        add(kind, end);
        at = end;
    }
}
