//! The names that conditions refer to, without code for them: a back end that only answers whether Rust has an item.

use crate::model::Name;
use crate::model::constraint::{Class, ClassKind};
use crate::model::index::Index;
use crate::model::lower::{BackEnd, Foreign};

/// A back end whose conditions and steps are the names of their items. Equal names have equal code.
pub(super) struct Names<'n> {
    index: &'n Index<'n>,
    /// The code without a counterpart.
    pub(super) unknown: Vec<Name>,
}

impl<'n> Names<'n> {
    pub(super) fn new(index: &'n Index<'n>) -> Self {
        Self { index, unknown: Vec::new() }
    }

    /// The recorded code, sorted, each text once.
    pub(super) fn into_unknown(self) -> Vec<Name> {
        let mut unknown = self.unknown;
        unknown.sort_unstable_by(|a, b| a.text.cmp(&b.text).then(a.span.cmp(&b.span)));
        unknown.dedup_by(|a, b| a.text == b.text);
        unknown
    }
}

impl BackEnd for Names<'_> {
    type Pred = String;
    type Step = String;

    fn definition(&self, dialect: &str, class: &str) -> Option<String> {
        let is_known = self.index.def_named(dialect, class).is_some()
            || self.index.foreign_def(dialect, class).is_some();
        is_known.then(|| format!("{dialect} {class}"))
    }

    fn builtin(&self, class: &str) -> Option<String> {
        Some(class.to_owned())
    }

    fn interface(&self, class: &Class) -> Option<String> {
        let ClassKind::Interface { class, .. } = &class.kind else { return None };
        let is_known = self.index.interface(class).is_some() || self.index.foreign_trait(class).is_some();
        is_known.then(|| class.clone())
    }

    fn enumeration(&self, class: &str) -> Option<(String, u32)> {
        Some((class.to_owned(), self.index.enum_named(class)?.bits))
    }

    fn function(&self, path: &Name) -> Option<String> {
        rust_path(path)
    }

    fn type_function(&self, path: &Name) -> Option<String> {
        rust_path(path)
    }

    fn parameter(&self, class: &Class, method: &str) -> Option<(String, String)> {
        let (def, parameter) = self.index.parameter(class, method)?;
        Some((def.class.clone(), parameter.to_owned()))
    }

    fn type_text(&self, class: &Class) -> Option<String> {
        self.index.type_text(class)
    }

    fn add_unknown(&mut self, code: &Foreign) {
        self.unknown.push(Name::new(&code.text, code.place));
    }
}

/// The path of a function, if it is one.
fn rust_path(path: &Name) -> Option<String> {
    syn::parse_str::<syn::Path>(&path.text).ok().map(|_| path.text.clone())
}
