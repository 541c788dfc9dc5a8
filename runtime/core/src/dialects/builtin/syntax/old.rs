//! Old spellings (LangRef of 2020), accepted with
//! [`ParserOptions::old_syntax`](crate::text::ParserOptions) and a warning that
//! shows the present one: maps and sets without a keyword, layouts as
//! `offset:` and `strides:`, memory spaces as `memspace0` and `L1`, `opaque` elements,
//! symbol names as `@42` and `@a-b`, floats as `+42.0`, entries as `name: value`.
//!
//! Each is accepted only where it is not ambiguous. The result is the same as for the
//! present spelling, and is printed in it.

use super::types::keyword_rule;
use crate::affine::{AffineMapAttr, IntegerSetAttr, MapOrSet};
use crate::attribute::Attribute;
use crate::builtin::{DYNAMIC, IntegerAttr, OpaqueAttr, ShapedType, StringAttr};
use crate::diagnostic::Diagnostic;
use crate::memref::{MemRefLayoutAttr, MemRefLayoutAttrInterface, StridedLayoutAttr};
use crate::text::lexer::{Tok, Token};
use crate::text::{AsmParser, Delimiter, Parsed, is_bare_id};

/// The maximum number of terms of a composition of layout maps.
const MAX_COMPOSED: usize = 1 << 10;
/// The maximum number of them in a warning.
const MAX_SHOWN: usize = 1 << 6;

