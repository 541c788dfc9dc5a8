//! [`Recent`]: the types and attributes that a parser has read recently, by their spelling.
//!
//! A spelling is looked up where its meaning depends on nothing else: not inside of the body of a mutable node, not
//! where the context determines the type of an attribute, and not near the limit of nesting.

use super::lexer::{Tok, Token};
use super::parser::{AsmParser, Parsed};
use super::spellings::{HitRate, Place, Spellings};
use crate::attribute::Attribute;
use crate::builtin::OpaqueType;
use crate::def::{FormatElement, Syntax};
use crate::direct_map::{DirectKey, DirectMap};
use crate::handle::DefHandle as _;
use crate::hash;
use crate::node::Node;
use crate::types::Type;

/// The longest text that is looked up, including its end.
const LONGEST: usize = 256;

type Types<'s, 'c> = Spellings<'s, (Type<'c>, Option<Token>), { 1 << 14 }>;
type Attributes<'s, 'c> = Spellings<'s, Attribute<'c>, { 1 << 16 }>;
type Properties<'s, 'c> = Spellings<'s, (Meaning, Attribute<'c>), 256>;

/// The context that alone determines the value of a property's spelling: the address of the def or of the enum, and the
/// width of the integer that stores the enum.
pub(crate) type Meaning = (usize, u32);

/// The kinds of attributes that are distinguished: symbols, dialect attributes, and keywords by their length.
const ATTRIBUTE_KINDS: usize = 16;

/// Recently read types and attributes.
#[derive(Default)]
pub(crate) struct Recent<'s, 'c> {
    /// Types of one word, at most eight bytes long.
    words: DirectMap<Word, Type<'c>, { 1 << 14 }>,
    /// Types that end with a bracket.
    types: Types<'s, 'c>,
    attributes: Attributes<'s, 'c>,
    /// By the kind of the attribute.
    attribute_rates: [HitRate; ATTRIBUTE_KINDS],
    properties: Properties<'s, 'c>,
    /// The last spellings of types.
    spelled: DirectMap<Node<'c>, &'s [u8], { 1 << 12 }>,
}

/// The bytes of a word as a number, the first one lowest.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Word(u64);

impl Word {
    /// The bytes at a range, unless there are too many, or the text ends within eight bytes.
    #[inline]
    fn at(source: &[u8], start: usize, end: usize) -> Option<Self> {
        let bytes = source.get(start..)?.first_chunk()?;
        let unused = 8_usize.checked_sub(end - start)?;
        u64::MAX.checked_shr(8 * unused as u32).map(|mask| Self(u64::from_le_bytes(*bytes) & mask))
    }
}

impl DirectKey for Word {
    #[inline]
    fn hash(self) -> u32 {
        hash::of_word(self.0)
    }
}

