//! Runs Isogloss like the reference tool: flags and a text in, a text and diagnostics out.

use isogloss::def::Dialect;
use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};

/// Runs Isogloss with the reference tool's flags on the text of a file of that name.
///
/// # Errors
/// A flag that it does not know.
pub fn run<S: AsRef<str>>(flags: &[S], name: &str, text: Vec<u8>) -> Result<OptOutput, String> {
    run_with(&isogloss::dialects::all(), flags, name, text)
}

/// As [`run`], with these dialects.
///
/// # Errors
/// A flag that it does not know.
pub fn run_with<S: AsRef<str>>(
    dialects: &[&'static Dialect],
    flags: &[S],
    name: &str,
    text: Vec<u8>,
) -> Result<OptOutput, String> {
    let mut options = OptOptions::default();
    name.clone_into(&mut options.file_name);
    // Isogloss must reject the texts that the reference tool rejects.
    options.parser.old_syntax = false;
    options.parser.newer_syntax = false;
    if let Some(unknown) = flags.iter().find(|flag| !options.set_flag(flag.as_ref())) {
        return Err(format!("unknown flag {}", unknown.as_ref()));
    }
    Ok(run_opt(dialects, text, &options))
}
