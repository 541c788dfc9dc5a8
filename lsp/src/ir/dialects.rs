//! The dialects that a file of IR names: where they are defined, and their tables.

use crate::answers::Place;
use crate::cache::{Cache, Generation, is_shared};
use crate::names::FileName;
use crate::td::check::{Checked, place};
use crate::world::{World, locked};
use isogloss::Context;
use isogloss::def::{Def, Dialect, ParamKind};
use isogloss::ir::OpDef;
use isogloss_load::find::Index;
use isogloss_tablegen::{Record, Records, Severity, Text, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, OnceLock};

/// Caches of dialects.
#[derive(Debug)]
pub(crate) struct Caches {
    /// With the revision for which it is known to be current.
    index: Mutex<Option<(u64, Arc<Indexed>)>>,
    installed: Mutex<Option<Arc<Indexed>>>,
    tables: Cache<Vec<TextId>, Arc<Tables>>,
    /// The last tables of dialects of these names.
    last: Cache<BTreeSet<String>, Arc<Tables>>,
    loaded: Mutex<Loaded>,
    named: Cache<String, Arc<Named>>,
    pub(super) files: Cache<FileName, Arc<super::file::IrFile>>,
    pub(super) checked: Cache<FileName, Arc<super::check::IrChecked>>,
    /// The last results of completely parsed texts.
    pub(super) good: Cache<FileName, Arc<super::check::IrChecked>>,
    context: Mutex<Option<CachedContext>>,
}

impl Caches {
    pub(crate) fn new(generation: &Arc<Generation>) -> Self {
        Self {
            index: Mutex::default(),
            installed: Mutex::default(),
            tables: Cache::new(generation),
            last: Cache::new(generation),
            loaded: Mutex::default(),
            named: Cache::new(generation),
            files: Cache::new(generation),
            checked: Cache::new(generation),
            good: Cache::new(generation),
            context: Mutex::default(),
        }
    }

    /// How many tables, definitions, results and loaded dialects there are.
    #[cfg(test)]
    pub(crate) fn sizes(&self) -> [usize; 4] {
        let results = self.files.len() + self.checked.len() + self.good.len();
        [self.tables.len(), self.named.len(), results, locked(&self.loaded).by_text.len()]
    }

    /// Evicts unused entries; see [`World::sweep`].
    pub(crate) fn sweep(&self, is_open: &dyn Fn(&FileName) -> bool) {
        let Self { tables, last, named, files, checked, good, context, .. } = self;
        checked.sweep(|name, _| is_open(name));
        good.sweep(|name, _| is_open(name));
        files.sweep(|name, file| is_open(name) || is_shared(file));
        let is_of_open = |cached: &CachedContext| Arc::strong_count(&cached.tables) > 3;
        let unused = locked(context).take_if(|cached| !is_of_open(cached));
        drop(unused);
        last.sweep(|_, tables| Arc::strong_count(tables) > 2);
        tables.sweep(|_, tables| is_shared(tables));
        named.sweep(|_, named| is_shared(named));
    }
}

/// The loaded dialects. Types and contexts refer to their tables without a lifetime, so tables are never freed. Each
/// dialect is loaded once per set of source texts: IR files that name different dialects share them.
#[derive(Debug, Default)]
struct Loaded {
    by_text: HashMap<TextId, LoadedDialect>,
    /// How many operations were loaded since the start.
    operations: usize,
}

#[derive(Clone, Copy, Debug)]
struct LoadedDialect {
    /// None for definitions that define nothing.
    table: Option<&'static Dialect>,
    /// Whether the definitions have errors.
    has_errors: bool,
}

/// A digest of the source texts of a dialect: its own definition files and those of the dialects it needs, with all
/// includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct TextId([u64; 2]);

/// The context of the last check. Types, attributes and names are already interned when the text is parsed after an
/// edit. The server keeps one.
#[derive(Debug)]
struct CachedContext {
    context: Box<Context>,
    /// The tables it was built from.
    tables: Arc<Tables>,
    /// How many nodes it had after its first check.
    nodes: usize,
}

