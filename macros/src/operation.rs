//! `#[derive(Operation)]`.
//!
//! The struct is translated to the text of a definition, which is evaluated like a definition
//! file: with the same library of constraints, the same checks and the same messages. Spans in
//! the text are mapped back to the tokens of the struct.

use crate::attributes::{self, Errors};
use crate::inline;
use heck::ToSnakeCase;
use isogloss_codegen::model::OperationOwner;
use isogloss_codegen::{Options, operation_tokens, session, type_text};
use isogloss_tablegen::{DagValue, Diagnostic, Record, Records, Severity, SourceMap, Value};
use proc_macro2::{Delimiter, Ident, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::ops::Range;
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, DeriveInput, Error, Field, GenericArgument, LitStr, Path, PathArguments, Token, Type,
    parenthesized,
};

/// An argument of `#[dialect(...)]` on the struct: `Dialect`, `word`, `name = "text"`, `name(tokens)`.
enum Argument {
    Path(Path),
    Text(Ident, LitStr),
    Tokens(Ident, TokenStream),
    Runtime(LitStr),
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(Token![crate]) && input.peek2(Token![=]) {
            input.parse::<Token![crate]>()?;
            input.parse::<Token![=]>()?;
            return Ok(Self::Runtime(input.parse()?));
        }
        let path = Path::parse_mod_style(input)?;
        let Some(name) = path.get_ident().cloned() else { return Ok(Self::Path(path)) };
        if input.peek(syn::token::Paren) {
            let content;
            parenthesized!(content in input);
            return Ok(Self::Tokens(name, content.parse()?));
        }
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            return Ok(Self::Text(name, input.parse()?));
        }
        Ok(Self::Path(path))
    }
}

impl Argument {
    /// The name and the span of an argument that may be given once.
    fn key(&self) -> Option<(String, Span)> {
        match self {
            Self::Path(path) => path.get_ident().map(|word| (word.to_string(), word.span())),
            Self::Text(name, _) => Some((name.to_string(), name.span())),
            Self::Runtime(path) => Some(("crate".to_owned(), path.span())),
            Self::Tokens(..) => None,
        }
    }
}

/// The prefix of the record's name; the class of the operation follows it.
const RECORD: &str = "Derived_";
/// The prefix of the names of interfaces' records.
const INTERFACE: &str = "Derived_Interface_";

/// The text of a definition, and the tokens that its pieces come from.
#[derive(Default)]
struct Definition {
    text: String,
    pieces: Vec<Piece>,
}

/// A part of the text that comes from the author's tokens.
struct Piece {
    range: Range<usize>,
    span: Span,
    /// Whether it is the contents of a string.
    quoted: bool,
}

impl Definition {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Appends a word of the author.
    fn word(&mut self, text: &str, span: Span) {
        let start = self.text.len();
        self.text.push_str(text);
        self.pieces.push(Piece { range: start..self.text.len(), span, quoted: false });
    }

    /// Appends a string literal of the author.
    fn quoted(&mut self, value: &str, span: Span) {
        self.text.push('"');
        let start = self.text.len();
        for character in value.chars() {
            match character {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                '\t' => self.text.push_str("\\t"),
                other => self.text.push(other),
            }
        }
        self.pieces.push(Piece { range: start..self.text.len(), span, quoted: true });
        self.text.push('"');
    }

