//! Parses properties that a format names.

use super::parse::OpParser;
use crate::builtin::{ArrayAttr, IntegerAttr, IntegerType, Signedness, StringAttr};
use crate::constraint::Pred;
use crate::def::{EnumDef, FormatElement, Syntax};
use crate::ir::PropertyDef;
use crate::ir::def::OpDef;
use crate::ir::format::{Arguments, OptionText, PropertyText};
use crate::plumbing::op::flag_attribute;
use crate::text::{AsmParser, Meaning, Parsed, SizedInteger, Tok};
use crate::{Attribute, Diagnostic};

impl<'s, 'c> OpParser<'_, 's, 'c> {
    pub(super) fn at_property(&self, def: &'static OpDef, index: u16) -> bool {
        def.properties.get(usize::from(index)).is_some_and(|property| self.at_attribute_of(property))
    }

    fn at_attribute_of(&self, property: &PropertyDef) -> bool {
        match property.option {
            None => self.at_value(property),
            Some(OptionText::Alone) => self.asm.at_keyword("none") || self.at_value(property),
            Some(OptionText::Some) => self.asm.at_keyword("none") || self.asm.at_keyword("some"),
        }
    }

    fn at_value(&self, property: &PropertyDef) -> bool {
        let token = self.asm.token();
        match property.text {
            PropertyText::SymbolName => token.kind == Tok::AtId,
            PropertyText::Enum { def, .. } => match token.kind {
                Tok::BareId => def.cases.iter().any(|case| case.text.as_bytes() == self.asm.text(token)),
                kind => kind == Tok::String,
            },
            PropertyText::Cases { keyword: "", def, .. } => {
                token.kind == Tok::BareId || token.kind == Tok::String && has_strings(def)
            }
            PropertyText::Cases { keyword, .. } => self.asm.at_keyword(keyword),
            PropertyText::Unit if property.native => {
                self.asm.at_keyword("unit") || self.asm.at_keyword(UNIT_ABSENT)
            }
            PropertyText::Unit => self.asm.at_attribute(),
            // As MLIR's `parseOptionalInteger`.
            PropertyText::Integer(_) | PropertyText::Unsigned(_) | PropertyText::Bool => {
                matches!(token.kind, Tok::Integer | Tok::Minus)
                    || matches!(self.asm.text(token), b"true" | b"false")
            }
            PropertyText::String => token.kind == Tok::String,
            PropertyText::List(_) | PropertyText::Elements(_) => token.kind == Tok::LSquare,
            PropertyText::Nested(inside) => self.at_attribute_of(inside),
            PropertyText::OfDef(def) => self.asm.at_attribute() || self.asm.at_stripped(def),
            // As MLIR's overloads of `parseOptionalAttribute`.
            PropertyText::Full | PropertyText::OfType(_) => {
                match property.constraint.and_then(|constraint| class_name(&constraint.pred)) {
                    Some("ArrayAttr") => token.kind == Tok::LSquare,
                    Some("StringAttr") => token.kind == Tok::String,
                    Some("SymbolRefAttr" | "FlatSymbolRefAttr") => token.kind == Tok::AtId,
                    _ => self.asm.at_attribute(),
                }
            }
        }
    }

    /// Parses the declared property at an index as a format does, with the prefix of its dialect if it is `qualified`. If the
    /// parser has `looked_for` it, its class is reported as the verifier does, as in MLIR.
    ///
    /// # Errors
    /// If the text is malformed, or of another attribute than the property can hold.
    pub fn property(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        index: u16,
        qualified: bool,
        looked_for: bool,
    ) -> Parsed<()> {
        let Some(property) = def.properties.get(usize::from(index)) else { return Ok(()) };
        // As MLIR's `parseOptionalAttribute`, which reads any attribute.
        let is_any = |def| looked_for && !self.asm.at_stripped(def);
        let qualified = qualified || matches!(property.text, PropertyText::OfDef(def) if is_any(def));
        let is_shared = !qualified && property.option.is_none();
        let meaning = if is_shared { own_meaning(&property.text) } else { None };
        let spelling = meaning.and_then(|meaning| Some((meaning, self.asm.property_spelling()?)));
        if let Some((meaning, spelling)) = spelling
            && let Some(known) = self.asm.recent_property(meaning, spelling)
            && property.can_hold(known)
        {
            self.asm.skip_spelling(spelling);
            read.properties[usize::from(index)] = Some(known);
            return Ok(());
        }
        let span = self.asm.span();
        // As in MLIR, an empty text sets nothing.
        let is_empty = |asm: &AsmParser<'_, '_>| asm.text(asm.token()) == b"\"\"";
        if matches!(property.text, PropertyText::Enum { .. }) && is_empty(&self.asm) {
            self.asm.advance();
            return Ok(());
        }
        let warnings = self.asm.warning_count();
        let value =
            self.attribute_of(def, DeclaredProperty { property, at: span.start }, property, qualified)?;
        if !property.can_hold(value) {
            if looked_for && property.constraint.is_some() {
                let error = Diagnostic::error(property.unsatisfied(def, "attribute"));
                return Err(error.at(read.name_at..read.name_at + 1));
            }
            return Err(self.error_at("invalid kind of attribute specified", span));
        }
        if let Some((meaning, spelling)) = spelling.filter(|_| self.asm.warning_count() == warnings) {
            self.asm.remember_property(meaning, span.start, spelling, value);
        }
        read.properties[usize::from(index)] = Some(value);
        Ok(())
    }

    /// Parses the attribute of a property. The errors are the errors of a declared property.
    fn attribute_of(
        &mut self,
        def: &'static OpDef,
        of: DeclaredProperty,
        property: &'static PropertyDef,
        qualified: bool,
    ) -> Parsed<Attribute<'c>> {
        match property.option {
            None => self.property_value(def, of, property, qualified),
            Some(text) => {
                let held = self.option(def, of, property, text)?;
                Ok(ArrayAttr::get(self.asm.context(), held.as_slice()).into())
            }
        }
    }

    /// Parses an option: `none`, or its value.
    fn option(
        &mut self,
        def: &'static OpDef,
        of: DeclaredProperty,
        property: &'static PropertyDef,
        text: OptionText,
    ) -> Parsed<Option<Attribute<'c>>> {
        if self.asm.eat_keyword("none") {
            return Ok(None);
        }
        match text {
            OptionText::Alone if self.at_value(property) => {
                self.property_value(def, of, property, false).map(Some)
            }
            OptionText::Alone => {
                let summary = of.property.constraint.map_or("", |constraint| constraint.summary);
                let name = of.property.name;
                let message = format!("invalid value for property {name}, expected {summary}");
                Err(self.error_at(message, of.at..of.at + 1))
            }
            OptionText::Some => {
                if !self.asm.eat_keyword("some") {
                    return Err(self.error("expected 'none' or 'some<prop>'"));
                }
                self.asm.expect(Tok::Less)?;
                let value = self.property_value(def, of, property, false)?;
                self.asm.expect(Tok::Greater)?;
                Ok(Some(value))
            }
        }
    }

    /// Parses the attribute of a property or of its option.
    fn property_value(
        &mut self,
        def: &'static OpDef,
        of: DeclaredProperty,
        property: &'static PropertyDef,
        qualified: bool,
    ) -> Parsed<Attribute<'c>> {
        let (span, context) = (self.asm.span(), self.asm.context());
        Ok(match property.text {
            PropertyText::Full => self.asm.attribute()?,
            PropertyText::OfDef(_) if qualified => self.asm.attribute()?,
            PropertyText::OfType(ty) => {
                let ty = self.known_type(ty)?;
                self.asm.attribute_of_type(Some(ty))?
            }
            PropertyText::OfDef(attribute) => {
                let op = (!self.asm.at(Tok::HashId)).then_some(def.name);
                self.with_errors_of(op, |asm| asm.attribute_of_def(attribute))?
            }
            PropertyText::List(element) => {
                let element = self.known_type(element)?;
                self.with_errors_of(Some(def.name), |asm| asm.dense_array_list(element))?.into()
            }
            PropertyText::Elements(element) => self.elements_of(def, of, element)?,
            PropertyText::Nested(inside) => self.attribute_of(def, of, inside, false)?,
            PropertyText::SymbolName => match self.asm.optional_symbol_name() {
                Some(name) => StringAttr::get(context, name).into(),
                None => return Err(self.error("expected valid '@'-identifier for symbol name")),
            },
            PropertyText::Enum { def, width } => self.enum_case(def, width, property.name)?,
            PropertyText::Cases { keyword, def, width, .. } => self.cases(keyword, def, width)?,
            PropertyText::Unit if property.native => {
                let is_set = !self.asm.eat_keyword(UNIT_ABSENT);
                if is_set && !self.asm.eat_keyword("unit") {
                    return Err(self.error("expected 'unit' or 'unit_absent'"));
                }
                flag_attribute(context, is_set)
            }
            PropertyText::Unit => {
                let ty = self.known_type("none")?;
                self.asm.attribute_of_type(Some(ty))?
            }
            PropertyText::Integer(ty) | PropertyText::Unsigned(ty) => {
                let ty = self.known_type(ty)?;
                let (width, unsigned) = match ty.dyn_cast::<IntegerType<'_>>() {
                    Some(ty) => (ty.width().min(64), ty.signedness() == Signedness::Unsigned),
                    None => (64, false),
                };
                let unsigned = unsigned || matches!(property.text, PropertyText::Unsigned(_));
                match self.native_integer(def)?.of_bits(width, !unsigned) {
                    Some(number) => IntegerAttr::get_wrapping(ty, number as i64).into(),
                    None => return Err(self.error_at("integer value too large", span)),
                }
            }
            PropertyText::String => {
                let text = self.with_errors_of(Some(def.name), AsmParser::string)?;
                StringAttr::get(context, text).into()
            }
            PropertyText::Bool => {
                let value = if self.asm.eat_keyword("true") {
                    Some(1)
                } else {
                    self.native_integer(def)?.of_bits(1, false)
                };
                match value {
                    Some(value) => IntegerAttr::bool(context, value == 1).into(),
                    None => return Err(self.error_at("integer value too large", span)),
                }
            }
        })
    }

    /// Parses a list of native properties in brackets.
    fn elements_of(
        &mut self,
        def: &'static OpDef,
        of: DeclaredProperty,
        element: &'static PropertyDef,
    ) -> Parsed<Attribute<'c>> {
        self.asm.expect(Tok::LSquare)?;
        let mut elements = Vec::new();
        if !self.asm.eat(Tok::RSquare) {
            loop {
                elements.push(self.attribute_of(def, of, element, false)?);
                if !self.asm.eat(Tok::Comma) {
                    break;
                }
            }
            self.asm.expect(Tok::RSquare)?;
        }
        Ok(ArrayAttr::get(self.asm.context(), &elements).into())
    }

    /// Parses with errors that begin with `custom op 'name'`, if a name is given.
    fn with_errors_of<T>(
        &mut self,
        op: Option<&'static str>,
        read: impl FnOnce(&mut AsmParser<'s, 'c>) -> Parsed<T>,
    ) -> Parsed<T> {
        self.asm.custom_op = op;
        let value = read(&mut self.asm);
        self.asm.custom_op = None;
        value
    }

    fn native_integer(&mut self, def: &'static OpDef) -> Parsed<SizedInteger> {
        self.with_errors_of(Some(def.name), AsmParser::sized_integer)
    }

    /// Parses the keyword of a case, or its text in quotes.
    fn enum_case(&mut self, def: &'static EnumDef, width: u32, name: &str) -> Parsed<Attribute<'c>> {
        let span = self.asm.span();
        let token = self.asm.token();
        let is_case = def.cases.iter().any(|case| case.text.as_bytes() == self.asm.text(token));
        if token.kind != Tok::String && !(token.kind == Tok::BareId && is_case) {
            let cases: Vec<&str> = def.cases.iter().map(|case| case.text).collect();
            let cases = cases.join(", ");
            return Err(self.error(format_args!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
            )));
        }
        let text = self.asm.keyword_or_string()?.into_owned();
        let text = String::from_utf8_lossy(&text);
        let value = def.value_of(&text).ok_or_else(|| {
            let message = format!("invalid {name} attribute specification: \"{text}\"");
            self.error_at(message, span.start..span.start + 1)
        })?;
        Ok(IntegerAttr::get_wrapping(self.asm.context().integer(width), value).into())
    }

    /// Parses keywords of cases, after a keyword and between `<` and `>` unless the keyword is empty.
    fn cases(&mut self, keyword: &str, def: &'static EnumDef, width: u32) -> Parsed<Attribute<'c>> {
        if !keyword.is_empty() {
            if !self.asm.eat_keyword(keyword) {
                return Err(self.error(format_args!("expected '{keyword}'")));
            }
            self.asm.expect(Tok::Less)?;
        }
        let separator = match def.separator.map(str::trim) {
            Some(",") => Some(Tok::Comma),
            Some(_) => Some(Tok::VerticalBar),
            None => None,
        };
        let mut value = 0;
        loop {
            let span = self.asm.span();
            let text = if self.asm.at(Tok::String) && has_strings(def) {
                Some(String::from_utf8_lossy(&self.asm.string()?).into_owned())
            } else {
                self.asm.optional_keyword().map(str::to_owned)
            };
            let Some(text) = text else {
                let error = self.error(format_args!("expected keyword for {}", def.description()));
                return Err(error.help(def.words()));
            };
            let Some(found) = def.value_of(&text) else {
                return Err(self.error_at(crate::plumbing::no_case(def, &text).message(), span));
            };
            value |= found;
            if !separator.is_some_and(|separator| self.asm.eat(separator)) {
                break;
            }
        }
        if !keyword.is_empty() {
            self.asm.expect(Tok::Greater)?;
        }
        Ok(IntegerAttr::get_wrapping(self.asm.context().integer(width), value).into())
    }
}

