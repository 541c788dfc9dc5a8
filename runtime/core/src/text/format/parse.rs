//! Parsing parameters by the elements of a format.

use super::form::form_of;
use super::machine::with_form;
use super::{Begins, CaseFormat, FormErrors, FormatParser};
use crate::def::{
    Accepts, CustomDirective, Def, DefKind, FormatElement, ParamDef, ParamKind, ParamPart, Presence,
    StructField, Syntax,
};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::node::Node;
use crate::param::Param;
use crate::param_buf::ParamBuf;
use crate::text::lexer::{Tok, Token};
use crate::text::{AsmParser, Parsed};

/// The parsed parameters of a def; `None` for the ones not seen yet.
struct Found<'c> {
    def: &'static Def,
    /// The parameters of the def or of its body.
    declared: &'static [ParamDef],
    params: Vec<Option<ParamBuf<'c>>>,
    /// The texts of the first parameters, for errors of the verifier.
    texts: [Option<(u8, u32, u32)>; 4],
    /// The node, once its body is reached.
    named: Option<Named<'c>>,
}

/// The text of a parameter.
struct ParameterText<'s> {
    param: &'static ParamDef,
    text: &'s str,
    /// The value, as messages of verifiers show it.
    value: String,
    span: Span,
}

/// A syntax error of a format with help about parameters whose texts are stored unchanged: they may contain the text
/// that the format expects after them.
#[cold]
fn with_kept_parameters(error: Diagnostic, def: &Def) -> Diagnostic {
    let is_syntax = error.message().starts_with("expected ") && !error.message().contains("one of ");
    let kept = def.params.iter().filter_map(|param| {
        let (ParamKind::Type(constraint) | ParamKind::Attr(constraint)) = &param.kind else { return None };
        let constraint = (*constraint)?;
        let Accepts::Def(of) = constraint.accepts else { return None };
        let of = of.get().filter(|of| matches!(of.syntax, Syntax::Verbatim))?;
        let (mark, class) = match of.kind {
            DefKind::Type => ('!', "TypeForm"),
            DefKind::Attribute => ('#', "AttrForm"),
            DefKind::Affine => return None,
        };
        let name = of.mnemonic.map(|_| of.name)?;
        Some(format!(
            "`${}` is a `{mark}{name}`, whose text is not understood; `{class}<\"{name}\", ...>` of isogloss/Form.td declares it",
            param.name
        ))
    });
    if is_syntax { kept.take(1).fold(error, Diagnostic::help) } else { error }
}

/// A node that is known by its name, and its body if there was one in the text.
struct Named<'c> {
    node: Node<'c>,
    body: Option<(Vec<ParamBuf<'c>>, Span)>,
}

impl<'c> Found<'c> {
    fn new(def: &'static Def, declared: &'static [ParamDef]) -> Self {
        Self { def, declared, params: vec![None; declared.len()], texts: [None; 4], named: None }
    }

    fn param_def(&self, index: u8) -> Option<&'static ParamDef> {
        self.declared.get(usize::from(index))
    }

    fn set(&mut self, index: u8, value: ParamBuf<'c>) {
        if let Some(slot) = self.params.get_mut(usize::from(index)) {
            *slot = Some(value);
        }
    }

    /// The value of a parameter that was parsed before.
    fn plain(&self, index: u8) -> Option<Param<'c>> {
        self.params.get(usize::from(index))?.as_ref()?.plain()
    }

    fn is_set(&self, index: u8) -> bool {
        self.params.get(usize::from(index)).is_some_and(Option::is_some)
    }

    /// The values of parameters that were parsed before, for a custom directive; the type after the colon of an attribute is
    /// one of them.
    fn values(&self, parser: &AsmParser<'_, 'c>, indices: &[u8]) -> Vec<ParamBuf<'c>> {
        let value = |index: &u8| match self.params.get(usize::from(*index)).cloned().flatten() {
            Some(value) => value,
            None => {
                let param = self.param_def(*index);
                let is_self_type = param.is_some_and(|param| matches!(param.kind, ParamKind::SelfType));
                let trailing = parser.self_type().filter(|_| is_self_type).map(Param::Type);
                let default = || {
                    param
                        .and_then(|param| param.presence.default(parser.context(), |index| self.plain(index)))
                };
                ParamBuf::Param(trailing.or_else(default).unwrap_or(Param::None))
            }
        };
        indices.iter().map(value).collect()
    }
}