    /// Appends tokens of the author, which have the same syntax in both languages.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut glued = false;
        for token in tokens {
            if !glued && !self.text.ends_with([' ', '<', '(', '[', '{']) {
                self.push(" ");
            }
            glued = false;
            match token {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::None => ("", ""),
                    };
                    self.word(open, group.span_open());
                    self.tokens(group.stream());
                    self.word(close, group.span_close());
                }
                TokenTree::Literal(literal) => match syn::parse2::<LitStr>(literal.to_token_stream()) {
                    Ok(text) => self.quoted(&text.value(), text.span()),
                    Err(_) => self.word(&literal.to_string(), literal.span()),
                },
                TokenTree::Punct(punct) => {
                    self.word(&punct.as_char().to_string(), punct.span());
                    glued = punct.spacing() == Spacing::Joint || punct.as_char() == '!';
                }
                TokenTree::Ident(ident) => self.word(&ident.to_string(), ident.span()),
            }
        }
    }

    /// Reports the errors of the definition at the author's tokens.
    fn errors(&self, diagnostics: &[Diagnostic], sources: &SourceMap, whole: Span, errors: &mut Errors) {
        for diagnostic in diagnostics.iter().filter(|found| found.severity == Severity::Error) {
            let range = sources
                .file_of(diagnostic.span())
                .filter(|file| file.index() == 0)
                .and_then(|_| sources.range(diagnostic.span()));
            let piece = range.as_ref().and_then(|range| {
                let holds =
                    |piece: &&Piece| piece.range.start <= range.start && range.start <= piece.range.end;
                // Otherwise the first piece inside the error's range.
                let is_in = |piece: &&Piece| range.start <= piece.range.start && piece.range.end <= range.end;
                self.pieces.iter().rev().find(holds).or_else(|| self.pieces.iter().find(is_in))
            });
            let mut message = diagnostic.message.replace(RECORD, "");
            if let (Some(piece), Some(range)) = (piece.filter(|piece| piece.quoted), &range) {
                let text = &self.text[piece.range.clone()];
                let start = range.start.saturating_sub(piece.range.start);
                let end = range.end.saturating_sub(piece.range.start);
                message.push_str(&inline::pointer(text, start..end.min(text.len())));
            }
            message.push_str(&inline::remarks(diagnostic));
            errors.at(piece.map_or(whole, |piece| piece.span), message);
        }
    }
}

