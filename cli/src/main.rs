//! The `isogloss` command: each subcommand makes a few calls into the crates.
//!
//! Results go to standard output, diagnostics to standard error. The exit code is 0 for
//! success, 1 if the input has errors, 2 if the command line has errors.
#![forbid(unsafe_code)]

mod commands;
mod flags;
mod input;
mod json;
mod output;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use output::{Color, Failure};
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Define MLIR dialects in `.td` files and read, check and lay out their IR.
///
/// Isogloss is MLIR's definition language, IR (text and bytecode) and data layouts in Rust. It is not a compiler: it has no
/// pass pipelines, no conversions between dialects and no lowering to machine code.
#[derive(Parser)]
#[command(name = "isogloss", version, max_term_width = 100)]
struct Cli {
    /// When to color diagnostics. `auto` honors NO_COLOR, CLICOLOR_FORCE and CARGO_TERM_COLOR.
    #[arg(long, value_enum, default_value_t = Color::Auto, global = true, value_name = "WHEN")]
    color: Color,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Generate(commands::generate::Args),
    Records(commands::records::Args),
    Fmt(commands::fmt::Args),
    Opt(commands::opt::Args),
    Layout(commands::layout::Args),
    Query(commands::query::Args),
    Bytecode(commands::bytecode::Args),
    #[cfg(feature = "lsp")]
    Lsp(commands::lsp::Args),
    Explain(commands::explain::Args),
    Completions(commands::completions::Args),
    Man(commands::man::Args),
}

fn main() -> ExitCode {
    let mut command = Cli::command();
    let arguments: Vec<_> = std::env::args_os().collect();
    if let Some(message) = flags::unknown_of_opt(&command, &arguments) {
        return report(Failure::Usage(message));
    }
    let arguments = flags::normalized(&command, arguments);
    let matches = command.try_get_matches_from_mut(arguments);
    let parsed = matches.and_then(|mut matches| {
        Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    });
    let cli = match parsed {
        Ok(cli) => cli,
        // `--help` and `--version` are errors with exit code 0, too.
        Err(error) => {
            let printed = error.print().and_then(|()| io::stdout().flush());
            return match printed {
                Err(failed) if !error.use_stderr() => report(Failure::from(failed)),
                _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
            };
        }
    };
    let done = match cli.command {
        Command::Generate(args) => commands::generate::run(&args, cli.color),
        Command::Records(args) => commands::records::run(&args, cli.color),
        Command::Fmt(args) => commands::fmt::run(&args, cli.color),
        Command::Opt(args) => commands::opt::run(&args, cli.color),
        Command::Layout(args) => commands::layout::run(&args, cli.color),
        Command::Query(args) => commands::query::run(&args, cli.color),
        Command::Bytecode(args) => commands::bytecode::run(&args, cli.color),
        #[cfg(feature = "lsp")]
        Command::Lsp(args) => commands::lsp::run(args),
        Command::Explain(args) => commands::explain::run(&args),
        Command::Completions(args) => commands::completions::run(&args, Cli::command()),
        Command::Man(args) => commands::man::run(&args, Cli::command()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(failure),
    }
}

/// Prints the reason of a failure, one line, to standard error.
fn report(failure: Failure) -> ExitCode {
    let (message, code) = match failure {
        Failure::Reported => return ExitCode::FAILURE,
        Failure::Usage(message) => (message, ExitCode::from(2)),
        Failure::Io(message) => (message, ExitCode::FAILURE),
    };
    // A closed standard error cannot be reported.
    let _ = writeln!(io::stderr(), "error: {message}");
    code
}
