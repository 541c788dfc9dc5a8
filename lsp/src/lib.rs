//! A language server for definition files (`.td`) and IR (`.mlir`).
//!
//! [`serve`] speaks the language server protocol over a connection, [`serve_stdio`] over standard input and output, as
//! `isogloss lsp` does. Both languages are served by one process, which knows the dialects of the workspace: a name in IR leads
//! to its definition.
//!
//! # How it works
//!
//! One thread owns the documents (`server`). Another thread answers a request from a snapshot of the documents
//! (`world`), so a request neither waits for a check nor delays an edit. After an edit the affected documents are
//! checked; edits during a check are batched. In a file with errors, answers come from the parts that parse.
//!
//! The server writes no file and runs no program.
#![forbid(unsafe_code)]

mod answers;
mod cache;
mod ir;
mod language;
mod names;
mod protocol;
mod server;
mod td;
mod text;
mod workspace;
mod world;

pub use lsp_server::{Connection, Message, Notification, Request, RequestId, Response};
pub use server::serve;
pub use workspace::{DefinitionError, FoundDialects, Workspace, named_dialects};

use isogloss::def::Dialect;
use std::path::PathBuf;

/// The options of the command line. Clients can set the same by `initializationOptions`.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Directories in which included files are searched, and the definition files of dialects (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Files that list the include directories of definition files (`tablegen_compile_commands.yml`).
    pub compilation_databases: Vec<PathBuf>,
    /// Macros for `#ifdef`.
    pub macros: Vec<String>,
    /// Files with forms of operations, types and attributes (`isogloss/Form.td`).
    pub forms: Vec<PathBuf>,
    /// The limits of the evaluation of a definition file. There are no command-line flags for them.
    pub limits: isogloss_tablegen::Limits,
    /// Compiled dialects, in addition to those of `isogloss` and `isogloss-dialects`. IR is checked with their
    /// verifiers and custom forms, even if the workspace has their definitions; navigation leads to these definitions.
    pub dialects: Vec<&'static Dialect>,
}

/// Serves a client over standard input and output until the client exits.
///
/// # Errors
/// A message if the client does not speak the protocol or disconnects.
pub fn serve_stdio(options: Options) -> Result<(), String> {
    let (connection, threads) = Connection::stdio();
    serve(connection, options)?;
    threads.join().map_err(|error| error.to_string())
}
