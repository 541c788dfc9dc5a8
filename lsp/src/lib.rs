//! A language server for definition files (`.td`) and IR (`.mlir`).
//!
//! [`serve`] speaks the language server protocol over a connection, [`serve_stdio`] over standard input and output, as
//! `isogloss lsp` does. Both languages are served by one process, which knows the dialects of the workspace: a name in IR leads
//! to its definition.
//!
//! # How it works
//!
//! One thread owns the documents (`server`). A request is answered by another thread, from a snapshot of the documents
//! (`world`), so that it neither waits for a check nor delays an edit. After an edit the documents that it concerns are
//! checked; edits that come during a check are taken together. A file with errors answers from what still parses.
//!
//! The server writes no file and runs no program.
#![forbid(unsafe_code)]

mod answers;
mod cache;
mod ir;
mod names;
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

/// What the command line says. Clients can set the same by `initializationOptions`.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Directories in which included files are searched, and the definition files of dialects (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Files that say in which directories the files that a definition file includes are (`tablegen_compile_commands.yml`).
    pub compilation_databases: Vec<PathBuf>,
    /// Macros for `#ifdef`.
    pub macros: Vec<String>,
    /// Files with forms of operations, types and attributes (`isogloss/Form.td`).
    pub forms: Vec<PathBuf>,
    /// The limits of the evaluation of a definition file. The command line has none of them.
    pub limits: isogloss_tablegen::Limits,
    /// Compiled dialects, besides those of `isogloss` and `isogloss-dialects`. They are used for IR, with their verifiers and
    /// custom forms, also if the workspace has their definitions, to which names in IR lead.
    pub dialects: Vec<&'static Dialect>,
}

/// Serves a client over standard input and output, until it says that it ends.
///
/// # Errors
/// A message if the client does not speak the protocol, or is gone.
pub fn serve_stdio(options: Options) -> Result<(), String> {
    let (connection, threads) = Connection::stdio();
    serve(connection, options)?;
    threads.join().map_err(|error| error.to_string())
}
