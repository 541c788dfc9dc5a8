//! `isogloss lsp`: the language server.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod heap;

use crate::output::Failure;
use isogloss::def::Dialect;
use std::path::PathBuf;

/// Serve an editor: the language server for definition files and IR, over standard input and output.
///
/// An editor starts it and speaks the language server protocol with it. Both languages, `.td` and `.mlir`, have one server, which
/// finds dialects in the workspace. It writes no files and runs no programs.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Search included files in DIR too, and the definition files of dialects.
    #[arg(short = 'I', long = "tablegen-extra-dir", value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// Where the files are that definition files include, as MLIR's build writes it. A `tablegen_compile_commands.yml` in the
    /// workspace or its folder `build` is found without it.
    #[arg(long = "tablegen-compilation-database", value_name = "FILE.yml")]
    databases: Vec<PathBuf>,
    /// Define MACRO for `#ifdef`.
    #[arg(short = 'D', value_name = "MACRO")]
    macros: Vec<String>,
    /// Read the forms of operations, types and attributes in FILE.td.
    #[arg(long, value_name = "FILE.td")]
    forms: Vec<PathBuf>,
    /// Use standard input and output, which is the default.
    #[arg(long)]
    stdio: bool,
}

pub(crate) fn run(args: Args, known: Vec<&'static Dialect>) -> Result<(), Failure> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    heap::configure();
    let mut options = isogloss_lsp::Options::default();
    options.include_dirs = args.include_dirs;
    options.compilation_databases = args.databases;
    options.macros = args.macros;
    options.forms = args.forms;
    options.dialects = known;
    isogloss_lsp::serve_stdio(options).map_err(Failure::Io)
}
