//! The texts known to the server (open documents, files on disk, the library), and the data derived from them.
//!
//! A [`World`] is a snapshot: the documents at one moment, with caches that all snapshots share. A request works on its
//! snapshot, while the next edit makes another one.
//!
//! `settings` has the options of the client, `includes` the search for included files, `workspace` the files below the
//! folders of the workspace.

mod includes;
mod settings;
mod workspace;

pub(crate) use includes::{Includes, installed_directories, library};
pub(crate) use settings::{Client, Settings};
pub(crate) use workspace::WorkspaceFiles;

use crate::cache::{Cache, Generation, is_shared};
use crate::language::LanguageId;
use crate::names::FileName;
use crate::td::check::Checked;
use crate::td::file::TdFile;
use crate::td::unit::Unit;
use crate::text::{Encoding, Lines};
use isogloss_tablegen::{Checkpoint, Text};
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// An open document.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) name: FileName,
    pub(crate) language: LanguageId,
    pub(crate) version: i32,
    pub(crate) text: Text,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::DocumentPosition;

    /// The sizes of the caches after files of a kind were opened, asked about and closed, one after the other.
    fn sizes(
        always: &[(String, String)],
        count: usize,
        file: impl Fn(usize) -> (String, String),
    ) -> [usize; 9] {
        let mut world = World::new(Settings::default(), Encoding::Utf8);
        let document = |(name, text): &(String, String)| {
            let name = FileName::new(name);
            let language = LanguageId::of(&name, "");
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
                let (world, name, text) = (&world, name.clone(), text.clone());
                let language = language.language();
                language.findings(world, &name);
                let at = DocumentPosition { world, name, language, text, offset };
                language.hover(&at);
                language.completion(&at);
                language.references(&at, true);
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
}
