//! The way in: what to read, from where, and how much of it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Errors, Records, Text};

/// Bounds on what a definition file may ask for.
///
/// TableGen is a programming language: a short file can ask for work without
/// end. Each bound that is passed is an error that names the bound and the
/// place; none of them is reached by definition files that people write.
///
/// ```
/// use isogloss_tablegen::{Limits, Session};
/// let mut limits = Limits::default();
/// limits.list_length = 3;
/// let session = Session::new().limits(limits);
/// assert!(session.parse_str("a.td", "defvar l = !range(4);").is_err());
/// assert!(session.parse_str("a.td", "defvar l = !range(3);").is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// How deep values, types and statements may nest in the text (1,000).
    pub nesting: u32,
    /// How deep the evaluation of one value may go, through fields, operators
    /// and class instances (8,000).
    pub depth: u32,
    /// How deep `include`s may nest (200).
    pub include_depth: u32,
    /// How many elements a list, a dag or a `bits` type may have (1,000,000).
    pub list_length: usize,
    /// How many bytes an evaluated string may have (16 MiB).
    pub string_length: usize,
    /// How deep an evaluated value, or a type, may be nested (1,000).
    pub value_depth: u32,
    /// How many parts an evaluated value may have, parts of parts counted as
    /// often as they are written out (10,000,000).
    pub value_parts: u32,
    /// How many ancestors a class may have, counted as often as they are listed
    /// (4,000).
    pub ancestors: u32,
    /// How many records may come to be (500,000).
    pub records: usize,
    /// How many bytes all texts may have together (1 GiB).
    pub source_bytes: usize,
    /// How many bytes evaluated values and records may take together (320 MiB;
    /// the accounting is by estimate). The largest targets of LLVM want more.
    pub memory: usize,
    /// How many steps evaluation may take; a step is about the resolution of
    /// one value (2,000,000,000).
    pub steps: u64,
    /// How many errors are collected before the run is given up (100).
    pub errors: usize,
    /// The stack in bytes on which a run works that nests so deep that it needs
    /// one of its own (64 MiB of address space, used only as far as the input
    /// nests).
    pub stack: usize,
}

impl Limits {
    /// The same limits, but nothing nests deeper than the stack of any thread
    /// allows. The files that come with LLVM 22 nest less than 40 deep.
    pub(crate) fn shallow(&self) -> Limits {
        let least = |limit: u32| limit.min(64);
        Limits {
            nesting: least(self.nesting),
            depth: least(self.depth),
            value_depth: least(self.value_depth),
            ..self.clone()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nesting: 1_000,
            depth: 8_000,
            include_depth: 200,
            list_length: 1_000_000,
            string_length: 16 << 20,
            value_depth: 1_000,
            value_parts: 10_000_000,
            ancestors: 4_000,
            records: 500_000,
            source_bytes: 1 << 30,
            memory: 320 << 20,
            steps: 2_000_000_000,
            errors: 100,
            stack: 64 << 20,
        }
    }
}

/// Where included texts come from.
///
/// [`Session`] brings the usual resolver: texts given by
/// [`Session::file`] first, then the path as written, then the include
/// directories, then (if [asked for](Session::search_beside)) the folder of
/// the including file. A language server or a sandbox brings its own. It may be
/// asked for the same text more than once.
pub trait IncludeResolver: Sync {
    /// Finds the text that `include "name"` in the file called `from` means.
    ///
    /// Every path that was tried in vain goes into `missed`, so that a build
    /// can run again when one of them comes to be.
    ///
    /// # Errors
    ///
    /// A message when the text exists but can not be read. A text that does
    /// not exist is `Ok(None)`.
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

/// What a run depends on besides its root.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dependencies {
    /// Every file on disk that was opened, in the order of opening, the root
    /// included, each once.
    pub opened: Vec<PathBuf>,
    /// Every path that an `include` probed in vain: a file that appears there
    /// changes the result.
    pub missed: Vec<PathBuf>,
}

/// A run of the front end, ready to be given a definition file.
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
    pub(crate) files: BTreeMap<String, Text>,
    pub(crate) resolver: Option<Arc<dyn IncludeResolver + Send>>,
    pub(crate) limits: Limits,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("include_dirs", &self.include_dirs)
            .field("macros", &self.macros)
            .field("files", &self.files.keys().collect::<Vec<_>>())
            .field("resolver", &self.resolver.is_some())
            .field("limits", &self.limits)
            .finish()
    }
}

impl Session {
    /// A run without include directories, macros or texts.
    pub fn new() -> Session {
        Session::default()
    }

    /// Adds a directory to search for included files, after those added before
    /// (`-I`).
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Session {
        self.include_dirs.push(dir.into());
        self
    }

    /// Whether included files are looked for in the folder of the including
    /// file too, after all include directories. TableGen itself does not, so
    /// this is off unless asked for.
    pub fn search_beside(mut self, yes: bool) -> Session {
        self.search_beside = yes;
        self
    }

    /// Defines a macro for `#ifdef` (`-D`).
    pub fn define(mut self, name: impl Into<String>) -> Session {
        self.macros.push(name.into());
        self
    }

    /// Adds a text that `include "name"` finds before it looks at the disk.
    pub fn file(mut self, name: impl Into<String>, text: impl Into<Text>) -> Session {
        self.files.insert(name.into(), text.into());
        self
    }

    /// Adds many texts, as an embedded library does.
    pub fn files<N: Into<String>, T: Into<Text>>(self, files: impl IntoIterator<Item = (N, T)>) -> Session {
        files.into_iter().fold(self, |session, (name, text)| session.file(name, text))
    }

    /// Replaces the search for included files altogether.
    pub fn resolver(mut self, resolver: impl IncludeResolver + Send + 'static) -> Session {
        self.resolver = Some(Arc::new(resolver));
        self
    }

    /// Sets the bounds.
    pub fn limits(mut self, limits: Limits) -> Session {
        self.limits = limits;
        self
    }

    /// Reads a file from disk and evaluates it.
    ///
    /// # Errors
    ///
    /// All errors of the file and of what it includes; a file that can not be
    /// read is one of them.
    pub fn parse_file(&self, path: impl AsRef<Path>) -> Result<Records, Box<Errors>> {
        crate::run::parse_file(self, path.as_ref())
    }

    /// Evaluates a text; `name` is what diagnostics call it.
    ///
    /// # Errors
    ///
    /// All errors of the text and of what it includes.
    pub fn parse_str(&self, name: impl Into<String>, text: impl Into<Text>) -> Result<Records, Box<Errors>> {
        crate::run::parse_text(self, name.into(), text.into(), None)
    }
}
