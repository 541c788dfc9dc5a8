//! The `isogloss` command, implemented in the library.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    isogloss_cli::main_with([])
}
