//! One value of a parameter: its first token, its parser, its printer.

use super::CaseFormat;
use super::parse::invalid_kind;
use crate::attribute::Attribute;
use crate::context::Context;
use crate::def::{Constraint, Def, DefKind, EnumDef, FormatElement, ParamKind, ParamPart, Syntax};
use crate::diagnostic::{Diagnostic, Severity};
use crate::handle::DefHandle;
use crate::node::Node;
use crate::numeric::{ApFloat, ApInt, ApIntRef, FloatKind, Signedness};
use crate::param::{Param, Parameter as _};
use crate::param_buf::{OwnedParameter as _, ParamBuf};
use crate::plumbing;
use crate::text::known_type;
use crate::text::lexer::{Tok, Token};
use crate::text::{AsmParser, AsmPrinter, Parsed, TypeElision};
use crate::types::Type;
use std::fmt::Write as _;

/// The def of a constraint whose text may omit its `!dialect.mnemonic`.
fn strippable(context: &Context, constraint: Option<&'static Constraint>) -> Option<&'static Def> {
    let has_prefix = |def| context.facts(def).is_some_and(|facts| !facts.unprefixed);
    constraint?.only_def().filter(|def| def.mnemonic.is_some() && has_prefix(def))
}

/// The width of a number whose text has no suffix: the fewest words that hold it with its sign.
fn default_width(value: ApIntRef<'_>) -> u32 {
    value.significant_bits().next_multiple_of(u64::BITS).max(u64::BITS)
}

/// The error for the name of a def, `pf.bits`, where its text without the name may be, or its name after `!` or `#`.
#[cold]
fn named_without_prefix(error: Diagnostic, def: &'static Def, name: Token) -> Diagnostic {
    let prefix = if def.kind == DefKind::Type { '!' } else { '#' };
    let mut found = Diagnostic::error(error.message());
    if let Some(span) = error.span() {
        found = found.at(span);
    }
    let help = format!("write `{prefix}{0}`, or what follows `{0}` alone", def.name);
    found.with_note(Diagnostic::new(Severity::Help, help).at(name.span()))
}

impl<'c> AsmParser<'_, 'c> {
    /// Whether a value of that kind may begin here.
    pub(super) fn at_value(&self, kind: &ParamKind) -> bool {
        let token = self.token();
        match kind {
            ParamKind::Bool => token.kind == Tok::Integer || matches!(self.text(token), b"true" | b"false"),
            ParamKind::Int { .. } | ParamKind::ApInt => matches!(token.kind, Tok::Integer | Tok::Minus),
            ParamKind::ApFloat => matches!(token.kind, Tok::Float | Tok::Minus | Tok::Integer),
            ParamKind::Str | ParamKind::Bytes => token.kind == Tok::String,
            ParamKind::Type(constraint) => {
                self.at_type()
                    || strippable(self.context(), *constraint).is_some_and(|def| self.at_stripped(def))
            }
            ParamKind::Attr(constraint) => {
                self.at_attribute()
                    || strippable(self.context(), *constraint).is_some_and(|def| self.at_stripped(def))
            }
            ParamKind::Enum(_) | ParamKind::NamedEnum(..) => matches!(token.kind, Tok::BareId | Tok::String),
            ParamKind::DenseArray(_) => token.kind == Tok::LSquare,
            ParamKind::Array(element) => self.at_value(element),
            ParamKind::Custom(_) => !matches!(
                token.kind,
                Tok::Eof | Tok::Comma | Tok::Greater | Tok::RParen | Tok::RSquare | Tok::RBrace
            ),
            ParamKind::SelfType => self.at_type(),
            ParamKind::Body | ParamKind::Stored => false,
        }
    }

    /// Whether the text of a def may begin here, without its mnemonic.
    pub(crate) fn at_stripped(&self, def: &'static Def) -> bool {
        match def.syntax {
            Syntax::Format(elements) => {
                let written = |element: &&FormatElement| !matches!(element, FormatElement::Whitespace(_));
                match elements.iter().find(written) {
                    Some(FormatElement::Literal { text, .. }) => {
                        self.text(self.token()) == text.as_bytes() || self.bare_case_format(def).is_some()
                    }
                    Some(FormatElement::Part { part: ParamPart::Param { index, .. }, .. }) => {
                        match &def.params[usize::from(*index)].kind {
                            // The text of another def, which may be one of this kind.
                            ParamKind::Type(_) | ParamKind::Attr(_) | ParamKind::Array(_) => {
                                self.at(Tok::Less)
                            }
                            ParamKind::Enum(cases) | ParamKind::NamedEnum(cases, _) => self.at_case(cases),
                            kind => self.at_value(kind),
                        }
                    }
                    Some(
                        FormatElement::Part { .. }
                        | FormatElement::Whitespace(_)
                        | FormatElement::Optional { .. },
                    )
                    | None => self.at(Tok::Less),
                }
            }
            Syntax::Keyword => false,
            Syntax::Verbatim => matches!(self.token().kind, Tok::Less | Tok::LSquare | Tok::AtId),
            Syntax::Custom(_) | Syntax::Printed(_) => self.at(Tok::Less),
        }
    }

    /// The format of a def that writes a case between angle brackets, if the next token is one of the cases.
    fn bare_case_format(&self, def: &'static Def) -> Option<CaseFormat> {
        let is_word = self.options().newer_syntax && matches!(self.token().kind, Tok::BareId | Tok::String);
        let format = CaseFormat::of(def).filter(|format| is_word && format.is_angled)?;
        self.at_case(format.cases).then_some(format)
    }

    /// Parses an attribute that is a case of an enum without its mnemonic and angle brackets, if the next token is a case.
    pub(crate) fn optional_case(&mut self, def: &'static Def) -> Parsed<Option<Attribute<'c>>> {
        match CaseFormat::of(def).filter(|format| self.at_case(format.cases)) {
            Some(format) => self.bare_case(def, format).map(Attribute::from_node),
            None => Ok(None),
        }
    }

    /// Whether the next token may be a case of an enum.
    fn at_case(&self, cases: &EnumDef) -> bool {
        let token = self.token();
        token.kind == Tok::String
            || token.kind == Tok::BareId
                && cases.cases.iter().any(|case| case.text.as_bytes() == self.text(token))
    }

    /// Parses a value. `then_x`: an `x` follows it.
    pub(super) fn value(&mut self, kind: &'static ParamKind, then_x: bool) -> Parsed<ParamBuf<'c>> {
        let param = match kind {
            ParamKind::Bool => Param::Bool(self.bool_value()?),
            ParamKind::Int { bits, signed } => self.int_value(*bits, *signed, then_x)?,
            ParamKind::ApInt => return self.wide_int_value().map(ApInt::into_buf),
            ParamKind::ApFloat => self.float_param()?.encode(),
            ParamKind::Str => return self.text_value().map(ParamBuf::Str),
            ParamKind::Bytes => return Ok(ParamBuf::Bytes(self.string()?.into_owned())),
            ParamKind::Type(constraint) => Param::Type(self.type_value(*constraint)?),
            ParamKind::Attr(constraint) => Param::Attr(self.attribute_value(*constraint)?),
            ParamKind::Enum(def) => self.enum_value(def)?,
            ParamKind::NamedEnum(def, name) => self.named_enum_value(def, name)?,
            ParamKind::DenseArray(element) => {
                let element = known_type(self.context(), element)?;
                Param::Attr(self.dense_array_list(element)?.into())
            }
            ParamKind::Array(element) => return self.array_value(element),
            ParamKind::SelfType => Param::Type(self.ty()?),
            ParamKind::Custom(codec) => return (codec.parse)(self),
            ParamKind::Body => Param::Body(crate::Body::unset()),
            ParamKind::Stored => return Err(self.error("a parameter in its stored form has no text")),
        };
        Ok(param.into())
    }

    /// Parses `true`, `false`, 1 or 0.
    pub(crate) fn bool_value(&mut self) -> Parsed<bool> {
        if self.eat_keyword("true") {
            return Ok(true);
        }
        if self.eat_keyword("false") {
            return Ok(false);
        }
        let span = self.span();
        match self.integer::<u128>()? {
            value @ (0 | 1) => Ok(value == 1),
            _ => Err(Diagnostic::error("integer value too large").at(span)),
        }
    }

    fn int_value(&mut self, bits: u8, signed: bool, then_x: bool) -> Parsed<Param<'c>> {
        let token = self.token();
        if then_x && self.text(token).starts_with(b"0x") {
            // `0x8` is a zero, an `x` and an eight.
            self.resume_at(token.start() + 1);
            return Ok(if signed { Param::Int(0) } else { Param::UInt(0) });
        }
        match self.sized_integer()?.of_bits(bits.min(64).into(), signed) {
            Some(value) if signed => Ok(Param::Int(value as i64)),
            Some(value) => Ok(Param::UInt(value as u64)),
            None => Err(self.too_large(token.start() as usize)),
        }
    }

    /// A number of any size.
    fn wide_int_value(&mut self) -> Parsed<ApInt> {
        let negative = self.eat(Tok::Minus);
        if !self.at(Tok::Integer) {
            return Err(self.missing_integer(negative));
        }
        let token = self.advance();
        // Four bits for each digit, and a sign.
        let width = (token.end() - token.start())
            .saturating_mul(4)
            .saturating_add(2)
            .min(crate::numeric::MAX_INT_WIDTH);
        let value = ApInt::from_literal(width, Signedness::Unsigned, false, self.ascii(token));
        let value =
            value.map_err(|error| Diagnostic::error(error.to_string()).at(self.span_from(token.start())))?;
        let value = if negative { value.wrapping_neg() } else { value };
        let default = value.sext_or_trunc(default_width(value.as_ref()));
        let Some(suffix) = self.number_suffix(token.end()) else { return Ok(default) };
        let width = suffix.strip_prefix('i').and_then(|width| width.parse::<u32>().ok());
        let Some(width) = width.filter(|width| *width <= crate::numeric::MAX_INT_WIDTH) else {
            return Err(self.error("expected the width of the integer, as in `_i8`"));
        };
        if !(value.fits_signed(width) || !negative && value.fits_unsigned(width)) {
            return Err(Diagnostic::error("integer value too large").at(self.span_from(token.start())));
        }
        self.advance();
        Ok(value.sext_or_trunc(width))
    }

    /// The suffix `_SUFFIX` of the number that ends at `end`, if it has one: the next token.
    fn number_suffix(&self, end: u32) -> Option<&str> {
        let token = self.token();
        let adjacent = token.kind == Tok::BareId && token.start() == end;
        str::from_utf8(self.text(token)).ok()?.strip_prefix('_').filter(|_| adjacent)
    }

    /// Parses a float literal as the nearest `f64`, such as `-2.5e-3` or `0x7FF0000000000000` (MLIR `parseFloat`).
    ///
    /// # Errors
    /// If the next token is not such a literal.
    pub fn float(&mut self) -> Parsed<ApFloat> {
        let negative = self.eat(Tok::Minus);
        if !matches!(self.token().kind, Tok::Float | Tok::Integer) {
            return Err(self.error("expected floating point literal"));
        }
        let token = self.advance();
        self.float_value(FloatKind::F64, negative, token)
    }

    /// A float of the format that its suffix names, or an `f64`.
    fn float_param(&mut self) -> Parsed<ApFloat> {
        let negative = self.eat(Tok::Minus);
        if !matches!(self.token().kind, Tok::Float | Tok::Integer) {
            return Err(self.error("expected floating point literal"));
        }
        let token = self.advance();
        let Some(suffix) = self.number_suffix(token.end()) else {
            return self.float_value(FloatKind::F64, negative, token);
        };
        let Some(kind) = FloatKind::from_name(suffix) else {
            return Err(self.error("expected the format of the float, as in `_f32`"));
        };
        let value = self.float_value(kind, negative, token)?;
        self.advance();
        Ok(value)
    }

    fn text_value(&mut self) -> Parsed<String> {
        let span = self.span();
        let bytes = self.string()?.into_owned();
        String::from_utf8(bytes).map_err(|_| Diagnostic::error("expected text in UTF-8").at(span))
    }

    fn type_value(&mut self, constraint: Option<&'static Constraint>) -> Parsed<Type<'c>> {
        let span = self.span();
        let ty = match strippable(self.context(), constraint).filter(|_| !self.at(Tok::BangId)) {
            Some(def) => self.stripped(def).map(Type::from_node)?.ok_or_else(|| invalid_kind("type"))?,
            None => self.ty()?,
        };
        match constraint {
            Some(constraint) if !constraint.accepts(ty.node()) => Err(invalid_kind("type").at(span)),
            _ => Ok(ty),
        }
    }

    fn attribute_value(&mut self, constraint: Option<&'static Constraint>) -> Parsed<Attribute<'c>> {
        let span = self.span();
        let attribute = match strippable(self.context(), constraint).filter(|_| !self.at(Tok::HashId)) {
            Some(def) => {
                self.stripped(def).map(Attribute::from_node)?.ok_or_else(|| invalid_kind("attribute"))?
            }
            None => self.attribute()?,
        };
        match constraint {
            Some(constraint) if !constraint.accepts(attribute.node()) => {
                Err(invalid_kind("attribute").at(span))
            }
            _ => Ok(attribute),
        }
    }

    /// Parses a type that is known to be of one def: its text may omit the dialect and the mnemonic.
    pub(crate) fn type_of_def(&mut self, def: Option<&'static Def>) -> Parsed<Type<'c>> {
        let def = def.filter(|def| def.mnemonic.is_some());
        match def.filter(|_| !self.at(Tok::BangId)) {
            Some(def) => self.stripped(def).map(Type::from_node)?.ok_or_else(|| invalid_kind("type")),
            None => self.ty(),
        }
    }

    /// Parses an attribute of the handle's definition, whose text may omit the dialect and the mnemonic.
    ///
    /// # Errors
    /// A syntax error, or an attribute of another definition.
    pub fn attribute_of<H: DefHandle + TryFrom<Attribute<'c>>>(&mut self) -> Parsed<H> {
        let span = self.span();
        H::try_from(self.attribute_of_def(H::DEF)?).map_err(|_| invalid_kind("attribute").at(span))
    }

    /// Parses an attribute that is known to be of one definition: its text may omit the dialect and the mnemonic.
    ///
    /// # Errors
    /// A syntax error, or a type.
    pub fn attribute_of_def(&mut self, def: &'static Def) -> Parsed<Attribute<'c>> {
        if self.at(Tok::HashId) || def.mnemonic.is_none() {
            return self.attribute();
        }
        self.stripped(def).map(Attribute::from_node)?.ok_or_else(|| invalid_kind("attribute"))
    }

    /// Parses the text of a def without its `!dialect.mnemonic`.
    fn stripped(&mut self, def: &'static Def) -> Parsed<Node<'c>> {
        let place = self.token();
        let bare = self.bare_case_format(def);
        let read = self.with_nesting(|p| match bare {
            Some(format) => p.bare_case(def, format),
            None => p.def_body(def, place),
        });
        // The name without `!` or `#` before it.
        let is_name = place.kind == Tok::BareId && self.text(place) == def.name.as_bytes();
        read.map_err(|error| if is_name { named_without_prefix(error, def, place) } else { error })
    }

    fn enum_value(&mut self, def: &'static EnumDef) -> Parsed<Param<'c>> {
        let span = self.span();
        let text = match self.token().kind {
            Tok::BareId | Tok::String => self.keyword_or_string()?.into_owned(),
            _ => {
                let error = self.missing(&format!("expected keyword for {}", def.description()));
                return Err(error.help(def.words()));
            }
        };
        let text = String::from_utf8_lossy(&text);
        if let Some(separator) = def.separator.map(str::trim) {
            let token = if separator == "," { Tok::Comma } else { Tok::VerticalBar };
            let mut bits =
                plumbing::bit_set_value(def, &text).map_err(|error| self.of_custom_op(error).at(span))?;
            // A set of cases may be unquoted, too: `a|b`.
            while self.eat(token) {
                let span = self.span();
                let Some(next) = self.optional_keyword() else {
                    let what = def.description();
                    return Err(self.missing(&format!("expected keyword for {what} after '{separator}'")));
                };
                bits |=
                    plumbing::bit_set_value(def, next).map_err(|error| self.of_custom_op(error).at(span))?;
            }
            return Ok(Param::UInt(bits));
        }
        match def.cases.iter().find(|case| case.text == text) {
            Some(case) if def.signed => Ok(Param::Int(case.value)),
            Some(case) => Ok(Param::UInt(case.value as u64)),
            None => Err(self.of_custom_op(plumbing::no_case(def, &text)).at(span)),
        }
    }

    /// Parses the value of an enum that messages name as C++ does. Each case may be a string, which may have several.
    fn named_enum_value(&mut self, def: &'static EnumDef, name: &str) -> Parsed<Param<'c>> {
        let span = self.span();
        let separator = match def.separator.map(str::trim) {
            Some(",") => Some(Tok::Comma),
            Some(_) => Some(Tok::VerticalBar),
            None => None,
        };
        let mut bits = 0;
        loop {
            let text = self.keyword_or_string()?.into_owned();
            match def.value_of(&String::from_utf8_lossy(&text)) {
                Some(value) => bits |= value,
                None => {
                    let cases: Vec<&str> = def.cases.iter().map(|case| case.text).collect();
                    let message = format!("expected {name} to be one of: {}", cases.join(", "));
                    return Err(self.custom_error(message).at(span));
                }
            }
            if !separator.is_some_and(|separator| self.eat(separator)) {
                return Ok(if def.signed { Param::Int(bits) } else { Param::UInt(bits as u64) });
            }
        }
    }

    /// Parses a list of at least one element, without brackets.
    fn array_value(&mut self, element: &'static ParamKind) -> Parsed<ParamBuf<'c>> {
        let mut values = Vec::new();
        loop {
            values.push(self.value(element, false)?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        Ok(ParamBuf::list(element, values))
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints a value.
    pub(super) fn value(&mut self, kind: &ParamKind, value: Param<'c>, qualified: bool) {
        match (kind, value) {
            (ParamKind::Custom(codec), value) => (codec.print)(value, self),
            (ParamKind::Array(element), value) => self.array_value(element, value, qualified),
            (ParamKind::Enum(def), Param::UInt(value)) => self.enum_value(def, value as i64, def.quoted),
            (ParamKind::Enum(def), Param::Int(value)) => self.enum_value(def, value, def.quoted),
            (ParamKind::NamedEnum(def, _), Param::UInt(value)) => self.enum_value(def, value as i64, false),
            (ParamKind::NamedEnum(def, _), Param::Int(value)) => self.enum_value(def, value, false),
            (_, Param::Bool(value)) => self.write(if value { "true" } else { "false" }),
            (_, Param::Int(value)) => self.integer(value),
            (_, Param::UInt(value)) => self.integer(value),
            (_, Param::Str(text)) => self.string(text.as_bytes()),
            (_, Param::Bytes(bytes)) => self.string(bytes),
            (_, Param::BigInt { width, words }) => self.wide_int_param(&ApInt::from_words(width, words)),
            (_, Param::Float { kind, halves }) => self.float_param(ApFloat::from_raw_words(kind, halves)),
            (ParamKind::Type(constraint), Param::Type(ty)) => {
                let stripped = !qualified && strippable(ty.context(), *constraint).is_some();
                if stripped { self.stripped(ty.node()) } else { self.ty(ty) }
            }
            (ParamKind::DenseArray(_), Param::Attr(attribute)) => self.dense_array_in_brackets(attribute),
            (ParamKind::Attr(constraint), Param::Attr(attribute)) => {
                let stripped = !qualified && strippable(attribute.context(), *constraint).is_some();
                if stripped { self.stripped(attribute.node()) } else { self.attribute(attribute) }
            }
            (_, Param::Type(ty)) => self.ty(ty),
            (_, Param::Attr(attribute)) => self.attribute(attribute),
            _ => {}
        }
    }

    /// Prints a number, with its width as a suffix if reading the number alone would give another width.
    fn wide_int_param(&mut self, value: &ApInt) {
        self.wide_integer(value, Signedness::Signed);
        if value.width() != default_width(value.as_ref()) {
            // Writing into this printer does not fail.
            let _ = write!(self, "_i{}", value.width());
        }
    }

    /// Prints a float, with its format as a suffix unless it is an `f64`. Decimal text that would read back as
    /// another float, because it is rounded to `f64` first, is replaced by the bits.
    fn float_param(&mut self, value: ApFloat) {
        let text = value.to_string();
        let digits = text.strip_prefix('-');
        let read = ApFloat::from_literal(value.kind(), digits.is_some(), digits.unwrap_or(&text));
        // Writing into this printer does not fail.
        let _ =
            if read == Ok(value) { self.write_str(&text) } else { write!(self, "{:#X}", value.to_bits()) };
        if value.kind() != FloatKind::F64 {
            let _ = write!(self, "_{}", value.kind());
        }
    }

    /// Writes a node without its `!dialect.mnemonic`: its alias, or the text of its own syntax; in full if that is
    /// empty.
    pub fn stripped(&mut self, node: Node<'c>) {
        let node = self.rewritten(node);
        self.node_with(node, |p| {
            if node.summary().def.unprefixed {
                // There is no prefix to omit.
                return p.print_full(node, TypeElision::Never);
            }
            let start = p.len();
            p.syntax_of(node);
            if p.len() == start && !p.is_collecting() {
                p.dialect_node(node, TypeElision::Never);
            }
        });
    }

    /// Prints a case, or several of a bit enum, which are in quotes if `quoted`.
    pub(crate) fn enum_value(&mut self, def: &EnumDef, value: i64, quoted: bool) {
        let text = plumbing::text_of(def, value);
        let is_case = def.cases.iter().any(|case| case.value == value);
        match def.separator {
            // Several cases may share one bit: their names are not quoted.
            Some(separator) if !is_case || text.contains(separator) => {
                if quoted && !is_case && value.count_ones() > 1 {
                    self.string(text.as_bytes());
                } else {
                    self.write(&text);
                }
            }
            _ => self.keyword_or_string(text.as_bytes()),
        }
    }

    fn array_value(&mut self, element: &ParamKind, value: Param<'c>, qualified: bool) {
        let print = |p: &mut Self, value| p.value(element, value, qualified);
        match value {
            Param::Types(list) => self.comma_separated(list.iter().map(|v| Param::Type(*v)), print),
            Param::Attrs(list) => self.comma_separated(list.iter().map(|v| Param::Attr(*v)), print),
            Param::Ints(list) => self.comma_separated(list.iter().map(|v| Param::Int(*v)), print),
            Param::Bools(list) => self.comma_separated(list.iter().map(|v| Param::Bool(*v)), print),
            Param::Words(list) => self.comma_separated(list.iter().map(|v| Param::UInt(*v)), print),
            Param::List(list) => self.comma_separated(list.iter().copied(), print),
            _ => {}
        }
    }
}