fn is_required(param: Option<&ParamDef>) -> bool {
    param.is_some_and(|param| matches!(param.presence, Presence::Required))
}

impl<'c> AsmParser<'_, 'c> {
    /// Parses the text after the mnemonic of a def, by its format.
    ///
    /// # Errors
    /// A syntax error, or the error of the def's verifier at the first token.
    pub(crate) fn format(&mut self, def: &'static Def) -> Parsed<Node<'c>> {
        let Syntax::Format(elements) = def.syntax else { return Err(self.error("expected a format")) };
        let mut found = Found::new(def, def.params);
        let is_opened = self.at(Tok::Less)
            && self.options().newer_syntax
            && CaseFormat::of(def).is_some_and(|format| !format.is_angled)
            && self.eat(Tok::Less);
        self.elements(&mut found, elements).map_err(|error| with_kept_parameters(error, def))?;
        if is_opened {
            self.expect(Tok::Greater)?;
        }
        match found.named.take() {
            None => self.node(&mut found),
            Some(Named { node, body: None }) => Ok(node),
            Some(Named { node, body: Some((params, place)) }) => {
                ParamBuf::with_borrowed(&params, |params| node.set_body(params))
                    .map_err(|error| error.at(place))?;
                Ok(node)
            }
        }
    }

    /// Parses a case without the angle brackets of its format.
    pub(super) fn bare_case(&mut self, def: &'static Def, format: CaseFormat) -> Parsed<Node<'c>> {
        let mut found = Found::new(def, def.params);
        self.elements(&mut found, format.case)?;
        self.node(&mut found)
    }

    /// Makes the node.
    fn node(&mut self, found: &mut Found<'c>) -> Parsed<Node<'c>> {
        let params = self.whole(found)?;
        ParamBuf::with_borrowed(&params, |params| self.context().intern_checked(found.def, params))
            .map_err(|error| self.at_parameter(error, found, &params))
    }

    /// The parameters, with values for omitted ones.
    fn whole(&mut self, found: &mut Found<'c>) -> Parsed<Vec<ParamBuf<'c>>> {
        let slots = std::mem::take(&mut found.params);
        let mut whole = Vec::with_capacity(slots.len());
        for (slot, param) in slots.into_iter().zip(found.declared) {
            let value = match slot {
                Some(value) => value,
                None => ParamBuf::Param(self.left_out(found.def, param, &whole)?),
            };
            whole.push(value);
        }
        Ok(whole)
    }

    /// Parses the body of a def, whose other parameters are the name; inside of its own body it is only named. It is
    /// set when the whole text was read.
    fn body_group(&mut self, found: &mut Found<'c>, elements: &'static [FormatElement]) -> Parsed<()> {
        let node = self.node(found)?;
        let (place, is_reference) = (self.span(), self.is_in_body(node));
        self.begin_body(node);
        let mut body = Found::new(found.def, found.def.body);
        let read = self.group_start(&mut body, elements).and_then(|rest| match rest {
            Some(_) if is_reference => {
                let message = format!("{} inside of its own body has no body again", found.def.class);
                Err(Diagnostic::error(message).at(place.clone()))
            }
            Some(rest) => {
                self.elements(&mut body, rest)?;
                self.whole(&mut body).map(Some)
            }
            None if is_reference => Ok(None),
            None => Err(self
                .error(format!("{} without a body is only allowed inside of its own body", found.def.class))),
        });
        self.end_body();
        found.named = Some(Named { node, body: read?.map(|params| (params, place)) });
        Ok(())
    }

    /// The value of an omitted parameter, after the values of the earlier ones.
    fn left_out(&mut self, def: &Def, param: &ParamDef, before: &[ParamBuf<'c>]) -> Parsed<Param<'c>> {
        if matches!(param.kind, ParamKind::SelfType)
            && let Some(ty) = self.self_type()
        {
            return Ok(Param::Type(ty));
        }
        let earlier = |index: u8| before.get(usize::from(index)).and_then(ParamBuf::plain);
        if let Some(default) = param.presence.default(self.context(), earlier) {
            return Ok(default);
        }
        if matches!(param.kind, ParamKind::Body) {
            return Ok(Param::Body(crate::Body::unset()));
        }
        match param.presence {
            Presence::Required if matches!(param.kind, ParamKind::SelfType) => {
                Err(self.error("expected a trailing type"))
            }
            Presence::Required => {
                Err(self.error(format!("{} has no value for its parameter '{}'", def.class, param.name)))
            }
            Presence::Optional
            | Presence::Default(_)
            | Presence::Constant(_)
            | Presence::Type(_)
            | Presence::Next(_) => Ok(Param::None),
        }
    }

    fn required_param(
        &mut self,
        found: &mut Found<'c>,
        index: u8,
        param: &'static ParamDef,
        then_x: bool,
    ) -> Parsed<()> {
        let start = self.token().start();
        let value = self.value(&param.kind, then_x).map_err(|error| {
            let (class, name, type_name) = (found.def.class, param.name, param.type_name);
            let note = format!("failed to parse {class} parameter '{name}' which is to be a `{type_name}`");
            let error = with_form(error.note(note), start, || form_of(found.def));
            let token = self.token();
            let is_closed = matches!(token.kind, Tok::RSquare | Tok::Greater | Tok::RParen | Tok::RBrace);
            match param.kind {
                ParamKind::Array(_) if is_closed && token.start() == start => error.help(format!(
                    "the list '{name}' has at least one element: only an `OptionalArrayRefParameter` may be empty"
                )),
                _ => error,
            }
        })?;
        found.set(index, value);
        if let Some(slot) = found.texts.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some((index, start, self.span_from(start).end as u32));
        }
        Ok(())
    }

    /// An error of a verifier, with help at the parameter that it is about: the only one in the text, or the only one whose value
    /// the message has.
    #[cold]
    fn at_parameter(&self, error: Diagnostic, found: &Found<'c>, values: &[ParamBuf<'c>]) -> Diagnostic {
        let texts: Vec<ParameterText<'_>> = found
            .texts
            .iter()
            .flatten()
            .filter_map(|&(index, start, end)| {
                let text = str::from_utf8(self.source().get(start as usize..end as usize)?).ok()?;
                let value = match values.get(usize::from(index)).and_then(ParamBuf::plain) {
                    Some(Param::UInt(value)) => value.to_string(),
                    Some(Param::Int(value)) => value.to_string(),
                    _ => text.to_owned(),
                };
                Some(ParameterText {
                    param: found.param_def(index)?,
                    text,
                    value,
                    span: start as usize..end as usize,
                })
            })
            .collect();
        let words =
            || error.message().split(|char: char| !char.is_alphanumeric() && char != '-' && char != '.');
        let mut named = texts.iter().filter(|it| texts.len() == 1 || words().any(|word| word == it.value));
        let (Some(about), None) = (named.next(), named.next()) else { return error };
        let ParameterText { param, text, value, span } = about;
        let help = match text.strip_prefix('-') {
            Some(_) if matches!(param.kind, ParamKind::Int { signed: false, .. }) => {
                format!("a `{}` is not negative: `{text}` is read as {value}", param.type_name)
            }
            Some(_) | None => format!("`{}` is `{text}`", param.name),
        };
        error.or_help(|| Diagnostic::new(Severity::Help, help).at(span.clone()))
    }

    /// Parses punctuation inside of a part.
    fn form_token(&mut self, found: &Found<'c>, kind: Tok) -> Parsed<Token> {
        self.expect(kind).map_err(|error| with_form(error, u32::MAX, || form_of(found.def)))
    }

    /// Parses a keyword or punctuation, as a literal of a format.
    ///
    /// # Errors
    /// If the text has another token.
    pub fn literal(&mut self, text: &str) -> Parsed<()> {
        if let Some(kind) = Tok::punctuation(text) {
            return self.expect(kind).map(|_| ());
        }
        if self.eat_literal(text) {
            return Ok(());
        }
        // The error is at the next token, as for any keyword; for punctuation it is after the last one.
        Err(self.error(format!("expected '{text}'")))
    }

    /// Takes a keyword, also from the front of a word like `x8`.
    fn eat_literal(&mut self, text: &str) -> bool {
        if self.eat_keyword(text) {
            return true;
        }
        let token = self.token();
        let rest = self.text(token).strip_prefix(text.as_bytes());
        let cut = token.kind == Tok::BareId
            && rest.and_then(<[u8]>::first).is_some_and(u8::is_ascii_digit)
            && text.len() == 1;
        if cut {
            self.resume_at(token.start() + text.len() as u32);
        }
        cut
    }

    pub(crate) fn at_literal(&self, text: &str) -> bool {
        match Tok::punctuation(text) {
            Some(kind) => self.at(kind),
            None => self.at_keyword(text),
        }
    }

    /// Parses `params`: a list whose optional parameters are recognised by their first token.
    fn params_list(&mut self, found: &mut Found<'c>, indices: &[u8]) -> Parsed<()> {
        let (mut wants_comma, mut after_comma) = (false, false);
        for (position, index) in indices.iter().enumerate() {
            let Some(param) = found.param_def(*index) else { continue };
            if wants_comma {
                // After the last required parameter, only a comma announces another one.
                let more = indices[position..].iter().any(|index| is_required(found.param_def(*index)));
                if !more && !self.at(Tok::Comma) {
                    return Ok(());
                }
                self.form_token(found, Tok::Comma)?;
                (wants_comma, after_comma) = (false, true);
            }
            if is_required(Some(param)) || self.at_value(&param.kind) {
                self.required_param(found, *index, param, false)?;
                (wants_comma, after_comma) = (true, false);
            }
        }
        match indices.last().and_then(|last| Some((*last, found.param_def(*last)?))) {
            // Nothing follows the comma: parsing the last parameter gives the error.
            Some((last, param)) if after_comma => self.required_param(found, last, param, false),
            _ => Ok(()),
        }
    }

    /// Parses `struct(...)`: `key = value` pairs in any order.
    fn struct_fields(&mut self, found: &mut Found<'c>, fields: &'static [StructField]) -> Parsed<()> {
        let required = fields.iter().filter(|field| is_required(found.param_def(field.index))).count();
        if required == fields.len() {
            for position in 0..fields.len() {
                if position > 0 {
                    self.form_token(found, Tok::Comma)?;
                }
                self.struct_field(found, fields)?;
            }
            return Ok(());
        }
        if required > 0 || self.at(Tok::BareId) {
            self.struct_field(found, fields)?;
            while self.eat(Tok::Comma) {
                self.struct_field(found, fields)?;
            }
        }
        let missing = fields
            .iter()
            .find(|field| is_required(found.param_def(field.index)) && !found.is_set(field.index));
        match missing.and_then(|field| found.param_def(field.index)) {
            Some(param) => Err(self.error(format!("struct is missing required parameter: {}", param.name))),
            None => Ok(()),
        }
    }

    fn struct_field(&mut self, found: &mut Found<'c>, fields: &'static [StructField]) -> Parsed<()> {
        let key = self.keyword().map_err(|error| {
            with_form(error.note("expected a parameter name in struct"), u32::MAX, || form_of(found.def))
        })?;
        self.form_token(found, Tok::Equal)?;
        let is_key =
            |field: &&StructField| found.param_def(field.index).is_some_and(|param| param.name == key);
        let field = fields.iter().find(is_key).filter(|field| !found.is_set(field.index));
        let Some((field, param)) = field.and_then(|field| Some((field, found.param_def(field.index)?)))
        else {
            return Err(self.error(format!("duplicate or unknown struct parameter name: {key}")));
        };
        match field.custom {
            None => self.required_param(found, field.index, param, false),
            Some(directive) => {
                if self.directive(found, directive, &[field.index], &[])? {
                    Ok(())
                } else {
                    Err(self.error(format!("custom parser failed to parse parameter '{}'", param.name)))
                }
            }
        }
    }

    /// Calls the author's function; returns whether it parsed anything.
    fn directive(
        &mut self,
        found: &mut Found<'c>,
        directive: &CustomDirective,
        bound: &[u8],
        refs: &[u8],
    ) -> Parsed<bool> {
        let refs = found.values(self, refs);
        let Some(values) = (directive.parse)(self, &refs)? else { return Ok(false) };
        if values.len() != bound.len() {
            let (name, count, wanted) = (directive.name, values.len(), bound.len());
            return Err(self.error(format!("`{name}` returned {count} parameters, not {wanted}")));
        }
        for (index, value) in bound.iter().zip(values) {
            found.set(*index, value);
        }
        Ok(true)
    }

    fn at_param(&self, found: &Found<'c>, index: u8) -> bool {
        found.param_def(index).is_some_and(|param| self.at_value(&param.kind))
    }

    fn at_struct_key(&self, found: &Found<'c>, fields: &[StructField]) -> bool {
        fields
            .iter()
            .any(|field| found.param_def(field.index).is_some_and(|param| self.at_keyword(param.name)))
    }
}

impl<'s, 'c> FormatParser<'s, 'c, Found<'c>> for AsmParser<'s, 'c> {
    type Part = ParamPart;
    type Anchor = &'static [u8];

    fn asm(&mut self) -> &mut Self {
        self
    }

    fn form(&self, found: &Found<'c>) -> String {
        form_of(found.def)
    }

    /// Lists of parameters and fields handle their errors.
    fn form_errors(part: &'static ParamPart) -> FormErrors {
        match part {
            ParamPart::Custom { .. } => FormErrors::None,
            ParamPart::Param { .. } | ParamPart::Params(_) | ParamPart::Struct(_) | ParamPart::Body(_) => {
                FormErrors::First
            }
        }
    }

    fn part(
        &mut self,
        found: &mut Found<'c>,
        part: &'static ParamPart,
        rest: &'static [FormatElement],
    ) -> Parsed<()> {
        match part {
            // In `4x8` the lexer sees `0x` as the start of a number, and `x8` as a word.
            ParamPart::Param { index, required, .. } => match found.param_def(*index) {
                Some(param) if *required || is_required(Some(param)) || self.at_value(&param.kind) => {
                    self.required_param(found, *index, param, matches!(next_literal(rest), Some("x")))
                }
                _ => Ok(()),
            },
            ParamPart::Params(indices) => self.params_list(found, indices),
            ParamPart::Struct(fields) => self.struct_fields(found, fields),
            ParamPart::Custom { directive, bound, refs } => {
                if self.directive(found, directive, bound, refs)? {
                    return Ok(());
                }
                let name = directive.name;
                Err(self.error(format!("custom directive `{name}` parsed no value")))
            }
            ParamPart::Body(elements) => self.body_group(found, elements),
        }
    }

    fn begins(&mut self, found: &mut Found<'c>, part: &'static ParamPart) -> Parsed<Begins> {
        Ok(Begins::here(match part {
            ParamPart::Param { index, .. } => self.at_param(found, *index),
            ParamPart::Params(indices) => indices.iter().any(|index| self.at_param(found, *index)),
            ParamPart::Struct(fields) => self.at_struct_key(found, fields),
            ParamPart::Custom { directive, bound, refs } => {
                let parsed = self.directive(found, directive, bound, refs)?;
                return Ok(if parsed { Begins::Parsed } else { Begins::No });
            }
            ParamPart::Body(_) => true,
        }))
    }
}

/// The next literal of a format, apart from white space.
fn next_literal(elements: &'static [FormatElement]) -> Option<&'static str> {
    let mut elements = elements.iter().skip_while(|element| matches!(element, FormatElement::Whitespace(_)));
    let FormatElement::Literal { text, .. } = elements.next()? else { return None };
    Some(text)
}

/// The error for a value of another def.
pub(super) fn invalid_kind(what: &str) -> Diagnostic {
    Diagnostic::error(format!("invalid kind of {what} specified"))
}