/// A context is dropped when it has grown by this factor since its first check, plus some slack: edits leave the types
/// and names that they replaced.
const MOST_GROWTH: usize = 2;
const SOME_NODES: usize = 10_000;

/// The IR memory of a longer text is not reused for the next one.
const KEPT_IR: usize = 4 << 20;

/// Definition files, and the dialects that they define.
#[derive(Debug)]
struct Indexed {
    texts: Vec<(FileName, Text)>,
    index: Index,
}

/// The tables of some dialects.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) dialects: Vec<&'static Dialect>,
    /// Whether the source definitions have errors.
    pub(crate) has_errors: bool,
    /// [`World::saves`] when they were made.
    saves: u64,
}

/// Whether findings about an operation may depend on other operations, or on a text that was parsed before in the same
/// context: the body of a type is set once in a context, and the number of a `distinct` attribute means one attribute
/// in a text.
pub(super) fn has_state(tables: &Tables, text: &str) -> bool {
    let is_in_text = |word: &str| memchr::memmem::find(text.as_bytes(), word.as_bytes()).is_some();
    let has_body = |def: &Def| def.params.iter().any(|param| matches!(param.kind, ParamKind::Body));
    let has_bodies =
        |dialect: &Dialect| dialect.types.iter().chain(dialect.attributes).any(|def| has_body(def));
    is_in_text("distinct")
        || tables.dialects.iter().any(|dialect| has_bodies(dialect) && is_in_text(dialect.name))
}

/// Runs a function with a context of some dialects: the cached one of the last check, or a new one. `None` if the
/// dialects cannot be in one context.
pub(super) fn with_context<T>(
    world: &World,
    tables: &Arc<Tables>,
    text: &str,
    work: impl FnOnce(&Context) -> T,
) -> Option<T> {
    let has_state = has_state(tables, text);
    let cached = locked(&world.shared.ir.context).take();
    let cached = cached.filter(|cached| !has_state && Arc::ptr_eq(&cached.tables, tables));
    let (context, nodes) = match cached {
        Some(cached) => (cached.context, Some(cached.nodes)),
        None => (Context::try_with_dialects(tables.dialects.iter().copied()).ok()?, None),
    };
    let result = work(&context);
    let count = context.interned_count();
    let nodes = nodes.unwrap_or(count);
    if !has_state && count <= MOST_GROWTH * nodes + SOME_NODES {
        if text.len() > KEPT_IR {
            context.release_memory();
        }
        let cached = CachedContext { context, tables: tables.clone(), nodes };
        *locked(&world.shared.ir.context) = Some(cached);
    }
    Some(result)
}

/// How many operations are reloaded after edits. The tables of an operation take about 3 kB: beyond the limit, a
/// dialect with changed definitions is reloaded when its definition file is saved.
const MOST_LOADED: usize = 8_192;

/// The definitions of a dialect, by their names in IR.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) checked: Arc<Checked>,
    pub(crate) operations: BTreeMap<String, Place>,
    pub(crate) types: BTreeMap<String, Place>,
    pub(crate) attributes: BTreeMap<String, Place>,
    /// The names of the records of operations.
    records: HashMap<String, String>,
}

impl Named {
    /// The record of an operation, or of a type (`!name`) or attribute (`#name`).
    pub(crate) fn record(&self, name: &str) -> Option<Record<'_>> {
        self.checked.records.def(self.records.get(name)?)
    }
}

/// The dialects that are built into every server.
fn shipped() -> Vec<&'static Dialect> {
    let mut dialects = isogloss::dialects::all();
    dialects.extend(isogloss_dialects::all());
    dialects
}

