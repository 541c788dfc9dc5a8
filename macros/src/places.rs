//! Translation between the tokens of a macro and the spans of the model.
//!
//! The model's spans refer to a source map. Here each token becomes a file of such a map, so
//! that the file of a diagnostic's span identifies the token.

use crate::attributes::Errors;
use crate::inline;
use isogloss_codegen::Diagnostic;
use isogloss_codegen::model::{self, Dialect, Piece};
use isogloss_tablegen::{Severity, SourceMap, Span};
use proc_macro2::TokenStream;
use syn::Error;

/// The tokens that have a span in the model.
#[derive(Default)]
pub(crate) struct Places {
    sources: SourceMap,
    tokens: Vec<proc_macro2::Span>,
}

impl Places {
    /// The span of a token with this text.
    pub(crate) fn add(&mut self, text: &str, token: proc_macro2::Span) -> Span {
        let file = self.sources.add("token", text);
        self.tokens.push(token);
        self.sources.file(file).span()
    }

    /// As [`Self::add`], for a text that the model parses.
    pub(crate) fn piece(&mut self, text: String, token: proc_macro2::Span) -> Piece<'static> {
        let whole = self.add(&text, token);
        Piece::new(text, move |range| whole.part(range))
    }

    fn token(&self, span: Span) -> Option<proc_macro2::Span> {
        self.tokens.get(self.sources.file_of(span)?.index()).copied()
    }

    /// Checks a derive's declaration by the rules for definition files.
    pub(crate) fn check(&self, dialect: &Dialect, errors: &mut Errors) {
        let mut diagnostics = Vec::new();
        model::check(dialect, &mut diagnostics);
        if let Err(error) = self.errors(&diagnostics) {
            errors.push(error);
        }
    }

    /// The errors among diagnostics as one compiler error, if there are any.
    pub(crate) fn errors(&self, diagnostics: &[Diagnostic]) -> Result<(), Error> {
        let wrong = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
        let all = wrong.map(|diagnostic| self.error(diagnostic)).reduce(|mut all, next| {
            all.combine(next);
            all
        });
        all.map_or(Ok(()), Err)
    }

    /// Items that cause the compiler's warnings.
    pub(crate) fn warnings(&self, warnings: &[Diagnostic]) -> TokenStream {
        let at = |warning: &Diagnostic| {
            let token = self.token(warning.span()).unwrap_or_else(proc_macro2::Span::call_site);
            inline::warning(warning, token)
        };
        warnings.iter().map(at).collect()
    }

    fn error(&self, diagnostic: &Diagnostic) -> Error {
        let mut message = diagnostic.message.clone();
        message.push_str(&self.pointer(diagnostic.span()));
        message.push_str(&inline::remarks(diagnostic));
        let token = self.token(diagnostic.span()).unwrap_or_else(proc_macro2::Span::call_site);
        Error::new(token, message)
    }

    /// The position in the token, if the span is a part of its text.
    fn pointer(&self, span: Span) -> String {
        let whole = self.sources.file_of(span).map(|file| self.sources.file(file));
        match (whole, self.sources.range(span)) {
            (Some(file), Some(range)) if range.len() < file.text().len() => {
                inline::pointer(file.text(), range)
            }
            _ => String::new(),
        }
    }
}
