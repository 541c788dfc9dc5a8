//! `dialect! { "..." }`.

use isogloss_codegen::{Options, dialect_tokens, session};
use isogloss_tablegen::Renderer;
use proc_macro2::TokenStream;
use syn::{Error, LitStr};

pub(crate) fn expand(text: LitStr) -> Result<TokenStream, Error> {
    // On the same line, so that the lines of the text keep their numbers.
    let file = format!("include \"isogloss/DataLayout.td\" {}", text.value());
    let renderer = Renderer::plain();
    let fail = |drawn: String| Error::new(text.span(), drawn.trim_end());
    let records = session()
        .parse_str("dialect", file)
        .map_err(|errors| fail(renderer.render_all(&errors.diagnostics, &errors.sources)))?;
    dialect_tokens(&records, &Options::default())
        .map_err(|errors| fail(renderer.render_all(&errors, records.sources())))
}
