//! The syntax of the builtin attributes (LangRef, "Attributes").

use crate::attribute::Attribute;
use crate::builtin::{
    self, ArrayAttr, DictionaryAttr, NoneType, OpaqueAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr,
    string_bytes,
};
use crate::def::{DefKind, Syntax};
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::sort::sort_by_key;
use crate::text::extended::print_opaque;
use crate::text::lexer::Tok;
use crate::text::{AsmParser, AsmPrinter, CustomPrinter, Parsed, TypeElision};
use crate::types::Type;
use rustc_hash::FxHashSet;

/// Parses one kind of attribute from its first token. The second argument is the type of the attribute, if the context
/// determines it.
type AttributeRule<'s, 'c> = fn(&mut AsmParser<'s, 'c>, Option<Type<'c>>) -> Parsed<Attribute<'c>>;

impl<'s, 'c> AsmParser<'s, 'c> {
    /// Parses an attribute.
    ///
    /// # Errors
    /// `expected attribute value` if none begins here, or another error.
    pub fn attribute(&mut self) -> Parsed<Attribute<'c>> {
        self.attribute_of_type(None)
    }

    /// Parses an attribute whose type the context determines; it is not written.
    ///
    /// # Errors
    /// As [`Self::attribute`].
    pub fn attribute_of_type(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        match ty {
            None => self.recent_attribute(|p| p.new_attribute(None)),
            ty => self.new_attribute(ty),
        }
    }

    fn new_attribute(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let Some(rule) = self.attribute_rule() else {
            if self.eat_old_plus() {
                return self.number_attribute(ty);
            }
            return Err(self.wrong_token("expected attribute value"));
        };
        self.with_nesting(|p| rule(p, ty))
    }

    /// Parses an attribute, if one begins here.
    ///
    /// # Errors
    /// A syntax error, or the error of a verifier.
    pub fn optional_attribute(&mut self) -> Parsed<Option<Attribute<'c>>> {
        if self.at_attribute() { self.attribute().map(Some) } else { Ok(None) }
    }

    /// Whether an attribute begins here.
    #[must_use]
    pub fn at_attribute(&self) -> bool {
        self.attribute_rule().is_some()
    }

    fn attribute_rule(&self) -> Option<AttributeRule<'s, 'c>> {
        Some(match self.token().kind {
            Tok::String => Self::string_attribute,
            Tok::LSquare => |p, _| p.array_attribute(),
            Tok::LBrace => |p, _| p.dictionary().map(Into::into),
            Tok::AtId => |p, _| p.symbol_ref().map(Into::into),
            Tok::HashId => Self::extended_attribute,
            Tok::Integer | Tok::Float | Tok::Minus => Self::number_attribute,
            Tok::BareId => match self.text(self.token()) {
                b"true" | b"false" => |p, _| Ok(p.bool_attribute()),
                b"dense" => Self::dense_attribute,
                b"array" => |p, _| p.dense_array(),
                b"loc" => |p, _| p.location().map(Into::into),
                b"dense_resource" => Self::dense_resource,
                b"sparse" => Self::sparse_attribute,
                b"distinct" => |p, _| p.distinct_attribute(),
                b"unit" => |p, _| {
                    p.advance();
                    Ok(UnitAttr::get(p.context()).into())
                },
                _ if self.at_type() => |p, _| p.type_attribute(),
                b"opaque" if self.at_old_opaque() => |p, _| p.old_opaque(),
                keyword if builtin::attribute_of_keyword(keyword).is_some() => Self::keyword_attribute,
                _ => return None,
            },
            Tok::LParen if self.at_bare_map() => |p, _| p.bare_map(),
            _ if self.at_type() => |p, _| p.type_attribute(),
            _ => return None,
        })
    }

    /// Parses an attribute that begins with a keyword, `affine_map<...>`.
    fn keyword_attribute(&mut self, _: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let at = self.span();
        let def = builtin::attribute_of_keyword(self.text(self.token()));
        let Some(Syntax::Custom(syntax)) = def.map(|def| def.syntax) else {
            return Err(self.wrong_token("expected attribute value"));
        };
        self.advance();
        let node = (syntax.parse)(self).map_err(|error| error.with_default_span(at.clone()))?;
        Attribute::from_node(node).ok_or_else(|| Diagnostic::error("expected an attribute").at(at))
    }

    fn type_attribute(&mut self) -> Parsed<Attribute<'c>> {
        let ty = self.ty()?;
        Ok(TypeAttr::get(self.context(), ty).into())
    }

    /// Parses the type after the colon, if there is a colon and the context does not determine the type.
    pub(crate) fn trailing_type(&mut self, known: Option<Type<'c>>) -> Parsed<Option<Type<'c>>> {
        match known {
            None if self.eat(Tok::Colon) => self.ty().map(Some),
            known => Ok(known),
        }
    }

    fn string_attribute(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let token = self.advance();
        let value = self.string_value(token);
        let ty = self.trailing_type(ty)?;
        Ok(StringAttr::with_type(self.context(), value, ty).into())
    }

    fn array_attribute(&mut self) -> Parsed<Attribute<'c>> {
        let first = self.builtin.entries.elements.len();
        let read = self.array_elements();
        let array =
            read.map(|()| ArrayAttr::get(self.context(), &self.builtin.entries.elements[first..]).into());
        self.builtin.entries.elements.truncate(first);
        array
    }

    /// Parses an array; its elements are pushed on the stack.
    fn array_elements(&mut self) -> Parsed<()> {
        self.advance();
        if self.eat(Tok::RSquare) {
            return Ok(());
        }
        loop {
            let element = self.attribute()?;
            self.builtin.entries.elements.push(element);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect_as(Tok::RSquare, "expected ',' or ']'").map(|_| ())
    }

    /// Parses a dictionary, `{a = 1, b}`.
    ///
    /// # Errors
    /// A syntax error, or the error of a verifier.
    pub fn dictionary(&mut self) -> Parsed<DictionaryAttr<'c>> {
        self.recent_dictionary(Self::new_dictionary)
    }

    /// Parses a dictionary whose entries go to a list. One that came before is interned and returned instead.
    pub(crate) fn entries_of_operation(
        &mut self,
        list: &mut ReadEntries<'c>,
    ) -> Parsed<Option<DictionaryAttr<'c>>> {
        self.recent_entries(list, |p, list| {
            let start = p.dictionary_start();
            let first = start.first;
            let read = p.entries(first, None);
            let read = p.sort_entries(start, read);
            if read.is_ok() {
                list.names.extend_from_slice(&p.builtin.entries.names[first..]);
                list.values.extend_from_slice(&p.builtin.entries.values[first..]);
            }
            p.builtin.entries.truncate(first);
            read
        })
    }

    pub(super) fn new_dictionary(&mut self) -> Parsed<DictionaryAttr<'c>> {
        let start = self.dictionary_start();
        let first = start.first;
        let read = self.entries(first, None);
        let dictionary = self.sort_entries(start, read).map(|()| {
            let OpenEntries { names, values, .. } = &self.builtin.entries;
            DictionaryAttr::of_sorted(self.context(), &names[first..], &values[first..])
        });
        self.builtin.entries.truncate(first);
        dictionary
    }

    fn dictionary_start(&self) -> DictionaryStart {
        let (first, offset) = (self.builtin.entries.names.len(), self.token().start());
        DictionaryStart { first, offset, warnings: self.warning_count() }
    }

    /// Sorts the entries of a dictionary that was read without comparing names, which makes repeated names neighbours.
    /// The text is parsed a second time for the position of the first repeated name, also if another error follows it.
    fn sort_entries(&mut self, start: DictionaryStart, read: Parsed<()>) -> Parsed<()> {
        let first = start.first;
        let is_repeated = match read {
            Ok(()) => {
                self.builtin.entries.sort(first);
                self.builtin.entries.names[first..].windows(2).any(|pair| pair[0] == pair[1])
            }
            Err(_) => {
                let names = &self.builtin.entries.names[first..];
                let mut seen = SeenNames::default();
                (0..names.len()).any(|at| !seen.insert(names[at], &names[..at]))
            }
        };
        if !is_repeated {
            return read;
        }
        self.resume_at(start.offset);
        self.forget_warnings(start.warnings);
        self.builtin.entries.truncate(first);
        self.entries(first, Some(&mut SeenNames::default()))
    }

    /// Parses a dictionary; its entries are pushed on the stack, after the first ones. Without `seen`, names may
    /// be repeated.
    fn entries(&mut self, first: usize, mut seen: Option<&mut SeenNames>) -> Parsed<()> {
        self.expect_as(Tok::LBrace, "expected '{' in attribute dictionary")?;
        if self.eat(Tok::RBrace) {
            return Ok(());
        }
        loop {
            let name = self.entry_name(first, seen.as_deref_mut())?;
            let value = self.entry_value();
            // The name of an invalid value may be repeated, too.
            self.builtin.entries.names.push(name);
            self.builtin.entries.values.push(value?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect_as(Tok::RBrace, "expected '}' in attribute dictionary")?;
        Ok(())
    }

    /// The name of an entry, which is the next token. With `seen`, no entry so far may have it.
    fn entry_name(&mut self, first: usize, seen: Option<&mut SeenNames>) -> Parsed<Attribute<'c>> {
        let name = match self.token().kind {
            Tok::BareId | Tok::String => self.recent_string(),
            _ => return Err(self.wrong_token("expected attribute name")),
        };
        if name.bytes().is_empty() {
            return Err(self.error("expected valid attribute name"));
        }
        let name = Attribute::from(name);
        let is_new = seen.is_none_or(|seen| seen.insert(name, &self.builtin.entries.names[first..]));
        if is_new { Ok(name) } else { Err(self.error(duplicate_key(name))) }
    }

    /// Parses the name of an entry and ` = value`, or the name alone for a unit attribute.
    fn entry_value(&mut self) -> Parsed<Attribute<'c>> {
        let token = self.advance();
        if self.eat(Tok::Equal) || self.eat_old_colon(token) {
            self.attribute()
        } else {
            Ok(UnitAttr::get(self.context()).into())
        }
    }

    /// Parses a symbol reference, `@a::@b`.
    ///
    /// # Errors
    /// `expected symbol name`, or the error of a nested one.
    pub fn symbol_ref(&mut self) -> Parsed<SymbolRefAttr<'c>> {
        let first = self.builtin.entries.elements.len();
        let read = self.symbol_path(first);
        let symbol =
            read.map(|()| SymbolRefAttr::nested(self.context(), &self.builtin.entries.elements[first..]));
        self.builtin.entries.elements.truncate(first);
        symbol
    }

    /// Parses a symbol reference; its names are pushed on the stack, after the first ones.
    fn symbol_path(&mut self, first: usize) -> Parsed<()> {
        loop {
            let Some(name) = self.optional_symbol_name() else {
                let nested = if self.builtin.entries.elements.len() == first {
                    "symbol name"
                } else {
                    "nested symbol reference identifier"
                };
                let error = self.error(format!("expected {nested}"));
                // MLIR does not move this error from the end of the text to the line before.
                return Err(if self.at(Tok::Eof) { error.at(self.span()) } else { error });
            };
            let name = StringAttr::get(self.context(), name).into();
            self.builtin.entries.elements.push(name);
            if !self.at(Tok::Colon) && !self.at(Tok::Error) {
                return Ok(());
            }
            let before = self.checkpoint();
            if !(self.eat(Tok::Colon) && self.eat(Tok::Colon)) {
                if self.at(Tok::Error) {
                    return Err(self.error("expected a symbol reference"));
                }
                // As in MLIR, a colon at the end of the file is not given back.
                if !self.at(Tok::Eof) {
                    self.rewind(before);
                }
                return Ok(());
            }
        }
    }

    /// Parses `#alias`, `#dialect.attr` or `#dialect<attr>`, with its type.
    pub(super) fn extended_attribute(&mut self, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let is_alias = self.at_alias();
        let trailing =
            if ty.is_none() && !is_alias && self.at_known_dialect() { self.type_after_body()? } else { None };
        let outer = self.set_self_type(ty.or(trailing.map(|(ty, _)| ty)));
        let node = self.extended(DefKind::Attribute);
        self.set_self_type(outer);
        let attribute = Attribute::from_node(node?);
        if let Some((_, end)) = trailing {
            self.resume_at(end);
        }
        let Some(attribute) = attribute else { return Err(self.error("expected an attribute")) };
        // An alias includes the type of the attribute.
        if is_alias { Ok(attribute) } else { self.opaque_with_type(attribute, ty) }
    }

    /// The attribute; an opaque one with its type.
    fn opaque_with_type(&mut self, attribute: Attribute<'c>, ty: Option<Type<'c>>) -> Parsed<Attribute<'c>> {
        let Some(opaque) = attribute.dyn_cast::<OpaqueAttr<'_>>() else { return Ok(attribute) };
        let ty = self.trailing_type(ty)?;
        let (dialect, data) = (opaque.dialect_namespace(), opaque.attribute_data());
        Ok(OpaqueAttr::get(self.context(), dialect, data, ty).into())
    }

    /// The type or attribute of an unknown dialect.
    pub(crate) fn opaque(&mut self, dialect: &str, kind: DefKind, data: &[u8]) -> Parsed<Node<'c>> {
        Ok(match kind {
            DefKind::Type => crate::builtin::OpaqueType::get(self.context(), dialect, data).into(),
            DefKind::Attribute | DefKind::Affine => {
                OpaqueAttr::get(self.context(), dialect, data, None).into()
            }
        })
    }
}

