//! `isogloss explain`: explains an error code or a lint.

use crate::output::{Failure, stdout};
use isogloss_codegen::{LINTS, Lint, lint};
use std::io::Write as _;

/// Explain the error code of a diagnostic, or a lint; without CODE, list all codes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The code, as in `error[E0301]`, or the name of a lint.
    #[arg(value_name = "CODE")]
    code: Option<String>,
    /// List the lints, each with its code, its level and a summary.
    #[arg(long, conflicts_with = "code")]
    lints: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let out = &mut stdout();
    match &args.code {
        None if args.lints => {
            let width = LINTS.iter().map(|lint| lint.name.len()).max().unwrap_or_default();
            for Lint { name, code, level, summary, .. } in LINTS {
                writeln!(out, "{name:width$}  {:5}  {level:5}  {summary}", code.unwrap_or_default())?;
            }
        }
        None => {
            for (code, text) in isogloss_codegen::EXPLANATIONS {
                writeln!(out, "{code}  {}", text.lines().next().unwrap_or_default())?;
            }
        }
        Some(code) => {
            let page = isogloss_codegen::explain(code).or_else(|| Some(lint(code)?.page));
            let Some(page) = page else {
                return Err(Failure::Io(format!("unknown error code or lint `{code}`")));
            };
            writeln!(out, "{}", plain(page))?;
            for lint in LINTS.iter().filter(|lint| lint.name == code || lint.code == Some(code)) {
                writeln!(out, "\n{}", levels(lint))?;
            }
        }
    }
    out.close()
}

/// The sentence about the level of a lint.
fn levels(lint: &Lint) -> String {
    let Lint { name, summary, level, .. } = lint;
    format!(
        "Lint `{name}` ({summary}): its level is `{level}`, and `--allow`, `--warn` or `--deny {name}` sets another."
    )
}

/// A page without code fences; its blocks of code are indented.
fn plain(page: &str) -> String {
    let mut text = String::with_capacity(page.len());
    let mut in_block = false;
    for line in page.trim_end().lines() {
        if line.starts_with("```") {
            in_block = !in_block;
            continue;
        }
        text.push_str(if in_block && !line.is_empty() { "    " } else { "" });
        text.push_str(line);
        text.push('\n');
    }
    text.trim_end().to_owned()
}
