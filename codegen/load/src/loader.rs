//! [`Loader`]: dialects from definition files.

use crate::find::{Found, Index, names_in};
use crate::formed::Formed;
use crate::names::Names;
use crate::{Batch, Library, Loaded, is_complete};
use isogloss::builtin;
use isogloss::def::Dialect;
use isogloss_codegen::{CppMeanings, is_form_of_nothing, is_mistake, is_of_form};
use isogloss_tablegen::{
    Dependencies, Diagnostic, Errors, Limits, Preludes, Record, Records, Session, Severity, SourceMap,
    closest,
};
use std::collections::{BTreeSet, HashMap, HashSet};
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
    /// Files with forms (`isogloss/Form.td`), which are included after definitions.
    forms: Vec<PathBuf>,
    /// The first form in these files for each dialect, as a note that the form has no effect.
    formed: Formed,
    /// Whether dialects are searched for the names in texts: a dialect that no text names is not loaded.
    by_text: bool,
    known: Vec<&'static Dialect>,
    /// Whether known dialects with definition files in the directories are loaded.
    replaces_known: bool,
    hooks: Vec<&'static Dialect>,
    loaded: Loaded,
    skipped: Vec<Skipped>,
    /// The meanings of C++ texts, if tables other than the library's are used.
    meanings: Option<Arc<CppMeanings>>,
    /// The items of all these dialects; created with the first load.
    names: Option<Names>,
    warnings: Vec<Errors>,
    /// The definition files of the directories, indexed on demand.
    index: Option<Arc<Index>>,
    /// The base classes of ODS, which definition files include first.
    preludes: Preludes,
}

/// The name of the generated text that includes the files of an evaluation.
const WRAPPER: &str = "<dialects>";

/// How many including files are tried if a file cannot be evaluated alone.
const MOST_ROOTS: usize = 4;

/// A file with more errors is skipped.
const MOST_ERRORS: usize = 10_000;

/// The folders with the base classes of all definitions: an error there skips a file.
const CLASS_FOLDERS: [&str; 2] = ["mlir/IR/", "mlir/Interfaces/"];

/// The files with the base classes of operations, of the library and of MLIR.
const CLASSES: [&str; 2] = ["isogloss/Op.td", "mlir/IR/OpBase.td"];

impl Loader {
    /// A loader with existing dialects, which definitions may use and which are not loaded.
    #[must_use]
    pub fn new(known: impl IntoIterator<Item = &'static Dialect>) -> Self {
        let known = known.into_iter().collect();
        Self {
            include_dirs: Vec::new(),
            macros: Vec::new(),
            forms: Vec::new(),
            formed: Formed::default(),
            by_text: false,
            known,
            replaces_known: false,
            hooks: Vec::new(),
            loaded: Loaded::default(),
            skipped: Vec::new(),
            meanings: None,
            names: None,
            warnings: Vec::new(),
            index: None,
            preludes: Preludes::new(CLASSES),
        }
    }

    /// Searches a directory for included files, and for definition files by the name of a dialect.
    #[must_use]
    pub fn include_dir(mut self, directory: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(directory.into());
        self.index = None;
        self
    }

