//! Dialects of a file's workspace, found as by the language server.

use super::Loading;
use isogloss::def::Dialect;
use isogloss_lsp::{DefinitionError, Options, Workspace, named_dialects};
use isogloss_tree::mlir::Tree;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The workspaces of files with dialects that are neither compiled nor loaded.
pub(super) struct Search {
    options: Options,
    workspaces: Mutex<BTreeMap<PathBuf, Arc<Workspace>>>,
    errors: Mutex<BTreeSet<DefinitionError>>,
}

impl Search {
    /// A search for dialects other than the known ones.
    pub(super) fn new(loading: &Loading, known: Vec<&'static Dialect>) -> Self {
        Self { options: loading.search(known), workspaces: Mutex::default(), errors: Mutex::default() }
    }

    /// The dialects for a file; `None` if it names known ones only.
    pub(super) fn dialects(&self, file: &Path, tree: &Tree) -> Option<Vec<&'static Dialect>> {
        let known = &self.options.dialects;
        let is_known = |name: &String| known.iter().any(|known| known.name == *name && !known.is_open());
        let names = named_dialects(tree);
        if names.iter().all(is_known) {
            return None;
        }
        let folder = Workspace::folder_of(file);
        let new = || Arc::new(Workspace::new(folder.clone(), self.options.clone()));
        let workspace = locked(&self.workspaces).entry(folder.clone()).or_insert_with(new).clone();
        let found = workspace.dialects(&names);
        locked(&self.errors).extend(found.errors);
        Some(found.dialects)
    }

    /// A line for each dialect whose definitions have errors.
    pub(super) fn notes(&self) -> Vec<String> {
        let here = std::env::current_dir().unwrap_or_default();
        let note = |error: &DefinitionError| {
            let DefinitionError { dialect, file, line, column, message, .. } = error;
            let file = Path::new(file).strip_prefix(&here).unwrap_or(Path::new(file)).display();
            format!("note: dialect `{dialect}` is incomplete: {file}:{line}:{column}: {message}")
        };
        locked(&self.errors).iter().map(note).collect()
    }
}

/// Locks a mutex. A panic under the lock leaves the data consistent.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
