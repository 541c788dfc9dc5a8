//! [`Loader`]: dialects of definition files.

use crate::find::Index;
use crate::names::Names;
use crate::{Library, Loaded, is_complete, load_chosen};
use isogloss::def::Dialect;
use isogloss_codegen::CppMeanings;
use isogloss_tablegen::{Diagnostic, Errors, Record, Records, Session, Severity, closest};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

/// Loads dialects from definition files, each once.
///
/// ```no_run
/// let mut loader = isogloss_load::Loader::new(isogloss::dialects::all()).include_dir("/usr/lib/llvm-22/include");
/// loader.by_name(["tosa", "linalg"])?;
/// let ctx = isogloss::Context::with_dialects(loader.dialects());
/// # Ok::<(), isogloss_load::LoadError>(())
/// ```
#[derive(Debug)]
pub struct Loader {
    include_dirs: Vec<PathBuf>,
    macros: Vec<String>,
    known: Vec<&'static Dialect>,
    hooks: Vec<&'static Dialect>,
    loaded: Loaded,
    /// What C++ texts mean, if tables besides the library's are used.
    meanings: Option<Arc<CppMeanings>>,
    /// The items of all these dialects; made when the first is loaded.
    names: Option<Names>,
    warnings: Vec<Errors>,
}

impl Loader {
    /// A loader beside dialects that exist, which definitions may use and which are used as they are.
    #[must_use]
    pub fn new(known: impl IntoIterator<Item = &'static Dialect>) -> Self {
        let known = known.into_iter().collect();
        Self {
            include_dirs: Vec::new(),
            macros: Vec::new(),
            known,
            hooks: Vec::new(),
            loaded: Loaded::default(),
            meanings: None,
            names: None,
            warnings: Vec::new(),
        }
    }

    /// Searches a directory for included files, and for definition files by the name of a dialect.
    #[must_use]
    pub fn include_dir(mut self, directory: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(directory.into());
        self
    }

