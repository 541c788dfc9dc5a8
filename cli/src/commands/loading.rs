//! The flags for loading dialects from definition files. Without the feature `load`, `compiled` has the same items and
//! no flags.

use super::list::{Form, Loaded, list};
use crate::input::check_is_text;
use crate::output::{Color, Failure};
use crate::report::without_repeats;
use isogloss::bytecode::{BytecodeInfo, is_bytecode};
use isogloss::def::Dialect;
use isogloss::ir::Language;
use isogloss_load::find::names_in;
use isogloss_load::{DialectReport, LeftOut, LoadError, Loader, Unchecked};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::ptr;

/// Dialects that are loaded from definition files, besides those that the command knows.
#[derive(clap::Args)]
#[command(next_help_heading = "Dialects from definition files")]
pub(crate) struct Loading {
    /// Load the dialects that FILE.td defines, or of which it defines types, attributes or operations.
    #[arg(long = "dialect", value_name = "FILE.td")]
    files: Vec<PathBuf>,
    /// Find the definition files of dialects in the directories of -I, and load them and the dialects that they need.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    load: Vec<String>,
    /// Load every dialect that is found in the directories of -I; `opt` and `fmt` load those that the input names.
    #[arg(long)]
    load_all: bool,
    /// Load the dialects that are compiled in from the directories of -I, too, as for files of another version of MLIR.
    #[arg(long)]
    replace_compiled: bool,
    /// Search definition files in DIR.
    #[arg(short = 'I', value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// Define MACRO for `#ifdef` in definition files.
    #[arg(short = 'D', value_name = "MACRO")]
    macros: Vec<String>,
    /// Read what C++ names in definition files mean (`CppPredicate`, `CppTransformer`), besides the library's
    /// isogloss/CppMeaning.td.
    #[arg(long = "cpp-meanings", value_name = "FILE.td")]
    meanings: Vec<PathBuf>,
    /// Read forms of operations, types, attributes and directives whose text is C++ in definition files (`OpForm` and others
    /// of isogloss/Form.td).
    #[arg(long = "forms", value_name = "FILE.td")]
    forms: Vec<PathBuf>,
}

impl Loading {
    /// The known dialects of the command, and those that the flags name. Warnings about named files are printed to
    /// standard error, with a line for each dialect that has C++ or Rust that is not run.
    #[cfg(feature = "command")]
    pub(crate) fn dialects(
        &self,
        known: &[&'static Dialect],
        color: Color,
    ) -> Result<Vec<&'static Dialect>, Failure> {
        let mut begun = self.begin(known, color)?;
        begun.all()?;
        begun.report();
        Ok(begun.loader.dialects())
    }

    /// Like [`Self::dialects`], but limits `--load-all` to the dialects in these sets
    /// ([`isogloss_load::find::names_in`]) and their dependencies.
    #[cfg(feature = "command")]
    pub(crate) fn dialects_named(
        &self,
        names: impl Iterator<Item = BTreeSet<String>>,
        known: &[&'static Dialect],
        color: Color,
    ) -> Result<Vec<&'static Dialect>, Failure> {
        let mut begun = self.begin(known, color)?;
        if self.load_all {
            begun.named(&names.flatten().collect())?;
        }
        begun.report();
        Ok(begun.loader.dialects())
    }

    /// The options for searching dialects like the server, with some known dialects.
    #[cfg(feature = "lsp")]
    pub(crate) fn search(&self, dialects: Vec<&'static Dialect>) -> isogloss_lsp::Options {
        let mut options = isogloss_lsp::Options::default();
        options.include_dirs.clone_from(&self.include_dirs);
        options.macros.clone_from(&self.macros);
        options.forms.clone_from(&self.forms);
        options.dialects = dialects;
        options
    }

    /// The list of the dialects.
    pub(crate) fn shown(
        &self,
        form: Form,
        known: &[&'static Dialect],
        color: Color,
    ) -> Result<String, Failure> {
        let mut begun = self.begin(known, color)?;
        begun.all()?;
        begun.report_mistakes();
        let loader = begun.loader;
        let mut dialects = loader.dialects();
        dialects.sort_by_key(|dialect| dialect.name);
        let loaded = loader.loaded();
        // A loaded table may extend a compiled dialect of the same name.
        let report = |dialect: &Dialect| {
            let mut pairs = loaded.dialects.iter().zip(&loaded.reports);
            pairs.find(|(table, _)| ptr::eq(**table, dialect)).map(|(_, report)| origin(report))
        };
        Ok(list(&dialects, report, form))
    }

    /// A loader that has loaded the dialects of all flags except `--load-all`.
    pub(crate) fn begin<'f>(
        &'f self,
        known: &'f [&'static Dialect],
        color: Color,
    ) -> Result<Begun<'f>, Failure> {
        self.meanings
            .iter()
            .chain(&self.files)
            .chain(&self.forms)
            .try_for_each(|file| check_is_text(file))?;
        let loader = Loader::new(known.iter().copied());
        let loader = self.include_dirs.iter().fold(loader, Loader::include_dir);
        let loader = self.macros.iter().fold(loader, Loader::define);
        let loader = self.forms.iter().fold(loader, Loader::forms);
        let loader = if self.replace_compiled { loader.replace_known() } else { loader };
        let mut begun = Begun { flags: self, known, loader, color };
        begun.load(|loader| {
            self.meanings.iter().try_for_each(|file| loader.meanings(file))?;
            loader.files(&self.files)?;
            loader.by_name(&self.load)
        })?;
        Ok(begun)
    }
}

