//! The arguments of `#[dialect(...)]` and `#[data_layout(...)]`.

use heck::ToSnakeCase;
use isogloss_codegen::Options;
use proc_macro2::Span;
use std::collections::BTreeSet;
use std::fmt::Display;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Error, Expr, ExprLit, Generics, Ident, Lit, LitInt, LitStr, Path, Token, parenthesized,
};

/// One argument: `word`, `word = "text"`, `word = 8`, `word(...)`, `"text"`, `8`.
pub(crate) enum Argument {
    Path(Path),
    Text(Ident, LitStr),
    Value(Ident, LitInt),
    List(Ident, Vec<Argument>),
    Literal(LitStr),
    Number(LitInt),
    /// `crate = "path"`: the runtime.
    Runtime(LitStr),
}

impl Argument {
    pub(crate) fn span(&self) -> Span {
        match self {
            Self::Path(path) => path.span(),
            Self::Text(name, _) | Self::Value(name, _) | Self::List(name, _) => name.span(),
            Self::Literal(text) | Self::Runtime(text) => text.span(),
            Self::Number(number) => number.span(),
        }
    }

    /// The first word.
    pub(crate) fn name(&self) -> Option<&Ident> {
        match self {
            Self::Path(path) => path.get_ident(),
            Self::Text(name, _) | Self::Value(name, _) | Self::List(name, _) => Some(name),
            Self::Literal(_) | Self::Number(_) | Self::Runtime(_) => None,
        }
    }

    /// The name and the span of an argument that may be given once.
    fn key(&self) -> Option<(String, Span)> {
        match self {
            Self::Path(path) => path.get_ident().map(|word| (word.to_string(), word.span())),
            Self::Text(name, _) | Self::Value(name, _) => Some((name.to_string(), name.span())),
            Self::Runtime(path) => Some(("crate".to_owned(), path.span())),
            Self::List(..) | Self::Literal(_) | Self::Number(_) => None,
        }
    }

    /// The word, if the argument is a single word.
    pub(crate) fn word(&self) -> Option<&Ident> {
        match self {
            Self::Path(path) => path.get_ident(),
            _ => None,
        }
    }
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(LitStr) {
            return Ok(Self::Literal(input.parse()?));
        }
        if input.peek(LitInt) {
            return Ok(Self::Number(input.parse()?));
        }
        if input.peek(Token![crate]) && input.peek2(Token![=]) {
            input.parse::<Token![crate]>()?;
            input.parse::<Token![=]>()?;
            return Ok(Self::Runtime(input.parse()?));
        }
        let path: Path = Path::parse_mod_style(input)?;
        let Some(name) = path.get_ident().cloned() else { return Ok(Self::Path(path)) };
        if input.peek(syn::token::Paren) {
            let content;
            parenthesized!(content in input);
            let list = Punctuated::<Argument, Token![,]>::parse_terminated(&content)?;
            return Ok(Self::List(name, list.into_iter().collect()));
        }
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            if input.peek(LitInt) {
                return Ok(Self::Value(name, input.parse()?));
            }
            return Ok(Self::Text(name, input.parse()?));
        }
        Ok(Self::Path(path))
    }
}

/// The arguments of all attributes called `name`.
pub(crate) fn arguments(attributes: &[Attribute], name: &str) -> syn::Result<Vec<Argument>> {
    let mut found = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
        let list = attribute.parse_args_with(Punctuated::<Argument, Token![,]>::parse_terminated)?;
        found.extend(list);
    }
    Ok(found)
}

/// Reports repeated arguments. Lists may be repeated: their items add up.
pub(crate) fn check_repeated(arguments: &[Argument], errors: &mut Errors) {
    check_repeated_keys(arguments.iter().filter_map(Argument::key), errors);
}

/// As [`check_repeated`], by the names of the arguments and their spans.
pub(crate) fn check_repeated_keys(keys: impl Iterator<Item = (String, Span)>, errors: &mut Errors) {
    let mut seen = BTreeSet::new();
    for (key, span) in keys {
        if let Some(key) = seen.replace(key) {
            errors.at(span, format!("the argument `{key}` is given twice"));
        }
    }
}