    /// Defines a macro for `#ifdef`.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.macros.push(name.into());
        self
    }

    /// Lets compiled dialects serve loaded ones of the same names: their types and attributes are used, and what only Rust
    /// has of their operations (verifiers, custom forms, functions of interfaces). An operation that has other parts than
    /// the compiled one is loaded without it. Handles of the compiled dialect take the loaded operations.
    #[must_use]
    pub fn hooks_of(mut self, dialects: impl IntoIterator<Item = &'static Dialect>) -> Self {
        self.hooks.extend(dialects);
        self
    }

    /// Adds the meanings of C++ names that a file has (`CppPredicate` and `CppTransformer` of `isogloss/CppMeaning.td`) to
    /// those of the library. They apply to dialects that are loaded after that, and take precedence over earlier ones.
    ///
    /// # Errors
    /// If the file cannot be evaluated, or a record has a mistake.
    pub fn meanings(&mut self, file: impl AsRef<Path>) -> Result<(), LoadError> {
        let records = self.records(&[self.found(file.as_ref())])?;
        let mut diagnostics = Vec::new();
        let table = CppMeanings::read(&records, &mut diagnostics);
        if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
            return Err(definition_error(records, diagnostics));
        }
        let table = match &self.meanings {
            Some(earlier) => table.or(earlier),
            None => table.with_library(),
        };
        self.meanings = Some(Arc::new(table));
        Ok(())
    }

    /// The dialects that existed, then those that were loaded, for
    /// [`Context::with_dialects`](isogloss::Context::with_dialects).
    #[must_use]
    pub fn dialects(&self) -> Vec<&'static Dialect> {
        self.known.iter().chain(&self.loaded.dialects).copied().collect()
    }

    /// What was loaded.
    #[must_use]
    pub fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// The warnings about definitions that [`Self::files`] loaded, with their sources: those in the given files, and in files
    /// that they include from elsewhere than the directories that are searched.
    #[must_use]
    pub fn warnings(&self) -> &[Errors] {
        &self.warnings
    }

    /// Loads the dialects that files define, or of which they define types, attributes or operations. Files of one dialect
    /// must be given together.
    ///
    /// # Errors
    /// If a file cannot be evaluated, or a definition in it has a mistake.
    pub fn files<P: AsRef<Path>>(&mut self, files: impl IntoIterator<Item = P>) -> Result<(), LoadError> {
        let files: Vec<PathBuf> = files.into_iter().map(|file| self.found(file.as_ref())).collect();
        if files.is_empty() {
            return Ok(());
        }
        let records = self.records(&files)?;
        let owners: Vec<String> = owners(&records, &files).into_iter().map(str::to_owned).collect();
        let (evaluated, found) = self.add(vec![records], &|dialect| {
            owners.is_empty() || owners.iter().any(|owner| owner == dialect.name())
        })?;
        for records in evaluated {
            let (sources, all) = (records.sources(), records.diagnostics().iter().chain(&found));
            let is_own = |found: &&Diagnostic| {
                let Some(file) = sources.file_of(found.span()) else { return false };
                let path = Path::new(sources.file(file).name());
                let is_searched = self.include_dirs.iter().any(|directory| path.starts_with(directory));
                files.iter().any(|own| own == path) || !is_searched
            };
            let warnings = all.filter(|found| found.severity == Severity::Warning).filter(is_own);
            let warnings: Vec<Diagnostic> = warnings.cloned().collect();
            if !warnings.is_empty() {
                let dependencies = records.dependencies().clone();
                self.warnings.push(Errors::new(records.into_sources(), warnings, dependencies));
            }
        }
        Ok(())
    }

    /// A file as it is named, or else below a directory that is searched.
    fn found(&self, file: &Path) -> PathBuf {
        let in_directory = self.include_dirs.iter().map(|directory| directory.join(file));
        match file.exists() {
            true => file.to_owned(),
            false => in_directory.into_iter().find(|path| path.exists()).unwrap_or_else(|| file.to_owned()),
        }
    }

    /// Finds and loads dialects by their names, and those that they depend on. A dialect that is known is used as it is; one
    /// of which only a part is compiled ([`Dialect::is_open`]) is completed.
    ///
    /// # Errors
    /// If a name is unknown, a file cannot be read or evaluated, or a definition in it has a mistake.
    pub fn by_name<N: AsRef<str>>(&mut self, names: impl IntoIterator<Item = N>) -> Result<(), LoadError> {
        let names: Vec<String> = names.into_iter().map(|name| name.as_ref().to_owned()).collect();
        if names.iter().all(|name| self.is_known(name)) {
            return Ok(());
        }
        let index = Index::read(&self.include_dirs)?;
        for name in &names {
            if !self.is_known(name) && index.dialect(name).is_none() {
                let known = index.names().chain(self.known.iter().map(|dialect| dialect.name));
                let near = closest(name, known).map(str::to_owned);
                return Err(LoadError::UnknownDialect { name: name.clone(), near });
            }
        }
        names.iter().try_for_each(|name| self.indexed(&index, name, &mut Vec::new()))
    }

    /// Loads every dialect that the directories define.
    ///
    /// # Errors
    /// If a file cannot be read or evaluated, or a definition in it has a mistake.
    pub fn all(&mut self) -> Result<(), LoadError> {
        let index = Index::read(&self.include_dirs)?;
        let names: Vec<String> = index.names().map(str::to_owned).collect();
        names.iter().try_for_each(|name| self.indexed(&index, name, &mut Vec::new()))
    }

    /// Loads a dialect after those that it depends on; `pending` are those whose dependencies are being loaded.
    fn indexed(&mut self, index: &Index, name: &str, pending: &mut Vec<String>) -> Result<(), LoadError> {
        let Some(found) = index.dialect(name).filter(|_| !self.is_known(name)) else { return Ok(()) };
        if pending.iter().any(|other| other == name) {
            return Ok(());
        }
        pending.push(name.to_owned());
        for needed in &found.dependencies {
            self.indexed(index, needed, pending)?;
        }
        pending.pop();
        let one = |file: &PathBuf| self.records(std::slice::from_ref(file));
        let evaluated = found.files.iter().map(one).collect::<Result<Vec<_>, _>>()?;
        self.add(evaluated, &|dialect| dialect.get::<&str>("name").is_ok_and(|own| own == name))?;
        Ok(())
    }

    /// Whether there is nothing to load of a dialect.
    fn is_known(&self, name: &str) -> bool {
        is_complete(name, &self.known) || self.loaded.dialects.iter().any(|dialect| dialect.name == name)
    }

    /// Adds the dialects of evaluated files. The result has the files, and the diagnostics about their definitions.
    fn add(
        &mut self,
        mut evaluated: Vec<Records>,
        is_wanted: &dyn Fn(Record<'_>) -> bool,
    ) -> Result<(Vec<Records>, Vec<Diagnostic>), LoadError> {
        let dialects = self.dialects();
        let names = self.names.get_or_insert_with(|| {
            let all: Vec<_> = dialects.iter().chain(&self.hooks).copied().collect();
            Names::of(&all)
        });
        let library = Library { known: &dialects, hooks: &self.hooks, meanings: self.meanings.as_ref() };
        let (found, mistaken) = load_chosen(&evaluated, &library, names, is_wanted);
        if let Some((index, mistakes)) = mistaken {
            return Err(definition_error(evaluated.swap_remove(index), mistakes));
        }
        self.loaded.dialects.extend(found.dialects);
        self.loaded.reports.extend(found.reports);
        self.loaded.diagnostics.extend(found.diagnostics.iter().cloned());
        Ok((evaluated, found.diagnostics))
    }

    /// The records of files, evaluated together.
    fn records(&self, files: &[PathBuf]) -> Result<Records, LoadError> {
        let session = isogloss_codegen::session().search_beside(true);
        let session = self.include_dirs.iter().fold(session, Session::include_dir);
        let session = self.macros.iter().fold(session, Session::define);
        let records = match files {
            [only] => session.parse_file(only),
            several => match isogloss_tablegen::including(several) {
                Ok(text) => session.parse_str("<dialects>", text),
                Err(unreadable) => session.parse_file(unreadable),
            },
        };
        records.map_err(LoadError::Definition)
    }
}

