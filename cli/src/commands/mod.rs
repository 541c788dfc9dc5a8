//! The subcommands, one module each, and their common arguments: `definition` names `.td` files to evaluate, `loading`
//! dialects to load in addition to the compiled ones. Without the feature `load`, `compiled` replaces `loading`.

#[cfg(feature = "command")]
pub(crate) mod bytecode;
#[cfg(feature = "command")]
pub(crate) mod completions;
#[cfg(feature = "command")]
mod definition;
#[cfg(feature = "command")]
pub(crate) mod explain;
#[cfg(feature = "command")]
pub(crate) mod fmt;
#[cfg(feature = "command")]
pub(crate) mod generate;
#[cfg(feature = "command")]
pub(crate) mod layout;
mod list;
#[cfg_attr(not(feature = "load"), path = "compiled.rs")]
mod loading;
#[cfg(feature = "lsp")]
pub(crate) mod lsp;
#[cfg(feature = "command")]
pub(crate) mod man;
pub(crate) mod opt;
#[cfg(feature = "command")]
pub(crate) mod query;
#[cfg(feature = "command")]
pub(crate) mod records;

#[cfg(feature = "command")]
pub(crate) use definition::{Definition, Input};
pub(crate) use list::Form;
pub(crate) use loading::Loading;
