//! The interface of the generator for build scripts.

use crate::output;
use crate::{
    DocMode, Level, Options, Report, find_settings, generate, generate_with_report, read_settings, session,
};
use isogloss_tablegen::{Dependencies, Diagnostic, Errors, Limits, Records, Renderer, SourceMap, Text};
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
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
    combined: bool,
    limits: Option<Limits>,
    out_dir: Option<PathBuf>,
    file_name: Option<String>,
    depfile: Option<PathBuf>,
    quiet: bool,
    report: bool,
    /// Messages about the names given to [`Self::lint`] that no lint has.
    wrong_lints: Vec<String>,
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

    /// Whether to allow files that were not written to be read together, see
    /// [`Session::combined`](isogloss_tablegen::Session::combined).
    pub fn combined(mut self, yes: bool) -> Self {
        self.combined = yes;
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

    /// Reports a condition in the author's files that is not understood as a warning, and lets it accept everything.
    /// For definitions that are ported step by step, and for definitions of other authors. See
    /// [`Options::accept_unknown_conditions`].
    pub fn accept_unknown_conditions(mut self) -> Self {
        self.options.accept_unknown_conditions = true;
        self
    }

    /// Sets the level of a lint, of the lints with a code, or of `all`. A file `isogloss.toml` in the folder of the definition
    /// file, or in the nearest folder around it, may set others: this overrides it.
    ///
    /// ```no_run
    /// use isogloss_codegen::{Config, Level};
    /// Config::new().lint("all", Level::Deny).lint("no-effect", Level::Allow).compile("defs/toy.td");
    /// ```
    pub fn lint(mut self, name: &str, level: Level) -> Self {
        self.wrong_lints.extend(self.options.lints.set(name, level).err());
        self
    }

    /// Adds the class name and the module path of another crate's dialect, as in
    /// `("MyDialect", "::my_crate::my")`. Isogloss's own dialects, such as `FuncDialect` and
    /// `ArithDialect`, are known.
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

    /// Sets the file name of the result. The default is the name of the definition file with `.rs`.
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

    /// Also makes a report on each record of the definitions: [`Source::report`].
    pub fn report(mut self) -> Self {
        self.report = true;
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

    /// [`Self::source`] for definitions that are not in a file, such as standard input; diagnostics call them `name`.
    ///
    /// # Errors
    /// All errors of the definitions.
    pub fn source_of_text(&self, name: &str, text: impl Into<Text>) -> Result<Source, Box<Errors>> {
        self.generated(Path::new(name), self.session().parse_str(name, text)?)
    }

    fn generated(&self, file: &Path, records: Records) -> Result<Source, Box<Errors>> {
        let mut dependencies = records.dependencies().clone();
        if !self.wrong_lints.is_empty() {
            let error = |message: &String| Diagnostic::error(message.as_str()).code(crate::codes::OPTION);
            let errors = self.wrong_lints.iter().map(error).collect();
            return Err(Box::new(Errors::new(records.into_sources(), errors, dependencies)));
        }
        let mut options = self.options.clone();
        if let Some(settings) = file.parent().and_then(find_settings) {
            options.lints = options.lints.or(&read_settings(&settings)?);
            dependencies.opened.push(settings);
        }
        let generated = if self.report {
            generate_with_report(&records, &options).map(|(generated, report)| (generated, Some(report)))
        } else {
            generate(&records, &options).map(|generated| (generated, None))
        };
        match generated {
            Ok((generated, report)) => Ok(Source {
                report,
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
        let written = isogloss_support::write_if_changed(&path, &source.text).and_then(|written| {
            if let Some(depfile) = &self.depfile {
                isogloss_support::write_if_changed(depfile, output::depfile(&path, &source.dependencies))?;
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

    /// Sets an option by its name and its value as text, as the command's flags and the
    /// arguments of `dialect!` spell it. A flag has the value `true` or `false`.
    ///
    /// | name | sets |
    /// |---|---|
    /// | `include_dir` | [`Self::include_dir`] |
    /// | `define` | [`Self::define`] |
    /// | `dialect` | [`Self::dialect`] |
    /// | `runtime_path` | [`Self::runtime_path`] |
    /// | `extern_dialect` | [`Self::extern_dialect`], as `MyDialect=::my_crate::my` |
    /// | `docs` | [`Self::docs`], as `sanitised` or `summary` |
    /// | `accept_unknown_conditions` | [`Self::accept_unknown_conditions`] |
    /// | `allow`, `warn`, `deny` | [`Self::lint`], with the name of a lint |
    /// | `max_errors`, `max_depth`, ... | a field of [`Self::limits`] |
    ///
    /// ```
    /// use isogloss_codegen::Config;
    /// let config = Config::new().option("extern_dialect", "MyDialect=::my_crate::my")?;
    /// assert!(config.option("extern_dialect", "MyDialect").is_err());
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    /// A message if there is no such option or if it does not have such a value.
    pub fn option(self, name: &str, value: &str) -> Result<Self, String> {
        let wrong = |expected: &str| format!("`{name}` is {expected}, not `{value}`");
        Ok(match name {
            "include_dir" => self.include_dir(value),
            "define" => self.define(value),
            "dialect" => self.dialect(value),
            "runtime_path" => self.runtime_path(value),
            "extern_dialect" => {
                let pair = value.split_once('=').map(|(class, path)| (class.trim(), path.trim()));
                match pair {
                    Some((class, path)) if !class.is_empty() && syn::parse_str::<syn::Path>(path).is_ok() => {
                        self.extern_dialect(class, path)
                    }
                    _ => return Err(wrong("a class and the path of its module, `MyDialect=::my_crate::my`")),
                }
            }
            "docs" => match value {
                "sanitised" => self.docs(DocMode::Sanitised),
                "summary" => self.docs(DocMode::Summary),
                _ => return Err(wrong("`sanitised` or `summary`")),
            },
            "accept_unknown_conditions" => match value {
                "true" => self.accept_unknown_conditions(),
                "false" => self,
                _ => return Err(wrong("`true` or `false`")),
            },
            "allow" | "warn" | "deny" => {
                let mut config = self;
                config.options.lints.set(value, name.parse()?)?;
                config
            }
            _ => {
                let mut limits = self.limits.clone().unwrap_or_default();
                match name.strip_prefix("max_").and_then(|limit| set_limit(&mut limits, limit, value)) {
                    Some(true) => self.limits(limits),
                    Some(false) => return Err(wrong("a number")),
                    None => return Err(unknown_option(name)),
                }
            }
        })
    }

    /// The options that [`generate`] takes.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A session with these include directories, macros and limits, and with the standard
    /// library.
    pub fn session(&self) -> isogloss_tablegen::Session {
        let mut session = session().combined(self.combined);
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

/// The names that [`Config::option`] knows, except limits.
const OPTIONS: [&str; 10] = [
    "include_dir",
    "define",
    "dialect",
    "runtime_path",
    "extern_dialect",
    "docs",
    "accept_unknown_conditions",
    "allow",
    "warn",
    "deny",
];

fn unknown_option(name: &str) -> String {
    let help = match isogloss_tablegen::closest(name, OPTIONS) {
        Some(close) => format!("did you mean `{close}`?"),
        None => format!("the options are `{}` and limits, as in `max_errors`", OPTIONS.join("`, `")),
    };
    format!("unknown option `{name}`; {help}")
}

/// Sets a limit by its name. Returns whether the value is a number in its range, or `None` if there is no such limit.
fn set_limit(limits: &mut Limits, name: &str, value: &str) -> Option<bool> {
    fn set<T: FromStr>(limit: &mut T, value: &str) -> bool {
        value.parse().map(|value| *limit = value).is_ok()
    }
    Some(match name {
        "nesting" => set(&mut limits.nesting, value),
        "depth" => set(&mut limits.depth, value),
        "include_depth" => set(&mut limits.include_depth, value),
        "list_length" => set(&mut limits.list_length, value),
        "string_length" => set(&mut limits.string_length, value),
        "value_depth" => set(&mut limits.value_depth, value),
        "value_parts" => set(&mut limits.value_parts, value),
        "ancestors" => set(&mut limits.ancestors, value),
        "records" => set(&mut limits.records, value),
        "source_bytes" => set(&mut limits.source_bytes, value),
        "memory" => set(&mut limits.memory, value),
        "steps" => set(&mut limits.steps, value),
        "errors" => set(&mut limits.errors, value),
        _ => return None,
    })
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
    /// The outcome for each record, if [`Config::report`] is set.
    pub report: Option<Report>,
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
    Renderer::pretty(isogloss_support::wants_color(false)).render_all(diagnostics, sources)
}

impl fmt::Display for Outputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_their_names() {
        let given = [
            ("include_dir", "include"),
            ("define", "WITH_TENSORS"),
            ("dialect", "toy"),
            ("runtime_path", "::my::isogloss"),
            ("extern_dialect", "MyDialect = ::my_crate::my"),
            ("docs", "summary"),
            ("accept_unknown_conditions", "true"),
            ("allow", "no-effect"),
            ("warn", "E0311"),
            ("deny", "all"),
            ("max_errors", "3"),
        ];
        let set = |config: Config, (name, value): (&str, &str)| config.option(name, value);
        let config = given.into_iter().try_fold(Config::new(), set).expect("known options");
        assert!(OPTIONS.iter().all(|name| given.iter().any(|(given, _)| given == name)));
        let mut limits = Limits::default();
        limits.errors = 3;
        let by_methods = Config::new()
            .include_dir("include")
            .accept_unknown_conditions()
            .define("WITH_TENSORS")
            .dialect("toy")
            .runtime_path("::my::isogloss")
            .extern_dialect("MyDialect", "::my_crate::my")
            .docs(DocMode::Summary)
            .lint("all", Level::Deny)
            .lint("no-effect", Level::Allow)
            .lint("E0311", Level::Warn)
            .limits(limits);
        assert_eq!(format!("{config:?}"), format!("{by_methods:?}"));
    }

    #[test]
    fn wrong_options_have_messages() {
        let message = |name, value| Config::new().option(name, value).expect_err("refused");
        assert_eq!(
            message("include_dirs", "a"),
            "unknown option `include_dirs`; did you mean `include_dir`?"
        );
        assert_eq!(message("docs", "none"), "`docs` is `sanitised` or `summary`, not `none`");
        assert_eq!(message("deny", "no-efect"), "unknown lint `no-efect`; did you mean `no-effect`?");
        assert_eq!(message("max_errors", "-1"), "`max_errors` is a number, not `-1`");
        assert_eq!(
            message("extern_dialect", "MyDialect"),
            "`extern_dialect` is a class and the path of its module, `MyDialect=::my_crate::my`, not `MyDialect`"
        );
    }
}
