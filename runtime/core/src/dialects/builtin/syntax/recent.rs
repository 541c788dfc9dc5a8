//! The strings and dictionaries that a parser has read lately, by their spelling (see `text/recent.rs`).

use super::attributes::ReadEntries;
use crate::builtin::{DictionaryAttr, StringAttr};
use crate::text::lexer::Tok;
use crate::text::spellings::{HitRate, Place, Spellings};
use crate::text::{AsmParser, Parsed};

/// The recent strings and dictionaries.
#[derive(Default)]
pub(super) struct Recent<'s, 'c> {
    strings: Spellings<'s, StringAttr<'c>, 1024>,
    /// `None` for a dictionary that was read once, as the attributes of an operation, and is not interned.
    dictionaries: Spellings<'s, Option<DictionaryAttr<'c>>, { 1 << 13 }>,
    /// The rate for attributes of operations.
    operation_rate: HitRate,
    /// The rate for other dictionaries.
    inner_rate: HitRate,
}

impl<'s, 'c> AsmParser<'s, 'c> {
    /// Reads a dictionary by `read`, unless its spelling is known.
    pub(super) fn recent_dictionary(
        &mut self,
        read: impl FnOnce(&mut Self) -> Parsed<DictionaryAttr<'c>>,
    ) -> Parsed<DictionaryAttr<'c>> {
        let start = self.token().start() as usize;
        let near = if self.builtin.recent.inner_rate.is_worthwhile() { self.near(start) } else { None };
        let Some(text) = near.and_then(braced) else { return read(self) };
        let place = Place::of(text);
        let known = self.builtin.recent.dictionaries.get(place, text).flatten();
        self.builtin.recent.inner_rate.count(known.is_some());
        if let Some(known) = known {
            self.resume_at((start + text.len()) as u32);
            return Ok(known);
        }
        let warnings = self.warning_count();
        let dictionary = read(self)?;
        if self.is_whole(dictionary.into(), start, text, warnings) {
            self.builtin.recent.dictionaries.set(place, text, Some(dictionary));
        }
        Ok(dictionary)
    }

    /// Reads the entries of a dictionary into a list by `read`. If its spelling was read before, the dictionary is
    /// returned instead: only a repeated one is worth interning.
    #[inline]
    pub(super) fn recent_entries(
        &mut self,
        list: &mut ReadEntries<'c>,
        read: impl FnOnce(&mut Self, &mut ReadEntries<'c>) -> Parsed<()>,
    ) -> Parsed<Option<DictionaryAttr<'c>>> {
        let start = self.token().start() as usize;
        let near = if self.builtin.recent.operation_rate.is_worthwhile() { self.near(start) } else { None };
        let Some(text) = near.and_then(braced) else { return read(self, list).map(|()| None) };
        let place = Place::of(text);
        let known = self.builtin.recent.dictionaries.get(place, text);
        self.builtin.recent.operation_rate.count(known.is_some());
        match known {
            Some(Some(known)) => {
                self.resume_at((start + text.len()) as u32);
                Ok(Some(known))
            }
            Some(None) => self.recent_dictionary(Self::new_dictionary).map(Some),
            None => {
                read(self, list)?;
                self.builtin.recent.dictionaries.set(place, text, None);
                Ok(None)
            }
        }
    }

    /// The string that the next token is, a name or a literal; the same few names recur.
    pub(super) fn recent_string(&mut self) -> StringAttr<'c> {
        let text = self.text(self.token());
        let place = Place::of(text);
        if let Some(known) = self.builtin.recent.strings.get(place, text) {
            return known;
        }
        let name = match self.token().kind {
            Tok::String => StringAttr::get(self.context(), self.string_value(self.token())),
            _ => StringAttr::get(self.context(), text),
        };
        self.builtin.recent.strings.set(place, text, name);
        name
    }
}

/// The text from an opening brace to the matching one, found without lexing. A brace in a string may make it end too
/// early, but no dictionary has exactly that text.
#[inline]
fn braced(near: &[u8]) -> Option<&[u8]> {
    let mut depth = 0u32;
    for at in memchr::memchr2_iter(b'{', b'}', near) {
        if near[at] == b'{' {
            depth += 1;
            continue;
        }
        depth = depth.checked_sub(1)?;
        if depth == 0 {
            return Some(&near[..=at]);
        }
    }
    None
}
