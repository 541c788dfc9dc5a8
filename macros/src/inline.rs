//! `dialect! { "..." }` and `dialect! { file = "..." }`.

use isogloss_codegen::{Config, dialect_tokens};
use isogloss_tablegen::{Dependencies, Diagnostic, Errors, Records, Renderer, SourceMap};
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use std::env;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Ident, Lit, LitStr, Token};

/// The argument of the macro.
pub(crate) struct Input {
    definitions: Definitions,
    options: Vec<Setting>,
}

enum Definitions {
    /// The definitions themselves.
    Text(LitStr),
    /// The definition file, relative to the crate's manifest.
    File(LitStr),
}

/// An option of [`Config::option`].
struct Setting {
    name: String,
    value: String,
    place: Span,
}

/// One argument: definitions, or an option.
enum Part {
    Definitions(Definitions),
    Option(Setting),
}

const EXPECTED: &str = "expected the text of a definition file, or `file = \"path.td\"`";

impl Parse for Part {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(LitStr) {
            return Ok(Self::Definitions(Definitions::Text(input.parse()?)));
        }
        let key = input.call(Ident::parse_any).map_err(|error| Error::new(error.span(), EXPECTED))?;
        // As in the derives.
        let name = if key == "crate" { "runtime_path".to_owned() } else { key.to_string() };
        if !input.peek(Token![=]) {
            return Ok(Self::Option(Setting { name, value: "true".to_owned(), place: key.span() }));
        }
        input.parse::<Token![=]>()?;
        if name == "file" {
            return Ok(Self::Definitions(Definitions::File(input.parse()?)));
        }
        let literal: Lit = input.parse()?;
        let value = match &literal {
            Lit::Str(text) => text.value(),
            Lit::Int(number) => number.base10_digits().to_owned(),
            Lit::Bool(flag) => flag.value.to_string(),
            _ => return Err(Error::new(literal.span(), "the value of an option is a string or a number")),
        };
        Ok(Self::Option(Setting { name, value, place: key.span() }))
    }
}

impl Parse for Input {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut options = Vec::new();
        let mut definitions = None;
        for part in Punctuated::<Part, Token![,]>::parse_terminated(input)? {
            match part {
                Part::Option(option) => options.push(option),
                Part::Definitions(found) => {
                    if definitions.is_some() {
                        let message = "`dialect!` has one definition file, or the text of one";
                        return Err(Error::new(found.place(), message));
                    }
                    definitions = Some(found);
                }
            }
        }
        match definitions {
            Some(definitions) => Ok(Self { definitions, options }),
            None => {
                Err(Error::new(options.first().map_or_else(Span::call_site, |option| option.place), EXPECTED))
            }
        }
    }
}

impl Definitions {
    fn place(&self) -> Span {
        let (Self::Text(text) | Self::File(text)) = self;
        text.span()
    }
}

impl Input {
    /// The configuration for the options. Include directories are relative to `root`.
    fn config(&self, root: &Path) -> Result<Config, Error> {
        self.options.iter().try_fold(Config::new(), |config, Setting { name, value, place }| {
            if name == "include_dir" {
                return Ok(config.include_dir(in_crate(root, value)));
            }
            config.option(name, value).map_err(|message| Error::new(*place, message))
        })
    }
}

