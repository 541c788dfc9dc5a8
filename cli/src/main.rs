//! The `isogloss` command: each subcommand makes a few calls into the crates.
//!
//! Results go to standard output, diagnostics to standard error. The exit code is 0 for
//! success, 1 if the input has errors, 2 if the command line has errors.
#![forbid(unsafe_code)]

mod commands;
mod flags;
mod input;
mod output;

use clap::{CommandFactory as _, Parser, Subcommand};
use output::{Color, Failure};
use std::process::ExitCode;

/// Define MLIR dialects in `.td` files and read, check and lay out their IR.
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
    Opt(commands::opt::Args),
    Layout(commands::layout::Args),
    Query(commands::query::Args),
    Bytecode(commands::bytecode::Args),
    Explain(commands::explain::Args),
}

fn main() -> ExitCode {
    let arguments = flags::normalized(&Cli::command(), std::env::args_os());
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        // `--help` and `--version` are errors with exit code 0, too.
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let done = match cli.command {
        Command::Generate(args) => commands::generate::run(&args, cli.color),
        Command::Records(args) => commands::records::run(&args, cli.color),
        Command::Opt(args) => commands::opt::run(&args, cli.color),
        Command::Layout(args) => commands::layout::run(&args, cli.color),
        Command::Query(args) => commands::query::run(&args, cli.color),
        Command::Bytecode(args) => commands::bytecode::run(&args, cli.color),
        Command::Explain(args) => commands::explain::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Reported) => ExitCode::FAILURE,
        Err(Failure::Usage(message)) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
        Err(Failure::Io(message)) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
        // The reader of the output closed it: not an error.
        Err(Failure::Closed) => ExitCode::SUCCESS,
    }
}
