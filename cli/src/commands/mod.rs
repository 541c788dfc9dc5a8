//! The subcommands, one module each, and the arguments of those that read `.td` files.

pub(crate) mod bytecode;
pub(crate) mod completions;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod layout;
mod loading;
pub(crate) mod man;
pub(crate) mod opt;
pub(crate) mod query;
pub(crate) mod records;

pub(crate) use loading::Loading;

use crate::input::is_binary;
use crate::output::{Color, Failure};
use clap::Args;
use isogloss_tablegen::{Records, Session};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::PathBuf;

/// The definition file, with the options for its evaluation.
#[derive(Args)]
pub(crate) struct Definition {
    /// The definition file; `-` reads standard input.
    #[arg(value_name = "FILE.td")]
    pub(crate) file: PathBuf,
    /// Search included files in DIR too, in the order given.
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include_dirs: Vec<PathBuf>,
    /// Define MACRO for `#ifdef`.
    #[arg(short = 'D', value_name = "MACRO")]
    pub(crate) macros: Vec<String>,
    #[command(flatten)]
    limits: Limits,
}

/// Limits of the evaluation of a definition file.
#[derive(Args)]
#[command(next_help_heading = "Limits")]
struct Limits {
    /// How deeply values and statements may nest in the text.
    #[arg(long, value_name = "N", default_value_t = bounds().nesting)]
    max_nesting: u32,
    /// How deeply the evaluation of one value may recurse.
    #[arg(long, value_name = "N", default_value_t = bounds().depth)]
    max_depth: u32,
    /// How deeply included files may nest.
    #[arg(long, value_name = "N", default_value_t = bounds().include_depth)]
    max_include_depth: u32,
    /// How many elements a list, a dag or a `bits` type may have.
    #[arg(long, value_name = "N", default_value_t = bounds().list_length)]
    max_list_length: usize,
    /// How many bytes an evaluated string may have.
    #[arg(long, value_name = "BYTES", default_value_t = bounds().string_length)]
    max_string_length: usize,
    /// How deeply an evaluated value may be nested.
    #[arg(long, value_name = "N", default_value_t = bounds().value_depth)]
    max_value_depth: u32,
    /// How many parts an evaluated value may have, nested parts included.
    #[arg(long, value_name = "N", default_value_t = bounds().value_parts)]
    max_value_parts: u32,
    /// How many ancestors a class may have.
    #[arg(long, value_name = "N", default_value_t = bounds().ancestors)]
    max_ancestors: u32,
    /// How many records may be created.
    #[arg(long, value_name = "N", default_value_t = bounds().records)]
    max_records: usize,
    /// How many bytes all source files may have together.
    #[arg(long, value_name = "BYTES", default_value_t = bounds().source_bytes)]
    max_source_bytes: usize,
    /// How many bytes evaluated values may take together.
    #[arg(long, value_name = "BYTES", default_value_t = bounds().memory)]
    max_memory: usize,
    /// How many steps evaluation may take.
    #[arg(long, value_name = "N", default_value_t = bounds().steps)]
    max_steps: u64,
    /// How many errors are reported before the run stops.
    #[arg(long, value_name = "N", default_value_t = bounds().errors)]
    max_errors: usize,
}

/// The default limits.
fn bounds() -> isogloss_tablegen::Limits {
    isogloss_tablegen::Limits::default()
}

impl Definition {
    /// The limits that the flags set.
    pub(crate) fn limits(&self) -> isogloss_tablegen::Limits {
        self.limits.get()
    }

    /// A session that searches the standard library and the directories of the flags. As in
    /// llvm-tblgen, the directory of the including file is not searched.
    fn session(&self) -> Session {
        let session = isogloss_codegen::session().search_beside(false).limits(self.limits());
        let session = self.include_dirs.iter().fold(session, Session::include_dir);
        self.macros.iter().fold(session, Session::define)
    }
}

impl Definition {
    /// The text of standard input, if the file is `-`. A file that is not text is refused.
    pub(crate) fn standard_input(&self) -> Result<Option<String>, Failure> {
        let (mut bytes, name) = (Vec::new(), self.file.display());
        if self.file.as_os_str() != "-" {
            // The session reports a file that it cannot read.
            let head = File::open(&self.file).and_then(|file| file.take(1024).read_to_end(&mut bytes));
            return match head {
                Ok(_) if is_binary(&bytes) => Err(Failure::Io(format!("{name}: not a text file"))),
                _ => Ok(None),
            };
        }
        match io::stdin().read_to_end(&mut bytes) {
            Ok(_) if is_binary(&bytes) => Err(Failure::Io("standard input: not text".to_owned())),
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) => Err(Failure::Io(format!("standard input: {error}"))),
        }
    }

    /// The records of the file.
    pub(crate) fn records(&self, color: Color) -> Result<Records, Failure> {
        let records = match self.standard_input()? {
            Some(text) => self.session().parse_str("<stdin>", text),
            None => self.session().parse_file(&self.file),
        };
        records.map_err(|errors| color.fail(&errors))
    }
}

impl Limits {
    fn get(&self) -> isogloss_tablegen::Limits {
        let mut limits = bounds();
        limits.nesting = self.max_nesting;
        limits.depth = self.max_depth;
        limits.include_depth = self.max_include_depth;
        limits.list_length = self.max_list_length;
        limits.string_length = self.max_string_length;
        limits.value_depth = self.max_value_depth;
        limits.value_parts = self.max_value_parts;
        limits.ancestors = self.max_ancestors;
        limits.records = self.max_records;
        limits.source_bytes = self.max_source_bytes;
        limits.memory = self.max_memory;
        limits.steps = self.max_steps;
        limits.errors = self.max_errors;
        limits
    }
}
