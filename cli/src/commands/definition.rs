//! The arguments of the subcommands that read `.td` files.

use super::loading;
use crate::input::{check_is_text, is_binary};
use crate::output::{Color, Failure};
use clap::Args;
use isogloss_load::LoadError;
use isogloss_load::find::Index;
use isogloss_tablegen::{Records, Session};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// The definition files, with the options for their evaluation.
#[derive(Args)]
pub(crate) struct Definition {
    /// The definition file, searched in the directories of -I too; `-` reads standard input.
    #[arg(value_name = "FILE.td", required_unless_present_any = ["dialects", "load"])]
    pub(crate) file: Option<PathBuf>,
    /// A value that ends in `.td` is one more definition file, read with the others, as in `isogloss opt`; any other value is
    /// the NAME of a dialect to generate, of those that the files define or include. May be repeated.
    #[arg(long = "dialect", value_name = "FILE.td|NAME")]
    dialects: Vec<String>,
    /// Find the definition files of dialects in the directories of -I, and read them with the others.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    load: Vec<String>,
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
    /// The limits given by the flags.
    pub(crate) fn limits(&self) -> isogloss_tablegen::Limits {
        self.limits.get()
    }

    /// A session that searches the standard library and the directories of the flags. As in llvm-tblgen, the directory
    /// of the including file is not searched.
    fn session(&self) -> Session {
        let session = isogloss_codegen::session().search_beside(false).limits(self.limits());
        let session = self.include_dirs.iter().fold(session, Session::include_dir);
        self.macros.iter().fold(session, Session::define)
    }
}

/// The definitions to evaluate.
pub(crate) enum Input {
    /// One definition file.
    File(PathBuf),
    /// Standard input.
    Text { name: &'static str, text: String },
    /// Several files, as a text that includes them. A file that several of them include is read once.
    Several { name: &'static str, text: String },
}

impl Definition {
    /// The dialects chosen by name with `--dialect`.
    pub(crate) fn chosen_by_name(&self) -> impl Iterator<Item = &String> {
        self.dialects.iter().filter(|value| !is_definition(value))
    }

    /// The names of the chosen dialects. Explicit files are generated completely, also next to `--load`.
    pub(crate) fn chosen(&self) -> impl Iterator<Item = &String> {
        let has_files = self.file.is_some() || self.dialects.iter().any(|value| is_definition(value));
        self.chosen_by_name().chain(self.load.iter().filter(move |_| !has_files))
    }

    /// The definitions to evaluate. A binary file is refused.
    pub(crate) fn input(&self) -> Result<Input, Failure> {
        let mut files: Vec<PathBuf> = self.file.iter().map(|file| self.found(file)).collect();
        files.extend(self.dialects.iter().filter(|value| is_definition(value)).map(|file| self.found(file)));
        if !self.load.is_empty() {
            let index = Index::read(&self.include_dirs).map_err(|error| Failure::Io(error.to_string()))?;
            for name in &self.load {
                let Some(found) = index.dialect(name) else {
                    let near = isogloss_tablegen::closest(name, index.names()).map(str::to_owned);
                    let error = LoadError::UnknownDialect { name: name.clone(), near };
                    return Err(loading::failed(&error, &self.include_dirs));
                };
                files
                    .extend(found.files.into_iter().filter(|file| !files.contains(file)).collect::<Vec<_>>());
            }
        }
        match files.as_slice() {
            [] => Err(Failure::Usage("no definition file is given".to_owned())),
            [only] if only.as_os_str() == "-" => Ok(Input::Text { name: "<stdin>", text: standard_input()? }),
            [only] => {
                check_is_text(only)?;
                Ok(Input::File(only.clone()))
            }
            several if several.iter().any(|file| file.as_os_str() == "-") => {
                Err(Failure::Usage("standard input cannot be read with other definition files".to_owned()))
            }
            several => {
                several.iter().try_for_each(|file| check_is_text(file))?;
                Ok(match isogloss_tablegen::including(several) {
                    Ok(text) => Input::Several { name: "<dialects>", text },
                    Err(unreadable) => Input::File(unreadable.clone()),
                })
            }
        }
    }

    /// A file at its path, or else below an include directory.
    fn found(&self, file: impl AsRef<Path>) -> PathBuf {
        let file = file.as_ref();
        let mut places = self.include_dirs.iter().map(|directory| directory.join(file));
        if file.exists() || file.as_os_str() == "-" {
            file.into()
        } else {
            places.find(|path| path.exists()).unwrap_or_else(|| file.into())
        }
    }

    /// The records of the files.
    pub(crate) fn records(&self, color: Color) -> Result<Records, Failure> {
        let records = match self.input()? {
            Input::Text { name, text } => self.session().parse_str(name, text),
            Input::Several { name, text } => {
                self.session().search_beside(true).combined(true).parse_str(name, text)
            }
            Input::File(file) => self.session().parse_file(&file),
        };
        records.map_err(|errors| color.fail(&errors))
    }
}

/// Whether a value of `--dialect` is a file.
fn is_definition(value: &str) -> bool {
    Path::new(value).extension().is_some_and(|extension| extension == "td")
}

fn standard_input() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    match io::stdin().read_to_end(&mut bytes) {
        Ok(_) if is_binary(&bytes) => Err(Failure::Io("standard input: not text".to_owned())),
        Ok(_) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => Err(Failure::Io(format!("standard input: {error}"))),
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
