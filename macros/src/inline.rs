//! `dialect! { "..." }` and `dialect! { file = "..." }`.

use isogloss_codegen::{Options, dialect_tokens, session};
use isogloss_tablegen::{Dependencies, Diagnostic, Errors, Records, Renderer, SourceMap};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use std::env;
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
            // On the same line, so that the lines of the text keep their numbers.
            let file = format!("include \"isogloss/DataLayout.td\" {}", text.value());
            items(session().parse_str("dialect", file), options, text.span())
        }
        Definitions::File(path) => {
            let root = env::var_os("CARGO_MANIFEST_DIR").map_or_else(PathBuf::new, PathBuf::from);
            // Relative if possible, so that messages contain no folders of the machine.
            let inside = env::current_dir().is_ok_and(|current| current == root);
            let file = if inside { PathBuf::from(path.value()) } else { root.join(path.value()) };
            let parsed = session().parse_file(&file);
            let dependencies = match &parsed {
                Ok(records) => records.dependencies(),
                Err(errors) => &errors.dependencies,
            };
            let watched = watched(&root, dependencies);
            let items = items(parsed, options, path.span()).unwrap_or_else(|error| error.to_compile_error());
            Ok(quote!(#watched #items))
        }
    }
}

/// The items of the dialects, or the errors as one error of the compiler.
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

/// A warning of the compiler. A macro has no other way to give one than to use something deprecated.
fn warning_at(message: &str, place: Span) -> TokenStream {
    quote_spanned! {place=>
        const _: () = {
            #[deprecated(note = #message)]
            const WARNING: () = ();
            WARNING
        };
    }
}

/// A warning about a definition that is not text of the author's.
pub(crate) fn warning(diagnostic: &Diagnostic, place: Span) -> TokenStream {
    warning_at(&(diagnostic.message.clone() + &remarks(diagnostic)), place)
}

/// What is said after a message.
pub(crate) fn remarks(diagnostic: &Diagnostic) -> String {
    let notes = diagnostic.notes.iter().map(|note| format!("\nnote: {note}"));
    let help = diagnostic.help.iter().map(|help| format!("\nhelp: {help}"));
    notes.chain(help).collect()
}

/// The errors as one message. The compiler writes `error:` before it, so the first
/// error does not if it has no place to begin with.
fn rendered(errors: &[Diagnostic], sources: &SourceMap) -> String {
    let (unplaced, placed): (Vec<_>, Vec<_>) =
        errors.iter().partition(|diagnostic| diagnostic.span().is_none());
    let mut parts = Vec::new();
    for diagnostic in unplaced {
        parts.push(diagnostic.message.clone() + &remarks(diagnostic));
    }
    parts.push(Renderer::plain().render_all(placed, sources).trim_end().to_owned());
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

/// Makes the compiler, and through it cargo, look at the files again when they
/// change. A macro has no other way to declare a dependency.
fn watched(root: &Path, dependencies: &Dependencies) -> TokenStream {
    let paths = dependencies.opened.iter().filter_map(|path| root.join(path).to_str().map(str::to_owned));
    quote!(#(const _: &[u8] = ::core::include_bytes!(#paths);)*)
}