    /// Defines a macro for `#ifdef`.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.macros.push(name.into());
        self
    }

    /// Adds hand-written Rust of compiled dialects to loaded ones of the same names: their types and attributes, and
    /// the verifiers, custom forms and interface functions of their operations. An operation whose parts differ from
    /// the compiled one is loaded without it. Handles of the compiled dialect accept the loaded operations.
    #[must_use]
    pub fn hooks_of(mut self, dialects: impl IntoIterator<Item = &'static Dialect>) -> Self {
        self.hooks.extend(dialects);
        self
    }

    /// Loads known dialects, too, if the include directories define them: the definitions of another version of MLIR
    /// take the place of the compiled ones, with their hand-written Rust ([`Self::hooks_of`]). The dialect `builtin` is
    /// not replaced.
    ///
    /// ```no_run
    /// let loader = isogloss_load::Loader::new(isogloss::dialects::all()).include_dir("/usr/lib/llvm-19/include");
    /// let mut loader = loader.replace_known();
    /// loader.by_name(["func"])?; // as MLIR 19 defines it
    /// # Ok::<(), isogloss_load::LoadError>(())
    /// ```
    #[must_use]
    pub fn replace_known(mut self) -> Self {
        self.replaces_known = true;
        self
    }

    /// Adds a file with forms (`isogloss/Form.td`) of operations, types, attributes and directives that have C++ forms
    /// in their definitions. The forms apply to dialects loaded later. The file is evaluated after the definitions, and
    /// may use their classes and records.
    ///
    /// Forms in `isogloss/forms/NAME.td`, in the library or below an include directory, apply to the dialect `NAME` by
    /// default.
    #[must_use]
    pub fn forms(mut self, file: impl AsRef<Path>) -> Self {
        self.forms.push(self.found(file.as_ref()));
        self
    }

    /// Adds the meanings of C++ names in a file (`CppPredicate` and `CppTransformer` of `isogloss/CppMeaning.td`) to
    /// those in the library. They apply to dialects loaded later, and take precedence over earlier ones.
    ///
    /// # Errors
    /// If the file cannot be evaluated, or a record has an error.
    pub fn meanings(&mut self, file: impl AsRef<Path>) -> Result<(), LoadError> {
        let records = self.evaluated(&[self.found(file.as_ref())], &[])?;
        let mut diagnostics = Vec::new();
        let table = CppMeanings::read(&records, &mut diagnostics);
        if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
            return Err(LoadError::Definition(Box::new(definition_errors(records, diagnostics))));
        }
        let table = match &self.meanings {
            Some(earlier) => table.or(earlier),
            None => table.with_library(),
        };
        self.meanings = Some(Arc::new(table));
        Ok(())
    }

    /// The existing dialects, then the loaded ones, for
    /// [`Context::with_dialects`](isogloss::Context::with_dialects). Existing dialects that were loaded are not among
    /// them ([`Self::replace_known`]).
    #[must_use]
    pub fn dialects(&self) -> Vec<&'static Dialect> {
        let is_loaded = |name: &str| self.loaded.dialects.iter().any(|loaded| loaded.name == name);
        let remaining =
            self.known.iter().filter(|known| !self.replaces(known.name) || !is_loaded(known.name));
        remaining.chain(&self.loaded.dialects).copied().collect()
    }

    /// Whether the definitions of the include directories take the place of a known dialect.
    fn replaces(&self, name: &str) -> bool {
        self.replaces_known
            && name != builtin::dialect().name
            && self.index.as_ref().is_some_and(|index| index.has(name))
    }

    /// The loaded dialects, with reports and diagnostics.
    #[must_use]
    pub fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// The warnings about definitions that [`Self::files`] loaded, with their sources: in the given files, and in their
    /// includes outside the include directories.
    #[must_use]
    pub fn warnings(&self) -> &[Errors] {
        &self.warnings
    }

    /// Notes about forms in the files of [`Self::forms`] whose dialects are not loaded, with their sources. A form of a
    /// loaded dialect that lacks the item is an error when the dialect is loaded. After [`Self::all_named`],
    /// dialects of the include directories count as loaded.
    #[must_use]
    pub fn forms_without_dialect(&self) -> Vec<&Errors> {
        let is_loaded = |name: &str| self.loaded.dialects.iter().any(|dialect| dialect.name == name);
        let is_found = |name: &str| self.by_text && self.index.as_ref().is_some_and(|index| index.has(name));
        self.formed.without(|name| is_loaded(name) || is_found(name))
    }

    /// The definitions that [`Self::by_name`] and [`Self::all`] skipped.
    #[must_use]
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// Loads the dialects whose record, types, attributes or operations the files define. Files of one dialect must be
    /// given together.
    ///
    /// # Errors
    /// If a file cannot be evaluated, or a definition in it has an error.
    pub fn files<P: AsRef<Path>>(&mut self, files: impl IntoIterator<Item = P>) -> Result<(), LoadError> {
        let files: Vec<PathBuf> = files.into_iter().map(|file| self.found(file.as_ref())).collect();
        if files.is_empty() {
            return Ok(());
        }
        if self.replaces_known {
            self.index()?;
        }
        let records = self.records(&files, None)?;
        let owners: Vec<String> = owners(&records, &files).into_iter().map(str::to_owned).collect();
        let own: Vec<PathBuf> = files.iter().chain(&self.forms).cloned().collect();
        let is_wanted =
            |dialect: Record<'_>| owners.is_empty() || owners.iter().any(|owner| owner == dialect.name());
        self.batch(&[], |loader, batch, library, names| {
            loader.read(vec![records], &is_wanted, Wrong::Fails(&own), batch, library, names)
        })
    }

    /// A file at its path, or else below an include directory.
    fn found(&self, file: &Path) -> PathBuf {
        let in_directory = self.include_dirs.iter().map(|directory| directory.join(file));
        if file.exists() {
            file.to_owned()
        } else {
            in_directory.into_iter().find(|path| path.exists()).unwrap_or_else(|| file.to_owned())
        }
    }

    /// Finds and loads dialects by name, with their dependencies. A known dialect is not loaded; a partly compiled one
    /// ([`Dialect::is_open`]) is completed. Files that cannot be evaluated and invalid definitions are skipped
    /// ([`Self::skipped`]).
    ///
    /// # Errors
    /// If a name is unknown, or a directory cannot be read.
    pub fn by_name<N: AsRef<str>>(&mut self, names: impl IntoIterator<Item = N>) -> Result<(), LoadError> {
        let names: Vec<String> = names.into_iter().map(|name| name.as_ref().to_owned()).collect();
        if !self.replaces_known && names.iter().all(|name| self.is_known(name)) {
            return Ok(());
        }
        let index = self.index()?;
        for name in &names {
            if !self.is_known(name) && !index.has(name) {
                let known = index.names().chain(self.known.iter().map(|dialect| dialect.name));
                let near = closest(name, known).map(str::to_owned);
                return Err(LoadError::UnknownDialect { name: name.clone(), near });
            }
        }
        self.indexed(&index, &names)
    }

    /// Loads every dialect of the include directories. Files that cannot be evaluated and invalid definitions are
    /// skipped ([`Self::skipped`]).
    ///
    /// # Errors
    /// If a directory or a file cannot be read.
    pub fn all(&mut self) -> Result<(), LoadError> {
        let index = self.index()?;
        let names: Vec<String> = index.names().map(str::to_owned).collect();
        self.indexed(&index, &names)
    }

    /// Like [`Self::all`], but loads only the dialects in `names` and their dependencies: a text without errors needs
    /// no dialects except those it names ([`names_in`]).
    ///
    /// ```no_run
    /// let text = std::fs::read("a.mlir")?;
    /// let mut loader = isogloss_load::Loader::new(isogloss::dialects::all()).include_dir("/usr/lib/llvm-22/include");
    /// loader.all_named(&isogloss_load::find::names_in(&text))?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a directory or a file cannot be read.
    pub fn all_named(&mut self, names: &BTreeSet<String>) -> Result<(), LoadError> {
        let index = self.index()?;
        self.by_text = true;
        let names: Vec<String> =
            index.names().filter(|name| names.contains(*name)).map(str::to_owned).collect();
        self.indexed(&index, &names)
    }

    /// The index of the include directories.
    fn index(&mut self) -> Result<Arc<Index>, LoadError> {
        if let Some(index) = &self.index {
            return Ok(Arc::clone(index));
        }
        let index = Arc::new(Index::read(&self.include_dirs)?);
        self.index = Some(Arc::clone(&index));
        Ok(index)
    }

    /// Loads dialects together, with their dependencies.
    fn indexed(&mut self, index: &Index, names: &[String]) -> Result<(), LoadError> {
        let mut order = Order { index, wanted: names, dialects: Vec::new(), pending: Vec::new() };
        for name in names {
            order.add(name, &|name| self.is_known(name));
        }
        let all: Vec<String> = index.names().map(str::to_owned).collect();
        self.batch(&all, |loader, batch, library, names| {
            let mut done = 0;
            while let Some((name, found)) = order.dialects.get(done).cloned() {
                done += 1;
                let mut evaluated = Vec::with_capacity(found.files.len());
                let mut files: Vec<PathBuf> = Vec::with_capacity(found.files.len());
                for file in &found.files {
                    // The file may have been evaluated as a part of another file that includes both.
                    if files.iter().any(|other| index.includes(other, file)) {
                        continue;
                    }
                    if let Some((file, records)) = loader.records_around(index, &name, file)? {
                        files.push(file);
                        evaluated.push(records);
                    }
                }
                let is_wanted =
                    |dialect: Record<'_>| dialect.get::<&str>("name").is_ok_and(|own| own == name);
                let in_forms: BTreeSet<String> =
                    evaluated.iter().flat_map(|records| loader.named_in_forms(records)).collect();
                loader.read(evaluated, &is_wanted, Wrong::IsSkipped(&name), batch, library, names)?;
                if batch.is_empty(&name) {
                    loader.note_empty(index, &name, &files);
                }
                // Items that use another dialect's types and attributes cannot be checked without it.
                for used in batch.used_by(&name) {
                    order.add(used, &|name| loader.is_known(name));
                }
                // A form may imply items of dialects that the text does not name.
                for used in in_forms {
                    order.add(&used, &|name| loader.is_known(name));
                }
            }
            Ok(())
        })
    }

    /// The records of a dialect's file, and the evaluated file: itself, or a file that includes it and its
    /// prerequisites. If neither can be evaluated, definitions with errors and their dependents are skipped. `None` if
    /// nothing of the dialect remains.
    fn records_around(
        &mut self,
        index: &Index,
        dialect: &str,
        file: &Path,
    ) -> Result<Option<(PathBuf, Records)>, LoadError> {
        if let Some(missing) = self.forms.iter().find(|form| !form.is_file()) {
            self.session().parse_file(missing).map_err(LoadError::Definition)?;
        }
        let around = index.including(file).into_iter().take(MOST_ROOTS);
        let (mut own, mut least): (Option<Box<Errors>>, Option<(usize, &Path)>) = (None, None);
        for candidate in std::iter::once(file).chain(around) {
            match self.records(&[candidate.to_owned()], Some(dialect)) {
                Ok(records) => return Ok(Some((candidate.to_owned(), records))),
                Err(LoadError::Definition(errors)) if self.fails_in_forms(&errors) => {
                    return Err(LoadError::Definition(errors));
                }
                Err(LoadError::Definition(errors)) => {
                    let is_error = |found: &&Diagnostic| found.severity == Severity::Error;
                    let count = errors.diagnostics.iter().filter(is_error).count();
                    if least.is_none_or(|(fewest, _)| count < fewest) {
                        least = Some((count, candidate));
                    }
                    own.get_or_insert(errors);
                }
                Err(error) => return Err(error),
            }
        }
        let (Some(own), Some((_, least))) = (own, least) else { return Ok(None) };
        Ok(match self.records_without_errors(index, dialect, least) {
            Some(records) => Some((least.to_owned(), records)),
            None => {
                self.skip(dialect, *own, LeftOut::File);
                None
            }
        })
    }

    /// Whether all errors are in files of [`Self::forms`]: they are reported to the author.
    fn fails_in_forms(&self, errors: &Errors) -> bool {
        let mut wrong =
            errors.diagnostics.iter().filter(|found| found.severity == Severity::Error).peekable();
        wrong.peek().is_some() && wrong.all(|error| self.is_of_forms(&errors.sources, error))
    }

    /// The records of a file without errors in themselves or their dependencies. `None` if the base classes of MLIR or
    /// the dialect's own record have errors.
    fn records_without_errors(&mut self, index: &Index, dialect: &str, file: &Path) -> Option<Records> {
        let mut text = isogloss_tablegen::including(&[file]).ok()?;
        let own = self.forms.iter().map(|form| form.display().to_string());
        let has_forms = !self.forms.is_empty() || self.shipped_forms(dialect).is_some();
        for form in self.shipped_forms(dialect).into_iter().chain(own) {
            text.push_str(&format!("include {form:?}\n"));
        }
        let mut limits = Limits::default();
        limits.errors = MOST_ERRORS;
        let session = self.session().tolerant(true).limits(limits);
        let records = if has_forms {
            session.evaluate_str(WRAPPER, text)
        } else {
            let text = String::from_utf8_lossy(&std::fs::read(file).ok()?).into_owned();
            session.evaluate_str(file.display().to_string(), text)
        };
        let sources = records.sources();
        let errors = records.diagnostics().iter().filter(|found| found.severity == Severity::Error);
        let errors: Vec<Diagnostic> = errors.cloned().collect();
        let is_of_classes = |error: &Diagnostic| {
            let file = sources.file_of(error.span()).map(|file| sources.file(file).name());
            file.is_none_or(|name| CLASS_FOLDERS.iter().any(|folder| name.contains(folder)))
        };
        let is_dialect = |record: Record<'_>| record.get::<&str>("name").is_ok_and(|name| name == dialect);
        if errors.len() >= MOST_ERRORS
            || errors.iter().any(is_of_classes)
            || !records.derived_from("Dialect").any(is_dialect)
        {
            return None;
        }
        let named = index.definitions(dialect, &[file.to_owned()]);
        let missing = named.iter().filter(|name| records.def(name).is_none()).count();
        // One missing name causes many errors.
        let mut notes: Vec<Diagnostic> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        for error in errors {
            let count = places.entry(error.message.clone()).or_default();
            *count += 1;
            if *count == 1 {
                notes.push(error);
            }
        }
        for note in &mut notes {
            match places.get(&note.message).map_or(0, |count| count - 1) {
                0 => {}
                1 => note.notes.push("the same at 1 other place".to_owned()),
                others => note.notes.push(format!("the same at {others} other places")),
            }
        }
        let errors = Errors::new(sources.clone(), notes, records.dependencies().clone());
        self.skip(dialect, errors, LeftOut::Definitions(missing));
        Some(records)
    }

    /// Records that a dialect has no operations, types or attributes.
    fn note_empty(&mut self, index: &Index, dialect: &str, files: &[PathBuf]) {
        if files.is_empty() || self.skipped.iter().any(|skipped| skipped.dialect == dialect) {
            return;
        }
        let (record, without) = index.without_dialect(dialect);
        let message = format!("dialect `{dialect}` has no operations, types or attributes");
        let mut note = Diagnostic::warning(message);
        for path in without.into_iter().take(MOST_ROOTS) {
            let note_of_path =
                format!("`{}` names `{record}`, and does not include its definition", path.display());
            note.notes.push(note_of_path);
        }
        let errors = Errors::new(SourceMap::new(), vec![note], Dependencies::default());
        self.skip(dialect, errors, LeftOut::Nothing);
    }

    /// Whether a dialect needs no loading.
    fn is_known(&self, name: &str) -> bool {
        is_complete(name, &self.known) && !self.replaces(name)
            || self.loaded.dialects.iter().any(|dialect| dialect.name == name)
    }

    /// Converts dialects to the model and creates their tables.
    fn batch(
        &mut self,
        others: &[String],
        read: impl FnOnce(&mut Self, &mut Batch, &Library<'_>, &mut Names) -> Result<(), LoadError>,
    ) -> Result<(), LoadError> {
        let (replaced, known): (Vec<_>, Vec<_>) =
            self.known.iter().copied().partition(|known| self.replaces(known.name));
        let dialects: Vec<_> = known.into_iter().chain(self.loaded.dialects.iter().copied()).collect();
        let hooks: Vec<_> = self.hooks.iter().copied().chain(replaced).collect();
        let mut names = self.names.take().unwrap_or_else(|| {
            let all: Vec<_> = dialects.iter().chain(&hooks).copied().collect();
            Names::of(&all)
        });
        let meanings = self.meanings.clone();
        let library = Library { known: &dialects, hooks: &hooks, meanings: meanings.as_ref(), others };
        let mut batch = Batch::default();
        let result = read(self, &mut batch, &library, &mut names);
        if result.is_ok() {
            let found = batch.tables(&mut names);
            self.loaded.dialects.extend(found.dialects);
            self.loaded.reports.extend(found.reports);
            self.loaded.diagnostics.extend(found.diagnostics);
        }
        self.names = Some(names);
        result
    }

    /// Converts some of the dialects of evaluations. The handling of errors in definitions is decided here.
    fn read(
        &mut self,
        evaluated: Vec<Records>,
        is_wanted: &dyn Fn(Record<'_>) -> bool,
        wrong: Wrong<'_>,
        batch: &mut Batch,
        library: &Library<'_>,
        names: &mut Names,
    ) -> Result<(), LoadError> {
        for records in &evaluated {
            self.formed.add(records, |name| self.forms.iter().any(|form| form == Path::new(name)));
        }
        let before = batch.diagnostics.len();
        let reported = batch.read(&evaluated, library, names, is_wanted);
        let is_everywhere = |found: &Diagnostic| {
            reported.iter().all(|all| all.iter().any(|other| other.message == found.message))
        };
        let mistakes: Vec<Vec<Diagnostic>> = evaluated
            .iter()
            .zip(&reported)
            .map(|(records, found)| {
                let of_form = |found: &&Diagnostic| {
                    is_of_form(found)
                        && self.is_of_forms(records.sources(), found)
                        && (!is_form_of_nothing(found) || is_everywhere(found))
                };
                let forms = found.iter().filter(|found| !is_mistake(found)).filter(of_form).cloned();
                let forms = forms.map(|mut found| {
                    found.severity = Severity::Error;
                    found
                });
                found.iter().filter(|found| is_mistake(found)).cloned().chain(forms).collect()
            })
            .collect();
        for (records, mut mistakes) in evaluated.into_iter().zip(mistakes) {
            match wrong {
                Wrong::Fails(files) if mistakes.is_empty() => {
                    self.warn(records, &batch.diagnostics[before..], files);
                }
                Wrong::IsSkipped(_) if mistakes.is_empty() => {}
                Wrong::Fails(_) => {
                    return Err(LoadError::Definition(Box::new(definition_errors(records, mistakes))));
                }
                Wrong::IsSkipped(_) if self.is_in_forms(records.sources(), &mistakes) => {
                    mistakes.retain(|mistake| self.is_of_forms(records.sources(), mistake));
                    return Err(LoadError::Definition(Box::new(definition_errors(records, mistakes))));
                }
                Wrong::IsSkipped(dialect) => {
                    self.skip(dialect, definition_errors(records, mistakes), LeftOut::Mistakes);
                }
            }
        }
        Ok(())
    }

    /// Whether any of the errors is in a file of [`Self::forms`], whose author sees the message.
    fn is_in_forms(&self, sources: &SourceMap, mistakes: &[Diagnostic]) -> bool {
        mistakes.iter().any(|mistake| self.is_of_forms(sources, mistake))
    }

    /// Whether a diagnostic is in a file of [`Self::forms`], or in the text that includes it.
    fn is_of_forms(&self, sources: &SourceMap, found: &Diagnostic) -> bool {
        let Some(file) = sources.file_of(found.span()).map(|file| sources.file(file)) else { return false };
        let is_one = |name: &str| self.forms.iter().any(|form| form == Path::new(name));
        // The end of that text is the end of a forms file: these are included last.
        let snippet = sources.snippet(found.span());
        is_one(file.name())
            || file.name() == WRAPPER && (!snippet.starts_with('"') || is_one(snippet.trim_matches('"')))
    }

    /// Stores the warnings about definitions in some files, and in their includes outside the include directories.
    fn warn(&mut self, records: Records, found: &[Diagnostic], files: &[PathBuf]) {
        let (sources, all) = (records.sources(), records.diagnostics().iter().chain(found));
        let is_own = |found: &&Diagnostic| {
            let Some(file) = sources.file_of(found.span()) else { return false };
            let path = Path::new(sources.file(file).name());
            let is_searched = self.include_dirs.iter().any(|directory| path.starts_with(directory));
            files.iter().any(|own| own == path) || !is_searched
        };
        let warnings = all.filter(|found| found.severity == Severity::Warning).filter(is_own);
        let warnings: Vec<Diagnostic> = warnings.cloned().collect();
        if !warnings.is_empty() {
            self.warnings.push(definition_errors(records, warnings));
        }
    }

    /// Records the skipped part of a dialect. Several files of a dialect may have the same error.
    fn skip(&mut self, dialect: &str, mut errors: Errors, left_out: LeftOut) {
        let place = |error: &Diagnostic, sources: &SourceMap| {
            (error.message.clone(), sources.location(error.span()).to_string())
        };
        let known: HashSet<_> = self
            .skipped
            .iter()
            .flat_map(|skipped| {
                skipped.errors.diagnostics.iter().map(|error| (error, &skipped.errors.sources))
            })
            .map(|(error, sources)| place(error, sources))
            .collect();
        let Errors { diagnostics, sources, .. } = &mut errors;
        diagnostics.retain(|error| !known.contains(&place(error, sources)));
        for error in diagnostics.iter_mut().filter(|error| error.severity == Severity::Error) {
            error.severity = Severity::Warning;
        }
        if !diagnostics.is_empty() {
            self.skipped.push(Skipped { dialect: dialect.to_owned(), errors, left_out });
        }
    }

    /// Evaluates files, followed by the forms of a dialect or of the dialects that the files define.
    fn records(&mut self, files: &[PathBuf], dialect: Option<&str>) -> Result<Records, LoadError> {
        let all: Vec<PathBuf> = files.iter().chain(&self.forms).cloned().collect();
        if let Some(dialect) = dialect {
            let shipped: Vec<String> = self.shipped_forms(dialect).into_iter().collect();
            return self.evaluated(&all, &shipped);
        }
        let records = self.evaluated(&all, &[])?;
        let owners = owners(&records, files).into_iter().filter_map(|owner| records.def(owner));
        let dialects = owners.filter_map(|dialect| dialect.get::<&str>("name").ok());
        let shipped: Vec<String> = dialects.filter_map(|name| self.shipped_forms(name)).collect();
        if shipped.is_empty() { Ok(records) } else { self.evaluated(&all, &shipped) }
    }

    /// The shipped forms file of a dialect.
    fn shipped_forms(&self, dialect: &str) -> Option<String> {
        let name = format!("isogloss/forms/{dialect}.td");
        let exists = isogloss_codegen::has_forms(dialect)
            || self.include_dirs.iter().any(|directory| directory.join(&name).exists());
        exists.then_some(name)
    }

    /// The dialects that the forms files in an evaluation name.
    fn named_in_forms(&self, records: &Records) -> BTreeSet<String> {
        let files = records.sources().files();
        let are_forms = |name: &str| {
            name.contains("isogloss/forms/") || self.forms.iter().any(|form| form == Path::new(name))
        };
        files
            .iter()
            .filter(|file| are_forms(file.name()))
            .flat_map(|file| names_in(file.text().as_bytes()))
            .collect()
    }

    fn session(&self) -> Session {
        let session = isogloss_codegen::session().search_beside(true);
        let session = self.include_dirs.iter().fold(session, Session::include_dir);
        self.macros.iter().fold(session, Session::define)
    }

    /// Evaluates files, followed by files that are found by their `include` names.
    fn evaluated(&mut self, files: &[PathBuf], included: &[String]) -> Result<Records, LoadError> {
        let session = self.session();
        let records = match files {
            [only] if included.is_empty() => session.parse_file_after(only, &mut self.preludes),
            several => match isogloss_tablegen::including(several) {
                Ok(mut text) => {
                    included.iter().for_each(|name| text.push_str(&format!("include {name:?}\n")));
                    session.parse_str_after(WRAPPER, text, &mut self.preludes)
                }
                Err(unreadable) => session.parse_file(unreadable),
            },
        };
        records.map_err(LoadError::Definition)
    }
}

fn definition_errors(records: Records, diagnostics: Vec<Diagnostic>) -> Errors {
    let dependencies = records.dependencies().clone();
    Errors::new(records.into_sources(), diagnostics, dependencies)
}

/// Definitions of a dialect that are skipped, or only partly interpreted.
#[derive(Debug)]
#[non_exhaustive]
pub struct Skipped {
    /// The name of the dialect.
    pub dialect: String,
    /// The errors in them, as warnings.
    pub errors: Errors,
    /// The part that is skipped for these errors.
    pub left_out: LeftOut,
}

/// The skipped part of a dialect ([`Skipped`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// The definitions with the errors.
    Mistakes,
    /// This many definitions: those with errors, and their dependents.
    Definitions(usize),
    /// A definition file of the dialect.
    File,
    /// Nothing: the dialect has no definitions.
    Nothing,
}

