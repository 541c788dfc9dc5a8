//! The command line of `isogloss opt` as a program, and the parts that it shares with the whole command.
//!
//! Results go to standard output, diagnostics to standard error. The exit code is 0 for
//! success, 1 if the input has errors, 2 if the command line has errors.

use crate::output::{Color, Failure};
use crate::{commands, flags, known_dialects};
use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _, Parser};
use isogloss::def::Dialect;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// The program of one subcommand, `isogloss opt`.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct OptCli {
    /// When to color diagnostics. `auto` honors NO_COLOR, CLICOLOR_FORCE and CARGO_TERM_COLOR.
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,
    #[command(flatten)]
    args: commands::opt::Args,
}

/// The `main` of an author's own `mlir-opt`: the subcommand `opt` of the command alone. `my-opt FILE --cse` is
/// what `isogloss opt FILE --cse` is for dialects that are compiled into it.
///
/// The program knows the given dialects and [`known_dialects`]. It loads definition files only with the feature `load`.
///
/// ```no_run
/// # mod my { pub fn dialect() -> &'static isogloss::def::Dialect { isogloss::builtin::dialect() } }
/// fn main() -> std::process::ExitCode {
///     isogloss_cli::opt_main_with([my::dialect()])
/// }
/// ```
#[must_use]
pub fn opt_main_with(dialects: impl IntoIterator<Item = &'static Dialect>) -> ExitCode {
    let known = with_known(dialects);
    let command = named(OptCli::command()).after_help(commands::opt::limits(&known));
    run(command, flags::unknown_of_program, |matches| {
        let cli = OptCli::from_arg_matches_mut(matches)?;
        Ok(commands::opt::run(&cli.args, &known, cli.color))
    })
}

/// The given dialects, and the known ones of every command.
pub(crate) fn with_known(dialects: impl IntoIterator<Item = &'static Dialect>) -> Vec<&'static Dialect> {
    let mut all = known_dialects();
    for dialect in dialects {
        // A dialect that is given twice, or is known anyway, is added once.
        if !all.iter().any(|known| std::ptr::eq(*known, dialect)) {
            all.push(dialect);
        }
    }
    all
}

/// The command with the name of the program.
pub(crate) fn named(command: clap::Command) -> clap::Command {
    let program = std::env::args_os().next();
    match program.as_deref().map(Path::new).and_then(Path::file_stem) {
        Some(stem) => {
            // The name must have static lifetime.
            let name: &'static str = stem.to_string_lossy().into_owned().leak();
            command.bin_name(name).name(name)
        }
        None => command,
    }
}

/// Parses the arguments of the process and runs the command.
pub(crate) fn run(
    mut command: clap::Command,
    unknown: impl Fn(&clap::Command, &[OsString]) -> Option<String>,
    act: impl FnOnce(&mut ArgMatches) -> Result<Result<(), Failure>, clap::Error>,
) -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if let Some(message) = unknown(&command, &arguments) {
        return report(Failure::Usage(message));
    }
    let arguments = flags::normalized(&command, arguments);
    let matches = command.try_get_matches_from_mut(arguments);
    match matches.and_then(|mut matches| act(&mut matches).map_err(|error| error.format(&mut command))) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failure)) => report(failure),
        // `--help` and `--version` are errors with exit code 0, too.
        Err(error) => {
            let printed = error.print().and_then(|()| io::stdout().flush());
            match printed {
                Err(failed) if !error.use_stderr() => report(Failure::from(failed)),
                _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
            }
        }
    }
}

/// Prints the reason of a failure to standard error, as one line.
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
