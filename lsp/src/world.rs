//! The texts known to the server (open documents, files on disk, the library), and the data derived from them.
//!
//! A [`World`] is a snapshot: the documents at one moment, with caches that all snapshots share. A request works on its
//! snapshot, while the next edit makes another one.

use crate::Options;
use crate::cache::{Cache, Generation, is_shared};
use crate::names::{FileName, normalized};
use crate::td::check::Checked;
use crate::td::file::TdFile;
use crate::td::unit::Unit;
use crate::text::{Encoding, Lines};
use isogloss_tablegen::{Checkpoint, IncludeResolver, Resolved, Text};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// The language of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// A definition file.
    TableGen,
    /// IR.
    Ir,
}

impl Language {
    /// The file extension decides: an editor with one server for both languages may give both the same id, as Emacs
    /// does.
    pub(crate) fn of(name: &FileName, language_id: &str) -> Self {
        let is_td = name.as_str().ends_with(".td");
        let is_ir = name.as_str().ends_with(".mlir") || language_id == "mlir" && !is_td;
        if is_ir { Self::Ir } else { Self::TableGen }
    }
}

/// An open document.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) name: FileName,
    pub(crate) language: Language,
    pub(crate) version: i32,
    pub(crate) text: Text,
}

/// The settings of the client and the command line.
#[derive(Debug, Default)]
pub(crate) struct Settings {
    pub(crate) options: Options,
    pub(crate) folders: Vec<PathBuf>,
    /// Include directories by file, of compilation databases.
    pub(crate) databases: HashMap<FileName, Vec<PathBuf>>,
    /// The capabilities of the client.
    pub(crate) client: Client,
}

impl Settings {
    /// The settings for some folders, with the compilation databases of the options, and those that MLIR's build writes
    /// to the folders.
    pub(crate) fn new(options: Options, folders: Vec<PathBuf>, client: Client) -> Self {
        let mut paths = options.compilation_databases.clone();
        for folder in &folders {
            let usual = ["", "build"].map(|build| folder.join(build).join("tablegen_compile_commands.yml"));
            let is_new = |path: &PathBuf| path.is_file() && !options.compilation_databases.contains(path);
            paths.extend(usual.into_iter().filter(is_new));
        }
        let mut databases: HashMap<FileName, Vec<PathBuf>> = HashMap::new();
        for path in paths {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for (file, directories) in read_database(&text, path.parent().unwrap_or(Path::new("/"))) {
                databases.entry(file).or_default().extend(directories);
            }
        }
        Self { options, folders, databases, client }
    }
}

/// The capabilities of a client.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Client {
    pub(crate) snippets: bool,
    /// Whether the items of a completion can share one range.
    pub(crate) shares_edit_range: bool,
    pub(crate) hierarchical_symbols: bool,
    pub(crate) watches_files: bool,
    /// Whether it resolves the edit of an action when the action is chosen.
    pub(crate) resolves_edits: bool,
}

/// The documents at one moment.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) settings: Arc<Settings>,
    pub(crate) encoding: Encoding,
    pub(crate) open: Arc<BTreeMap<FileName, Arc<Document>>>,
    /// Grows with every change of a document or a file.
    pub(crate) revision: u64,
    /// Grows when a document is saved, and when files are created, removed or changed by other programs.
    pub(crate) saves: u64,
    pub(crate) shared: Arc<Shared>,
}

/// The caches.
#[derive(Debug)]
pub(crate) struct Shared {
    generation: Arc<Generation>,
    disk: Cache<FileName, OnDisk>,
    files: Cache<FileName, Arc<TdFile>>,
    units: Cache<FileName, Current>,
    /// Resolved `include`s, by the directory of the including file.
    found: Mutex<HashMap<(PathBuf, String), Option<FileName>>>,
    /// The definition files and IR below the folders of the workspace.
    workspace: Mutex<Option<Arc<WorkspaceFiles>>>,
    checked: Cache<FileName, Arc<Checked>>,
    /// The previous values of `checked`, which are freed after the diagnostics are sent.
    replaced: Mutex<Vec<Arc<Checked>>>,
    /// Checkpoints: the evaluations of the includes of open documents.
    checkpoints: Mutex<HashMap<FileName, Checkpoint>>,
    /// Generated texts: roots that include the files of a dialect.
    virtual_texts: Cache<FileName, Arc<Text>>,
    pub(crate) ir: crate::ir::Caches,
}