impl<'s, 'c> AsmParser<'s, 'c> {
    /// The text from an offset on in which a spelling is looked for. `None` near the limit of nesting: the nesting of a
    /// spelling that is looked up is not counted, but a text of that many bytes cannot nest deeper.
    #[inline]
    pub(crate) fn near(&self, start: usize) -> Option<&'s [u8]> {
        let source = self.source();
        let independent = self.levels_left() as usize > LONGEST && self.is_outside();
        independent.then(|| &source[start..source.len().min(start + LONGEST)])
    }

    /// Whether the whole text since an offset was read as that node, without a warning.
    pub(crate) fn is_whole(&self, node: Node<'c>, start: usize, text: &[u8], warnings: usize) -> bool {
        self.span_from(start as u32).end == start + text.len()
            && warnings == self.warning_count()
            && node.summary().depth as usize <= LONGEST
    }

    /// Reads a type by `read`, unless its spelling is known.
    #[inline]
    pub(crate) fn recent_type(
        &mut self,
        read: impl FnOnce(&mut Self) -> Parsed<Type<'c>>,
    ) -> Parsed<Type<'c>> {
        let token = self.token();
        let (start, end) = (token.start() as usize, token.end() as usize);
        let bracketed = self.source().get(end) == Some(&b'<');
        if token.kind == Tok::BareId
            && !bracketed
            && let Some(word) = Word::at(self.source(), start, end)
        {
            return self.recent_word(word, read);
        }
        let Some(near) = self.near(start) else { return read(self) };
        if !bracketed {
            let ty = read(self)?;
            self.remember_spelling(ty, start);
            return Ok(ty);
        }
        let Some(text) = closed(near, end - start) else { return read(self) };
        let place = Place::of(text);
        if let Some((ty, next)) = self.recent.types.get(place, text)
            && self.skip_before((start + text.len()) as u32, next)
        {
            self.spell(ty, text);
            return Ok(ty);
        }
        let warnings = self.warning_count();
        let ty = read(self)?;
        if self.is_whole(ty.node(), start, text, warnings) {
            let ends = token.kind == Tok::BareId || ends_with_bracket(ty.node());
            let next = if ends { None } else { Some(self.token()) };
            self.recent.types.set(place, text, (ty, next));
            self.spell(ty, text);
        }
        Ok(ty)
    }

    /// As [`Self::recent_type`], if the next token is a word and no bracket follows it. Such a type has no parts, so its
    /// meaning depends on nothing else.
    #[inline]
    fn recent_word(
        &mut self,
        word: Word,
        read: impl FnOnce(&mut Self) -> Parsed<Type<'c>>,
    ) -> Parsed<Type<'c>> {
        let token = self.token();
        if let Some(ty) = self.recent.words.get(word).filter(|_| self.levels_left() > 0) {
            self.spell(ty, self.text(token));
            self.advance();
            return Ok(ty);
        }
        let warnings = self.warning_count();
        let ty = read(self)?;
        let text = self.text(token);
        if self.is_whole(ty.node(), token.start() as usize, text, warnings) {
            self.recent.words.set(word, ty);
            self.spell(ty, text);
        }
        Ok(ty)
    }

    /// Continues at an offset, unless the token there differs from the one that decided where the text ended: in its kind,
    /// or in its text if it is a word.
    #[inline]
    fn skip_before(&mut self, offset: u32, next: Option<Token>) -> bool {
        let Some(next) = next else {
            self.resume_at(offset);
            return true;
        };
        let start = self.checkpoint();
        self.resume_at(offset);
        let token = self.token();
        let is_same =
            token.kind == next.kind && (token.kind != Tok::BareId || self.text(token) == self.text(next));
        if !is_same {
            self.rewind(start);
        }
        is_same
    }

    /// Stores the spelling of a type that was read since an offset.
    pub(crate) fn remember_spelling(&mut self, ty: Type<'c>, start: usize) {
        let end = self.span_from(start as u32).end;
        if end - start <= LONGEST && self.is_outside() {
            self.spell(ty, &self.source()[start..end]);
        }
    }

    #[inline]
    fn spell(&mut self, ty: Type<'c>, text: &'s [u8]) {
        self.recent.spelled.set(ty.node(), text);
    }

    /// A spelling of a type.
    #[inline]
    pub(crate) fn spelling(&self, ty: Type<'c>) -> Option<&'s [u8]> {
        self.recent.spelled.get(ty.node())
    }

    /// Reads an attribute by `read`, unless its spelling is known. Strings, numbers and lists hardly ever repeat or are
    /// read as fast as they are looked up.
    #[inline]
    pub(crate) fn recent_attribute(
        &mut self,
        read: impl FnOnce(&mut Self) -> Parsed<Attribute<'c>>,
    ) -> Parsed<Attribute<'c>> {
        let token = self.token();
        let start = token.start() as usize;
        let kind = match token.kind {
            Tok::BareId if self.source().get(token.end() as usize) == Some(&b'<') => {
                2 + (token.end() - token.start()) as usize % (ATTRIBUTE_KINDS - 2)
            }
            Tok::HashId if !self.at_alias() => 1,
            Tok::AtId => 0,
            _ => return read(self),
        };
        let near = if self.recent.attribute_rates[kind].is_worthwhile() { self.near(start) } else { None };
        // Operands may follow a map or a set at once.
        let ends_with_bracket = matches!(self.text(token), b"affine_map" | b"affine_set");
        let Some(text) = near.and_then(|near| value(near, ends_with_bracket)) else { return read(self) };
        let place = Place::of(text);
        let known = self.recent.attributes.get(place, text);
        self.recent.attribute_rates[kind].count(known.is_some());
        if let Some(attribute) = known {
            self.resume_at((start + text.len()) as u32);
            return Ok(attribute);
        }
        let warnings = self.warning_count();
        let attribute = read(self)?;
        if self.is_whole(attribute.node(), start, text, warnings) {
            self.recent.attributes.set(place, text, attribute);
        }
        Ok(attribute)
    }

    /// The next token if it is a word, or the text up to the bracket that closes it.
    pub(crate) fn property_spelling(&self) -> Option<&'s [u8]> {
        let token = self.token();
        let near = self.near(token.start() as usize)?;
        match token.kind {
            Tok::BareId => near.get(..(token.end() - token.start()) as usize),
            Tok::Less => closed(near, 0),
            _ => None,
        }
    }

    /// The cached value of that spelling, which begins at the next token.
    pub(crate) fn recent_property(&mut self, meaning: Meaning, spelling: &'s [u8]) -> Option<Attribute<'c>> {
        let (known, value) = self.recent.properties.get(Place::of(spelling), spelling)?;
        (known == meaning).then_some(value)
    }

    /// Continues after a spelling that begins at the next token.
    pub(crate) fn skip_spelling(&mut self, spelling: &[u8]) {
        self.resume_at(self.token().start() + spelling.len() as u32);
    }

    /// Stores a value that was read since an offset, if it has that spelling.
    pub(crate) fn remember_property(
        &mut self,
        meaning: Meaning,
        start: usize,
        spelling: &'s [u8],
        value: Attribute<'c>,
    ) {
        if self.span_from(start as u32).end == start + spelling.len() {
            self.recent.properties.set(Place::of(spelling), spelling, (meaning, value));
        }
    }
}

