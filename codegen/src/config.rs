//! The interface of the generator for build scripts.

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
/// Errors are written to standard error with their source, and the build script ends
/// with exit code 1.
pub fn compile(file: impl AsRef<Path>) {
    Config::new().compile(file);
}

/// As [`compile`], with errors as a value.
///
/// # Errors
/// All errors of the file, or the error of writing the result.
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

/// The result of a run.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outputs {
    /// The generated file.
    pub path: PathBuf,
    /// Whether it is new or has changed.
    pub changed: bool,
    /// The files that were read.
    pub opened: Vec<PathBuf>,
    /// Paths at which an include found no file: a file created there would change the result.
    pub missed: Vec<PathBuf>,
    /// The warnings, rendered.
    pub warnings: String,
}

impl Config {
    /// A configuration with the default options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a directory that is searched for included files (`-I`).
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro for `#ifdef` (`-D`).
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.macros.push(name.into());
        self
    }

    /// Selects a dialect to generate; may be called several times. Without it, the dialects of
    /// the root file are generated.
    pub fn dialect(mut self, name: impl Into<String>) -> Self {
        self.options.dialects.push(name.into());
        self
    }

    /// Sets the path of the runtime crate. The default is `::isogloss`.
    pub fn runtime_path(mut self, path: impl Into<String>) -> Self {
        self.options.runtime_path = path.into();
        self
    }

    /// For a module or crate with `#![no_implicit_prelude]`, see [`Options::no_implicit_prelude`].
    pub fn no_implicit_prelude(mut self) -> Self {
        self.options.no_implicit_prelude = true;
        self
    }

    /// Adds the class name and the module path of another crate's dialect, as in
    /// `("FuncDialect", "::func")`.
    pub fn extern_dialect(mut self, class: impl Into<String>, path: impl Into<String>) -> Self {
        self.options.extern_dialects.push((class.into(), path.into()));
        self
    }

    /// Sets how descriptions are used.
    pub fn docs(mut self, mode: DocMode) -> Self {
        self.options.docs = mode;
        self
    }

    /// Sets the limits for the evaluation of the definition file.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = Some(limits);
        self
    }

    /// Sets the directory of the result. The default is cargo's `OUT_DIR`.
    pub fn out_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(dir.into());
        self
    }

    /// Sets the file name of the result. The default is that of the definition file with
    /// `.rs`.
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Also writes the dependencies of the result, as a rule for `make`.
    pub fn depfile(mut self, path: impl Into<PathBuf>) -> Self {
        self.depfile = Some(path.into());
        self
    }

    /// Does not report the dependencies of the result to cargo.
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Runs for a build script: reports dependencies to cargo; writes errors to standard
    /// error and then ends the process with exit code 1.
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

    /// Generates the Rust source without writing a file.
    ///
    /// # Errors
    /// All errors of the file.
    pub fn source(&self, file: impl AsRef<Path>) -> Result<Source, Box<Errors>> {
        let file = file.as_ref();
        self.generated(file, self.session().parse_file(file)?)
    }

    /// [`Self::source`] for definitions that are not in a file, such as standard input;
    /// diagnostics call them `name`.
    ///
    /// # Errors
    /// All errors of the definitions.
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
            Err(diagnostics) => Err(Box::new(Errors::new(records.into_sources(), diagnostics, dependencies))),
        }
    }

    /// Generates and writes the result.
    ///
    /// # Errors
    /// All errors of the file, or the error of writing the result. The result is then
    /// unchanged.
    pub fn try_compile(&self, file: impl AsRef<Path>) -> Result<Outputs, Box<Errors>> {
        let file = file.as_ref();
        self.write(file, self.source(file)?)
    }

    /// Writes the result of [`Self::source`], and the depfile.
    ///
    /// # Errors
    /// The error of writing, or an error if the result would overwrite a file that was read.
    pub fn write(&self, file: impl AsRef<Path>, source: Source) -> Result<Outputs, Box<Errors>> {
        let Some(directory) = self.out_dir.clone().or_else(|| env::var_os("OUT_DIR").map(PathBuf::from))
        else {
            let message = "OUT_DIR is not set: outside of a build script, set `out_dir`";
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

    /// An error message if an output file is also an input file, or if both output files are
    /// the same.
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

/// The generated Rust source, not yet written: the result of [`Config::source`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Source {
    /// The whole file, with the header line that names its origin.
    pub text: String,
    /// The warnings.
    pub warnings: Vec<Diagnostic>,
    /// The texts that the spans of the warnings refer to.
    pub sources: SourceMap,
    /// The files that were opened or searched for.
    pub dependencies: Dependencies,
}

impl Source {
    fn fail(self, message: &str) -> Box<Errors> {
        let diagnostics = vec![Diagnostic::error(message).code(crate::codes::READ)];
        Box::new(Errors::new(self.sources, diagnostics, self.dependencies))
    }
}

/// Diagnostics as a build script shows them: with source lines, and in color if the
/// environment requests it, because a build script's standard error is not a terminal.
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
