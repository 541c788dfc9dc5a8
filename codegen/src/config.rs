//! The front door for build scripts.

use crate::output;
use crate::{DocMode, Options, generate, session};
use isogloss_tablegen::{Dependencies, Diagnostic, Errors, Limits, Records, Renderer, SourceMap, Text};
use std::fmt;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// Generates the dialects of a definition file into cargo's `OUT_DIR`, from a
/// build script.
///
/// The file `defs/toy.td` becomes `toy.rs`, for `isogloss::include_dialect!("toy")`.
/// What is wrong is written to standard error, with the places drawn, and the
/// build script ends with exit code 1.
pub fn compile(file: impl AsRef<Path>) {
    Config::new().compile(file);
}

/// As [`compile`], with errors as a value.
///
/// # Errors
/// Everything that is wrong with the file, or why the result could not be written.
pub fn try_compile(file: impl AsRef<Path>) -> Result<Outputs, Box<Errors>> {
    Config::new().try_compile(file)
}

/// A run of the generator, with options.
///
/// ```no_run
/// isogloss_codegen::Config::new()
///     .include_dir("vendor/mlir/include")
///     .define("WITH_TENSORS")
///     .compile("defs/toy.td");
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Config {
    options: Options,
    include_dirs: Vec<PathBuf>,
    macros: Vec<String>,
    limits: Option<Limits>,
    out_dir: Option<PathBuf>,
    file_name: Option<String>,
    depfile: Option<PathBuf>,
    quiet: bool,
}

/// What a run has made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outputs {
    /// The generated file.
    pub path: PathBuf,
    /// Whether it is new or other than it was.
    pub changed: bool,
    /// Files that were read.
    pub opened: Vec<PathBuf>,
    /// Paths that were looked for in vain; a file there would change the result.
    pub missed: Vec<PathBuf>,
    /// What is doubtful about the definitions, rendered.
    pub warnings: String,
}

