//! The configuration of a run: include directories, macros, embedded files and limits.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Limits, Text};

/// Where included texts come from.
///
/// [`Session`] has a default resolver. It searches the texts given by [`Session::file`] first,
/// then, with [`Session::search_beside`], the directory of the including file, then the path as
/// written, then the include directories. A language server or a sandbox provides its own.
pub trait IncludeResolver: Sync {
    /// Finds the text for `include "name"` in the file called `from`.
    ///
    /// Adds every path that does not exist to `missed`, so that a build can run again
    /// when one of them is created.
    ///
    /// # Errors
    ///
    /// A message if the text exists but cannot be read. A text that does not exist is
    /// `Ok(None)`.
    fn resolve(&self, name: &str, from: &str, missed: &mut Vec<PathBuf>) -> Result<Option<Resolved>, String>;
}

/// A text that an [`IncludeResolver`] found.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The name that diagnostics show.
    pub name: String,
    /// The path on disk, if there is one.
    pub path: Option<PathBuf>,
    /// The text.
    pub text: Text,
}

/// The files that the result of a run depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dependencies {
    /// Every file on disk that was opened, in the order of opening, the root
    /// included, each once.
    pub opened: Vec<PathBuf>,
    /// Every path at which an `include` found no file: a file that is created there
    /// changes the result.
    pub missed: Vec<PathBuf>,
}

/// The configuration of runs of the TableGen front end.
///
/// ```
/// use isogloss_tablegen::Session;
///
/// let records = Session::new()
///     .file("base.td", "class Shape<int n> { int corners = n; }")
///     .parse_str("shapes.td", r#"
///         include "base.td"
///         def Square : Shape<4>;
///     "#)?;
/// let square = records.def("Square").unwrap();
/// assert_eq!(square.get::<i64>("corners").unwrap(), 4);
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
#[derive(Clone, Default)]
#[must_use]
pub struct Session {
    pub(crate) include_dirs: Vec<PathBuf>,
    pub(crate) macros: Vec<String>,
    pub(crate) search_beside: bool,
    pub(crate) combined: bool,
    pub(crate) tolerant: bool,
    pub(crate) files: BTreeMap<String, Text>,
    pub(crate) resolver: Option<Arc<dyn IncludeResolver + Send>>,
    pub(crate) limits: Limits,
    /// Prefixes of file names, and the help for a missing file with such a name.
    include_hints: Vec<(String, String)>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("include_dirs", &self.include_dirs)
            .field("macros", &self.macros)
            .field("combined", &self.combined)
            .field("files", &self.files.keys().collect::<Vec<_>>())
            .field("resolver", &self.resolver.is_some())
            .field("limits", &self.limits)
            .finish()
    }
}

impl Session {
    /// A session without include directories, macros or embedded files, with default limits.
    pub fn new() -> Session {
        Session::default()
    }

    /// Adds a directory to search for included files, after those added before
    /// (`-I`).
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Session {
        self.include_dirs.push(dir.into());
        self
    }

    /// Whether included files are also searched in the directory of the including file, before
    /// all include directories. The default is `false`, as in TableGen.
    pub fn search_beside(mut self, yes: bool) -> Session {
        self.search_beside = yes;
        self
    }

    /// Whether to allow files that were not written to be read together. A file is then read only once, as if it had a
    /// guard, and a def with a name that is taken gets a number at the end of its name. The default is `false`, as in
    /// TableGen.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("a.td", "def a;").file("b.td", "include \"a.td\"\ndef b;").file("c.td", "def b;");
    /// let text = "include \"a.td\"\ninclude \"b.td\"\ninclude \"c.td\"";
    /// assert!(session.clone().parse_str("d.td", text).is_err());
    /// let records = session.combined(true).parse_str("d.td", text)?;
    /// assert_eq!(records.defs().map(|def| def.name()).collect::<Vec<_>>(), ["a", "b", "b2"]);
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    pub fn combined(mut self, yes: bool) -> Session {
        self.combined = yes;
        self
    }

    /// Whether [`Session::evaluate_str`] skips a statement that cannot be evaluated, and everything that depends on it:
    /// a file that is not found is ignored, and a record of a class with an error is missing. Each record of the result
    /// is then as it would be without the errors. The default is `false`: a record of such a class is finished as far
    /// as possible.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let text = "include \"no.td\"\nclass A : No { int x = 1; }\ndef a : A;\nclass B<int n> { int x = n; }\ndef b : B<1>;";
    /// let records = Session::new().tolerant(true).evaluate_str("a.td", text);
    /// assert_eq!(records.defs().map(|def| def.name()).collect::<Vec<_>>(), ["b"]);
    /// assert_eq!(records.diagnostics().len(), 1);
    /// ```
    pub fn tolerant(mut self, yes: bool) -> Session {
        self.tolerant = yes;
        self
    }

    /// Defines a macro for `#ifdef` (`-D`).
    pub fn define(mut self, name: impl Into<String>) -> Session {
        self.macros.push(name.into());
        self
    }

    /// Adds a text that `include "name"` finds before files on disk.
    pub fn file(mut self, name: impl Into<String>, text: impl Into<Text>) -> Session {
        self.files.insert(name.into(), text.into());
        self
    }

    /// Adds several texts, such as those of an embedded library.
    pub fn files<N: Into<String>, T: Into<Text>>(self, files: impl IntoIterator<Item = (N, T)>) -> Session {
        files.into_iter().fold(self, |session, (name, text)| session.file(name, text))
    }

    /// Adds a hint for an error about an included file that is not found, if its name has the prefix. The longest
    /// matching prefix wins.
    pub fn include_hint(mut self, prefix: impl Into<String>, hint: impl Into<String>) -> Session {
        self.include_hints.push((prefix.into(), hint.into()));
        self
    }

    /// The hints for a file that is not found.
    pub(crate) fn include_help(&self, name: &str) -> Vec<String> {
        let fitting = || self.include_hints.iter().filter(|(prefix, _)| name.starts_with(&**prefix));
        let longest = fitting().map(|(prefix, _)| prefix.len()).max();
        fitting().filter(|(prefix, _)| Some(prefix.len()) == longest).map(|(_, hint)| hint.clone()).collect()
    }

    /// Replaces the search for included files.
    pub fn resolver(mut self, resolver: impl IncludeResolver + Send + 'static) -> Session {
        self.resolver = Some(Arc::new(resolver));
        self
    }

    /// Sets the limits.
    pub fn limits(mut self, limits: Limits) -> Session {
        self.limits = limits;
        self
    }
}
