//! Replaces `loading` without the feature `load`: a command knows only the compiled dialects.

use super::list::{Form, list};
use crate::output::{Color, Failure};
use isogloss::def::Dialect;

/// No flags.
#[derive(clap::Args)]
pub(crate) struct Loading {}

impl Loading {
    /// The list of the dialects.
    pub(crate) fn shown(&self, form: Form, known: &[&'static Dialect], _: Color) -> Result<String, Failure> {
        let mut dialects = known.to_vec();
        if !dialects.iter().any(|dialect| std::ptr::eq(*dialect, isogloss::builtin::dialect())) {
            dialects.push(isogloss::builtin::dialect());
        }
        dialects.sort_by_key(|dialect| dialect.name);
        Ok(list(&dialects, |_| None, form))
    }

    /// The compiled dialects.
    pub(crate) fn begin<'f>(&self, known: &'f [&'static Dialect], _: Color) -> Result<Begun<'f>, Failure> {
        Ok(Begun { known })
    }
}

/// The compiled dialects.
pub(crate) struct Begun<'f> {
    known: &'f [&'static Dialect],
}

impl Begun<'_> {
    /// The dialects, which are the same for any input.
    pub(crate) fn for_input(&mut self, _: &[u8]) -> Result<Vec<&'static Dialect>, Failure> {
        Ok(self.known.to_vec())
    }

    /// There are no others to load.
    pub(crate) fn others(&self) -> Option<impl FnMut() -> Vec<&'static Dialect>> {
        None::<fn() -> Vec<&'static Dialect>>
    }
}