/// The dialects that are built into this server.
pub(crate) fn compiled(world: &World) -> Vec<&'static Dialect> {
    let mut dialects = shipped();
    for dialect in &world.settings.options.dialects {
        if !dialects.iter().any(|known| std::ptr::eq(*known, *dialect)) {
            dialects.push(dialect);
        }
    }
    dialects
}

/// The definition of an operation in the shipped dialects.
pub(crate) fn operation(name: &str) -> Option<&'static OpDef> {
    static ALL: OnceLock<HashMap<&'static str, &'static OpDef>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let ops = shipped().into_iter().flat_map(|dialect| dialect.ops);
        ops.map(|op| (op.name, *op)).collect()
    });
    all.get(name).copied()
}

fn is_compiled(world: &World, name: &str) -> bool {
    compiled(world).iter().any(|dialect| dialect.name == name && !dialect.is_open())
}

impl Indexed {
    fn new(world: &World, names: impl Iterator<Item = FileName>) -> Self {
        let texts: Vec<(FileName, Text)> =
            names.filter_map(|name| Some((name.clone(), world.text(&name)?))).collect();
        let files = texts.iter().map(|(name, text)| (name.as_str(), &**text));
        let index = Index::of_included(files, |from, name| {
            Some(world.find(&FileName::new(from), name)?.as_str().to_owned())
        });
        Self { texts, index }
    }

    /// Whether the files are unchanged.
    fn is_current(&self, world: &World, names: &BTreeSet<FileName>) -> bool {
        self.texts.len() == names.len()
            && self.texts.iter().all(|(name, text)| {
                names.contains(name) && world.text(name).is_some_and(|now| crate::world::is_same(&now, text))
            })
    }
}

/// The index of the workspace and of the include directories.
fn index(world: &World) -> Arc<Indexed> {
    let mut known = locked(&world.shared.ir.index);
    if let Some((_, index)) = known.as_ref().filter(|(revision, _)| *revision == world.revision) {
        return index.clone();
    }
    let files = world.workspace();
    let names: BTreeSet<FileName> = files.definitions.iter().chain(&files.included).cloned().collect();
    let index = match known.as_ref().filter(|(_, index)| index.is_current(world, &names)) {
        Some((_, index)) => index.clone(),
        None => Arc::new(Indexed::new(world, names.into_iter())),
    };
    *known = Some((world.revision, index.clone()));
    index
}

/// The index of an installed MLIR, for dialects that are not found elsewhere. It is built once.
fn installed(world: &World) -> Arc<Indexed> {
    let mut known = locked(&world.shared.ir.installed);
    if let Some(index) = &*known {
        return index.clone();
    }
    let directories = crate::world::installed_directories().iter().take(1);
    let names = directories.flat_map(|directory| definition_files(&directory.join("mlir")));
    let index = Arc::new(Indexed::new(world, names));
    *known = Some(index.clone());
    index
}

/// The definition files below a directory.
pub(crate) fn definition_files(directory: &std::path::Path) -> Vec<FileName> {
    let (mut files, mut pending) = (Vec::new(), vec![directory.to_owned()]);
    while let Some(folder) = pending.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                pending.push(path);
            } else if path.extension().is_some_and(|extension| extension == "td") {
                files.push(FileName::of_path(&path));
            }
        }
    }
    files
}

/// The files that define a dialect, and the dialects that they need.
fn files_of(world: &World, name: &str) -> Option<(Vec<FileName>, Vec<String>)> {
    let of = |indexed: &Indexed| {
        let found = indexed.index.dialect(name)?;
        let files: Vec<_> = found.files.iter().map(|path| FileName::of_path(path)).collect();
        Some((files, found.dependencies.into_iter().chain(found.included).collect()))
    };
    of(&index(world)).or_else(|| if is_compiled(world, name) { None } else { of(&installed(world)) })
}

/// The names of all dialects that can be loaded, or are part of the server.
pub(crate) fn all_names(world: &World) -> BTreeSet<String> {
    let mut names: BTreeSet<String> = index(world).index.names().map(str::to_owned).collect();
    names.extend(compiled(world).iter().map(|dialect| dialect.name.to_owned()));
    names
}

