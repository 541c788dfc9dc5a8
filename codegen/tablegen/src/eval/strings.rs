//! Operations on strings.

use super::fold::{At, Folded};
use super::{Eval, Failed, Res};
use crate::store::{BinOp, Node, Origin, Slice, Sym, TypeId, ValueId, text_of};

impl Eval {
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

    /// The final name of an anonymous record.
    pub(super) fn anonymous_name(&mut self, number: u32) -> Sym {
        self.text.clear();
        self.text.push_str("anonymous_");
        push_decimal(&mut self.text, u64::from(number));
        self.store.syms.intern(&self.text)
    }

    /// An integer as a string with a given origin.
    pub(super) fn decimal(&mut self, int: i64, origin: Origin) -> ValueId {
        self.text.clear();
        if int < 0 {
            self.text.push('-');
        }
        push_decimal(&mut self.text, int.unsigned_abs());
        let sym = self.store.syms.intern(&self.text);
        self.store.values.make_from(&[], origin, |_| Node::Str(sym))
    }

    /// `a # b` on strings; an expression if one of them is unknown.
    pub(super) fn concat(&mut self, a: ValueId, b: ValueId) -> Res<ValueId> {
        match self.joined_texts(a, b)? {
            Some(text) => Ok(text),
            None => Ok(self.make(Node::Bin(BinOp::StrConcat, a, b, TypeId::STRING))),
        }
    }

    pub(super) fn fold_str_concat(&mut self, a: ValueId, b: ValueId, _: At) -> Folded {
        self.joined_texts(a, b)
    }

    fn joined_texts(&mut self, a: ValueId, b: ValueId) -> Folded {
        if self.as_sym(a).is_none() || self.as_sym(b).is_none() {
            return Ok(None);
        }
        let base = self.operands.len();
        self.operands.extend([a, b]);
        let whole = self.join_texts(base);
        self.operands.truncate(base);
        whole.map(Some)
    }

    /// Joins the strings that start at `base` in the scratch. The result is code if one of
    /// them is.
    pub(super) fn join_texts(&mut self, base: usize) -> Res<ValueId> {
        let mut parts = std::mem::take(&mut self.parts);
        parts.clear();
        let (mut length, mut code) = (0, false);
        for &id in &self.operands[base..] {
            let Some(sym) = self.as_sym(id) else { continue };
            length += self.sym_text(sym).len();
            code |= self.is_code(id);
            parts.push(sym);
        }
        let whole = if length > self.limits.string_length {
            Err(self.too_long())
        } else {
            let sym = self.store.syms.concat(&parts);
            Ok(self.joined(base, if code { Node::Code(sym) } else { Node::Str(sym) }))
        };
        self.parts = parts;
        whole
    }

    /// The string `whole`, which was joined from the values that start at `base` in the
    /// scratch. If one of them equals it, the result is that one.
    fn joined(&mut self, base: usize, whole: Node) -> ValueId {
        let parts = &self.operands[base..];
        let same = |&&part: &&ValueId| self.node(part) == whole;
        if let Some(&only) = parts.iter().find(same) {
            return only;
        }
        self.store.values.make_joined(whole, parts)
    }

    #[cold]
    fn too_long(&mut self) -> Failed {
        let limit = self.limits.string_length;
        self.limit(format!("a string has more than {limit} bytes"))
    }

    /// `!interleave` on literals.
    pub(super) fn fold_interleave(&mut self, list: ValueId, separator: ValueId, _: At) -> Folded {
        let Node::List(_, items) = self.node(list) else { return Ok(None) };
        if self.as_sym(separator).is_none() {
            return Ok(None);
        }
        let base = self.operands.len();
        let result = self.interleaved(items, separator, base);
        self.operands.truncate(base);
        result
    }

    fn interleaved(&mut self, items: Slice, separator: ValueId, base: usize) -> Res<Option<ValueId>> {
        let mut text = String::new();
        let mut code = false;
        for index in 0..items.len {
            let item = self.store.values.operand(items.start, index);
            let part = match (self.as_sym(item), self.as_int(item)) {
                (Some(_), _) => item,
                (None, Some(int)) => self.decimal(int, self.store.values.origin(item)),
                (None, None) => return Ok(None),
            };
            if index > 0 {
                // As in the reference tool, the first element does not decide the kind.
                code |= self.is_code(part);
                self.operands.push(separator);
                text.push_str(self.as_sym(separator).map_or("", |sym| self.sym_text(sym)));
            }
            self.operands.push(part);
            text.push_str(self.as_sym(part).map_or("", |sym| self.sym_text(sym)));
            if text.len() > self.limits.string_length {
                return Err(self.too_long());
            }
        }
        let sym = self.store.syms.intern(&text);
        Ok(Some(self.joined(base, if code { Node::Code(sym) } else { Node::Str(sym) })))
    }

    /// `!subst` on strings.
    pub(super) fn substitute(&mut self, from: Sym, to: Sym, text: Sym) -> Res<ValueId> {
        let (from, to, text) = (self.sym_text(from), self.sym_text(to), self.sym_text(text));
        if from.is_empty() {
            return Err(self.fail_in(None, "`!subst` of the empty string has no end"));
        }
        let length = text.len() + text.matches(from).count() * to.len();
        if length > self.limits.string_length {
            return Err(self.too_long());
        }
        let new = text.replace(from, to);
        Ok(self.string(&new))
    }

    /// The `length` bytes of a string from `start` on.
    pub(super) fn byte_slice(&self, text: Sym, start: usize, length: usize) -> String {
        let bytes = self.store.syms.bytes_of(text);
        let end = start.saturating_add(length).min(bytes.len());
        text_of(bytes.get(start..end).unwrap_or(&[])).into_owned()
    }

    /// The number of bytes of a string.
    pub(super) fn byte_length(&self, text: Sym) -> usize {
        self.store.syms.bytes_of(text).len()
    }
}

/// Appends an integer to a string, several times as fast as `write!`.
fn push_decimal(text: &mut String, number: u64) {
    if number >= 10 {
        push_decimal(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::push_decimal;

    #[test]
    fn numbers_are_spelled_as_usual() {
        for number in [0, 9, 10, 1_090, u64::MAX] {
            let mut text = String::new();
            push_decimal(&mut text, number);
            assert_eq!(text, number.to_string());
        }
    }
}
