//! A root with all its includes: the declarations that one evaluation sees.

use super::file::{Decl, DeclKind, Name, TdFile};
use super::span::Span;
use crate::names::FileName;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::HashSet;
use std::sync::Arc;

/// A root and all its includes, each file once, in order of inclusion.
#[derive(Debug)]
pub(crate) struct Unit {
    pub(crate) root: FileName,
    pub(crate) files: Vec<Arc<TdFile>>,
    positions: FxHashMap<FileName, u32>,
    /// The declarations of all files except the root.
    of_included: Arc<OfIncluded>,
    /// For each file, the files that its `include`s name, in order; `None` for one that is not found.
    pub(crate) included: Vec<Vec<Option<FileName>>>,
}

/// A declaration of a [`Unit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DeclId {
    pub(crate) file: u32,
    pub(crate) decl: u32,
}

/// The declarations of the files that a root includes.
#[derive(Debug, Default)]
struct OfIncluded {
    /// The declarations at the top level by name, in the order of the files.
    globals: FxHashMap<Box<str>, Vec<DeclId>>,
    /// The classes and records by the names of their parents.
    deriving: FxHashMap<Name, Vec<DeclId>>,
}

impl OfIncluded {
    /// For all files except the first.
    fn new(files: &[Arc<TdFile>]) -> Self {
        let mut result = Self::default();
        for (at, file) in files.iter().enumerate().skip(1) {
            let at = u32::try_from(at).unwrap_or(u32::MAX);
            for (name, decls) in file.all_globals() {
                let ids = decls.iter().map(|decl| DeclId { file: at, decl: *decl });
                result.globals.entry(name.into()).or_default().extend(ids);
            }
            for (decl, index) in file.decls.iter().zip(0..) {
                if matches!(decl.kind, DeclKind::Class | DeclKind::Def) {
                    for parent in &decl.parents {
                        let deriving = result.deriving.entry(parent.name.clone()).or_default();
                        deriving.push(DeclId { file: at, decl: index });
                    }
                }
            }
        }
        result
    }
}

impl Unit {
    /// Builds the unit of a root. `last` is its previous unit, `open` returns the file of a name, `find` resolves an
    /// include.
    pub(crate) fn new(
        root: &FileName,
        last: Option<&Self>,
        open: &mut dyn FnMut(&FileName) -> Option<Arc<TdFile>>,
        find: &mut dyn FnMut(&FileName, &str) -> Option<FileName>,
    ) -> Option<Self> {
        let mut unit = Self {
            root: root.clone(),
            files: Vec::new(),
            positions: FxHashMap::default(),
            of_included: Arc::default(),
            included: Vec::new(),
        };
        unit.add(open(root)?, find);
        // The next include of each file that is being read.
        let mut pending = vec![(0_usize, 0_usize)];
        while let Some((at, next)) = pending.pop() {
            let Some(name) = unit.included[at].get(next) else { continue };
            let name = name.clone().filter(|name| !unit.positions.contains_key(name));
            pending.push((at, next + 1));
            if let Some(file) = name.and_then(|name| open(&name)) {
                pending.push((unit.files.len(), 0));
                unit.add(file, find);
            }
        }
        let included = |unit: &Self| unit.files.iter().skip(1).map(Arc::as_ptr).collect::<Vec<_>>();
        unit.of_included = match last.filter(|last| included(last) == included(&unit)) {
            Some(last) => Arc::clone(&last.of_included),
            None => Arc::new(OfIncluded::new(&unit.files)),
        };
        Some(unit)
    }

    fn add(&mut self, file: Arc<TdFile>, find: &mut dyn FnMut(&FileName, &str) -> Option<FileName>) {
        let included = file.includes.iter().map(|include| find(&file.name, &include.name)).collect();
        self.positions.insert(file.name.clone(), u32::try_from(self.files.len()).unwrap_or(u32::MAX));
        self.included.push(included);
        self.files.push(file);
    }

    pub(crate) fn file(&self, index: u32) -> &Arc<TdFile> {
        &self.files[index as usize]
    }

    pub(crate) fn position(&self, name: &FileName) -> Option<u32> {
        self.positions.get(name).copied()
    }

    pub(crate) fn decl(&self, id: DeclId) -> &Decl {
        self.file(id.file).decl(id.decl)
    }