fn definition_error(records: Records, diagnostics: Vec<Diagnostic>) -> LoadError {
    let dependencies = records.dependencies().clone();
    LoadError::Definition(Box::new(Errors::new(records.into_sources(), diagnostics, dependencies)))
}

/// The records of the dialects that files define, or of which they define items.
fn owners<'r>(records: &'r Records, files: &[PathBuf]) -> Vec<&'r str> {
    let sources = records.sources();
    let in_files = |record: &Record<'_>| {
        let file = sources.file_of(record.span()).map(|file| sources.file(file));
        file.is_some_and(|file| files.iter().any(|path| Path::new(file.name()) == path))
    };
    let dialects = records.derived_from("Dialect").filter(in_files).map(Record::name);
    let items =
        ["TypeDef", "AttrDef"].map(|class| (class, "dialect")).into_iter().chain([("Op", "opDialect")]);
    let mut owners: Vec<&str> = dialects.collect();
    for (class, field) in items {
        for item in records.derived_from(class).filter(in_files) {
            if let Ok(dialect) = item.get::<Record<'_>>(field)
                && !owners.contains(&dialect.name())
            {
                owners.push(dialect.name());
            }
        }
    }
    owners
}

/// Why dialects were not loaded.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// A definition file has errors: it cannot be evaluated, or its definitions have mistakes.
    Definition(Box<Errors>),
    /// No definition file defines a dialect of that name.
    UnknownDialect {
        /// The name.
        name: String,
        /// The known name that is closest to it.
        near: Option<String>,
    },
    /// A directory or a file cannot be read.
    Io(io::Error),
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Definition(errors) => errors.fmt(f),
            Self::UnknownDialect { name, near } => {
                write!(f, "no definition file defines a dialect `{name}`")?;
                near.as_ref().map_or(Ok(()), |near| write!(f, "; did you mean `{near}`?"))
            }
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}