impl Default for Shared {
    fn default() -> Self {
        let generation = Arc::default();
        Self {
            disk: Cache::new(&generation),
            files: Cache::new(&generation),
            units: Cache::new(&generation),
            found: Mutex::default(),
            workspace: Mutex::default(),
            checked: Cache::new(&generation),
            replaced: Mutex::default(),
            checkpoints: Mutex::default(),
            virtual_texts: Cache::new(&generation),
            ir: crate::ir::Caches::new(&generation),
            generation,
        }
    }
}

/// A unit with the revision for which it is known to be current.
#[derive(Clone, Debug)]
struct Current {
    revision: u64,
    unit: Arc<Unit>,
}

/// Files below the folders of the workspace.
#[derive(Debug, Default)]
pub(crate) struct WorkspaceFiles {
    pub(crate) definitions: Vec<FileName>,
    pub(crate) ir: Vec<FileName>,
    /// The definition files below the include directories.
    pub(crate) included: Vec<FileName>,
    /// For each definition file, the names that it includes.
    pub(crate) includes: BTreeMap<FileName, Vec<String>>,
}

#[derive(Clone, Debug)]
struct OnDisk {
    stamp: Option<(SystemTime, u64)>,
    /// The revision in which the file was last checked on disk.
    revision: u64,
    text: Option<Text>,
}

/// Locks a mutex. A panic under the lock leaves a consistent cache: entries are replaced, not changed.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The maximum number of scanned files of a workspace.
const MOST_FILES: usize = 20_000;

/// The maximum number of scanned folders of a workspace: it may be a home directory.
const MOST_FOLDERS: usize = 100_000;

impl World {
    pub(crate) fn new(settings: Settings, encoding: Encoding) -> Self {
        Self {
            settings: Arc::new(settings),
            encoding,
            open: Arc::default(),
            revision: 0,
            saves: 0,
            shared: Arc::default(),
        }
    }

    /// Invalidates the caches that depend on the existence of files.
    pub(crate) fn files_changed(&mut self) {
        self.revision += 1;
        self.saves += 1;
        locked(&self.shared.found).clear();
        *locked(&self.shared.workspace) = None;
    }

    pub(crate) fn document(&self, name: &FileName) -> Option<&Arc<Document>> {
        self.open.get(name)
    }

    /// The text of a file: of the open document, of the library, or on disk.
    pub(crate) fn text(&self, name: &FileName) -> Option<Text> {
        if let Some(document) = self.open.get(name) {
            return Some(document.text.clone());
        }
        if name.is_library() {
            return library(name.as_str());
        }
        if name.is_virtual() {
            return self.shared.virtual_texts.get(name).map(|text| (*text).clone());
        }
        let path = name.path()?;
        let known = self.shared.disk.get(name);
        if let Some(known) = known.as_ref().filter(|known| known.revision == self.revision) {
            return known.text.clone();
        }
        let stamp = std::fs::metadata(path)
            .ok()
            .filter(std::fs::Metadata::is_file)
            .and_then(|found| Some((found.modified().ok()?, found.len())));
        let revision = self.revision;
        if let Some(known) = known.filter(|known| known.stamp == stamp && stamp.is_some()) {
            let text = known.text.clone();
            self.shared.disk.insert(name.clone(), OnDisk { revision, ..known });
            return text;
        }
        let text = stamp.and_then(|_| std::fs::read(path).ok()).map(|bytes| {
            let text = String::from_utf8(bytes);
            Text::from(text.unwrap_or_else(|wrong| String::from_utf8_lossy(wrong.as_bytes()).into_owned()))
        });
        self.shared.disk.insert(name.clone(), OnDisk { stamp, revision, text: text.clone() });
        text
    }

    /// A definition file, parsed.
    pub(crate) fn td_file(&self, name: &FileName) -> Option<Arc<TdFile>> {
        let text = self.text(name)?;
        let known = self.shared.files.get(name);
        let file = match known {
            Some(known) if is_same(known.text(), &text) => return Some(known),
            Some(known) => known.with_text(text),
            None => TdFile::new(name.clone(), text),
        };
        let file = Arc::new(file);
        self.shared.files.insert(name.clone(), file.clone());
        Some(file)
    }

    /// The text of a file, and its lines.
    pub(crate) fn lines(&self, name: &FileName) -> Option<(Text, Arc<Lines>)> {
        let text = self.text(name)?;
        let lines = self.known_lines(name, &text).unwrap_or_else(|| Arc::new(Lines::new(&text)));
        Some((text, lines))
    }