impl<'c> AsmParser<'_, 'c> {
    /// Warns about an old spelling that begins at an offset.
    pub(crate) fn warn_old(&mut self, start: u32, new: &str) {
        self.warn(format!("old spelling; use `{new}`"), self.span_from(start));
    }

    /// Warns about a symbol name without the quotes that it needs, such as `@42`.
    #[inline]
    pub(crate) fn warn_old_symbol(&mut self, token: Token, name: &[u8]) {
        let quoted = self.source().get(token.start() as usize + 1) == Some(&b'"');
        if self.options().old_syntax && !quoted && !is_bare_id(name) {
            self.warn_old(token.start(), &format!("@\"{}\"", String::from_utf8_lossy(name)));
        }
    }

    /// Takes the plus sign of a float, if one comes next: `+42.0`.
    pub(crate) fn eat_old_plus(&mut self) -> bool {
        if !self.options().old_syntax || !self.at(Tok::Plus) {
            return false;
        }
        let (plus, float) = (self.token(), self.lexer_after().token());
        let is_sign = float.kind == Tok::Float && float.start() == plus.end();
        if is_sign {
            self.advance();
            let today = self.ascii(float);
            self.warn_old(plus.start(), today);
        }
        is_sign
    }

    /// Takes the colon between the name of an entry and its value, if one comes next:
    /// `{fruit: "banana"}`.
    pub(crate) fn eat_old_colon(&mut self, name: Token) -> bool {
        let colon = self.options().old_syntax && self.eat(Tok::Colon);
        if colon {
            let today = format!("{} =", String::from_utf8_lossy(self.text(name)));
            self.warn_old(name.start(), &today);
        }
        colon
    }

    /// The end of a tensor type, which the first example of the language reference of 2020 omits before a parenthesis:
    /// `(tensor<100x50xf32)`.
    pub(crate) fn at_missing_greater(&mut self) -> bool {
        let missing = self.options().old_syntax && self.at(Tok::RParen);
        if missing {
            let at = self.span();
            self.warn("`>` is missing before `)`", at);
        }
        missing
    }

    /// Whether a map or a set begins here without its keyword: `(d0) -> (d0)`. `false` for a
    /// text that could be a function type.
    pub(crate) fn at_bare_map(&self) -> bool {
        if !self.options().old_syntax || !self.at(Tok::LParen) {
            return false;
        }
        let mut lexer = self.lexer_after();
        let mut next = || lexer.token();
        let is_name = |token: Token| token.kind == Tok::BareId && keyword_rule(self.text(token)).is_none();
        let first = next();
        if first.kind != Tok::RParen {
            return is_name(first) && matches!(next().kind, Tok::Comma | Tok::RParen);
        }
        // Without dimensions: symbols, or a constant result.
        match next().kind {
            Tok::LSquare | Tok::Colon => true,
            Tok::Arrow => {
                let result = (next().kind == Tok::LParen).then(next);
                result.is_some_and(|token| matches!(token.kind, Tok::Integer | Tok::Minus) || is_name(token))
            }
            _ => false,
        }
    }

    /// Parses `(d0) -> (d0)` or `(d0) : (d0 >= 0)`.
    pub(crate) fn bare_map(&mut self) -> Parsed<Attribute<'c>> {
        let start = self.token().start();
        let attribute: Attribute<'c> = match MapOrSet::parse(self)? {
            MapOrSet::Map(map) => AffineMapAttr::get(self.context(), map).into(),
            MapOrSet::Set(set) => IntegerSetAttr::get(self.context(), set).into(),
        };
        self.warn_old(start, &attribute.to_string());
        Ok(attribute)
    }

    /// Parses the old parts of a memref type: `offset: 33, strides: [1, 64]`, the comma
    /// optional, or `memspace0`.
    pub(crate) fn old_memref_part(&mut self) -> Parsed<Option<Attribute<'c>>> {
        if !self.options().old_syntax || !self.at(Tok::BareId) {
            return Ok(None);
        }
        let token = self.token();
        if self.at_keyword("offset") {
            return self.old_strides().map(Some);
        }
        let Some(space) = self.text(token).strip_prefix(b"memspace") else { return Ok(self.named_space()) };
        let Some(space) = str::from_utf8(space).ok().and_then(|space| space.parse::<u32>().ok()) else {
            return Ok(None);
        };
        self.advance();
        self.warn_old(token.start(), &space.to_string());
        Ok(Some(IntegerAttr::get(self.context().i64(), space.into()).into()))
    }

    /// The layout of a memref after another part of it was read, which began at `start`. If there are several layouts
    /// in today's spelling, the last one counts, as in `mlir-opt`. If one has the old spelling, which `is_old` records,
    /// the maps are composed: each applies to the results of the previous one.
    pub(crate) fn next_layout(
        &mut self,
        before: Option<Attribute<'c>>,
        next: Attribute<'c>,
        start: u32,
        is_old: &mut bool,
    ) -> Parsed<Attribute<'c>> {
        let spelling = self.source().get(start as usize..).unwrap_or_default();
        *is_old |= spelling.starts_with(b"(") || spelling.starts_with(b"offset");
        let Some(before) = before else { return Ok(next) };
        if !*is_old {
            if self.options().old_syntax {
                self.warn("only the last of several layouts is kept", self.span_from(start));
            }
            return Ok(next);
        }
        let at = self.span_from(start);
        let map = |layout: Attribute<'c>| Some(layout.dyn_cast::<MemRefLayoutAttr<'_>>()?.affine_map());
        let (Some(inner), Some(outer)) = (map(before), map(next)) else { return Ok(next) };
        if inner.num_results() != outer.num_dims() as usize {
            let message = format!(
                "the layout maps do not compose: {} results are before {} dimensions",
                inner.num_results(),
                outer.num_dims()
            );
            return Err(Diagnostic::error(message).at(at));
        }
        let too_large = || {
            let message = format!("a composition of layout maps has at most {MAX_COMPOSED} terms");
            Diagnostic::error(message).at(at.clone())
        };
        // Checked before the composition, which takes time in proportion to the product of the sizes.
        if inner.size().saturating_mul(outer.size()) > MAX_COMPOSED * MAX_SHOWN {
            return Err(too_large());
        }
        let composed = outer.compose(inner);
        if composed.size() > MAX_COMPOSED {
            return Err(too_large());
        }
        let layout = Attribute::from(AffineMapAttr::get(self.context(), composed));
        let today = if composed.size() > MAX_SHOWN { String::new() } else { format!(": `{layout}`") };
        self.warn(format!("a memref has one layout today{today}"), at);
        Ok(layout)
    }

    /// A memory space by its name, `L1`, which the document announces for a later version. Today a string names one.
    fn named_space(&mut self) -> Option<Attribute<'c>> {
        let token = self.token();
        let name = self.text(token);
        if self.at_attribute() || self.lexer_after().token().kind != Tok::Greater {
            return None;
        }
        let space = Attribute::from(StringAttr::get(self.context(), name));
        self.advance();
        self.warn_old(token.start(), &space.to_string());
        Some(space)
    }

    fn old_strides(&mut self) -> Parsed<Attribute<'c>> {
        let start = self.token().start();
        self.expect_keyword("offset")?;
        self.expect(Tok::Colon)?;
        let offset = self.old_stride()?;
        self.eat(Tok::Comma);
        self.expect_keyword("strides")?;
        self.expect(Tok::Colon)?;
        let mut strides = Vec::new();
        self.comma_separated(Delimiter::Square, |p| {
            strides.push(p.old_stride()?);
            Ok(())
        })?;
        let layout = Attribute::from(StridedLayoutAttr::get(self.context(), &strides, offset));
        self.warn_old(start, &layout.to_string());
        Ok(layout)
    }

    fn old_stride(&mut self) -> Parsed<i64> {
        if self.eat(Tok::Question) { Ok(DYNAMIC) } else { self.integer() }
    }

    /// Whether `opaque<"dialect", "0x00">` begins here. The grammar had a name for the dialect, the printer a string.
    pub(crate) fn at_old_opaque(&self) -> bool {
        if !self.options().old_syntax || !self.at_keyword("opaque") {
            return false;
        }
        let mut lexer = self.lexer_after();
        let mut next = || lexer.token();
        next().kind == Tok::Less
            && matches!(next().kind, Tok::BareId | Tok::String)
            && next().kind == Tok::Comma
            && self.text(next()).starts_with(b"\"0x")
    }

    /// Parses `opaque<"dialect", "0x00"> : type`: bytes that only the dialect understands. The
    /// result is an attribute of that dialect, `#dialect<"0x00"> : type`.
    pub(crate) fn old_opaque(&mut self) -> Parsed<Attribute<'c>> {
        let start = self.advance().start();
        self.expect(Tok::Less)?;
        let dialect = if self.at(Tok::BareId) {
            let name = self.advance();
            self.text(name).to_vec()
        } else {
            self.string()?.into_owned()
        };
        self.expect(Tok::Comma)?;
        let data = self.advance();
        self.hex_bytes(data)?;
        self.expect(Tok::Greater)?;
        self.expect(Tok::Colon)?;
        let ty = self.ty()?;
        if !ty.isa::<ShapedType<'_>>() {
            return Err(Diagnostic::error("elements literal must be a shaped type").at(self.span_from(start)));
        }
        let namespace = str::from_utf8(&dialect)
            .ok()
            .filter(|name| is_bare_id(name.as_bytes()) && self.context().dialect(name).is_none());
        let Some(namespace) = namespace.filter(|_| self.options().allow_unregistered) else {
            let message = "opaque elements are those of a dialect that is not registered";
            return Err(Diagnostic::error(message).at(self.span_from(start)));
        };
        let attribute = OpaqueAttr::get(self.context(), namespace, self.text(data), Some(ty));
        self.warn_old(start, &format!("#{namespace}<\"0x...\"> : {ty}"));
        Ok(attribute.into())
    }
}
