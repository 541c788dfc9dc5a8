//! The search for included files, and for the root of a file that is not self-contained.

use super::{Settings, World, locked};
use crate::names::FileName;
use crate::td::unit::Unit;
use isogloss_tablegen::{IncludeResolver, Resolved, Text};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

impl World {
    /// The root of a file: itself if its includes have every class that it names, else the nearest file of the
    /// workspace that includes it and has these classes.
    pub(crate) fn root_of(&self, name: &FileName) -> FileName {
        let Some(unit) = self.unit(name) else { return name.clone() };
        let own = missing_classes(&unit, name);
        if own == 0 {
            return name.clone();
        }
        let files = self.workspace();
        let mut best = (own, name.clone());
        let mut seen = BTreeSet::from([name.clone()]);
        let mut pending = vec![name.clone()];
        while let Some(next) = pending.pop() {
            for (includer, names) in &files.includes {
                let includes = names.iter().any(|included| {
                    next.as_str().ends_with(&**included)
                        && self.find(includer, included).as_ref() == Some(&next)
                });
                if !includes || !seen.insert(includer.clone()) {
                    continue;
                }
                pending.insert(0, includer.clone());
                let missing = self.unit(includer).filter(|unit| unit.position(name).is_some());
                let missing = missing.map_or(usize::MAX, |unit| missing_classes(&unit, name));
                if missing < best.0 {
                    best = (missing, includer.clone());
                }
                if missing == 0 {
                    return best.1;
                }
            }
        }
        best.1
    }

    /// Resolves `include "name"` in a file.
    pub(crate) fn find(&self, from: &FileName, name: &str) -> Option<FileName> {
        let directory = from.path().and_then(Path::parent).map(Path::to_path_buf).unwrap_or_default();
        // A file that includes one of its own name finds another one than its neighbours.
        let is_own = from.path().is_some_and(|path| path == directory.join(name));
        let place = if is_own { directory.join(name) } else { directory.clone() };
        let key = (place, name.to_owned());
        if let Some(known) = locked(&self.shared.found).get(&key) {
            return known.clone();
        }
        let found = self.search(from, &directory, name);
        locked(&self.shared.found).insert(key, found.clone());
        found
    }

    fn search(&self, from: &FileName, beside: &Path, name: &str) -> Option<FileName> {
        if library(name).is_some() {
            return Some(FileName::new(name));
        }
        if from.is_library() {
            let (folder, _) = from.as_str().rsplit_once('/')?;
            let beside = format!("{folder}/{name}");
            return library(&beside).map(|_| FileName::new(&beside));
        }
        if Path::new(name).is_absolute() {
            return Some(FileName::of_path(Path::new(name))).filter(|name| self.exists(name));
        }
        let Settings { options, databases, folders, .. } = &*self.settings;
        let own = databases.get(from).into_iter().flatten().map(PathBuf::as_path);
        let own_folder = from.path().and_then(Path::parent);
        let directories = own.chain(own_folder).chain(options.include_dirs.iter().map(PathBuf::as_path));
        let near = beside.ancestors().take_while(|_| from.path().is_some());
        let in_directories = directories.map(|directory| directory.join(name));
        let around = near.flat_map(|directory| [directory.join(name), directory.join("include").join(name)]);
        let in_folders =
            folders.iter().flat_map(|folder| [folder.join(name), folder.join("include").join(name)]);
        let mut paths = in_directories.chain(around).chain(in_folders);
        if let Some(found) =
            paths.by_ref().map(|path| FileName::of_path(&path)).find(|name| name != from && self.exists(name))
        {
            return Some(found);
        }
        // Fallbacks: the workspace, the directories of all compilation databases, and an installed MLIR.
        let suffix = format!("/{name}");
        let in_workspace =
            self.workspace().definitions.iter().find(|file| file.as_str().ends_with(&suffix)).cloned();
        let others: BTreeSet<&PathBuf> = databases.values().flatten().collect();
        in_workspace.or_else(|| {
            let paths = others.into_iter().map(|directory| directory.join(name));
            let installed = installed_directories().iter().map(|directory| directory.join(name));
            paths.chain(installed).map(|path| FileName::of_path(&path)).find(|name| self.exists(name))
        })
    }

    pub(crate) fn exists(&self, name: &FileName) -> bool {
        self.open.contains_key(name) || name.path().is_some_and(Path::is_file)
    }

    /// The directories searched for definition files of dialects.
    pub(crate) fn include_dirs(&self) -> Vec<PathBuf> {
        let Settings { options, databases, .. } = &*self.settings;
        let mut all = options.include_dirs.clone();
        for directory in databases.values().flatten() {
            if !all.contains(directory) {
                all.push(directory.clone());
            }
        }
        all
    }
}

/// A text of the library.
pub(crate) fn library(name: &str) -> Option<Text> {
    let mut all =
        isogloss_defs::files().iter().chain(isogloss_defs::forms()).chain(isogloss_defs::dialects());
    all.find(|(known, _)| *known == name).map(|(_, text)| Text::embedded(text))
}

/// Directories of installed MLIR versions, newest first, for definitions that include its files without a configured
/// path.
pub(crate) fn installed_directories() -> &'static [PathBuf] {
    static FOUND: std::sync::OnceLock<Vec<PathBuf>> = std::sync::OnceLock::new();
    FOUND.get_or_init(|| {
        let entries = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
        let versions = entries.filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            Some((name.strip_prefix("llvm-")?.parse::<u32>().ok()?, entry.path().join("include")))
        });
        let mut versions: Vec<_> = versions.filter(|(_, path)| path.join("mlir").is_dir()).collect();
        versions.sort_by(|one, other| other.cmp(one));
        let more = ["/usr/local/include", "/usr/include"].map(PathBuf::from);
        versions.into_iter().map(|(_, path)| path).chain(more).collect()
    })
}

/// How many classes the file of a unit names that are missing from the unit.
fn missing_classes(unit: &Unit, name: &FileName) -> usize {
    let Some(position) = unit.position(name) else { return usize::MAX };
    let parents = unit.file(position).decls.iter().flat_map(|decl| &decl.parents);
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let names = parents.map(|parent| &*parent.name).filter(|name| seen.insert(name));
    names.filter(|name| unit.class(name).is_none() && unit.multiclass(name).is_none()).count()
}

/// The search for included files of an evaluation.
pub(crate) struct Includes(pub(crate) World);

impl IncludeResolver for Includes {
    fn resolve(
        &self,
        name: &str,
        from: &str,
        _missed: &mut Vec<PathBuf>,
    ) -> Result<Option<Resolved>, String> {
        let found = self.0.find(&FileName::new(from), name);
        Ok(found.and_then(|name| {
            let text = self.0.text(&name)?;
            Some(Resolved { name: name.as_str().to_owned(), path: name.path().map(Path::to_path_buf), text })
        }))
    }
}
