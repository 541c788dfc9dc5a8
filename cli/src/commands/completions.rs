//! `isogloss completions`: prints the completions of a shell.

use crate::output::{Failure, stdout};
use clap_complete::Shell;
use std::io::Write as _;

/// Print a script with which SHELL completes the command's arguments.
///
/// For bash: `isogloss completions bash > ~/.local/share/bash-completion/completions/isogloss`.
/// For zsh: `isogloss completions zsh > DIR/_isogloss`, where DIR is in `$fpath`.
/// For fish: `isogloss completions fish > ~/.config/fish/completions/isogloss.fish`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell.
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args, mut command: clap::Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "isogloss", &mut script);
    let out = &mut stdout();
    out.write_all(&script)?;
    out.close()
}
