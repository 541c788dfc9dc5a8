//! `dialect! { "..." }` and `dialect! { file = "..." }`.

use isogloss_codegen::{Options, dialect_tokens, session};
use isogloss_tablegen::{Dependencies, Diagnostic, Errors, Records, Renderer, SourceMap};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use std::env;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned as _;
use syn::{Attribute, Error, Ident, LitStr, Token};

/// The argument of the macro.
pub(crate) struct Input {
    definitions: Definitions,
    options: Options,
}

enum Definitions {
    /// The definitions themselves.
    Text(LitStr),
    /// The definition file, relative to the crate's manifest.
    File(LitStr),
}

impl Parse for Input {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut options = Options::default();
        for attribute in input.call(Attribute::parse_inner)? {
            if !attribute.meta.require_path_only()?.is_ident("no_implicit_prelude") {
                let message = "the only attribute of a dialect is `#![no_implicit_prelude]`";
                return Err(Error::new(attribute.span(), message));
            }
            options.no_implicit_prelude = true;
        }
        if input.peek(LitStr) {
            return Ok(Self { definitions: Definitions::Text(input.parse()?), options });
        }
        let expected = "expected the text of a definition file, or `file = \"path.td\"`";
        let key: Ident = input.parse().map_err(|error| Error::new(error.span(), expected))?;
        if key != "file" {
            return Err(Error::new(key.span(), expected));
        }
        input.parse::<Token![=]>()?;
        let path = input.parse()?;
        input.parse::<Option<Token![,]>>()?;
        Ok(Self { definitions: Definitions::File(path), options })
    }
}

pub(crate) fn expand(input: &Input) -> Result<TokenStream, Error> {
    let options = &input.options;
    match &input.definitions {
        Definitions::Text(text) => {
            // On the first line, so that line numbers do not change.
            let file = format!("include \"isogloss/DataLayout.td\" {}", text.value());
            items(session().parse_str("dialect", file), options, text.span())
        }
        Definitions::File(path) => {
            let root = env::var_os("CARGO_MANIFEST_DIR").map_or_else(PathBuf::new, PathBuf::from);
            // Relative if possible, so that messages contain no absolute paths.
            let inside = env::current_dir().is_ok_and(|current| current == root);
            let file = if inside { PathBuf::from(path.value()) } else { root.join(path.value()) };
            let parsed = session().parse_file(&file);
            let dependencies = match &parsed {
                Ok(records) => records.dependencies(),
                Err(errors) => &errors.dependencies,
            };
            let tracked = tracked(&root, dependencies);
            let items = items(parsed, options, path.span()).unwrap_or_else(|error| error.to_compile_error());
            Ok(quote!(#tracked #items))
        }
    }
}

/// The items of the dialects, or all errors as one compiler error.
fn items(parsed: Result<Records, Box<Errors>>, options: &Options, place: Span) -> Result<TokenStream, Error> {
    let fail = |errors: &[Diagnostic], sources: &SourceMap| Error::new(place, rendered(errors, sources));
    let records = parsed.map_err(|errors| fail(&errors.diagnostics, &errors.sources))?;
    let (tokens, warnings) =
        dialect_tokens(&records, options).map_err(|errors| fail(&errors, records.sources()))?;
    let warnings = warnings.iter().map(|warning| {
        let message = rendered(std::slice::from_ref(warning), records.sources());
        warning_at(&message, place)
    });
    Ok(quote!(#tokens #(#warnings)*))
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
