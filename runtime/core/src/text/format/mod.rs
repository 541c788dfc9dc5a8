//! The interpreter of assembly formats (ODS `assemblyFormat`): one parser and one
//! printer for the tables of all dialects.
//!
//! `machine` has the common part of the formats of types, attributes and operations. `parse` parses parameters by the
//! elements of a [`Syntax::Format`](crate::def::Syntax::Format), `print` prints them by the same elements; `case` says
//! which formats have two spellings; `value` handles one value by its [`ParamKind`](crate::def::ParamKind).
//!
//! Not here: spacing and the checks of a format, which the generator does.

mod case;
mod form;
mod machine;
mod parse;
mod print;
mod value;

pub(crate) use case::CaseFormat;
pub(crate) use form::append_form;
pub(crate) use machine::{Begins, FormErrors, FormatParser, FormatPrinter};