/// The start of a dictionary.
#[derive(Clone, Copy)]
struct DictionaryStart {
    /// The index of its first entry on the stack.
    first: usize,
    /// The offset of its text.
    offset: u32,
    /// The number of warnings before it.
    warnings: usize,
}

/// The names of a dictionary so far: searched one by one while they are few.
#[derive(Default)]
struct SeenNames(FxHashSet<usize>);

impl SeenNames {
    const FEW: usize = 8;

    /// Whether a name is new.
    fn insert<'c>(&mut self, name: Attribute<'c>, before: &[Attribute<'c>]) -> bool {
        if before.len() < Self::FEW {
            return !before.contains(&name);
        }
        if self.0.is_empty() {
            self.0.extend(before.iter().map(|name| name.node().address()));
        }
        self.0.insert(name.node().address())
    }
}

/// The entries of the dictionaries that are being parsed, the innermost last, and the elements of the arrays.
#[derive(Default)]
pub(super) struct OpenEntries<'c> {
    elements: Vec<Attribute<'c>>,
    names: Vec<Attribute<'c>>,
    values: Vec<Attribute<'c>>,
}

impl<'c> OpenEntries<'c> {
    /// Sorts the entries from `first` on by their names.
    fn sort(&mut self, first: usize) {
        let (names, values) = (&mut self.names[first..], &mut self.values[first..]);
        // Printed text is already sorted.
        if !names.is_sorted_by_key(|name| string_bytes(*name)) {
            let mut sorted: Vec<_> = names.iter().copied().zip(values.iter().copied()).collect();
            sort_by_key(&mut sorted, |(name, _)| string_bytes(*name));
            for (at, entry) in sorted.into_iter().enumerate() {
                (names[at], values[at]) = entry;
            }
        }
    }