/// The definitions of a dialect: in the workspace, or else the server's own.
pub(crate) fn named(world: &World, name: &str) -> Option<Arc<Named>> {
    let mut text = String::new();
    match files_of(world, name) {
        Some((files, _)) => {
            for file in files {
                text.push_str(&format!("include {:?}\n", file.as_str()));
            }
        }
        None => {
            let file = match name {
                "llvm" => "llvm_ops",
                "builtin" => "builtin_ops",
                name => name,
            };
            for file in [file, name] {
                let file = format!("isogloss/dialects/{file}.td");
                if crate::world::library(&file).is_some() && !text.contains(&file) {
                    text.push_str(&format!("include {file:?}\n"));
                }
            }
        }
    }
    if text.is_empty() {
        return None;
    }
    let root = FileName::new(&format!("<dialect {name}>"));
    world.add_virtual(&root, text);
    let checked = crate::td::checked(world, &root)?;
    let known = world.shared.ir.named.get(name).filter(|known| Arc::ptr_eq(&known.checked, &checked));
    if known.is_some() {
        return known;
    }
    let named = Arc::new(read(name, checked));
    world.shared.ir.named.insert(name.to_owned(), named.clone());
    Some(named)
}

fn read(dialect: &str, checked: Arc<Checked>) -> Named {
    let mut operations = BTreeMap::new();
    let (mut types, mut attributes) = (BTreeMap::new(), BTreeMap::new());
    let mut found = HashMap::new();
    {
        let records: &Records = &checked.records;
        let at = |record: Record<'_>| place(records.sources(), &checked.unit.root, record.span());
        let is_of = |record: Record<'_>, field: &str| match record.value(field) {
            Some(Value::Record(of)) => of.get::<&str>("name").is_ok_and(|name| name == dialect),
            _ => false,
        };
        for record in records.derived_from("Op").filter(|record| is_of(*record, "opDialect")) {
            if let Ok(name) = record.get::<&str>("opName") {
                let name = format!("{dialect}.{name}");
                operations.insert(name.clone(), at(record));
                found.insert(name, record.name().to_owned());
            }
        }
        for (class, sigil, table) in [("TypeDef", '!', &mut types), ("AttrDef", '#', &mut attributes)] {
            for record in records.derived_from(class).filter(|record| is_of(*record, "dialect")) {
                if let Ok(Some(mnemonic)) = record.get::<Option<&str>>("mnemonic") {
                    let name = format!("{sigil}{dialect}.{mnemonic}");
                    table.insert(name.clone(), at(record));
                    found.insert(name, record.name().to_owned());
                }
            }
        }
    }
    Named { checked, operations, types, attributes, records: found }
}

/// The tables of all dialects that a file names and their dependencies; and the names without a definition.
pub(crate) fn tables<'n>(
    world: &World,
    names: impl Iterator<Item = &'n str>,
) -> (Arc<Tables>, BTreeSet<String>) {
    let mut unknown = BTreeSet::new();
    let mut to_load = DialectsToLoad::new();
    let mut pending: Vec<(String, bool)> = names.map(|name| (name.to_owned(), true)).collect();
    while let Some((name, is_named)) = pending.pop() {
        if is_compiled(world, &name) || to_load.contains_key(&name) || name == "builtin" {
            continue;
        }
        match files_of(world, &name) {
            Some((files, needed)) => {
                pending.extend(needed.iter().map(|name| (name.clone(), false)));
                to_load.insert(name, Definitions { files, needed });
            }
            None if is_named && !compiled(world).iter().any(|dialect| dialect.name == name) => {
                unknown.insert(name);
            }
            None => {}
        }
    }
    let ids = text_ids(world, &to_load);
    let stand_ins = unknown.iter().map(|name| TextId([hash_of(&(0, name)), hash_of(&(3, name))]));
    let key: Vec<TextId> = ids.values().copied().chain(stand_ins).collect();
    let caches = &world.shared.ir;
    if let Some(tables) = caches.tables.get(&key) {
        return (tables, unknown);
    }
    let names: BTreeSet<String> = to_load.keys().chain(&unknown).cloned().collect();
    let is_full = locked(&caches.loaded).operations > MOST_LOADED;
    if let Some(tables) = caches.last.get(&names).filter(|tables| is_full && tables.saves == world.saves) {
        return (tables, unknown);
    }
    let mut tables = load(world, &to_load, &ids);
    tables.dialects.extend(unknown.iter().map(|name| stand_in(name)));
    let tables = Arc::new(tables);
    caches.tables.insert(key, tables.clone());
    caches.last.insert(names, tables.clone());
    (tables, unknown)
}