/// A loader that loads more dialects on demand with `--load-all`.
pub(crate) struct Begun<'f> {
    flags: &'f Loading,
    known: &'f [&'static Dialect],
    loader: Loader,
    color: Color,
}

impl Begun<'_> {
    fn load(&mut self, load: impl FnOnce(&mut Loader) -> Result<(), LoadError>) -> Result<(), Failure> {
        load(&mut self.loader).map_err(|error| match error {
            LoadError::Definition(errors) => self.color.fail(&errors),
            error => failed(&error, &self.flags.include_dirs),
        })
    }

    /// Loads the dialects of `--load-all`.
    fn all(&mut self) -> Result<(), Failure> {
        if self.flags.load_all { self.load(Loader::all) } else { Ok(()) }
    }

    /// With `--load-all`, loads the dialects that a text or a bytecode file names. Returns all dialects. Warnings are
    /// reported as by [`Loading::dialects`].
    pub(crate) fn for_input(&mut self, input: &[u8]) -> Result<Vec<&'static Dialect>, Failure> {
        if self.flags.load_all {
            // Bytecode contains some types and attributes as text.
            let mut names = names_in(input);
            match is_bytecode(input).then(|| BytecodeInfo::of(input)) {
                Some(Ok(info)) => names.extend(info.dialects.into_iter().map(|dialect| dialect.name)),
                Some(Err(_)) => self.all()?,
                None => {}
            }
            self.named(&names)?;
        }
        self.report();
        Ok(self.loader.dialects())
    }

    /// A function that loads all dialects, in an order independent of the input, if the input may not name all:
    /// messages about errors in a text list and suggest them. It reports nothing.
    pub(crate) fn others(&self) -> Option<impl FnMut() -> Vec<&'static Dialect>> {
        self.flags.load_all.then_some(|| {
            let all = self.flags.begin(self.known, self.color).and_then(|mut begun| {
                begun.all()?;
                Ok(begun.loader.dialects())
            });
            // The flags had no error in the first run.
            all.unwrap_or_else(|_| self.loader.dialects())
        })
    }

    fn named(&mut self, names: &BTreeSet<String>) -> Result<(), Failure> {
        self.load(|loader| loader.all_named(names))
    }

    /// Reports warnings and unrun code of the loaded dialects.
    fn report(&self) {
        self.report_mistakes();
        for found in self.loader.warnings() {
            self.color.report(&without_repeats(&found.diagnostics, ""), &found.sources);
        }
        for found in self.loader.forms_without_dialect() {
            self.color.report(&found.diagnostics, &found.sources);
        }
        if !self.flags.forms.is_empty() && self.loader.loaded().dialects.is_empty() && !self.flags.load_all {
            eprintln!(
                "`--forms` has no effect without `--dialect`, `--load` or `--load-all`: no dialect is loaded"
            );
        }
        for summary in self.loader.loaded().reports.iter().filter_map(DialectReport::summary) {
            eprintln!("{summary}");
        }
    }

    fn report_mistakes(&self) {
        let loaded = self.loader.dialects();
        let is_loaded = |name: &str| loaded.iter().any(|dialect| dialect.name == name);
        for skipped in self.loader.skipped() {
            self.color.report(&skipped.errors.diagnostics, &skipped.errors.sources);
            let name = &skipped.dialect;
            match skipped.left_out {
                LeftOut::Mistakes => {
                    eprintln!("dialect `{name}`: definitions with these mistakes are left out");
                }
                LeftOut::Definitions(count) => {
                    eprintln!("dialect `{name}`: for these reasons {count} definitions are left out");
                }
                LeftOut::File if !is_loaded(name) => {
                    eprintln!("dialect `{name}`: the dialect is left out for these reasons");
                }
                LeftOut::File => eprintln!("dialect `{name}`: a file with these mistakes is left out"),
                LeftOut::Nothing => {}
            }
        }
    }
}

/// The message for an error outside definition files.
pub(super) fn failed(error: &LoadError, include_dirs: &[PathBuf]) -> Failure {
    let mut message = error.to_string();
    if matches!(error, LoadError::UnknownDialect { .. }) && include_dirs.is_empty() {
        message.push_str("; `-I DIR` names a directory in which definition files are searched");
    }
    Failure::Io(message)
}

/// The coverage of a loaded dialect for a list.
fn origin(report: &DialectReport) -> Loaded<'_> {
    Loaded {
        unrun: report.unchecked.iter().map(|found| (found.name.as_str(), unrun(found))).collect(),
        conditions: report.conditions,
        unknown_conditions: report.unknown_conditions,
    }
}

/// Descriptions of an operation's code that is not run.
fn unrun(found: &Unchecked) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(found.form.iter().map(|part| format!("custom form {part}")));
    parts.extend(found.verifier.iter().map(|code| match code.language {
        Language::Cpp => "verifier".to_owned(),
        Language::Rust => format!("verifier {code}"),
    }));
    parts.extend(found.interfaces.iter().map(|name| format!("verifier of {name}")));
    parts.extend(found.traits.iter().map(|code| format!("trait {code}")));
    parts.extend(found.conditions.iter().map(|text| format!("condition {text}")));
    parts.extend(found.defaults.iter().map(|text| format!("default value {text}")));
    parts
}
