//! Evaluates one definition file and prints its records: `records [--format text|json|null] [-I DIR]... [-D MACRO]...
//! [--limit NAME=NUMBER]... FILE`.
//!
//! The suites run it if the front end needs a process of its own: under a memory limit, or with a deadline. The exit
//! status is 0 if the file is accepted, 1 if it is rejected, and 2 if the arguments are invalid.
#![forbid(unsafe_code)]

use std::env;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use isogloss_tablegen::{Limits, Records, Session};

/// The parsed command line.
#[derive(Default)]
struct Options {
    session: Session,
    limits: Limits,
    format: String,
    file: Option<String>,
}

fn main() -> ExitCode {
    let Some(options) = options() else {
        eprintln!(
            "usage: records [--format text|json|null] [-I DIR]... [-D MACRO]... [--limit NAME=NUMBER]... FILE"
        );
        return ExitCode::from(2);
    };
    let file = options.file.unwrap_or_default();
    match options.session.limits(options.limits).parse_file(file) {
        Ok(records) => match print(&records, &options.format) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
        Err(errors) => {
            eprint!("{errors}");
            ExitCode::FAILURE
        }
    }
}

fn options() -> Option<Options> {
    let mut options = Options::default();
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--format" => options.format = arguments.next()?,
            "-I" => options.session = options.session.include_dir(arguments.next()?),
            "-D" => options.session = options.session.define(arguments.next()?),
            "--limit" => lower(&mut options.limits, &arguments.next()?)?,
            _ => options.file = Some(argument),
        }
    }
    options.file.is_some().then_some(options)
}

/// Sets a limit that is given as `NAME=NUMBER`.
fn lower(limits: &mut Limits, setting: &str) -> Option<()> {
    let (name, number) = setting.split_once('=')?;
    let small: u32 = number.parse().ok()?;
    let (size, large) = (usize::try_from(small).ok()?, u64::from(small));
    match name {
        "nesting" => limits.nesting = small,
        "depth" => limits.depth = small,
        "include_depth" => limits.include_depth = small,
        "list_length" => limits.list_length = size,
        "string_length" => limits.string_length = size,
        "value_depth" => limits.value_depth = small,
        "value_parts" => limits.value_parts = small,
        "records" => limits.records = size,
        "steps" => limits.steps = large,
        "match_steps" => limits.match_steps = size,
        _ => return None,
    }
    Some(())
}

fn print(records: &Records, format: &str) -> io::Result<()> {
    let mut output = BufWriter::new(io::stdout());
    match format {
        "null" => {}
        "json" => records.write_json(&mut output)?,
        _ => records.write_text(&mut output)?,
    }
    output.flush()
}