/// Whether the text of a type of a dialect ends with the bracket, whatever follows: a format may continue with an
/// optional group, and a function of an author may do anything.
fn ends_with_bracket(node: Node<'_>) -> bool {
    match node.def().syntax {
        Syntax::Format(elements) => matches!(elements.last(), Some(FormatElement::Literal { text: ">", .. })),
        Syntax::Verbatim => true,
        Syntax::Keyword | Syntax::Custom(_) | Syntax::Printed(_) => node.is(OpaqueType::DEF),
    }
}

/// The text up to the bracket that closes the one at an offset, found without lexing. Brackets in an arrow or a string
/// may make it wrong, but no type has exactly that text.
#[inline]
fn closed(near: &[u8], open: usize) -> Option<&[u8]> {
    let mut depth = 0u32;
    for (at, byte) in near.iter().enumerate().skip(open) {
        match byte {
            b'<' => depth += 1,
            b'>' => {
                depth -= 1;
                if depth == 0 {
                    return Some(&near[..=at]);
                }
            }
            _ => {}
        }
    }
    None
}

/// The role of a byte in [`value`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum ValueByte {
    Plain,
    Comma,
    Open,
    Close,
    Stop,
}

static VALUE_BYTES: [ValueByte; 256] = {
    let mut table = [ValueByte::Plain; 256];
    let kinds: [(&[u8], ValueByte); 4] = [
        (b",", ValueByte::Comma),
        (b"<{[(", ValueByte::Open),
        (b">}])", ValueByte::Close),
        (b"\n/", ValueByte::Stop),
    ];
    let mut kind = 0;
    while kind < kinds.len() {
        let mut at = 0;
        while at < kinds[kind].0.len() {
            table[kinds[kind].0[at] as usize] = kinds[kind].1;
            at += 1;
        }
        kind += 1;
    }
    table
};

/// The text up to the comma or the bracket after an attribute, or to the bracket that closes its first one if it ends
/// with that. Brackets in a string, for example, may make it wrong, but then no attribute has exactly that text.
#[inline]
fn value(near: &[u8], ends_with_bracket: bool) -> Option<&[u8]> {
    let mut depth = 0u32;
    for (at, byte) in near.iter().enumerate() {
        match VALUE_BYTES[usize::from(*byte)] {
            ValueByte::Plain => {}
            ValueByte::Comma if depth > 0 => {}
            // Arrows and relations are not brackets.
            ValueByte::Open | ValueByte::Close if near.get(at + 1) == Some(&b'=') => {}
            ValueByte::Close if at > 0 && near[at - 1] == b'-' => {}
            ValueByte::Open => depth += 1,
            ValueByte::Close if depth == 1 && ends_with_bracket => return Some(&near[..=at]),
            ValueByte::Close if depth > 0 => depth -= 1,
            ValueByte::Comma | ValueByte::Close => return Some(&near[..at]),
            ValueByte::Stop => return None,
        }
    }
    None
}
