//! The command line of the whole command: each subcommand makes a few calls to the crates.

#[cfg(feature = "lsp")]
use crate::command::named;
use crate::command::{run, with_known};
use crate::output::Color;
use crate::{commands, flags};
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use isogloss::def::Dialect;
use std::process::ExitCode;

/// Define MLIR dialects in `.td` files and read, check and lay out their IR.
///
/// Isogloss is MLIR's definition language, IR (text and bytecode) and data layouts in Rust. It is not a compiler: it has no
/// pass pipelines, no conversions between dialects and no lowering to machine code.
#[derive(Parser)]
#[command(name = "isogloss", version, max_term_width = 100)]
pub(crate) struct Cli {
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

/// The program of one subcommand, `isogloss lsp`.
#[cfg(feature = "lsp")]
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct LspCli {
    #[command(flatten)]
    args: commands::lsp::Args,
}

/// The `main` of the `isogloss` command, with the compiled dialects of an author: all subcommands, with all flags, for the
/// arguments of the process.
///
/// The commands that read IR, and the language server, know the given dialects and [`known_dialects`](crate::known_dialects).
/// Definition files that `--dialect`, `--load` and `--forms` name find their types, attributes, constraints and interfaces. A given
/// dialect is not loaded again by `--load`: the compiled one has its verifiers, folds and custom forms.
///
/// The exit code is 0 for success, 1 if the input has errors, 2 if the command line has errors.
///
/// ```no_run
/// # mod my { pub fn dialect() -> &'static isogloss::def::Dialect { isogloss::builtin::dialect() } }
/// fn main() -> std::process::ExitCode {
///     isogloss_cli::main_with([my::dialect()])
/// }
/// ```
#[must_use]
pub fn main_with(dialects: impl IntoIterator<Item = &'static Dialect>) -> ExitCode {
    let known = with_known(dialects);
    let command =
        Cli::command().mut_subcommand("opt", |command| command.after_help(commands::opt::limits(&known)));
    let printed = command.clone();
    run(command, flags::unknown_of_opt, |matches| {
        let cli = Cli::from_arg_matches_mut(matches)?;
        Ok(match cli.command {
            Command::Generate(args) => commands::generate::run(&args, cli.color),
            Command::Records(args) => commands::records::run(&args, cli.color),
            Command::Fmt(args) => commands::fmt::run(&args, &known, cli.color),
            Command::Opt(args) => commands::opt::run(&args, &known, cli.color),
            Command::Layout(args) => commands::layout::run(&args, &known, cli.color),
            Command::Query(args) => commands::query::run(&args, &known, cli.color),
            Command::Bytecode(args) => commands::bytecode::run(&args, cli.color),
            #[cfg(feature = "lsp")]
            Command::Lsp(args) => commands::lsp::run(args, known),
            Command::Explain(args) => commands::explain::run(&args),
            Command::Completions(args) => commands::completions::run(&args, printed),
            Command::Man(args) => commands::man::run(&args, printed),
        })
    })
}

/// The `main` of a language server that knows the compiled dialects of an author: as [`main_with`], of which it is the
/// subcommand `lsp` alone.
///
/// The server uses the compiled dialects for IR, with their verifiers and custom forms. It shows their definitions if it finds
/// them in the workspace. After a change of a definition, the server knows it when it is built again.
///
/// ```no_run
/// # mod my { pub fn dialect() -> &'static isogloss::def::Dialect { isogloss::builtin::dialect() } }
/// fn main() -> std::process::ExitCode {
///     isogloss_cli::lsp_main_with([my::dialect()])
/// }
/// ```
#[cfg(feature = "lsp")]
#[must_use]
pub fn lsp_main_with(dialects: impl IntoIterator<Item = &'static Dialect>) -> ExitCode {
    let known = with_known(dialects);
    run(
        named(LspCli::command()),
        |_, _| None,
        |matches| {
            let cli = LspCli::from_arg_matches_mut(matches)?;
            Ok(commands::lsp::run(cli.args, known))
        },
    )
}