/// The contents of `#[dialect(...)]` on the struct.
#[derive(Default)]
struct Settings {
    dialect: Option<Path>,
    dialect_name: Option<LitStr>,
    name: Option<LitStr>,
    class: Option<LitStr>,
    summary: Option<LitStr>,
    format: Option<LitStr>,
    /// The items of `traits(...)`.
    traits: Vec<TokenStream>,
    /// The traits of interfaces that the author implements.
    interfaces: Vec<Path>,
    /// Fields of the definition that are set to 1.
    flags: Vec<(&'static str, Span)>,
}

/// Flags, and the fields of the definition that they set.
const FLAGS: &[(&str, &str)] = &[
    ("verify", "hasVerifier"),
    ("verify_regions", "hasRegionVerifier"),
    ("custom_format", "hasCustomAssemblyFormat"),
    ("fold", "hasFolder"),
    ("canonicalizer", "hasCanonicalizer"),
    ("canonicalize", "hasCanonicalizeMethod"),
    ("skip_builders", "skipDefaultBuilders"),
];

impl Settings {
    fn read(arguments: Vec<Argument>, errors: &mut Errors) -> Self {
        let mut settings = Self::default();
        attributes::check_repeated_keys(arguments.iter().filter_map(Argument::key), errors);
        for (place, argument) in arguments.into_iter().enumerate() {
            match argument {
                Argument::Text(name, text) => match name.to_string().as_str() {
                    "dialect" => settings.dialect_name = Some(text),
                    "name" => settings.name = Some(text),
                    "class" => settings.class = Some(text),
                    "summary" => settings.summary = Some(text),
                    "format" => settings.format = Some(text),
                    _ => errors.at(name.span(), attributes::unknown(&name, FORMS)),
                },
                Argument::Tokens(name, tokens) if name == "traits" => settings.traits.push(tokens),
                Argument::Tokens(name, tokens) if name == "interfaces" => {
                    match Punctuated::<Path, Token![,]>::parse_terminated.parse2(tokens) {
                        Ok(paths) => settings.interfaces.extend(paths),
                        Err(error) => errors.push(error),
                    }
                }
                Argument::Tokens(name, _) => errors.at(name.span(), attributes::unknown(&name, FORMS)),
                Argument::Runtime(_) => {}
                Argument::Path(path) => {
                    let word = path.get_ident().map(Ident::to_string).unwrap_or_default();
                    match FLAGS.iter().find(|(flag, _)| *flag == word) {
                        Some((_, field)) => settings.flags.push((field, path.span())),
                        None if place == 0 => settings.dialect = Some(path),
                        None => errors.at(path.span(), attributes::unknown_path(&path, FORMS)),
                    }
                }
            }
        }
        settings.class = attributes::class_name(settings.class, errors);
        settings
    }
}

impl Settings {
    /// The name of the handle.
    fn class(&self, ident: &Ident) -> String {
        self.class.as_ref().map_or_else(|| format!("{ident}Op"), LitStr::value)
    }
}

/// The arguments on the struct.
const FORMS: &[&str] = &[
    "name = \"...\"",
    "traits(...)",
    "interfaces(...)",
    "format = \"...\"",
    "custom_format",
    "verify",
    "verify_regions",
    "fold",
    "canonicalizer",
    "canonicalize",
    "skip_builders",
    "class = \"...\"",
    "summary = \"...\"",
    "dialect = \"...\"",
    "crate = \"...\"",
];

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let mut errors = Errors::default();
    let mut arguments = Vec::new();
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("dialect")) {
        arguments.extend(attribute.parse_args_with(Punctuated::<Argument, Token![,]>::parse_terminated)?);
    }
    let options = options(&arguments, &mut errors);
    let settings = Settings::read(arguments, &mut errors);
    for parameter in &input.generics.params {
        errors.at(parameter.span(), "an operation has no generic parameters: its fields are ids");
    }
    let fields = crate::def::named_fields(input, "the operation's parts", "declare an operation")?;
    let Some(dialect) = settings.dialect.clone() else {
        let message = "the dialect is missing: its struct must be the first argument, as in `#[dialect(Calc, name = \"...\")]`";
        errors.at(input.ident.span(), message);
        return errors.finish().map(|()| TokenStream::new());
    };
    let dialect_name = attributes::dialect_name(&dialect, settings.dialect_name.as_ref());
    let parts = parts(&fields, &options.runtime_path, &mut errors);
    errors.finish()?;
    let definition = definition(input, &settings, &dialect_name, &parts);
    let owner =
        OperationOwner { ident: input.ident.clone(), dialect: dialect.to_token_stream(), dialect_name };
    let mut errors = Errors::default();
    let whole = input.ident.span();
    let tokens = match session().parse_str("derive", definition.text.clone()) {
        Ok(records) if !kinds_agree(&records, &settings, input, &parts, &mut errors) => TokenStream::new(),
        Ok(records) => match operation_tokens(&records, &owner, &options) {
            Ok((tokens, warnings)) => {
                let warnings = warnings.iter().map(|warning| inline::warning(warning, whole));
                quote!(#tokens #(#warnings)*)
            }
            Err(found) => {
                definition.errors(&found, records.sources(), whole, &mut errors);
                TokenStream::new()
            }
        },
        Err(found) => {
            definition.errors(&found.diagnostics, &found.sources, whole, &mut errors);
            TokenStream::new()
        }
    };
    errors.finish()?;
    // Mark the fields as read, because the struct is only a declaration.
    let (ident, names) = (&input.ident, fields.iter().filter_map(|field| field.ident.as_ref()));
    Ok(quote!(#tokens const _: fn(&#ident) = |declared| { #(let _ = &declared.#names;)* let _ = declared; };))
}

/// Whether the constraint of each argument has the kind that its field declares; reports the others.
fn kinds_agree(
    records: &Records,
    settings: &Settings,
    input: &DeriveInput,
    parts: &[Part],
    errors: &mut Errors,
) -> bool {
    let record = records.def(&format!("{RECORD}{}", settings.class(&input.ident)));
    let arguments = record.and_then(|record| record.get::<DagValue<'_>>("arguments").ok());
    let declared = parts.iter().filter(|part| part.kind.is_argument());
    let mut agree = true;
    for (part, (_, value)) in declared.zip(arguments.iter().flat_map(|arguments| arguments.args())) {
        let Value::Record(mut found) = value else { continue };
        if found.is_subclass_of("OpVariable") {
            found = found.get("constraint").unwrap_or(found);
        }
        if part.kind.accepts(found) {
            continue;
        }
        agree = false;
        let text = &part.given;
        let help = KINDS.iter().find(|(_, kind)| kind.accepts(found));
        let help = help.map(|(word, _)| format!("\nhelp: write `#[{word}({text})]`")).unwrap_or_default();
        let expected = match part.kind {
            Kind::Attribute => "an attribute",
            Kind::Property => "a property",
            Kind::Operand | Kind::Result | Kind::Region | Kind::Successor => "a constraint on types",
        };
        let span = part.constraint.pieces.first().map_or_else(|| part.name.span(), |piece| piece.span);
        errors.at(span, format!("`{text}` is not {expected}{help}"));
    }
    agree
}

fn options(arguments: &[Argument], errors: &mut Errors) -> Options {
    let mut options = Options::default();
    for argument in arguments {
        match argument {
            Argument::Runtime(path) => options.runtime_path = attributes::runtime_path(path, errors),
            Argument::Path(_) | Argument::Text(..) | Argument::Tokens(..) => {}
        }
    }
    options
}

/// The kind of part that a field declares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Operand,
    Result,
    Attribute,
    Property,
    Region,
    Successor,
}

impl Kind {
    /// Whether it is one of ODS's `arguments`.
    fn is_argument(self) -> bool {
        matches!(self, Self::Operand | Self::Attribute | Self::Property)
    }

    /// Whether a record is a constraint on such a part.
    fn accepts(self, constraint: Record<'_>) -> bool {
        constraint.is_subclass_of(match self {
            Self::Operand | Self::Result => "TypeConstraint",
            Self::Attribute => "Attr",
            Self::Property => "Property",
            Self::Region => "Region",
            Self::Successor => "Successor",
        })
    }
}

const KINDS: &[(&str, Kind)] = &[
    ("operand", Kind::Operand),
    ("result", Kind::Result),
    ("attribute", Kind::Attribute),
    ("property", Kind::Property),
    ("region", Kind::Region),
    ("successor", Kind::Successor),
];

/// One field: a part of the operation.
struct Part {
    kind: Kind,
    name: Ident,
    /// The name in formats.
    text: String,
    /// The constraint, as the definition language writes it.
    constraint: Definition,
    /// The constraint that the author names.
    given: String,
    summary: String,
}

/// The parts of the fields; `runtime` is the path of the runtime crate.
fn parts(fields: &[&Field], runtime: &str, errors: &mut Errors) -> Vec<Part> {
    fields.iter().filter_map(|field| part(field, runtime, errors)).collect()
}

fn part(field: &Field, runtime: &str, errors: &mut Errors) -> Option<Part> {
    let name = field.ident.clone()?;
    let kind_of = |attribute: &&Attribute| KINDS.iter().any(|(word, _)| attribute.path().is_ident(word));
    let mut given = field.attrs.iter().filter(kind_of);
    let Some(attribute) = given.next() else {
        errors.at(name.span(), NO_KIND);
        return None;
    };
    if let Some(second) = given.next() {
        errors.at(second.span(), "a field declares one part");
    }
    let (_, kind) = *KINDS.iter().find(|(word, _)| attribute.path().is_ident(word))?;
    let tokens = match &attribute.meta {
        syn::Meta::Path(_) => TokenStream::new(),
        syn::Meta::List(list) => list.tokens.clone(),
        syn::Meta::NameValue(pair) => {
            errors.at(pair.span(), "the constraint is in parentheses: `#[operand(I32)]`");
            return None;
        }
    };
    let given = type_text(tokens.clone());
    let mut constraint = Definition::default();
    if let Some(second) = second_of(&tokens) {
        errors.at(second, "a field has one constraint");
        return None;
    }
    match constraint_of(kind, tokens, &field.ty, runtime, &mut constraint) {
        Ok(()) => {}
        Err(error) => {
            errors.push(error);
            return None;
        }
    }
    let text = name.to_string().trim_start_matches("r#").to_owned();
    let summary = attributes::first_paragraph(&attributes::documentation(&field.attrs));
    Some(Part { kind, name, text, constraint, given, summary })
}

const NO_KIND: &str = "a field is an `#[operand]`, a `#[result]`, an `#[attribute]`, a `#[property]`, a `#[region]` or a \
                       `#[successor]`";

/// The span of the token after the first constraint: a comma or a colon outside of brackets.
fn second_of(tokens: &TokenStream) -> Option<Span> {
    let mut depth = 0_usize;
    for token in tokens.clone() {
        let TokenTree::Punct(punct) = &token else { continue };
        match punct.as_char() {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ',' | ':' if depth == 0 => return Some(punct.span()),
            _ => {}
        }
    }
    None
}

/// Appends the constraint of a part: the author's, or else one for the Rust type, with the number of values of the Rust
/// type.
fn constraint_of(
    kind: Kind,
    given: TokenStream,
    ty: &Type,
    runtime: &str,
    text: &mut Definition,
) -> Result<(), Error> {
    let wrong =
        |expected: &str| Err(Error::new_spanned(ty, format!("the type of the field must be {expected}")));
    let (container, inner) = container(ty);
    let first = given.clone().into_iter().next().map(|token| token.to_string()).unwrap_or_default();
    let last = last_name(inner);
    let (id, wrappers, any): (&str, &[(Container, &str)], &str) = match kind {
        Kind::Operand | Kind::Result => {
            ("ValueId", &[(Container::Option, "Optional"), (Container::Vec, "Variadic")], "AnyType")
        }
        Kind::Region => ("RegionId", &[(Container::Vec, "VariadicRegion")], "AnyRegion"),
        Kind::Successor => ("BlockId", &[(Container::Vec, "VariadicSuccessor")], "AnySuccessor"),
        Kind::Attribute => return attribute_of(given, &first, (container, inner), ty, runtime, text),
        Kind::Property => {
            if given.is_empty() {
                return Err(Error::new_spanned(
                    ty,
                    "a property names its constraint: `#[property(I64Prop)]`",
                ));
            }
            text.tokens(given);
            return Ok(());
        }
    };
    let nested = container == Container::Vec && self::container(inner).0 == Container::Vec;
    if last != id && !(nested && first == "VariadicOfVariadic") {
        return wrong(&format!("`{id}`, `Option<{id}>` or `Vec<{id}>`"));
    }
    let wrapper = wrappers.iter().find(|(of, _)| *of == container).map(|(_, wrapper)| *wrapper);
    if wrapper.is_none() && container != Container::One {
        return wrong(&format!("`{id}` or `Vec<{id}>`"));
    }
    let spelled = ["Optional", "Variadic", "VariadicOfVariadic", "VariadicRegion", "VariadicSuccessor"];
    let wrapped = spelled.contains(&first.as_str());
    if wrapped && container == Container::One {
        return wrong(&format!("`Option<{id}>` or `Vec<{id}>`, as the constraint says"));
    }
    let wrapper = wrapper.filter(|_| !wrapped);
    if let Some(wrapper) = wrapper {
        text.push(&format!("{wrapper}<"));
    }
    match handle_of(&given)? {
        Some(handle) => instance(&handle, "Type", runtime, text),
        None if given.is_empty() => text.push(any),
        None => text.tokens(given),
    }
    if wrapper.is_some() {
        text.push(">");
    }
    Ok(())
}

/// Attribute constraints by the Rust types of values: for one value, and for a `Vec`.
const ATTRIBUTES: &[(&str, &str, &str)] = &[
    ("bool", "BoolAttr", "DenseBoolArrayAttr"),
    ("i8", "I8Attr", "DenseI8ArrayAttr"),
    ("i16", "I16Attr", "DenseI16ArrayAttr"),
    ("i32", "I32Attr", "DenseI32ArrayAttr"),
    ("i64", "I64Attr", "DenseI64ArrayAttr"),
    ("u8", "UI8Attr", ""),
    ("u16", "UI16Attr", ""),
    ("u32", "UI32Attr", ""),
    ("u64", "UI64Attr", ""),
    ("f32", "F32Attr", "DenseF32ArrayAttr"),
    ("f64", "F64Attr", "DenseF64ArrayAttr"),
    ("String", "StrAttr", "StrArrayAttr"),
    ("Type", "TypeAttr", "TypeArrayAttr"),
    ("Attribute", "AnyAttr", "ArrayAttr"),
    ("()", "UnitAttr", ""),
];

fn attribute_of(
    given: TokenStream,
    first: &str,
    (container, inner): (Container, &Type),
    ty: &Type,
    runtime: &str,
    text: &mut Definition,
) -> Result<(), Error> {
    let spelled = [
        "OptionalAttr",
        "DefaultValuedAttr",
        "DefaultValuedOptionalAttr",
        "DefaultValuedStrAttr",
        "UnitAttr",
    ];
    let optional = container == Container::Option && !spelled.contains(&first);
    if optional {
        text.push("OptionalAttr<");
    }
    match handle_of(&given)? {
        Some(handle) => instance(&handle, "Attr", runtime, text),
        None if first == "enum" => {
            let element = if optional { inner } else { ty };
            let path = element.to_token_stream().to_string().replace(' ', "");
            text.push("RustEnumAttr<");
            text.quoted(&last_name(element), element.span());
            text.push(", ");
            text.quoted(&path, element.span());
            text.push(">");
        }
        None if given.is_empty() => {
            let (list, element) = match container {
                Container::Option => self::container(inner),
                other => (other, inner),
            };
            let name = last_name(element);
            let known = ATTRIBUTES.iter().find(|(rust, ..)| *rust == name);
            let attribute =
                known.map(|(_, one, several)| if list == Container::Vec { *several } else { *one });
            match attribute.filter(|attribute| !attribute.is_empty()) {
                Some(attribute) => text.word(attribute, ty.span()),
                None => {
                    return Err(Error::new_spanned(
                        ty,
                        "unsupported type of an attribute: name the constraint, as in `#[attribute(I64Attr)]`, or write `#[attribute(enum)]` \
                         for an enum that derives `DialectEnum`",
                    ));
                }
            }
        }
        None => text.tokens(given),
    }
    if optional {
        text.push(">");
    }
    Ok(())
}

/// The handle in `isa(Handle)`.
fn handle_of(given: &TokenStream) -> Result<Option<Path>, Error> {
    let mut tokens = given.clone().into_iter();
    match (tokens.next(), tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(word)), Some(TokenTree::Group(group)), None) if word == "isa" => {
            let handle = syn::parse2(group.stream());
            handle.map(Some).map_err(|_| Error::new(group.span(), "`isa` names a handle: `isa(LengthType)`"))
        }
        _ => Ok(None),
    }
}