    fn truncate(&mut self, first: usize) {
        self.names.truncate(first);
        self.values.truncate(first);
    }
}

/// The entries of a dictionary that is not interned: names in ascending order, and a value for each.
#[derive(Default)]
pub(crate) struct ReadEntries<'c> {
    pub(crate) names: Vec<Attribute<'c>>,
    pub(crate) values: Vec<Attribute<'c>>,
}

impl ReadEntries<'_> {
    pub(crate) fn clear(&mut self) {
        self.names.clear();
        self.values.clear();
    }
}

fn duplicate_key(name: Attribute<'_>) -> String {
    format!("duplicate key '{}' in dictionary attribute", String::from_utf8_lossy(string_bytes(name)))
}

impl<'c> CustomPrinter<'c> for TypeAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.ty(self.value());
    }
}

impl<'c> CustomPrinter<'c> for StringAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        p.string(self.bytes());
        print_trailing_type(self.ty(), elision, p);
    }
}

/// Prints ` : type`, unless it is `none` or the context determines it.
pub(crate) fn print_trailing_type<'c>(
    ty: Option<Type<'c>>,
    elision: TypeElision,
    p: &mut AsmPrinter<'_, 'c>,
) {
    if let Some(ty) = ty.filter(|ty| elision != TypeElision::Must && !ty.isa::<NoneType<'_>>()) {
        p.write(" : ");
        p.ty(ty);
    }
}

impl<'c> CustomPrinter<'c> for ArrayAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("[");
        p.comma_separated(self.elements(), |p, element| p.attribute_eliding_default_type(*element));
        p.write("]");
    }
}

impl<'c> CustomPrinter<'c> for DictionaryAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("{");
        p.comma_separated(self.entries(), |p, (name, value)| p.named_attribute(name, value));
        p.write("}");
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints `name = value`, or the name alone for a unit attribute.
    pub fn named_attribute(&mut self, name: &[u8], value: Attribute<'c>) {
        self.keyword_or_string(name);
        if !value.isa::<UnitAttr<'_>>() {
            self.write(" = ");
            self.attribute(value);
        }
    }
}

impl<'c> CustomPrinter<'c> for SymbolRefAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        for (index, name) in self.path().iter().enumerate() {
            p.write(if index > 0 { "::" } else { "" });
            p.symbol(string_bytes(*name));
        }
    }
}

impl<'c> CustomPrinter<'c> for OpaqueAttr<'c> {
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        let elision = p.take_elision();
        print_opaque("#", self.dialect_namespace(), self.attribute_data(), p);
        print_trailing_type(self.ty(), elision, p);
    }
}
