//! Runs Isogloss like the reference tool: flags and a text in, a text and diagnostics out.

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::text::{FileOptions, parse_file};
use isogloss::text::ParserOptions;
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

/// Whether a text is a valid module in the spelling of the reference tool's version.
#[must_use]
pub fn is_valid(context: &Context, text: &str) -> bool {
    let parser = ParserOptions::default().allow_unregistered(true).newer_syntax(false);
    let options = FileOptions::default().parser(parser);
    let file = parse_file(context, text.as_bytes(), &options);
    file.errors.is_empty() && file.ir.verify().is_ok()
}
