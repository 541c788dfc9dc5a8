//! The dialects of a workspace, for commands that read IR like the server.

use crate::Options;
use crate::ir::{definitions, dialects_of_tree, tables};
use crate::text::Encoding;
use crate::world::{Client, Settings, World};
use isogloss::def::Dialect;
use isogloss_tablegen::Severity;
use isogloss_tree::mlir::Tree;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A folder in which dialects are found like in the server: in its definition files, in the include directories of the
/// options, and in an installed MLIR.
#[derive(Debug)]
pub struct Workspace {
    world: World,
}

/// The dialects for a text.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct FoundDialects {
    /// The compiled dialects, the found ones, and an open one for each name without a definition.
    pub dialects: Vec<&'static Dialect>,
    /// The first error in each dialect with errors. Items that depend on invalid definitions are omitted.
    pub errors: Vec<DefinitionError>,
}

/// An error in the definitions of a dialect.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct DefinitionError {
    /// The name of the dialect.
    pub dialect: String,
    /// The file with the error.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in bytes.
    pub column: u32,
    /// The text of the error.
    pub message: String,
}

impl Workspace {
    /// The workspace folder of a file: the nearest ancestor with a `.git`, or else the folder of the file.
    #[must_use]
    pub fn folder_of(file: &Path) -> PathBuf {
        let file = std::path::absolute(file).unwrap_or_else(|_| file.to_path_buf());
        let folder = file.parent().unwrap_or(&file);
        folder.ancestors().find(|folder| folder.join(".git").exists()).unwrap_or(folder).to_path_buf()
    }

    /// The workspace of a folder. Its files are read when a text names a dialect that is not compiled in.
    #[must_use]
    pub fn new(folder: PathBuf, options: Options) -> Self {
        let settings = Settings::new(options, vec![folder], Client::default());
        Self { world: World::new(settings, Encoding::Utf8) }
    }

    /// The dialects for a text that names these dialects, see [`named_dialects`].
    #[must_use]
    pub fn dialects(&self, names: &BTreeSet<String>) -> FoundDialects {
        let (tables, unknown) = tables(&self.world, names.iter().map(String::as_str));
        let mut errors = Vec::new();
        if tables.has_errors {
            errors.extend(names.difference(&unknown).filter_map(|name| self.first_error(name)));
        }
        FoundDialects { dialects: tables.dialects.clone(), errors }
    }

    fn first_error(&self, dialect: &str) -> Option<DefinitionError> {
        let definitions = definitions(&self.world, dialect)?;
        let mut findings = definitions.checked.findings.iter();
        let first = findings.find(|finding| finding.severity == Severity::Error)?;
        let (text, lines) = self.world.lines(&first.at.file)?;
        let position = lines.position(&text, first.at.range.start, Encoding::Utf8);
        Some(DefinitionError {
            dialect: dialect.to_owned(),
            file: first.at.file.as_str().to_owned(),
            line: position.line + 1,
            column: position.character + 1,
            message: first.message.clone(),
        })
    }
}

/// The names of the dialects whose operations, types or attributes a text uses.
#[must_use]
pub fn named_dialects(tree: &Tree) -> BTreeSet<String> {
    dialects_of_tree(tree).into_keys().map(Into::into).collect()
}