/// A dialect without a definition. Nothing is known about it, so everything is allowed: its types can be elements, and
/// its attributes memory spaces.
fn stand_in(name: &str) -> &'static Dialect {
    static KNOWN: Mutex<BTreeMap<String, &'static Dialect>> = Mutex::new(BTreeMap::new());
    let mut known = locked(&KNOWN);
    if let Some(found) = known.get(name) {
        return found;
    }
    let made: &'static Dialect = Box::leak(Box::new(Dialect {
        allows_unknown_operations: true,
        allows_unknown_types: true,
        allows_unknown_attributes: true,
        ..Dialect::new(Box::leak(name.to_owned().into_boxed_str()))
    }));
    known.insert(name.to_owned(), made);
    made
}

/// The compiled dialects, and the dialects to load. A dialect is loaded, and its definitions evaluated, only if none
/// was loaded from the same texts.
fn load(world: &World, to_load: &DialectsToLoad, ids: &BTreeMap<&str, TextId>) -> Tables {
    let mut dialects = compiled(world);
    let mut loaded = locked(&world.shared.ir.loaded);
    let known = |loaded: &Loaded| ids.values().filter_map(|id| loaded.by_text.get(id).copied()).collect();
    let old: Vec<LoadedDialect> = known(&loaded);
    dialects.extend(old.iter().filter_map(|known| known.table));
    for group in groups(world, to_load) {
        if group.keys().all(|name| loaded.by_text.contains_key(&ids[name])) {
            continue;
        }
        let Some(checked) = evaluated(world, &group) else { continue };
        // A file with errors yields its valid definitions.
        let made = isogloss_load::load(&checked.records, &dialects).dialects;
        loaded.operations += made.iter().map(|dialect| dialect.ops.len()).sum::<usize>();
        let has_errors = checked.findings.iter().any(|found| found.severity == Severity::Error);
        for name in group.keys() {
            let table = made.iter().copied().find(|dialect| dialect.name == *name);
            loaded.by_text.entry(ids[name]).or_insert(LoadedDialect { table, has_errors });
        }
        dialects.extend(made);
    }
    let has_errors = known(&loaded).iter().any(|known| known.has_errors);
    Tables { dialects, has_errors, saves: world.saves }
}

/// The source texts of each dialect.
fn text_ids<'w>(world: &World, to_load: &'w DialectsToLoad) -> BTreeMap<&'w str, TextId> {
    let forms = world.settings.options.forms.iter().map(|form| FileName::of_path(form));
    let forms: Vec<FileName> = forms.collect();
    let mut of_root: HashMap<&FileName, Vec<(FileName, u64)>> = HashMap::new();
    let roots = to_load.values().flat_map(|definitions| &definitions.files).chain(&forms);
    for root in roots {
        of_root.entry(root).or_insert_with(|| {
            let unit = world.unit(root);
            let files = unit.iter().flat_map(|unit| &unit.files);
            files.map(|file| (file.name.clone(), file.text_hash())).collect()
        });
    }
    let id = |name: &'w str| {
        let (mut names, mut pending) = (BTreeSet::new(), vec![name]);
        while let Some(next) = pending.pop() {
            if let Some(definitions) = to_load.get(next).filter(|_| names.insert(next)) {
                pending.extend(definitions.needed.iter().map(String::as_str));
            }
        }
        let roots = names.iter().flat_map(|name| &to_load[*name].files).chain(&forms);
        let texts: BTreeSet<&(FileName, u64)> = roots.flat_map(|root| &of_root[root]).collect();
        (name, TextId([hash_of(&(1, name, &names, &texts)), hash_of(&(2, name, &names, &texts))]))
    };
    to_load.keys().map(|name| id(name)).collect()
}

