//! `isogloss man`: prints a manual page.

use crate::output::{Failure, stdout};
use clap_mangen::Man;
use std::io::Write as _;

/// Print the manual page of the command or of a subcommand, in roff.
///
/// `isogloss man > isogloss.1` and `isogloss man opt > isogloss-opt.1` write the pages; `man -l FILE` shows them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The subcommand; by default the page is that of the command.
    #[arg(value_name = "COMMAND")]
    subcommand: Option<String>,
}

pub(crate) fn run(args: &Args, mut command: clap::Command) -> Result<(), Failure> {
    // Sets the full names of subcommands, and propagates the flags of the command.
    command.build();
    let page = match &args.subcommand {
        None => command,
        Some(name) => match command.find_subcommand(name) {
            Some(found) => found.clone(),
            None => return Err(Failure::Usage(format!("unknown subcommand `{name}`"))),
        },
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    let out = &mut stdout();
    out.write_all(&text)?;
    out.close()
}
