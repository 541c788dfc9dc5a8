//! Recovery after errors: where parsing continues.

use super::Parser;
use crate::syntax::events::Sink;
use crate::syntax::token::{Kw, Tok};
use crate::tree::NodeKind;

/// The effect of earlier errors on later text. At the start of an item the parser has no other state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Recovery {
    /// Whether unmatched `}` may follow from an earlier error.
    pub(super) stray_braces: bool,
    /// Whether the text may be in a body whose start is unknown, because of the last error.
    pub(super) lost_body: bool,
    /// The braces of expressions that were open at an error.
    pub(in crate::syntax) open_braces: u32,
}

impl<S: Sink> Parser<'_, S> {
    /// Continues after an error, unless the text is nested too deeply.
    pub(super) fn thaw(&mut self) -> bool {
        if self.too_deep {
            return false;
        }
        match self.held.take() {
            Some((tok, span)) => {
                (self.tok, self.span) = (tok, span);
                if tok == Tok::Stop {
                    self.skip_one();
                }
                true
            }
            None => false,
        }
    }

    /// Skips a token, and rejected ones after it, without an error: they follow from the error that started the
    /// recovery. Only an `include` is a statement by itself.
    pub(super) fn skip_one(&mut self) {
        self.last_end = self.span.end;
        loop {
            self.sink.token(&mut self.lexer, self.tok, self.span);
            let (errors, incomplete) = (self.lexer.errors.len(), self.lexer.incomplete);
            self.tok = self.lexer.next(&mut self.syms);
            self.span = self.lexer.token_span();
            if self.tok != Tok::Stop {
                self.lexer.is_string_open = false;
                return;
            }
            if self.lexer.incomplete == incomplete {
                self.lexer.errors.truncate(errors);
            }
        }
    }

    /// Recovers at the top level: continues at the next keyword that starts an item.
    pub(super) fn recover_top(&mut self) {
        let mark = self.mark();
        self.lexer.is_string_open = false;
        if self.thaw() {
            self.skip_to_outer_item();
        }
        self.node(NodeKind::Error, mark);
    }

    fn skip_to_outer_item(&mut self) {
        let mut depth = 0_i32;
        let mut open = std::mem::take(&mut self.recovery.open_braces);
        let mut first = true;
        loop {
            match self.tok {
                Tok::Eof => return,
                Tok::LBrace => depth += 1,
                Tok::RBrace if open > 0 => open -= 1,
                Tok::RBrace => depth -= 1,
                // No expression contains one.
                Tok::Semi => open = 0,
                Tok::Kw(kw) if starts_outer_item(kw) => return,
                Tok::Kw(kw) if starts_inner_item(kw) && depth <= 0 => return,
                Tok::Id(name) => self.skipped.push(name),
                _ => {}
            }
            let was_a_name = matches!(self.tok, Tok::Id(_));
            self.skip_one();
            // A misspelt `include`: the definitions of the file are unknown.
            self.lexer.incomplete |= first && was_a_name && matches!(self.tok, Tok::Str(_));
            first = false;
        }
    }

    /// Recovers in braces: continues after the next `;`, or at the matching `}`.
    pub(super) fn recover_inner(&mut self, outer_items: bool) {
        let mark = self.mark();
        let after_string = std::mem::take(&mut self.lexer.is_string_open);
        if self.thaw() {
            // A string without an end took the `;` of its statement; its line ends before the next statement.
            if after_string && matches!(self.tok, Tok::Kw(kw) if starts_line_of(kw, outer_items)) {
                self.recovery.open_braces = 0;
            } else {
                self.skip_to_inner_item(outer_items);
            }
        }
        self.node(NodeKind::Error, mark);
    }

    fn skip_to_inner_item(&mut self, outer_items: bool) {
        let mut depth = 0_i32;
        let mut open = std::mem::take(&mut self.recovery.open_braces);
        loop {
            if self.tok == Tok::Semi {
                // No expression contains one.
                open = 0;
            }
            match self.tok {
                Tok::Eof => return,
                Tok::LBrace => depth += 1,
                Tok::RBrace if open > 0 => open -= 1,
                Tok::RBrace if depth == 0 => return,
                Tok::RBrace => depth -= 1,
                Tok::Semi if depth == 0 => {
                    self.skip_one();
                    return;
                }
                Tok::Kw(kw) if starts_outer_item(kw) && (outer_items || depth == 0) => {
                    return;
                }
                _ => {}
            }
            self.skip_one();
        }
    }
}

/// Keywords that start a statement in braces: in a list of items, or in the body of a record.
fn starts_line_of(kw: Kw, items: bool) -> bool {
    let of_body =
        matches!(kw, Kw::Bit | Kw::Bits | Kw::Code | Kw::Dag | Kw::Field | Kw::Int | Kw::List | Kw::String);
    starts_inner_item(kw) || (of_body && !items)
}

/// Keywords of top-level items that are also, or look like, items of a body.
pub(super) fn starts_inner_item(kw: Kw) -> bool {
    matches!(kw, Kw::Let | Kw::Defvar | Kw::If | Kw::Assert | Kw::Dump)
}

/// Keywords that are not allowed in the body of a record.
pub(super) fn starts_outer_item(kw: Kw) -> bool {
    use Kw::{Class, Def, Defm, Defset, Deftype, Foreach, MultiClass};
    matches!(kw, Class | Def | Defm | Defset | Deftype | Foreach | MultiClass)
}
