//! Inherent attributes that a format does not contain, beside the attribute dictionary. Versions of MLIR up to 22 have them in the
//! dictionary, `{alignment = 64 : i64, d.x}`. Since version 24 the dictionary has only the others, and each dialect writes them in
//! its own way: `alignment = 64 {d.x}`, `alignment(64)`, `kind<small>`, `volatile`, `<alignment = 64, volatile>` or
//! `<{alignment = 64 : i64}>`, some after commas. A text does not say its version, so all of these are read where a format
//! has the dictionary.

use super::parse::OpParser;
use crate::builtin::{DictionaryAttr, UnitAttr};
use crate::def::Def;
use crate::ir::PropertyDef;
use crate::ir::def::OpDef;
use crate::ir::format::{Arguments, PropertyText};
use crate::text::format::CaseFormat;
use crate::text::{Parsed, Tok};

impl<'c> OpParser<'_, '_, 'c> {
    /// Whether inherent attributes may be next.
    #[inline]
    pub(super) fn may_be_spelled(&self) -> bool {
        matches!(self.asm.token().kind, Tok::BareId | Tok::Less | Tok::Comma)
            && self.asm.options().newer_syntax
    }

    /// Parses inherent attributes that the format does not contain, as long as there are some.
    pub(super) fn spelled_attributes(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Parsed<()> {
        if !def.properties.iter().any(is_beside_format) {
            return Ok(());
        }
        loop {
            let before = self.asm.checkpoint();
            self.asm.eat(Tok::Comma);
            let is_read = if self.asm.at(Tok::BareId) {
                self.spelled_attribute(def, read)?
            } else {
                self.asm.at(Tok::Less) && self.angled_attributes(def, read)?
            };
            if !is_read {
                self.asm.rewind(before);
                return Ok(());
            }
        }
    }

    /// The attribute that the next token names: one that the format does not contain and that was not read.
    fn spelled_index(&self, def: &'static OpDef, read: &Arguments<'c>) -> Option<u16> {
        let word = self.asm.text(self.asm.token());
        let is_open =
            |index: usize| is_beside_format(&def.properties[index]) && read.properties[index].is_none();
        let mut open = (0..def.properties.len()).filter(|index| is_open(*index));
        let named = open.clone().find(|index| is_name(def.properties[*index].name, word));
        // The text may begin with the mnemonic of the attribute, `fastmath<fast>`.
        let index = named.or_else(|| {
            let mnemonic = |index: &usize| def_of(&def.properties[*index]).and_then(|of| of.mnemonic);
            open.find(|index| mnemonic(index).is_some_and(|mnemonic| mnemonic.as_bytes() == word))
        });
        index.and_then(|index| u16::try_from(index).ok())
    }

    /// Parses an attribute after its name; `false`, if there is none.
    fn spelled_attribute(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Parsed<bool> {
        let Some(index) = self.spelled_index(def, read) else { return Ok(false) };
        self.asm.advance();
        if self.asm.eat(Tok::Equal) {
            self.property(def, read, index, false, false)?;
        } else if self.asm.eat(Tok::LParen) {
            self.property(def, read, index, false, false)?;
            self.asm.expect(Tok::RParen)?;
        } else {
            let property = &def.properties[usize::from(index)];
            let unit = UnitAttr::get(self.asm.context()).into();
            if self.asm.at(Tok::Less) && def_of(property).is_some() {
                self.property(def, read, index, false, false)?;
            } else if property.can_hold(unit) {
                read.properties[usize::from(index)] = Some(unit);
            } else {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Parses attributes in angle brackets; `false`, if there are none.
    fn angled_attributes(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Parsed<bool> {
        let before = self.asm.checkpoint();
        self.asm.advance();
        if self.asm.at(Tok::LBrace) {
            let at = self.asm.token().start() as usize;
            let dictionary: DictionaryAttr<'c> = self.asm.dictionary()?;
            self.asm.expect(Tok::Greater)?;
            self.add_dictionary(def, read, dictionary, at)?;
            return Ok(true);
        }
        if self.spelled_index(def, read).is_none() {
            // A case of an enum without a name.
            let word = self.asm.text(self.asm.token());
            let has_case = |property: &PropertyDef| {
                def_of(property).and_then(CaseFormat::of).is_some_and(|format| format.has_case(word))
            };
            let mut open = (0..def.properties.len()).filter(|index| {
                is_beside_format(&def.properties[*index]) && read.properties[*index].is_none()
            });
            let index = open.find(|index| has_case(&def.properties[*index]));
            self.asm.rewind(before);
            let Some(index) = index.and_then(|index| u16::try_from(index).ok()) else { return Ok(false) };
            self.property(def, read, index, false, false)?;
            return Ok(true);
        }
        loop {
            if !self.spelled_attribute(def, read)? {
                return Err(self.asm.wrong_token("expected an attribute of the operation"));
            }
            if !self.asm.eat(Tok::Comma) {
                break;
            }
        }
        self.asm.expect(Tok::Greater)?;
        Ok(true)
    }
}

/// The definition of the attribute that a property is, if it has one.
fn def_of(property: &PropertyDef) -> Option<&'static Def> {
    if let PropertyText::OfDef(def) = property.text { Some(def) } else { None }
}

/// Whether a format does not contain a property that has a text.
fn is_beside_format(property: &PropertyDef) -> bool {
    !property.in_format && !property.native
}

/// Whether a word is a name, in the words of another style: `is_negated` is `isNegated`.
fn is_name(name: &str, word: &[u8]) -> bool {
    let letters = |text: &'_ [u8]| -> Vec<u8> {
        text.iter().filter(|byte| **byte != b'_').map(u8::to_ascii_lowercase).collect()
    };
    name.as_bytes() == word
        || name.len().abs_diff(word.len()) < 8 && letters(name.as_bytes()) == letters(word)
}
