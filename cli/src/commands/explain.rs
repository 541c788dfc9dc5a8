//! `isogloss explain`: explains an error code.

use crate::output::{Failure, stdout};
use std::io::Write as _;

/// Explain the error code of a diagnostic; without CODE, list all codes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The code, as in `error[E0301]`.
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let out = &mut stdout();
    match &args.code {
        None => {
            for (code, text) in isogloss_codegen::EXPLANATIONS {
                writeln!(out, "{code}  {}", text.lines().next().unwrap_or_default())?;
            }
        }
        Some(code) => match isogloss_codegen::explain(code) {
            Some(page) => writeln!(out, "{}", plain(page))?,
            None => return Err(Failure::Io(format!("unknown error code `{code}`"))),
        },
    }
    out.close()
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