/// The error for an argument that is not one of `forms`, the arguments as they are written: `mnemonic = "..."`.
pub(crate) fn unknown(name: &Ident, forms: &[&str]) -> String {
    let name = name.to_string();
    let keys = forms.iter().map(|form| form.split([' ', '(']).next().unwrap_or(form));
    if let Some((form, _)) = forms.iter().zip(keys.clone()).find(|(_, key)| *key == name) {
        return if *form == name {
            format!("the argument `{name}` has no value")
        } else {
            format!("the argument `{name}` is written `{form}`")
        };
    }
    let help =
        isogloss_tablegen::closest(&name, keys).map(|close| format!("\nhelp: did you mean `{close}`?"));
    format!("unknown argument `{name}`: the arguments are {}{}", listed(forms), help.unwrap_or_default())
}

/// The error for a path that is neither the dialect nor one of `forms`.
pub(crate) fn unknown_path(path: &Path, forms: &[&str]) -> String {
    match path.get_ident() {
        Some(name) => unknown(name, forms),
        None => "the dialect must be the first argument".to_owned(),
    }
}

/// `a, b and c`, each in backticks.
pub(crate) fn listed(forms: &[&str]) -> String {
    let quoted: Vec<_> = forms.iter().map(|form| format!("`{form}`")).collect();
    match quoted.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => quoted.concat(),
    }
}

/// The name of a handle that the author chose; reports one that is not a Rust name.
pub(crate) fn class_name(class: Option<LitStr>, errors: &mut Errors) -> Option<LitStr> {
    class.filter(|class| {
        let is_name = syn::parse_str::<Ident>(&class.value()).is_ok();
        if !is_name {
            errors.at(class.span(), format!("`{}` cannot be the name of a Rust type", class.value()));
        }
        is_name
    })
}

/// Reports generic parameters.
pub(crate) fn check_no_generics(generics: &Generics, what: &str, errors: &mut Errors) {
    for parameter in &generics.params {
        errors.at(parameter.span(), format!("{what} has no generic parameters"));
    }
}

/// The documentation comments, without the space at the start of each line.
pub(crate) fn documentation(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let syn::Meta::NameValue(pair) = &attribute.meta else { return None };
        match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if pair.path.is_ident("doc") => Some(text.value()),
            _ => None,
        }
    });
    lines.map(|line| line.strip_prefix(' ').unwrap_or(&line).to_owned()).collect::<Vec<_>>().join("\n")
}

/// The first paragraph of documentation, on one line.
pub(crate) fn first_paragraph(documentation: &str) -> String {
    documentation.trim().split("\n\n").next().unwrap_or("").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Errors that are reported together.
#[derive(Default)]
pub(crate) struct Errors(Option<Error>);

impl Errors {
    pub(crate) fn push(&mut self, error: Error) {
        match &mut self.0 {
            Some(all) => all.combine(error),
            None => self.0 = Some(error),
        }
    }

    pub(crate) fn at(&mut self, span: Span, message: impl Display) {
        self.push(Error::new(span, message));
    }

    pub(crate) fn finish(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}

/// The options of the generator: the path of the runtime crate from `crate = "..."`.
pub(crate) fn options(arguments: &[Argument], errors: &mut Errors) -> Options {
    let mut options = Options::default();
    for argument in arguments {
        if let Argument::Runtime(path) = argument {
            options.runtime_path = runtime_path(path, errors);
        }
    }
    options
}

/// The path of the runtime crate in `crate = "..."`; reports text that is not a path.
pub(crate) fn runtime_path(path: &LitStr, errors: &mut Errors) -> String {
    if path.parse_with(Path::parse_mod_style).is_err() {
        errors.at(path.span(), format!("`{}` is not a path", path.value()));
    }
    path.value()
}

/// The name of a dialect: the given one, or the name of its struct in snake case.
pub(crate) fn dialect_name(dialect: &Path, given: Option<&LitStr>) -> String {
    match (given, dialect.segments.last()) {
        (Some(name), _) => name.value(),
        (None, last) => last.map_or_else(String::new, |last| last.ident.to_string().to_snake_case()),
    }
}
