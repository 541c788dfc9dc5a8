//! The `isogloss` command as a library: an author's own command, and the driver of `isogloss opt`.
//!
//! [`main_with`] is the command with the compiled dialects of an author, [`opt_main_with`] and [`lsp_main_with`] are programs of
//! one subcommand: an author's own `mlir-opt`, and a language server. `src/bin/my-opt.rs` is
//!
//! ```no_run
//! # mod my { pub fn dialect() -> &'static isogloss::def::Dialect { isogloss::builtin::dialect() } }
//! fn main() -> std::process::ExitCode {
//!     isogloss_cli::opt_main_with([my::dialect()])
//! }
//! ```
//!
//! The driver of `opt` is [`opt`], for tests: it does no input or output.
#![forbid(unsafe_code)]

pub mod opt;

mod command;
mod commands;
mod flags;
mod input;
mod json;
mod output;

pub use command::{main_with, opt_main_with};

#[cfg(feature = "lsp")]
pub use command::lsp_main_with;

use isogloss::def::Dialect;

/// The dialects that the command knows: those of `isogloss` and of `isogloss-dialects`.
#[must_use]
pub fn known_dialects() -> Vec<&'static Dialect> {
    let mut dialects = isogloss::dialects::all();
    dialects.extend(isogloss_dialects::all());
    dialects
}