impl Config {
    /// A run with the usual options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a directory to look for included files in (`-I`).
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro for `#ifdef` (`-D`).
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.macros.push(name.into());
        self
    }

    /// Generates the dialect of this name; may be called several times.
    pub fn dialect(mut self, name: impl Into<String>) -> Self {
        self.options.dialects.push(name.into());
        self
    }

    /// Where the runtime crate is, if it is not `::isogloss`.
    pub fn runtime_path(mut self, path: impl Into<String>) -> Self {
        self.options.runtime_path = path.into();
        self
    }

    /// Where the module of a dialect of another crate is, as in
    /// `("FuncDialect", "::func")`.
    pub fn extern_dialect(mut self, class: impl Into<String>, path: impl Into<String>) -> Self {
        self.options.extern_dialects.push((class.into(), path.into()));
        self
    }

    /// What becomes of descriptions.
    pub fn docs(mut self, mode: DocMode) -> Self {
        self.options.docs = mode;
        self
    }

    /// Bounds on what the definition file may ask for.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = Some(limits);
        self
    }

    /// The directory of the result; cargo's `OUT_DIR` unless given.
    pub fn out_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(dir.into());
        self
    }

    /// The name of the result; that of the definition file with `.rs` unless given.
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Also writes what the result depends on, as a rule for `make`.
    pub fn depfile(mut self, path: impl Into<PathBuf>) -> Self {
        self.depfile = Some(path.into());
        self
    }

    /// Does not tell cargo what the result depends on.
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Runs, for a build script: tells cargo what to watch, draws what is wrong on
    /// standard error and ends the process with exit code 1.
    pub fn compile(&self, file: impl AsRef<Path>) {
        let result = self.try_compile(&file);
        let (opened, missed) = match &result {
            Ok(outputs) => (&outputs.opened, &outputs.missed),
            Err(errors) => (&errors.dependencies.opened, &errors.dependencies.missed),
        };
        if !self.quiet {
            println!("cargo::rerun-if-changed={}", file.as_ref().display());
            for path in opened.iter().chain(missed).filter(|path| *path != file.as_ref()) {
                println!("cargo::rerun-if-changed={}", path.display());
            }
        }
        match result {
            Ok(outputs) => outputs.warnings.lines().for_each(|line| println!("cargo::warning={line}")),
            Err(errors) => {
                eprint!("{}", render(&errors.diagnostics, &errors.sources));
                process::exit(1);
            }
        }
    }

    /// Runs as far as the text, and writes nothing.
    ///
    /// # Errors
    /// Everything that is wrong with the file.
    pub fn source(&self, file: impl AsRef<Path>) -> Result<Source, Box<Errors>> {
        let file = file.as_ref();
        self.generated(file, self.session().parse_file(file)?)
    }

    /// [`Self::source`] for definitions that are in no file, such as standard
    /// input; diagnostics call them `name`.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn source_of_text(&self, name: &str, text: impl Into<Text>) -> Result<Source, Box<Errors>> {
        self.generated(Path::new(name), self.session().parse_str(name, text)?)
    }

    fn generated(&self, file: &Path, records: Records) -> Result<Source, Box<Errors>> {
        let generated = generate(&records, &self.options);
        let dependencies = records.dependencies().clone();
        match generated {
            Ok(generated) => Ok(Source {
                text: output::header(file, records.sources()) + &generated.source,
                warnings: generated.warnings,
                dependencies,
                sources: records.into_sources(),
            }),
            Err(diagnostics) => {
                Err(Box::new(Errors { sources: records.into_sources(), diagnostics, dependencies }))
            }
        }
    }

    /// Runs.
    ///
    /// # Errors
    /// Everything that is wrong with the file, or why the result could not be
    /// written. Then nothing is.
    pub fn try_compile(&self, file: impl AsRef<Path>) -> Result<Outputs, Box<Errors>> {
        let file = file.as_ref();
        self.write(file, self.source(file)?)
    }

    /// Writes what [`Self::source`] made of a file, and the depfile.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn write(&self, file: impl AsRef<Path>, source: Source) -> Result<Outputs, Box<Errors>> {
        let Some(directory) = self.out_dir.clone().or_else(|| env::var_os("OUT_DIR").map(PathBuf::from))
        else {
            let message = "OUT_DIR is not set: outside of a build script `out_dir` must be given";
            return Err(source.fail(message));
        };
        let stem = || file.as_ref().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let path = directory.join(self.file_name.clone().unwrap_or_else(|| stem() + ".rs"));
        if let Some(message) = self.overwritten(file.as_ref(), &path, &source.dependencies) {
            return Err(source.fail(&message));
        }
        let written = output::write_if_changed(&path, &source.text).and_then(|written| {
            if let Some(depfile) = &self.depfile {
                output::write_if_changed(depfile, output::depfile(&path, &source.dependencies))?;
            }
            Ok(written)
        });
        match written {
            Err(error) => {
                let message = format!("{} cannot be written: {error}", path.display());
                Err(source.fail(&message))
            }
            Ok(changed) => Ok(Outputs {
                path,
                changed,
                warnings: Renderer::plain().render_all(&source.warnings, &source.sources),
                opened: source.dependencies.opened,
                missed: source.dependencies.missed,
            }),
        }
    }

    /// An error message if a result would replace a file that was read, or the other
    /// result.
    fn overwritten(&self, file: &Path, path: &Path, dependencies: &Dependencies) -> Option<String> {
        let same = |a: &Path, b: &Path| match (fs::canonicalize(a), fs::canonicalize(b)) {
            (Ok(a), Ok(b)) => a == b,
            _ => a == b,
        };
        let results = [Some(path), self.depfile.as_deref()];
        for result in results.into_iter().flatten() {
            let mut read = dependencies.opened.iter().map(PathBuf::as_path).chain([file]);
            if read.any(|read| same(read, result)) {
                return Some(format!(
                    "{} would be overwritten, but the definitions are read from it",
                    result.display()
                ));
            }
        }
        let depfile = self.depfile.as_deref().filter(|depfile| same(depfile, path))?;
        Some(format!("{} cannot be both the result and the depfile", depfile.display()))
    }

    fn session(&self) -> isogloss_tablegen::Session {
        let mut session = session();
        for dir in &self.include_dirs {
            session = session.include_dir(dir);
        }
        for name in &self.macros {
            session = session.define(name);
        }
        match &self.limits {
            Some(limits) => session.limits(limits.clone()),
            None => session,
        }
    }
}

/// The Rust text of a definition file, before it is written: what
/// [`Config::source`] returns.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Source {
    /// The whole file, with the header line that names its origin.
    pub text: String,
    /// What is doubtful about the definitions.
    pub warnings: Vec<Diagnostic>,
    /// The texts that the warnings have their places in.
    pub sources: SourceMap,
    /// What was opened and looked for.
    pub dependencies: Dependencies,
}

impl Source {
    fn fail(self, message: &str) -> Box<Errors> {
        let diagnostics = vec![Diagnostic::error(message).code(crate::codes::READ)];
        Box::new(Errors { sources: self.sources, diagnostics, dependencies: self.dependencies })
    }
}

/// Diagnostics as a build script shows them: drawn, in colour where the user
/// asked for it. A build script's standard error is no terminal.
fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    renderer(output::wants_color(false)).render_all(diagnostics, sources)
}

fn renderer(color: bool) -> Renderer {
    if cfg!(feature = "pretty") { pretty(color) } else { Renderer::plain() }
}

#[cfg(feature = "pretty")]
fn pretty(color: bool) -> Renderer {
    Renderer::pretty(color)
}

#[cfg(not(feature = "pretty"))]
fn pretty(_: bool) -> Renderer {
    Renderer::plain()
}

impl fmt::Display for Outputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())
    }
}