/// Appends the constraint on instances of a handle.
fn instance(handle: &Path, base: &str, runtime: &str, text: &mut Definition) {
    let name = handle.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
    let path = handle.to_token_stream().to_string().replace(' ', "");
    let words = format!("instance of {name}");
    text.push(&format!("{base}<RustPred<"));
    text.quoted(&format!("{runtime}::plumbing::op::is_handle::<{path}<'static>>"), handle.span());
    text.push(&format!(">, \"{words}\">"));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Container {
    One,
    Option,
    Vec,
}

/// `Option<T>` and `Vec<T>`, and their `T`.
fn container(ty: &Type) -> (Container, &Type) {
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && let PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(GenericArgument::Type(inner)) = arguments.args.first()
    {
        if last.ident == "Option" {
            return (Container::Option, inner);
        }
        if last.ident == "Vec" {
            return (Container::Vec, inner);
        }
    }
    (Container::One, ty)
}

/// The last name of a path; `()` for the unit type.
fn last_name(ty: &Type) -> String {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default(),
        Type::Tuple(tuple) if tuple.elems.is_empty() => "()".to_owned(),
        _ => String::new(),
    }
}

/// The text of the definition.
fn definition(input: &DeriveInput, settings: &Settings, dialect: &str, parts: &[Part]) -> Definition {
    let mut text = Definition::default();
    let ident = input.ident.to_string();
    let name_of_ident = ident.to_snake_case();
    let class = settings.class(&input.ident);
    text.push("include \"isogloss/Op.td\"\ndef Derived_Dialect : Dialect { let name = ");
    let dialect_span = settings.dialect.as_ref().map_or_else(|| input.ident.span(), Spanned::span);
    text.quoted(dialect, dialect_span);
    text.push("; }\n");
    for (index, path) in settings.interfaces.iter().enumerate() {
        let name = path.segments.last().map_or_else(String::new, |last| last.ident.to_string());
        text.push(&format!("def {INTERFACE}{index} : OpInterface<"));
        text.quoted(&name, path.span());
        text.push("> { let rustPath = ");
        text.quoted(&type_text(path.to_token_stream()), path.span());
        text.push("; }\n");
    }
    text.push("def ");
    text.word(&format!("{RECORD}{class}"), input.ident.span());
    text.push(" : Op<Derived_Dialect, ");
    match &settings.name {
        Some(name) => text.quoted(&name.value(), name.span()),
        None => text.quoted(&name_of_ident, input.ident.span()),
    }
    text.push(", [");
    for traits in settings.traits.iter().filter(|traits| !traits.is_empty()) {
        text.push(if text.text.ends_with(['[', ',']) { "" } else { ", " });
        text.tokens(traits.clone());
    }
    for (index, path) in settings.interfaces.iter().enumerate() {
        text.push(if text.text.ends_with(['[', ',']) { "" } else { ", " });
        text.word(&format!("DeclareOpInterfaceMethods<{INTERFACE}{index}>"), path.span());
    }
    text.push("]> {\n");
    let documentation = attributes::documentation(&input.attrs);
    let summary = match &settings.summary {
        Some(summary) => summary.value(),
        None => attributes::first_paragraph(&documentation),
    };
    text.push("let summary = ");
    text.quoted(&summary, input.ident.span());
    text.push(";\n");
    let lists: [(&str, &str, &[Kind]); 4] = [
        ("arguments", "ins", &[Kind::Operand, Kind::Attribute, Kind::Property]),
        ("results", "outs", &[Kind::Result]),
        ("regions", "region", &[Kind::Region]),
        ("successors", "successor", &[Kind::Successor]),
    ];
    for (field, operator, kinds) in lists {
        let mut separator = "";
        for part in parts.iter().filter(|part| kinds.contains(&part.kind)) {
            if separator.is_empty() {
                text.push(&format!("let {field} = ({operator} "));
            }
            text.push(separator);
            separator = ", ";
            let documented = !part.summary.is_empty() && matches!(operator, "ins" | "outs");
            if documented {
                text.push("Arg<");
            }
            text.append(&part.constraint);
            if documented {
                text.push(", ");
                text.quoted(&part.summary, part.name.span());
                text.push(">");
            }
            text.push(":$");
            text.word(&part.text, part.name.span());
        }
        if !separator.is_empty() {
            text.push(");\n");
        }
    }
    if let Some(format) = &settings.format {
        text.push("let assemblyFormat = ");
        text.quoted(&format.value(), format.span());
        text.push(";\n");
    }
    for (field, span) in &settings.flags {
        text.push("let ");
        text.word(field, *span);
        text.push(" = 1;\n");
    }
    text.push("}\n");
    text
}

impl Definition {
    fn append(&mut self, other: &Definition) {
        let start = self.text.len();
        self.text.push_str(&other.text);
        self.pieces.extend(other.pieces.iter().map(|piece| Piece {
            range: piece.range.start + start..piece.range.end + start,
            span: piece.span,
            quoted: piece.quoted,
        }));
    }
}