/// The declared property that a native property is or belongs to, and its start.
#[derive(Clone, Copy)]
struct DeclaredProperty {
    property: &'static PropertyDef,
    at: usize,
}

/// Whether cases of a native property may be in quotes: not if they belong to a bit enum that is printed without.
const fn has_strings(def: &EnumDef) -> bool {
    def.separator.is_none() || def.quoted
}

/// The text of a unit property that is absent, where one must be written.
pub(super) const UNIT_ABSENT: &str = "unit_absent";

/// The context that determines the value of a property together with its first word, or with the text up to the bracket
/// that closes its first token; `None` if more is needed.
fn own_meaning(text: &PropertyText) -> Option<Meaning> {
    match *text {
        PropertyText::Enum { def, width } => Some((std::ptr::from_ref(def).addr(), width)),
        PropertyText::OfDef(def) => match def.syntax {
            Syntax::Format(
                [FormatElement::Literal { text: "<", .. }, .., FormatElement::Literal { text: ">", .. }],
            ) => Some((std::ptr::from_ref(def).addr(), 0)),
            Syntax::Keyword
            | Syntax::Format(_)
            | Syntax::Custom(_)
            | Syntax::Verbatim
            | Syntax::Printed(_) => None,
        },
        PropertyText::Full
        | PropertyText::OfType(_)
        | PropertyText::List(_)
        | PropertyText::SymbolName
        | PropertyText::Cases { .. }
        | PropertyText::Unit
        | PropertyText::Integer(_)
        | PropertyText::Unsigned(_)
        | PropertyText::String
        | PropertyText::Bool
        | PropertyText::Elements(_)
        | PropertyText::Nested(_) => None,
    }
}

/// The class of the attributes that satisfy a predicate, if it names one.
fn class_name(pred: &'static Pred) -> Option<&'static str> {
    match pred {
        Pred::Class(class) => Some(class.name),
        Pred::All(all) => all.iter().find_map(class_name),
        _ => None,
    }
}
