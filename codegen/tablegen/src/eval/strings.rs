//! Operations on texts.

use super::{Eval, Failed, Res};
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

    /// The final name of an anonymous record.
    pub(super) fn anonymous_name(&mut self, number: u32) -> Sym {
        self.text.clear();
        self.text.push_str("anonymous_");
        push_decimal(&mut self.text, u64::from(number));
        self.store.syms.intern(&self.text)
    }

    /// A number as a text.
    pub(super) fn decimal(&mut self, int: i64) -> ValueId {
        self.text.clear();
        if int < 0 {
            self.text.push('-');
        }
        push_decimal(&mut self.text, int.unsigned_abs());
        let sym = self.store.syms.intern(&self.text);
        self.make(Node::Str(sym))
    }

    /// Both texts as one; an expression when they are not known.
    pub(super) fn concat(&mut self, a: ValueId, b: ValueId) -> Res<ValueId> {
        match self.concat_texts(a, b)? {
            Some(text) => Ok(text),
            None => Ok(self.make(Node::Bin(BinOp::StrConcat, a, b, TypeId::STRING))),
        }
    }

    pub(super) fn concat_texts(&mut self, a: ValueId, b: ValueId) -> Res<Option<ValueId>> {
        match self.as_sym(a).zip(self.as_sym(b)) {
            Some((left, right)) => {
                let code = self.is_code(a) || self.is_code(b);
                self.join_texts(&[left, right], code).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Several texts as one.
    pub(super) fn join_texts(&mut self, parts: &[Sym], code: bool) -> Res<ValueId> {
        let length: usize = parts.iter().map(|&part| self.sym_text(part).len()).sum();
        if length > self.limits.string_length {
            return Err(self.too_long());
        }
        let sym = self.store.syms.concat(parts);
        self.provenance.joined(sym, parts);
        Ok(self.make(if code { Node::Code(sym) } else { Node::Str(sym) }))
    }

    #[cold]
    fn too_long(&mut self) -> Failed {
        let limit = self.limits.string_length;
        self.limit(format!("a string has more than {limit} bytes"))
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
                return Err(self.too_long());
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
            return Err(self.too_long());
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

/// Puts a number at the end of a text; the usual way takes many times as long.
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