    /// The cached lines of a text, if it is the text of a parsed definition file.
    pub(crate) fn known_lines(&self, name: &FileName, text: &Text) -> Option<Arc<Lines>> {
        let parsed = self.shared.files.get(name).filter(|file| is_same(file.text(), text));
        parsed.map(|file| file.lines().clone())
    }

    /// The unit of a root.
    pub(crate) fn unit(&self, root: &FileName) -> Option<Arc<Unit>> {
        let revision = self.revision;
        let keep = |unit: &Arc<Unit>| {
            self.shared.units.insert(root.clone(), Current { revision, unit: unit.clone() });
        };
        let known = self.shared.units.get(root);
        if let Some(known) = &known
            && (known.revision == revision || self.is_current(&known.unit))
        {
            if known.revision != revision {
                keep(&known.unit);
            }
            return Some(known.unit.clone());
        }
        let mut open = |name: &FileName| self.td_file(name);
        let mut find = |from: &FileName, name: &str| self.find(from, name);
        let unit = Arc::new(Unit::new(root, known.as_ref().map(|last| &*last.unit), &mut open, &mut find)?);
        keep(&unit);
        Some(unit)
    }

    /// Whether the files and includes of a unit are unchanged.
    pub(crate) fn is_current(&self, unit: &Unit) -> bool {
        unit.files.iter().zip(&unit.included).all(|(file, included)| {
            let is_same_text = self.text(&file.name).is_some_and(|text| is_same(&text, file.text()));
            let mut found = file.includes.iter().zip(included);
            is_same_text && found.all(|(include, found)| self.find(&file.name, &include.name) == *found)
        })
    }

    /// The unit of a file, and the file's index in it. A file that is not self-contained is seen from a file that
    /// includes it.
    pub(crate) fn unit_of(&self, name: &FileName) -> Option<(Arc<Unit>, u32)> {
        let root = self.root_of(name);
        let unit = self.unit(&root)?;
        let position = unit.position(name)?;
        Some((unit, position))
    }

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

    /// Whether a file is below a folder of the workspace.
    pub(crate) fn is_in_workspace(&self, name: &FileName) -> bool {
        name.path().is_some_and(|path| self.settings.folders.iter().any(|folder| path.starts_with(folder)))
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

    /// The files below the folders of the workspace.
    pub(crate) fn workspace(&self) -> Arc<WorkspaceFiles> {
        let mut known = locked(&self.shared.workspace);
        if let Some(files) = &*known {
            return files.clone();
        }
        let mut files = WorkspaceFiles::default();
        let mut pending: Vec<PathBuf> = self.settings.folders.clone();
        let mut left = MOST_FILES;
        for _ in 0..MOST_FOLDERS {
            let Some(folder) = pending.pop() else { break };
            let Ok(entries) = std::fs::read_dir(&folder) else { continue };
            let mut paths: Vec<_> =
                entries.flatten().map(|entry| (entry.path(), entry.file_type())).collect();
            paths.sort_by(|(one, _), (other, _)| one.cmp(other));
            for (path, kind) in paths {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                match kind {
                    Ok(kind) if kind.is_dir() => {
                        // Folders of tools, and build outputs.
                        let is_tool = name.starts_with('.') || matches!(&*name, "node_modules" | "target");
                        if !is_tool {
                            pending.push(path);
                        }
                    }
                    Ok(_) if left > 0 && name.ends_with(".td") => {
                        left -= 1;
                        let text = std::fs::read(&path).unwrap_or_default();
                        let file = FileName::of_path(&path);
                        files.includes.insert(file.clone(), included_names(&text));
                        files.definitions.push(file);
                    }
                    Ok(_) if left > 0 && name.ends_with(".mlir") => {
                        left -= 1;
                        files.ir.push(FileName::of_path(&path));
                    }
                    Ok(_) | Err(_) => {}
                }
            }
        }
        for document in self.open.values() {
            if document.language == Language::TableGen {
                if !files.definitions.contains(&document.name) {
                    files.definitions.push(document.name.clone());
                }
                files.includes.insert(document.name.clone(), included_names(document.text.as_bytes()));
            } else if !files.ir.contains(&document.name) {
                files.ir.push(document.name.clone());
            }
        }
        let directories = self.include_dirs();
        files.included =
            directories.iter().flat_map(|directory| crate::ir::definition_files(directory)).collect();
        let files = Arc::new(files);
        *known = Some(files.clone());
        files
    }

    /// Adds a generated text that includes files. Its name begins with `<`, unlike all others.
    pub(crate) fn add_virtual(&self, name: &FileName, text: String) {
        if self.shared.virtual_texts.get(name).is_none_or(|known| **known != *text) {
            self.shared.virtual_texts.insert(name.clone(), Arc::new(text.into()));
        }
    }

    /// The last evaluation of a root, which may be of an older text.
    pub(crate) fn last_checked(&self, root: &FileName) -> Option<Arc<Checked>> {
        self.shared.checked.get(root)
    }

    /// Takes the checkpoint of a document's includes, for the next evaluation; a concurrent evaluation by another
    /// thread starts without it.
    pub(crate) fn take_checkpoint(&self, root: &FileName) -> Option<Checkpoint> {
        locked(&self.shared.checkpoints).remove(root)
    }

    /// Keeps the evaluation of a root's includes while the root is open.
    pub(crate) fn keep_checkpoint(&self, root: &FileName, checkpoint: Option<Checkpoint>) {
        let mut all = locked(&self.shared.checkpoints);
        all.retain(|name, _| self.open.contains_key(name));
        if let Some(checkpoint) = checkpoint.filter(|_| self.open.contains_key(root)) {
            all.insert(root.clone(), checkpoint);
        }
    }

    pub(crate) fn keep_checked(&self, root: &FileName, checked: Arc<Checked>) {
        let replaced = self.shared.checked.insert(root.clone(), checked);
        locked(&self.shared.replaced).extend(replaced);
    }

    /// Frees the values that [`Self::keep_checked`] replaced.
    pub(crate) fn free_replaced(&self) {
        let replaced = std::mem::take(&mut *locked(&self.shared.replaced));
        drop(replaced);
    }
}

impl World {
    /// Begins a generation of the caches: a document was opened or closed.
    pub(crate) fn begin_generation(&self) {
        self.shared.generation.begin();
    }