fn hash_of<T: Hash>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Dialects by name, with their definitions.
type DialectsToLoad = BTreeMap<String, Definitions>;

/// Where a dialect is defined, and the dialects that it needs.
struct Definitions {
    files: Vec<FileName>,
    needed: Vec<String>,
}

/// Dialects that are evaluated together.
type Group<'w> = BTreeMap<&'w str, &'w Definitions>;

/// Groups of dialects that can be evaluated together. Isogloss's library and MLIR's files define the same classes, so
/// dialects based on one are separate from dialects based on the other.
fn groups<'w>(world: &World, to_load: &'w DialectsToLoad) -> Vec<Group<'w>> {
    let is_of_library = |file: &FileName| {
        let unit = world.unit(file);
        unit.is_some_and(|unit| unit.files.iter().any(|file| file.name.as_str() == LIBRARY_BASE))
    };
    let all = to_load.iter().map(|(name, definitions)| (name.as_str(), definitions));
    let (own, others): (Group<'_>, Group<'_>) =
        all.partition(|(_, definitions)| definitions.files.iter().any(is_of_library));
    [others, own].into_iter().filter(|group| !group.is_empty()).collect()
}

/// The file of the library that every definition of a dialect includes.
const LIBRARY_BASE: &str = "isogloss/DialectBase.td";

/// The records of some dialects with their forms.
fn evaluated(world: &World, group: &Group<'_>) -> Option<Arc<Checked>> {
    let mut text = String::new();
    let files: BTreeSet<&FileName> = group.values().flat_map(|definitions| &definitions.files).collect();
    for file in files {
        text.push_str(&format!("include {:?}\n", file.as_str()));
    }
    for name in group.keys().filter(|name| isogloss_codegen::has_forms(name)) {
        text.push_str(&format!("include \"isogloss/forms/{name}.td\"\n"));
    }
    for form in &world.settings.options.forms {
        text.push_str(&format!("include {:?}\n", form.display().to_string()));
    }
    let names: Vec<&str> = group.keys().copied().collect();
    let root = FileName::new(&format!("<dialects {}>", names.join(" ")));
    world.add_virtual(&root, text);
    crate::td::checked(world, &root)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Encoding;
    use crate::world::Settings;

    #[test]
    fn a_context_is_kept_until_it_grew() {
        let world = World::new(Settings::default(), Encoding::Utf8);
        let (tables, _) = tables(&world, std::iter::empty());
        let grow_in = |text: &str, widths: std::ops::Range<u32>| {
            let work = |context: &Context| {
                widths.for_each(|width| _ = context.integer(width));
                context.interned_count()
            };
            with_context(&world, &tables, text, work).expect("a context")
        };
        let grow = |widths| grow_in("module {}", widths);
        let first = grow(1_000..2_000);
        assert_eq!(grow(1_000..2_000), first);
        assert_eq!(grow(2_000..3_000), first + 1_000);
        assert!(grow(3_000..30_000) > first + 20_000);
        assert_eq!(grow(1_000..2_000), first);
        // The body of a type stays.
        assert_eq!(grow(2_000..3_000), first + 1_000);
        assert_eq!(grow_in("module { } // !llvm.struct<\"a\", (i32)>", 1_000..2_000), first);
        assert_eq!(grow(2_000..3_000), first);
    }
}