    /// The top-level declarations of a name, in all files.
    pub(crate) fn globals(&self, name: &str) -> impl Iterator<Item = DeclId> + '_ {
        let own = self.files.first().map_or(&[][..], |root| root.globals(name));
        let own = own.iter().map(|decl| DeclId { file: 0, decl: *decl });
        own.chain(self.of_included.globals.get(name).into_iter().flatten().copied())
    }

    /// All declarations of some kinds.
    pub(crate) fn all(&self, wanted: fn(DeclKind) -> bool) -> impl Iterator<Item = DeclId> + '_ {
        self.files.iter().enumerate().flat_map(move |(file, of)| {
            let file = u32::try_from(file).unwrap_or(u32::MAX);
            let own = of.decls.iter().enumerate().filter(move |(_, decl)| wanted(decl.kind));
            own.map(move |(decl, _)| DeclId { file, decl: u32::try_from(decl).unwrap_or(u32::MAX) })
        })
    }

    /// The class of a name: if there are several, the declaration with a body.
    pub(crate) fn class(&self, name: &str) -> Option<DeclId> {
        self.of_kind(name, DeclKind::Class)
    }

    pub(crate) fn multiclass(&self, name: &str) -> Option<DeclId> {
        self.of_kind(name, DeclKind::Multiclass)
    }

    pub(crate) fn of_kind(&self, name: &str, kind: DeclKind) -> Option<DeclId> {
        let mut first = None;
        for id in self.globals(name).filter(|id| self.decl(*id).kind == kind) {
            let decl = self.decl(id);
            if decl.has_body || !decl.parents.is_empty() {
                return Some(id);
            }
            first = first.or(Some(id));
        }
        first
    }

    /// The record, variable, set or type of a name at the top level, in this order.
    pub(crate) fn value(&self, name: &str) -> Option<DeclId> {
        let rank = |kind: DeclKind| match kind {
            DeclKind::Defvar => Some(0),
            DeclKind::Defset => Some(1),
            DeclKind::Def => Some(2),
            DeclKind::Defm => Some(3),
            DeclKind::Class
            | DeclKind::Multiclass
            | DeclKind::Deftype
            | DeclKind::Field
            | DeclKind::Let
            | DeclKind::TemplateArg
            | DeclKind::LoopVariable
            | DeclKind::OperatorVariable => None,
        };
        self.globals(name)
            .filter(|id| !self.is_in_multiclass(*id))
            .filter_map(|id| Some((rank(self.decl(id).kind)?, id)))
            .min_by_key(|(rank, id)| (*rank, id.file, id.decl))
            .map(|(_, id)| id)
    }

    /// Whether a record belongs to a multiclass, so that no record has its name.
    pub(crate) fn is_in_multiclass(&self, id: DeclId) -> bool {
        let around = std::iter::successors(self.parent(id), |around| self.parent(*around));
        around.into_iter().any(|around| self.decl(around).kind == DeclKind::Multiclass)
    }

    /// The parents that a class or record names: classes, or multiclasses for a multiclass.
    pub(crate) fn parents(&self, id: DeclId) -> impl Iterator<Item = DeclId> + '_ {
        let decl = self.decl(id);
        decl.parents.iter().filter_map(move |parent| match decl.kind {
            DeclKind::Multiclass => self.multiclass(&parent.name),
            DeclKind::Defm => self.multiclass(&parent.name).or_else(|| self.class(&parent.name)),
            DeclKind::Class
            | DeclKind::Def
            | DeclKind::Defset
            | DeclKind::Deftype
            | DeclKind::Defvar
            | DeclKind::Field
            | DeclKind::Let
            | DeclKind::TemplateArg
            | DeclKind::LoopVariable
            | DeclKind::OperatorVariable => self.class(&parent.name),
        })
    }

    /// A class or record, then all its ancestors, each once; the last parent comes first.
    pub(crate) fn lineage(&self, id: DeclId) -> Vec<DeclId> {
        let (mut seen, mut result, mut pending) = (HashSet::new(), Vec::new(), vec![id]);
        while let Some(next) = pending.pop() {
            if seen.insert(next) {
                result.push(next);
                pending.extend(self.parents(next));
            }
        }
        result
    }

    /// Whether a class or record is `class`, or derives from it.
    pub(crate) fn derives_from(&self, id: DeclId, class: &str) -> bool {
        self.lineage(id).iter().any(|id| {
            let decl = self.decl(*id);
            decl.kind == DeclKind::Class && &*decl.name == class
        })
    }

    /// The `def`s that derive from a class.
    pub(crate) fn defs_of(&self, class: &str) -> Vec<DeclId> {
        // For the root, by the names of their parents, as [`OfIncluded::deriving`].
        let mut deriving: FxHashMap<&str, Vec<DeclId>> = FxHashMap::default();
        for (decl, index) in self.files.iter().take(1).flat_map(|root| &root.decls).zip(0..) {
            if matches!(decl.kind, DeclKind::Class | DeclKind::Def) {
                for parent in &decl.parents {
                    deriving.entry(&parent.name).or_default().push(DeclId { file: 0, decl: index });
                }
            }
        }
        let (mut names, mut defs) = (FxHashSet::default(), FxHashSet::default());
        let mut pending = vec![class];
        while let Some(name) = pending.pop() {
            if !names.insert(name) {
                continue;
            }
            let included = self.of_included.deriving.get(name);
            for id in deriving.get(name).into_iter().chain(included).flatten() {
                let decl = self.decl(*id);
                if decl.kind == DeclKind::Class {
                    pending.push(&decl.name);
                } else {
                    defs.insert(*id);
                }
            }
        }
        let mut defs: Vec<DeclId> = defs.into_iter().collect();
        defs.sort_unstable_by_key(|id| (id.file, id.decl));
        defs.retain(|id| self.derives_from(*id, class));
        defs
    }

    /// The declarations directly inside a declaration.
    pub(crate) fn children(&self, id: DeclId) -> impl Iterator<Item = DeclId> + '_ {
        self.file(id.file).children(id.decl).map(move |decl| DeclId { file: id.file, decl })
    }

    /// The field of a class or record: its own, or the one of the nearest ancestor that declares it.
    pub(crate) fn field(&self, id: DeclId, name: &str) -> Option<DeclId> {
        self.lineage(id).into_iter().find_map(|id| self.child(id, DeclKind::Field, name))
    }

    /// All fields of a class or record, nearest first.
    pub(crate) fn fields(&self, id: DeclId) -> Vec<DeclId> {
        let all = self.lineage(id).into_iter().flat_map(|id| {
            self.children(id).filter(|id| self.decl(*id).kind == DeclKind::Field).collect::<Vec<_>>()
        });
        let mut seen = HashSet::new();
        all.filter(|id| seen.insert(self.decl(*id).name.clone())).collect()
    }

    /// The template arguments of a class or multiclass.
    pub(crate) fn template_args(&self, id: DeclId) -> Vec<DeclId> {
        self.children(id).filter(|id| self.decl(*id).kind == DeclKind::TemplateArg).collect()
    }

    /// The child of a declaration with a name.
    pub(crate) fn child(&self, id: DeclId, kind: DeclKind, name: &str) -> Option<DeclId> {
        self.children(id).find(|id| {
            let decl = self.decl(*id);
            decl.kind == kind && &*decl.name == name
        })
    }

    /// The last `let`, or the field itself, that sets a field of a class or record; with its record.
    pub(crate) fn value_of(&self, id: DeclId, field: &str) -> Option<DeclId> {
        self.lineage(id).into_iter().find_map(|id| {
            let is_field = |decl: &Decl| {
                matches!(decl.kind, DeclKind::Field | DeclKind::Let)
                    && &*decl.name == field
                    && decl.has_value()
            };
            self.children(id).filter(|id| is_field(self.decl(*id))).last()
        })
    }

    /// The declaration around a declaration.
    pub(crate) fn parent(&self, id: DeclId) -> Option<DeclId> {
        let decl = self.file(id.file).parent_of(id.decl)?;
        Some(DeclId { file: id.file, decl })
    }

    /// The range of a declaration.
    pub(crate) fn whole_of(&self, id: DeclId) -> Span<'_> {
        self.file(id.file).whole_of(id.decl)
    }

    /// The range of the name of a declaration, or of the keyword of an anonymous record.
    pub(crate) fn name_of(&self, id: DeclId) -> Span<'_> {
        self.file(id.file).name_of(id.decl)
    }

    /// The type of a declaration, as written.
    pub(crate) fn type_of(&self, id: DeclId) -> Option<Span<'_>> {
        self.file(id.file).type_of(id.decl)
    }

    /// The value of a declaration, as written.
    pub(crate) fn written_value_of(&self, id: DeclId) -> Option<Span<'_>> {
        self.file(id.file).value_of(id.decl)
    }
}