/// The handling of invalid definitions.
#[derive(Clone, Copy)]
enum Wrong<'n> {
    /// Errors are returned to the author of these files, with the warnings about other definitions in them.
    Fails(&'n [PathBuf]),
    /// They are skipped in this dialect; the other definitions are loaded.
    IsSkipped(&'n str),
}

/// Dialects in load order: after their dependencies.
struct Order<'i> {
    index: &'i Index,
    /// The dialects requested by name.
    wanted: &'i [String],
    dialects: Vec<(String, Found)>,
    /// The dialects whose dependencies are being added.
    pending: Vec<String>,
}

impl Order<'_> {
    /// Adds a dialect after its dependencies, and after the requested dialects that its files include.
    fn add(&mut self, name: &str, is_known: &dyn Fn(&str) -> bool) {
        let is_added = self.dialects.iter().any(|(added, _)| added == name);
        if is_added || is_known(name) || self.pending.iter().any(|other| other == name) {
            return;
        }
        let Some(found) = self.index.dialect(name) else { return };
        self.pending.push(name.to_owned());
        for needed in &found.dependencies {
            self.add(needed, is_known);
        }
        for included in found.included.iter().filter(|included| self.wanted.contains(included)) {
            self.add(included, is_known);
        }
        self.pending.pop();
        self.dialects.push((name.to_owned(), found));
    }
}

/// The records of the dialects that files define or add items to.
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
    /// A definition file cannot be evaluated, or its definitions have errors.
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
