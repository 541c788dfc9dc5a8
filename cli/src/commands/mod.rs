//! The subcommands, one module each, and what those that read `.td` files share.

pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod layout;
pub(crate) mod opt;
pub(crate) mod records;

use crate::output::{Color, Failure};
use clap::Args;
use isogloss_tablegen::{Records, Session};
use std::io::Read as _;
use std::path::PathBuf;

/// The definition file and how to read it.
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

/// Bounds on what a definition file may ask for.
#[derive(Args)]
#[command(next_help_heading = "Limits")]
struct Limits {
    /// How deep values and statements may nest in the text.
    #[arg(long, value_name = "N")]
    max_nesting: Option<u32>,
    /// How deep the evaluation of one value may go.
    #[arg(long, value_name = "N")]
    max_depth: Option<u32>,
    /// How many elements a list, a dag or a `bits` type may have.
    #[arg(long, value_name = "N")]
    max_list_length: Option<usize>,
    /// How many bytes an evaluated string may have.
    #[arg(long, value_name = "BYTES")]
    max_string_length: Option<usize>,
    /// How many records may come to be.
    #[arg(long, value_name = "N")]
    max_records: Option<usize>,
    /// How many bytes evaluated values may take together.
    #[arg(long, value_name = "BYTES")]
    max_memory: Option<usize>,
    /// How many steps evaluation may take.
    #[arg(long, value_name = "N")]
    max_steps: Option<u64>,
}

impl Definition {
    /// The bounds that the flags set.
    pub(crate) fn limits(&self) -> isogloss_tablegen::Limits {
        self.limits.get()
    }

    /// A session that finds the standard library and what the flags name, where
    /// TableGen looks: not beside the including file.
    fn session(&self) -> Session {
        let session = isogloss_codegen::session().search_beside(false).limits(self.limits());
        let session = self.include_dirs.iter().fold(session, Session::include_dir);
        self.macros.iter().fold(session, Session::define)
    }
}

impl Definition {
    /// The text of standard input, if the file is `-`.
    pub(crate) fn standard_input(&self) -> Result<Option<String>, Failure> {
        if self.file.as_os_str() != "-" {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        match std::io::stdin().read_to_end(&mut bytes) {
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
        let mut limits = isogloss_tablegen::Limits::default();
        fn set<T: Copy>(limit: &mut T, flag: Option<T>) {
            *limit = flag.unwrap_or(*limit);
        }
        set(&mut limits.nesting, self.max_nesting);
        set(&mut limits.depth, self.max_depth);
        set(&mut limits.list_length, self.max_list_length);
        set(&mut limits.string_length, self.max_string_length);
        set(&mut limits.records, self.max_records);
        set(&mut limits.memory, self.max_memory);
        set(&mut limits.steps, self.max_steps);
        limits
    }
}
