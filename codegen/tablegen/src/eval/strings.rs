//! Operations on texts.

use super::{Eval, Res};
use crate::store::{BinOp, Node, Sym, TypeId, ValueId};

impl Eval<'_> {
    /// The text of a string or code literal.
    pub(super) fn as_sym(&self, id: ValueId) -> Option<Sym> {
        match self.node(id) {
            Node::Str(sym) | Node::Code(sym) => Some(sym),
            _ => None,
        }
    }

    pub(super) fn is_code(&self, id: ValueId) -> bool {
        matches!(self.node(id), Node::Code(_))
    }

    pub(super) fn text_value(&mut self, text: &str, code: bool) -> ValueId {
        let sym = self.store.syms.intern(text);
        self.make(if code { Node::Code(sym) } else { Node::Str(sym) })
    }

    /// Both texts as one; an expression when they are not known.
    pub(super) fn concat(&mut self, a: ValueId, b: ValueId) -> Res<ValueId> {
        match self.concat_texts(a, b)? {
            Some(text) => Ok(text),
            None => Ok(self.make(Node::Bin(BinOp::StrConcat, a, b, TypeId::STRING))),
        }
    }

    pub(super) fn concat_texts(&mut self, a: ValueId, b: ValueId) -> Res<Option<ValueId>> {
        let base = self.operands.len();
        self.operands.extend([a, b]);
        let joined = self.join_texts(base);
        self.operands.truncate(base);
        joined
    }

    /// The texts from a place of the scratch on as one, if they all are texts.
    pub(super) fn join_texts(&mut self, base: usize) -> Res<Option<ValueId>> {
        let mut parts = std::mem::take(&mut self.parts);
        parts.clear();
        let (mut code, mut length) = (false, 0);
        for index in base..self.operands.len() {
            let id = self.operands[index];
            let Some(sym) = self.as_sym(id) else { break };
            code |= self.is_code(id);
            length += self.sym_text(sym).len();
            parts.push(sym);
        }
        let mut joined = Ok(None);
        if length > self.limits.string_length {
            let limit = self.limits.string_length;
            joined = Err(self.limit(format!("a string has more than {limit} bytes")));
        } else if parts.len() == self.operands.len() - base {
            let sym = self.store.syms.concat(&parts);
            self.provenance.joined(sym, &parts);
            joined = Ok(Some(self.make(if code { Node::Code(sym) } else { Node::Str(sym) })));
        }
        self.parts = parts;
        joined
    }

    /// `!interleave` on literals.
    pub(super) fn interleave(&mut self, list: ValueId, separator: ValueId) -> Res<Option<ValueId>> {
        let Node::List(..) = self.node(list) else { return Ok(None) };
        let Some(separator) = self.as_sym(separator) else { return Ok(None) };
        let mut text = String::new();
        let mut code = false;
        let limit = self.limits.string_length;
        for (index, &item) in self.list_items(list).unwrap_or(&[]).iter().enumerate() {
            if index > 0 {
                text.push_str(self.sym_text(separator));
            }
            match (self.as_sym(item), self.as_int(item)) {
                (Some(sym), _) => {
                    // The first element has no say in it.
                    code |= index > 0 && self.is_code(item);
                    text.push_str(self.sym_text(sym));
                }
                (None, Some(int)) => text.push_str(&int.to_string()),
                (None, None) => return Ok(None),
            }
            if text.len() > limit {
                return Err(self.limit(format!("a string has more than {limit} bytes")));
            }
        }
        Ok(Some(self.text_value(&text, code)))
    }

    /// `!subst` on texts.
    pub(super) fn substitute(&mut self, from: Sym, to: Sym, text: Sym) -> Res<ValueId> {
        let (from, to, text) = (self.sym_text(from), self.sym_text(to), self.sym_text(text));
        if from.is_empty() {
            return Err(self.fail_in(None, "`!subst` of the empty string has no end"));
        }
        let length = text.len() + text.matches(from).count() * to.len();
        if length > self.limits.string_length {
            let limit = self.limits.string_length;
            return Err(self.limit(format!("a string has more than {limit} bytes")));
        }
        let new = text.replace(from, to);
        Ok(self.string(&new))
    }

    /// A slice by bytes, moved inwards to whole characters.
    pub(super) fn byte_slice(text: &str, start: usize, length: usize) -> &str {
        let mut end = start.saturating_add(length).min(text.len());
        let mut start = start.min(end);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        while !text.is_char_boundary(start) {
            start += 1;
        }
        text.get(start..end).unwrap_or("")
    }
}
