//! Types and attributes of dialects: `!dialect.name<body>`, `!dialect<body>`,
//! and aliases, which look the same up to the first dot.
//!
//! A dialect that the context knows parses the text itself. The text of an unknown
//! dialect is kept byte for byte, if its brackets match.

use super::hooks::CustomPrinter;
use super::lexer::{Lexer, Tok, Token, is_bare_id};
use super::near::nearest;
use super::parser::{AsmParser, Parsed};
use super::printer::{AsmPrinter, TypeElision};
use super::verbatim::Verbatim;
use crate::Body;
use crate::builtin::OpaqueType;
use crate::builtin::syntax::attributes::print_trailing_type;
use crate::def::{Def, DefKind, Dialect, ParamKind, Syntax};
use crate::diagnostic::{Diagnostic, Span};
use crate::node::Node;
use crate::param::{Param, Parameter};
use crate::types::Type;

/// The text of a symbol whose dialect has read more than its name, such as `#d.x word`: the name alone is the symbol.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CutSymbol {
    start: u32,
    /// After the dialect and the dot.
    body: u32,
    name_end: u32,
    /// The end of the text that the dialect has read.
    end: u32,
}

/// Help about a type that a registered dialect does not define, and keeps as text: the name of a defined one.
#[cold]
pub(crate) fn near_type(ty: Type<'_>) -> Option<String> {
    let opaque = ty.dyn_cast::<OpaqueType<'_>>()?;
    let name = opaque.dialect_namespace();
    let (defs, _) = ty.context().dialect(name)?.syntax_of(DefKind::Type);
    let data = opaque.type_data();
    let is_of_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let len = data.iter().take_while(|byte| is_of_word(byte)).count();
    let word = str::from_utf8(&data[..len]).ok()?;
    let near = nearest(word, defs.iter().filter_map(|def| def.mnemonic))?;
    Some(format!("the dialect `{name}` has no type `{word}`; did you mean `{near}`?"))
}

/// The form of the text after the dialect's name: `.name` or `<...>`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SymbolForm {
    Pretty,
    Bracketed,
}