pub(crate) fn expand(input: &Input) -> Result<TokenStream, Error> {
    let root = env::var_os("CARGO_MANIFEST_DIR").map_or_else(PathBuf::new, PathBuf::from);
    let config = input.config(&root)?;
    let session = config.session();
    let parsed = match &input.definitions {
        Definitions::Text(text) => {
            // On the first line, so that line numbers do not change.
            let file = format!("include \"isogloss/DataLayout.td\" {}", text.value());
            session.parse_str("dialect", file)
        }
        Definitions::File(path) => {
            let file = in_crate(&root, &path.value());
            if !file.exists() {
                return Err(Error::new(path.span(), no_file(&root, &path.value())));
            }
            session.parse_file(file)
        }
    };
    let dependencies = match &parsed {
        Ok(records) => records.dependencies(),
        Err(errors) => &errors.dependencies,
    };
    let tracked = tracked(&root, dependencies);
    let place = input.definitions.place();
    let items = items(parsed, &config, place).unwrap_or_else(|error| error.to_compile_error());
    Ok(quote!(#tracked #items))
}

/// A path relative to the crate: relative if possible, so that messages contain no absolute paths.
fn in_crate(root: &Path, path: &str) -> PathBuf {
    let inside = env::current_dir().is_ok_and(|current| current == root);
    if inside { PathBuf::from(path) } else { root.join(path) }
}

/// The message for a definition file that does not exist: suggests one of the same or a similar name in the crate's
/// folder or in a folder there.
fn no_file(root: &Path, path: &str) -> String {
    let entries = |folder: &Path| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        paths.sort();
        paths
    };
    let outer = entries(root);
    let inner = outer.iter().filter(|path| path.is_dir()).flat_map(|folder| entries(folder));
    let definitions: Vec<String> = outer
        .iter()
        .cloned()
        .chain(inner)
        .filter(|path| path.extension().is_some_and(|extension| extension == "td"))
        .filter_map(|path| Some(path.strip_prefix(root).ok()?.to_str()?.replace('\\', "/")))
        .collect();
    let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
    let same = definitions.iter().find(|known| name(known) == name(path)).map(String::as_str);
    let meant = same.or_else(|| isogloss_tablegen::closest(path, definitions.iter().map(String::as_str)));
    let help = meant.map(|meant| format!("\nhelp: there is `{meant}`")).unwrap_or_default();
    format!("there is no file `{path}`: the path is relative to the folder of `Cargo.toml`{help}")
}

/// The items of the dialects, or all errors as one compiler error.
fn items(parsed: Result<Records, Box<Errors>>, config: &Config, place: Span) -> Result<TokenStream, Error> {
    let fail = |errors: &[Diagnostic], sources: &SourceMap| Error::new(place, rendered(errors, sources));
    let records = parsed.map_err(|errors| fail(&errors.diagnostics, &errors.sources))?;
    let (tokens, warnings) =
        dialect_tokens(&records, config.options()).map_err(|errors| fail(&errors, records.sources()))?;
    let warnings = warnings.iter().map(|warning| {
        let message = rendered(std::slice::from_ref(warning), records.sources());
        warning_at(&message, place)
    });
    let tokens = located_at(tokens, place);
    Ok(quote!(#tokens #(#warnings)*))
}

/// The tokens with their spans at `place`, so that the compiler's errors point at the definitions rather than at all of
/// the macro's call.
fn located_at(tokens: TokenStream, place: Span) -> TokenStream {
    let located = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), located_at(group.stream(), place)).into();
        }
        token.set_span(Span::call_site().located_at(place));
        token
    };
    tokens.into_iter().map(located).collect()
}

/// Items that cause a compiler warning. On stable Rust a macro can only emit a warning through
/// a deprecated item.
fn warning_at(message: &str, place: Span) -> TokenStream {
    quote_spanned! {place=>
        const _: () = {
            #[deprecated(note = #message)]
            const WARNING: () = ();
            WARNING
        };
    }
}

/// A compiler warning without the source, for a definition that a derive generates.
pub(crate) fn warning(diagnostic: &Diagnostic, place: Span) -> TokenStream {
    warning_at(&(diagnostic.message.clone() + &remarks(diagnostic)), place)
}

/// A line of `text` with its `part` underlined: the compiler cannot point into a string, so
/// the message does.
pub(crate) fn pointer(text: &str, part: Range<usize>) -> String {
    let before = text[..part.start].chars().count();
    let width = text[part].chars().count().max(1);
    format!("\n  | {text}\n  | {}{}", " ".repeat(before), "^".repeat(width))
}

/// The notes and hints after a message.
pub(crate) fn remarks(diagnostic: &Diagnostic) -> String {
    let notes = diagnostic.notes.iter().map(|note| format!("\nnote: {note}"));
    let help = diagnostic.help.iter().map(|help| format!("\nhelp: {help}"));
    notes.chain(help).collect()
}

/// The errors as one message. Errors without a location have no `error:`, which the compiler
/// prints before the message.
fn rendered(errors: &[Diagnostic], sources: &SourceMap) -> String {
    let (without_span, with_span): (Vec<_>, Vec<_>) =
        errors.iter().partition(|diagnostic| diagnostic.span().is_none());
    let mut parts = Vec::new();
    for diagnostic in without_span {
        parts.push(diagnostic.message.clone() + &remarks(diagnostic));
    }
    parts.push(Renderer::plain().render_all(with_span, sources).trim_end().to_owned());
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

/// Items that make cargo rebuild the crate when the files change. On stable Rust a macro can
/// only declare a dependency by `include_bytes!`.
fn tracked(root: &Path, dependencies: &Dependencies) -> TokenStream {
    let paths = dependencies.opened.iter().filter_map(|path| root.join(path).to_str().map(str::to_owned));
    quote!(#(const _: &[u8] = ::core::include_bytes!(#paths);)*)
}
