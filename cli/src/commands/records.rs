//! `isogloss records`: evaluates a definition file and prints its records.

use super::Definition;
use crate::output::{Color, Failure, stdout};
use clap::{Args as ClapArgs, ValueEnum};
use isogloss_tablegen::Record;
use std::io::{self, Write};

/// Evaluate definition files and print their records.
///
/// The text and the JSON are those of `llvm-tblgen --print-records` and
/// `--dump-json`. The standard library (`include "isogloss/Dialect.td"`) is built in.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// What to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Print global variables, classes and records with the location of each, as `llvm-tblgen
    /// --print-detailed-records` does.
    #[arg(long, conflicts_with_all = ["format", "class", "def"])]
    detailed: bool,
    /// Print only the records derived from CLASS.
    #[arg(long, value_name = "CLASS")]
    class: Option<String>,
    /// Print only the record or class of that NAME.
    #[arg(long, value_name = "NAME", conflicts_with = "class")]
    def: Option<String>,
    #[command(flatten)]
    definition: Definition,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Classes, then records, as definitions.
    Text,
    /// One JSON object with a member for each record.
    Json,
    /// Nothing: only check the file.
    Null,
}

pub(crate) fn run(args: &Args, color: Color) -> Result<(), Failure> {
    if let Some(name) = args.definition.chosen_by_name().next() {
        let message = format!("`{name}` is not a definition file; `--load {name}` finds those of a dialect");
        return Err(Failure::Usage(message));
    }
    let records = args.definition.records(color)?;
    color.report(records.diagnostics(), records.sources());
    let out = &mut stdout();
    if args.detailed {
        records.write_detailed(out)?;
    } else if let Some(class) = &args.class {
        if records.class(class).is_none() {
            return Err(Failure::Io(format!("unknown class `{class}`")));
        }
        print(records.defs_by_name().filter(|def| def.is_subclass_of(class)), args.format, out)?;
    } else if let Some(name) = &args.def {
        let Some(record) = records.def(name).or_else(|| records.class(name)) else {
            return Err(Failure::Io(format!("unknown record or class `{name}`")));
        };
        print(std::iter::once(record), args.format, out)?;
    } else {
        match args.format {
            Format::Text => records.write_text(out)?,
            Format::Json => records.write_json(out)?,
            Format::Null => {}
        }
    }
    out.close()?;
    // The process exits now; the system frees memory faster than destructors.
    std::mem::forget(records);
    Ok(())
}

/// Prints some records; JSON has one member for each.
fn print<'a>(
    mut chosen: impl Iterator<Item = Record<'a>>,
    format: Format,
    out: &mut (impl Write + Send),
) -> io::Result<()> {
    match format {
        Format::Null => Ok(()),
        Format::Text => chosen.by_ref().try_for_each(|record| {
            let keyword = if record.is_class() { "class" } else { "def" };
            write!(out, "{keyword} {record}")
        }),
        Format::Json => {
            out.write_all(b"{")?;
            for (index, record) in chosen.enumerate() {
                out.write_all(if index == 0 { b"" } else { b"," })?;
                record.write_json_member(out)?;
            }
            out.write_all(b"}\n")
        }
    }
}
