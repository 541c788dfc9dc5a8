//! The `isogloss` command as a library: an author's own command, and the driver of `isogloss opt`.
//!
//! [`main_with`] is the command with the compiled dialects of an author. [`opt_main_with`] and [`lsp_main_with`] are
//! programs with a single subcommand: an author's own `mlir-opt`, and a language server. `src/bin/my-opt.rs` is
//! ```no_run
//! # mod my { pub fn dialect() -> &'static isogloss::def::Dialect { isogloss::builtin::dialect() } }
//! fn main() -> std::process::ExitCode {
//!     isogloss_cli::opt_main_with([my::dialect()])
//! }
//! ```
//!
//! The driver of `opt` is [`opt`], for tests: it performs no input or output.
//!
//! Each part is a feature, so that an own `mlir-opt` compiles only its dependencies:
//!
//! | feature | adds | also compiles |
//! |---|---|---|
//! | none | the module [`opt`] | |
//! | `opt` | [`opt_main_with`] | `clap` |
//! | `dialects` | [`known_dialects`] has all of `isogloss-dialects` | `isogloss-dialects` |
//! | `load` | `--load`, `--dialect` and the other flags for definition files | the generator, `isogloss-load` |
//! | `command` | [`main_with`] | `opt`, `dialects`, `load`, the formatter |
//! | `lsp` | [`lsp_main_with`], the subcommand `lsp` | `command`, the server |
//!
//! The default is all of them.
#![forbid(unsafe_code)]

pub mod opt;

#[cfg(feature = "opt")]
mod command;
#[cfg(feature = "opt")]
mod commands;
#[cfg(feature = "opt")]
mod flags;
#[cfg(feature = "opt")]
mod input;
#[cfg(feature = "opt")]
mod json;
#[cfg(feature = "opt")]
mod output;
#[cfg(feature = "load")]
mod report;
#[cfg(feature = "command")]
mod subcommands;

#[cfg(feature = "opt")]
pub use command::opt_main_with;

#[cfg(feature = "command")]
pub use subcommands::main_with;

#[cfg(feature = "lsp")]
pub use subcommands::lsp_main_with;

use isogloss::def::Dialect;

/// The dialects that the command knows: `isogloss` has some, and the feature `dialects` adds `isogloss-dialects`.
#[must_use]
pub fn known_dialects() -> Vec<&'static Dialect> {
    let dialects = isogloss::dialects::all();
    #[cfg(feature = "dialects")]
    let dialects = [dialects, isogloss_dialects::all()].concat();
    dialects
}