impl<'s, 'c> AsmParser<'s, 'c> {
    /// A type or attribute that begins with `#` or `!`.
    pub(crate) fn extended(&mut self, kind: DefKind) -> Parsed<Node<'c>> {
        let token = self.token();
        let text = self.text(token);
        let name = text.get(1..).unwrap_or_default();
        let bracketed = self.source().get(token.end() as usize) == Some(&b'<');
        let (dialect, form) = match name.iter().position(|byte| *byte == b'.') {
            Some(dot) => (&name[..dot], SymbolForm::Pretty),
            None if bracketed => (name, SymbolForm::Bracketed),
            None => return self.alias_use(text, kind),
        };
        // After the dot, or after the bracket: one byte after the name.
        let body = token.start() + 1 + dialect.len() as u32 + 1;
        // The lexer admits ASCII only.
        let dialect = str::from_utf8(dialect).unwrap_or_default();
        match self.context().dialect(dialect) {
            Some(known) => self.known(known, kind, form, body),
            None => {
                let allowed = self.options().allow_unregistered;
                self.unknown(dialect, kind, form, body, allowed)
            }
        }
    }

    /// Whether the next token is an alias, and not the name of a dialect.
    pub(crate) fn at_alias(&self) -> bool {
        let token = self.token();
        !self.text(token).contains(&b'.') && self.source().get(token.end() as usize) != Some(&b'<')
    }

    /// Whether the next token begins with the name of a dialect that the context knows.
    pub(crate) fn at_known_dialect(&self) -> bool {
        let name = self.text(self.token()).get(1..).unwrap_or_default();
        let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
        str::from_utf8(dialect).is_ok_and(|dialect| self.context().dialect(dialect).is_some())
    }

    fn alias_use(&mut self, name: &[u8], kind: DefKind) -> Parsed<Node<'c>> {
        let known = self.alias(name);
        let start = self.token().start();
        if let Some(node) = known {
            self.fits(node)?;
        }
        self.advance();
        match known {
            Some(node) if node.def().kind == kind => Ok(node),
            _ => {
                let name = String::from_utf8_lossy(name.get(1..).unwrap_or_default());
                self.undefined_alias = Some(start);
                Err(self.wrong_token(format!("undefined symbol alias id '{name}'")))
            }
        }
    }

    /// The body of an unknown type or attribute, verbatim.
    fn unknown(
        &mut self,
        dialect: &str,
        kind: DefKind,
        form: SymbolForm,
        body: u32,
        allowed: bool,
    ) -> Parsed<Node<'c>> {
        let start = self.token().start();
        let name_end = self.token().end();
        let end = match (form, self.source().get(name_end as usize)) {
            (SymbolForm::Pretty, Some(b'<')) | (SymbolForm::Bracketed, _) => self.balanced(name_end)?,
            (SymbolForm::Pretty, _) => name_end,
        };
        let data = match form {
            SymbolForm::Pretty => body..end,
            SymbolForm::Bracketed => body..end - 1,
        };
        // A dialect whose C++ reads the text: two texts with the same tokens are one type, as in the C++.
        let known = match self.context().dialect(dialect) {
            Some(known) => {
                let text = Verbatim::read(self, data.start, data.end)?;
                let Verbatim { key, spelling } = text.respelled(self, (known, kind), "", data.start)?;
                Some(self.context().first_spelling(kind, [dialect.as_bytes(), b".", &key].concat(), spelling))
            }
            None => None,
        };
        let data = self.source().get(data.start as usize..data.end as usize).unwrap_or_default();
        self.resume_at(end);
        let place = if form == SymbolForm::Pretty { body } else { start };
        match unknown_is_refused(dialect, kind, data, allowed) {
            Some(message) => Err(Diagnostic::error(message).at(place as usize..end as usize)),
            None => self.opaque(dialect, kind, known.as_deref().unwrap_or(data)),
        }
    }

    /// The end of the brackets that open at an offset. Text inside brackets that are known to match is not rescanned.
    fn balanced(&mut self, start: u32) -> Parsed<u32> {
        if let Some(end) = self.brackets.end_of(start) {
            return Ok(end);
        }
        let source = self.source();
        self.brackets.read(source, start)?;
        self.brackets.end_of(start).ok_or_else(|| self.error("expected '<'"))
    }

    fn known(
        &mut self,
        dialect: &'static Dialect,
        kind: DefKind,
        form: SymbolForm,
        body: u32,
    ) -> Parsed<Node<'c>> {
        let name = self.token();
        let (start, name_end) = (name.start(), name.end());
        let before = self.checkpoint();
        self.resume_at(body);
        self.bodies += 1;
        let read = self.dialect_body(dialect, kind);
        self.bodies -= 1;
        let mut read = match read {
            Ok(None) if dialect.allows_unknown(kind) => {
                self.rewind(before);
                return self.unknown(dialect.name, kind, form, body, true);
            }
            read => read.and_then(|node| node.ok_or_else(|| self.unclaimed(dialect, kind))),
        };
        if read.is_ok() && form == SymbolForm::Bracketed {
            read = self.expect(Tok::Greater).and(read);
        }
        // The text after a name without a body begins after the name. The dialect may have read only a part of the name
        // (`ptr` of `!llvm.ptr-`) or more than the name (`!llvm.ptr <3>`).
        if read.is_ok()
            && form == SymbolForm::Pretty
            && self.span_from(start).end != name_end as usize
            && self.source().get(name_end as usize) != Some(&b'<')
        {
            let end = self.span_from(start).end as u32;
            self.cut_symbol = (end > name_end).then_some(CutSymbol { start, body, name_end, end });
            self.resume_at(name_end);
        }
        if read.is_ok() && self.token().start() == name_end && self.at(Tok::Less) {
            // A dialect that does not read the brackets does not see that they do not match.
            if self.bodies == 0 {
                self.balanced(name_end)?;
            }
            // MLIR drops the text in the brackets.
            let name = String::from_utf8_lossy(self.text(name));
            read = Err(self.error(format!("`{name}` has no parameters")));
        }
        read.map_err(|error| {
            let error = error.with_default_span(self.span_from(start));
            // MLIR first looks for the end of the outermost brackets, then reads the token after them, then the body.
            let end = match self.source().get(name_end as usize) {
                Some(b'<') if self.bodies > 0 => return error,
                Some(b'<') => self.balanced(name_end),
                _ => Ok(name_end),
            };
            match end {
                Ok(end) => self.resume_at(end),
                Err(unbalanced) => {
                    self.rewind(before);
                    return unbalanced;
                }
            }
            if self.at(Tok::Error) { self.error("") } else { error }
        })
    }

    /// The error with help if it is about text after a name that the syntax of the dialect would be a part of inside of brackets.
    #[cold]
    pub(crate) fn with_brackets_help(&self, error: Diagnostic) -> Diagnostic {
        let (Some(cut), Some(span)) = (self.cut_symbol, error.span()) else { return error };
        if !(cut.name_end as usize..cut.end as usize).contains(&span.start) {
            return error;
        }
        let text = |start: u32, end: u32| {
            let bytes = self.source().get(start as usize..end as usize).unwrap_or_default();
            String::from_utf8_lossy(bytes).into_owned()
        };
        let CutSymbol { start, body, end, .. } = cut;
        let (whole, dialect, body) = (text(start, end), text(start, body - 1), text(body, end));
        error.help(format!("`{whole}` is written `{dialect}<{body}>`"))
    }

    /// Parses the type after an attribute's body before the body, which may depend on it.
    /// Returns the end of the type, if there is one.
    pub(crate) fn type_after_body(&mut self) -> Parsed<Option<(Type<'c>, u32)>> {
        let token = self.token();
        let bracketed = self.source().get(token.end() as usize) == Some(&b'<');
        let before = self.checkpoint();
        if bracketed && self.brackets.never_close(token.end()) {
            return Ok(None);
        }
        let end = if bracketed { self.balanced(token.end()) } else { Ok(token.end()) };
        // A body may have brackets that do not match, as the `>=` of an affine set: MLIR prints it and cannot parse it.
        // If the body cannot be parsed here either, [`Self::known`] reports the brackets.
        let Ok(end) = end else { return Ok(None) };
        self.resume_at(end);
        let ty = if self.eat(Tok::Colon) { Some((self.ty()?, self.span_from(end).end as u32)) } else { None };
        self.rewind(before);
        Ok(ty)
    }

    /// Parses the text after a dialect's name by the dialect's own syntax; `None`, without consuming anything, if it
    /// does not know the keyword.
    fn dialect_body(&mut self, dialect: &'static Dialect, kind: DefKind) -> Parsed<Option<Node<'c>>> {
        let (defs, syntax) = dialect.syntax_of(kind);
        if self.at(Tok::BareId) && !dialect.unprefixed {
            let name = self.token();
            let keyword = self.text(name);
            if let Some(def) = defs.iter().find(|def| def.mnemonic.is_some_and(|m| m.as_bytes() == keyword)) {
                self.advance();
                return self.def_body(def, name).map(Some);
            }
        }
        syntax.map_or(Ok(None), |syntax| (syntax.parse)(self))
    }

    /// The error for a keyword that a dialect does not know.
    #[cold]
    fn unclaimed(&self, dialect: &Dialect, kind: DefKind) -> Diagnostic {
        let (defs, syntax) = dialect.syntax_of(kind);
        // The reference has two blanks for types, and so do scripts that look for its text.
        let (what, unknown) =
            if kind == DefKind::Type { ("type", " type") } else { ("attribute", "attribute") };
        let has_none = syntax.is_none() && defs.iter().all(|def| def.mnemonic.is_none());
        if has_none || dialect.unprefixed {
            return self.error(format!("dialect '{}' provides no {what} parsing hook", dialect.name));
        }
        if !self.at(Tok::BareId) && syntax.is_none() {
            return self.error("expected valid keyword");
        }
        let keyword = self.token();
        let name = String::from_utf8_lossy(self.text(keyword));
        let message = format!("unknown {unknown} `{name}` in dialect `{}`", dialect.name);
        let error = Diagnostic::error(message).at(keyword.span());
        match nearest(&name, defs.iter().filter_map(|def| def.mnemonic)) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error,
        }
    }

    /// Parses the text after the mnemonic of a def, which is the token `name`.
    pub(crate) fn def_body(&mut self, def: &'static Def, name: Token) -> Parsed<Node<'c>> {
        let after = self.token();
        // An error of a verifier is about the whole. Hooks report it at the mnemonic, formats after it.
        let (rule, place): (BodyRule<'s, 'c>, Token) = match def.syntax {
            Syntax::Keyword => (|p, def, _| p.context().intern_checked(def, &[]), name),
            Syntax::Custom(_) | Syntax::Printed(_) => (|p, def, _| p.custom_body(def), name),
            Syntax::Format(_) => (|p, def, _| p.format(def), after),
            Syntax::Verbatim => (Self::verbatim_body, name),
        };
        rule(self, def, name).map_err(|error| error.with_default_span(place.span()))
    }

    /// The error of a dialect for a type that it does not define, in the words that C++ parsers of dialects use.
    /// `dialect` is its name in messages; the next token is the keyword.
    #[must_use]
    pub fn unknown_type(&mut self, dialect: &str) -> Diagnostic {
        if !self.at(Tok::BareId) {
            return self.error("expected valid keyword");
        }
        let keyword = String::from_utf8_lossy(self.text(self.token()));
        let error = self.error(format!("unknown {dialect} type: {keyword}"));
        self.unless_the_next_is_invalid(error)
    }

    /// The text after the mnemonic `name`: the brackets, or everything up to the end of the brackets of
    /// `!dialect<...>`.
    fn verbatim_body(&mut self, def: &'static Def, name: Token) -> Parsed<Node<'c>> {
        let source = self.source();
        let before = source.get(..name.start() as usize).unwrap_or_default().trim_ascii_end();
        // Without dialect and mnemonic, `name` is the next token.
        let has_name = self.token().start() != name.start();
        let (start, end) = if has_name && before.ends_with(b"<") {
            (name.end(), self.balanced(before.len() as u32 - 1)? - 1)
        } else {
            let start = self.token().start();
            let end = match self.token().kind {
                Tok::Less => self.balanced(start)?,
                // Without a mnemonic the text begins as it may: most are in brackets, or a symbol.
                Tok::LSquare if !has_name => self.balanced(start)?,
                Tok::AtId if !has_name => self.token().end(),
                _ => start,
            };
            (start, end)
        };
        let mut text = Verbatim::read(self, start, end)?;
        if let Some(dialect) = self.context().dialect(def.dialect) {
            let mnemonic = def.mnemonic.unwrap_or_default();
            text = text.respelled(self, (dialect, def.kind), mnemonic, start)?;
        }
        if end > start {
            self.resume_at(end);
        }
        let ty = self.self_type().map_or(Param::None, Param::Type);
        let params: Vec<Param<'_>> = def
            .params
            .iter()
            .map(|param| match param.kind {
                ParamKind::SelfType => ty,
                ParamKind::Body => Param::Body(Body::unset()),
                _ => Param::Bytes(&text.key),
            })
            .collect();
        let node = self.context().intern_checked(def, &params)?;
        if node.body().is_none() {
            // If two threads race, the first one decides.
            let _ = self.context().set_body(node, &[Param::Bytes(&text.spelling)]);
        }
        Ok(node)
    }

    fn custom_body(&mut self, def: &'static Def) -> Parsed<Node<'c>> {
        match def.syntax {
            Syntax::Custom(syntax) => (syntax.parse)(self),
            Syntax::Keyword | Syntax::Format(_) | Syntax::Verbatim | Syntax::Printed(_) => {
                Err(self.error("expected a type or an attribute"))
            }
        }
    }
}

/// Parses the text after the mnemonic of a def, which is a token.
type BodyRule<'s, 'c> = fn(&mut AsmParser<'s, 'c>, &'static Def, Token) -> Parsed<Node<'c>>;

/// MLIR's advice about unregistered dialects.
const HOW_TO_ALLOW: &str = "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use \
                            -allow-unregistered-dialect with the MLIR opt tool used";

/// The error for a type or an attribute of an unknown dialect.
fn unknown_is_refused(dialect: &str, kind: DefKind, data: &[u8], allowed: bool) -> Option<String> {
    if !is_bare_id(dialect.as_bytes()) {
        return Some(format!("invalid dialect namespace '\"{dialect}\"'"));
    }
    let data = || String::from_utf8_lossy(data);
    let what = match kind {
        _ if allowed => return None,
        DefKind::Type => format!("`!\"{dialect}\"<\"{}\">` type", data()),
        DefKind::Attribute | DefKind::Affine => format!("#\"{dialect}\"<\"{}\"> : 'none' attribute", data()),
    };
    Some(format!("{what} created with unregistered dialect. {HOW_TO_ALLOW}"))
}

/// The end of a bracket whose closing bracket was not found.
const OPEN: u32 = 0;

/// Brackets: the offset of each opening bracket, and the offset after its closing bracket or [`OPEN`].
#[derive(Debug, Default)]
pub(crate) struct Brackets {
    found: Vec<(u32, u32)>,
    /// The brackets that are open while the text is scanned, as indices of `found`.
    open: Vec<usize>,
}

impl Brackets {
    /// The end of the bracket that opens at an offset, if it is among these.
    fn end_of(&self, start: u32) -> Option<u32> {
        self.entry(start).filter(|end| *end != OPEN)
    }

    /// Whether the bracket that opens at an offset was still open when the scan that found it failed. A scan from that
    /// offset fails at the same position.
    fn never_close(&self, start: u32) -> bool {
        self.entry(start) == Some(OPEN)
    }

    fn entry(&self, start: u32) -> Option<u32> {
        let at = self.found.binary_search_by_key(&start, |(start, _)| *start).ok()?;
        self.found.get(at).map(|(_, end)| *end)
    }

    /// Scans from the bracket at `start` to its end. Strings are skipped, and `->` does not close a bracket.
    fn read(&mut self, source: &[u8], start: u32) -> Parsed<()> {
        let Self { found, open } = self;
        found.clear();
        open.clear();
        let mut at = start as usize;
        // As in MLIR: the bracket, or the last string since.
        let mut place = at..at + 1;
        while let Some(&byte) = source.get(at) {
            at += 1;
            match byte {
                // The production of a body excludes it, and MLIR ends the file there.
                0 => break,
                b'<' | b'(' | b'[' | b'{' => {
                    open.push(found.len());
                    found.push((at as u32 - 1, OPEN));
                }
                b'-' if source.get(at) == Some(&b'>') => at += 1,
                b'>' | b')' | b']' | b'}' => {
                    let Some(opener) = open.pop().and_then(|index| found.get_mut(index)) else { break };
                    let expected = source.get(opener.0 as usize).copied().unwrap_or(b'<');
                    if byte != closer(expected) {
                        return Err(unbalanced(expected, place));
                    }
                    opener.1 = at as u32;
                    if open.is_empty() {
                        return Ok(());
                    }
                }
                b'"' => {
                    place = string(source, at - 1)?;
                    at = place.end;
                }
                _ => {}
            }
        }
        let innermost =
            open.pop().and_then(|index| found.get(index)).and_then(|(start, _)| source.get(*start as usize));
        Err(unbalanced(innermost.copied().unwrap_or(b'<'), place))
    }
}

pub(super) fn closer(open: u8) -> u8 {
    if open == b'(' { b')' } else { open + 2 }
}

#[cold]
fn unbalanced(open: u8, place: Span) -> Diagnostic {
    let message = format!("unbalanced '{}' character in pretty dialect name", char::from(open));
    Diagnostic::error(message).at(place)
}

/// The span of the string literal that begins at an offset.
fn string(source: &[u8], start: usize) -> Parsed<Span> {
    let mut lexer = Lexer::new(source);
    lexer.at(start as u32);
    let token = lexer.token();
    if token.kind == Tok::String {
        return Ok(start..token.end() as usize);
    }
    let (culprit, why) = lexer.error().unwrap_or((token.start(), "expected string"));
    Err(Diagnostic::error(why).at(culprit as usize..culprit as usize + 1))
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints `!dialect.data`, or `!dialect<data>` if data is not a name.
    pub(crate) fn dialect_symbol(&mut self, sigil: &str, dialect: &str, print: impl FnOnce(&mut Self)) {
        if self.is_collecting() {
            return print(self);
        }
        self.begin_symbol();
        self.write(sigil);
        self.write(dialect);
        self.begin_symbol_text();
        print(self);
        self.end_symbol();
    }

    /// Prints a type or an attribute with its dialect's prefix.
    pub(crate) fn dialect_node(&mut self, node: Node<'c>, elision: TypeElision) {
        let def = node.def();
        let sigil = if def.kind == DefKind::Type { "!" } else { "#" };
        self.dialect_symbol(sigil, def.dialect, |p| p.dialect_node_body(node));
        if let Some(ty) = self_type(node).filter(|_| def.kind == DefKind::Attribute) {
            print_trailing_type(Some(ty), elision, self);
        }
    }

    pub(crate) fn dialect_node_body(&mut self, node: Node<'c>) {
        let def = node.def();
        match (def.mnemonic, def.syntax) {
            (Some(mnemonic), _) => {
                self.write(mnemonic);
                self.syntax_of(node);
            }
            (None, Syntax::Printed(print)) => print(node, self),
            (None, _) => self.hooked_node_body(node),
        }
    }

    /// Prints a type or attribute with neither a mnemonic nor a printer of its own.
    fn hooked_node_body(&mut self, node: Node<'c>) {
        let def = node.def();
        let dialect = node.context().dialect(def.dialect);
        let syntax = dialect.and_then(|dialect| match def.kind {
            DefKind::Type => dialect.type_syntax,
            DefKind::Attribute | DefKind::Affine => dialect.attribute_syntax,
        });
        if !syntax.is_some_and(|syntax| (syntax.print)(node, self)) {
            self.write(
                def.name.strip_prefix(def.dialect).map_or(def.name, |name| name.trim_start_matches('.')),
            );
        }
    }

    /// Prints the text after the mnemonic.
    pub(crate) fn syntax_of(&mut self, node: Node<'c>) {
        match node.def().syntax {
            Syntax::Keyword => {}
            Syntax::Custom(syntax) => (syntax.print)(node, self),
            Syntax::Printed(print) => print(node, self),
            Syntax::Format(elements) => self.format(node, elements),
            Syntax::Verbatim => {
                let (spelling, key) = (node.body().and_then(|body| body.first()), node.params().first());
                if let Some(Param::Bytes(text)) = spelling.or(key) {
                    self.write_bytes(text);
                }
            }
        }
    }
}

/// The type after an attribute's colon.
fn self_type(node: Node<'_>) -> Option<Type<'_>> {
    let at = node.def().params.iter().position(|param| matches!(param.kind, ParamKind::SelfType))?;
    Type::decode(*node.params().get(at)?)
}

/// Prints a type or an attribute of an unknown dialect verbatim.
pub(crate) fn print_opaque(sigil: &str, dialect: &str, data: &[u8], p: &mut AsmPrinter<'_, '_>) {
    p.dialect_symbol(sigil, dialect, |p| p.write_bytes(data));
}

impl<'c> CustomPrinter<'c> for OpaqueType<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        print_opaque("!", self.dialect_namespace(), self.type_data(), p);
    }
}