    /// Evicts the entries that no open document needs and no request of the last two generations used. Values are swept
    /// before the values that they refer to.
    pub(crate) fn sweep(&self) {
        let Shared { disk, files, units, checked, virtual_texts, checkpoints, ir, .. } = &*self.shared;
        let is_open = |name: &FileName| self.open.contains_key(name);
        self.free_replaced();
        locked(checkpoints).retain(|name, _| is_open(name));
        ir.sweep(&is_open);
        checked.sweep(|name, checked| is_open(name) || is_shared(checked));
        units.sweep(|name, current| is_open(name) || is_shared(&current.unit));
        files.sweep(|name, file| is_open(name) || is_shared(file));
        virtual_texts.sweep(|name, _| units.has(name));
        disk.sweep(|name, _| files.has(name));
    }
}

/// Whether two texts are the same, without comparing long texts.
pub(crate) fn is_same(one: &Text, other: &Text) -> bool {
    one.as_ptr() == other.as_ptr() && one.len() == other.len() || one == other
}

/// A text of the library.
pub(crate) fn library(name: &str) -> Option<Text> {
    let mut all =
        isogloss_defs::files().iter().chain(isogloss_defs::forms()).chain(isogloss_defs::dialects());
    all.find(|(known, _)| *known == name).map(|(_, text)| Text::embedded(text))
}

/// The names that a text includes.
fn included_names(text: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    for at in memchr::memmem::find_iter(text, b"include") {
        let rest = text[at + b"include".len()..].trim_ascii_start();
        let Some(rest) = rest.strip_prefix(b"\"") else { continue };
        if let Some(end) = memchr::memchr(b'"', rest) {
            names.push(String::from_utf8_lossy(&rest[..end]).into_owned());
        }
    }
    names
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

/// The include directories by file of a compilation database: YAML documents with `filepath:` and `includes:`, as
/// written by MLIR's build.
pub(crate) fn read_database(text: &str, directory: &Path) -> Vec<(FileName, Vec<PathBuf>)> {
    let mut result: Vec<(FileName, Vec<PathBuf>)> = Vec::new();
    for line in text.lines() {
        let Some((key, value)) = line.trim().split_once(':') else { continue };
        let value = value.trim().trim_matches('"').trim_matches('\'');
        let absolute = |path: &str| normalized(&directory.join(path));
        match key.trim() {
            "filepath" => result.push((FileName::of_path(&absolute(value)), Vec::new())),
            "includes" => {
                if let Some((_, directories)) = result.last_mut() {
                    directories.extend(value.split(';').filter(|path| !path.is_empty()).map(absolute));
                }
            }
            _ => {}
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_follows_from_the_name() {
        let of = |name: &str, id: &str| Language::of(&FileName::new(name), id);
        for id in ["mlir", "tablegen", "td", "", "text"] {
            assert_eq!(of("/a.td", id), Language::TableGen);
            assert_eq!(of("/a.mlir", id), Language::Ir);
        }
        assert_eq!(of("untitled:1", "mlir"), Language::Ir);
        assert_eq!(of("untitled:1", "tablegen"), Language::TableGen);
    }

    /// The sizes of the caches after files of a kind were opened, asked about and closed, one after the other.
    fn sizes(
        always: &[(String, String)],
        count: usize,
        file: impl Fn(usize) -> (String, String),
    ) -> [usize; 9] {
        let mut world = World::new(Settings::default(), Encoding::Utf8);
        let document = |(name, text): &(String, String)| {
            let name = FileName::new(name);
            let language = Language::of(&name, "");
            (name.clone(), Arc::new(Document { name, language, version: 1, text: text.clone().into() }))
        };
        let always: BTreeMap<_, _> = always.iter().map(document).collect();
        let mut sizes = [0; 9];
        for number in 0..count {
            let (name, opened) = document(&file(number));
            let (language, text) = (opened.language, opened.text.clone());
            let set = |world: &mut World, open: bool| {
                let mut all = always.clone();
                if open {
                    all.insert(name.clone(), opened.clone());
                }
                world.open = Arc::new(all);
                world.begin_generation();
                world.files_changed();
            };
            set(&mut world, true);
            for offset in [0, text.len() / 2, text.len()] {
                match language {
                    Language::TableGen => {
                        crate::td::findings(&world, &name);
                        crate::td::hover::hover(&world, &name, offset);
                        crate::td::complete::complete(&world, &name, offset);
                        crate::td::navigate::references(&world, &name, offset, true);
                    }
                    Language::Ir => {
                        crate::ir::findings(&world, &name);
                        crate::ir::hover::hover(&world, &name, offset);
                        crate::ir::complete::complete(&world, &name, offset);
                    }
                }
            }
            world.sweep();
            set(&mut world, false);
            world.sweep();
            let Shared { disk, files, units, checked, virtual_texts, .. } = &*world.shared;
            let [tables, named, ir, loaded] = world.shared.ir.sizes();
            sizes = [
                disk.len(),
                files.len(),
                units.len(),
                checked.len(),
                virtual_texts.len(),
                tables,
                named,
                ir,
                loaded,
            ];
        }
        sizes
    }

    #[test]
    fn closed_files_are_freed() {
        let definitions = |number: usize| {
            let text = format!(
                "include \"isogloss/Op.td\"\ndef D{number} : Dialect {{ let name = \"d{number}\"; }}\n\
                 def D{number}_Op : Op<D{number}, \"op\">;\n"
            );
            (format!("/sizes/d{number}.td"), text)
        };
        let of_definitions = |count| sizes(&[], count, definitions);
        assert_eq!(of_definitions(40), of_definitions(4));
        // Five dialects in all pairs: each is loaded once.
        let always: Vec<_> = (0..5).map(definitions).collect();
        let ir = |number: usize| {
            let names = [number % 5, number / 5 % 5];
            let text: String = names.iter().map(|name| format!("\"d{name}.op\"() : () -> ()\n")).collect();
            (format!("/sizes/{number}.mlir"), text)
        };
        let of_ir = |count| sizes(&always, count, ir);
        let (many, few) = (of_ir(75), of_ir(50));
        assert_eq!(many, few);
        assert_eq!(many[8], 5);
    }

    #[test]
    fn compilation_databases() {
        let text = "--- !FileInfo:\n  filepath: \"/a/b.td\"\n  includes: \"/inc;rel\"\n--- !FileInfo:\n  filepath: c.td\n  includes: /x\n";
        let found = read_database(text, Path::new("/build"));
        let expected = [
            (FileName::new("/a/b.td"), vec![PathBuf::from("/inc"), PathBuf::from("/build/rel")]),
            (FileName::new("/build/c.td"), vec![PathBuf::from("/x")]),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn names_of_included_files() {
        let text = b"include \"a.td\"\n// include\ninclude\"b/c.td\" include d";
        assert_eq!(included_names(text), ["a.td", "b/c.td"]);
    }
}
