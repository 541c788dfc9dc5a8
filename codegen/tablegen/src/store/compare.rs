//! The changes of an edit: a comparison of the stores of two evaluations that began at the same state.
//!
//! Items that existed at that state have the same number in both. Other items are compared without their numbers:
//! values by contents and location, records by name, and instances of classes by contents, too.

use super::{FieldData, Node, Origin, RecordId, Source, Store, Sym, Type, TypeId, ValueId};
use crate::Moved;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The sizes of the store's tables at the state from which evaluations begin.
#[derive(Clone, Debug)]
pub(crate) struct Base {
    /// Shared by all evaluations from the state.
    state: Arc<()>,
    pub(super) values: usize,
    pub(super) records: usize,
    pub(super) decls: usize,
    pub(super) settings: usize,
    pub(super) syms: usize,
    pub(super) types: usize,
    /// The empty classes, which may be defined later.
    pub(super) declared: Arc<[RecordId]>,
}

impl Base {
    pub(crate) fn new(store: &Store) -> Base {
        Base {
            state: Arc::new(()),
            values: store.values.len(),
            records: store.recs.len(),
            decls: store.decls.len(),
            settings: store.settings.len(),
            syms: store.syms.len(),
            types: store.types.len(),
            declared: store.classes.iter().copied().filter(|class| store.rec(*class).is_empty()).collect(),
        }
    }

    /// Whether both describe the same state.
    pub(crate) fn is_same(&self, other: &Base) -> bool {
        Arc::ptr_eq(&self.state, &other.state)
    }

    /// Whether a record exists at the state, so that no later edit changes it.
    pub(crate) fn has(&self, record: RecordId) -> bool {
        record.index() < self.records
    }
}

/// A named record that an edit changed.
#[derive(Debug)]
pub(crate) struct Changed {
    pub(crate) new: RecordId,
    /// The positions of the fields that changed.
    pub(crate) fields: Vec<usize>,
}

/// The differences between two evaluations.
#[derive(Debug, Default)]
pub(crate) struct Differences {
    pub(crate) changed: Vec<Changed>,
    /// The instances of classes that only the old evaluation has, and those that only the new one has.
    pub(crate) gone: HashSet<RecordId>,
    pub(crate) added: HashSet<RecordId>,
}

impl Differences {
    /// Compares two stores. `None` if more than values of fields differs: classes, variables, or the names, parents or
    /// fields of records.
    pub(crate) fn between([old, new]: [&Store; 2], moved: &Moved, base: &Base) -> Option<Differences> {
        let mut comparison = Comparison::new(old, new, moved, base);
        comparison.globals_and_classes_are_equal().then_some(())?;
        let mut result = Differences::default();
        let is_instance = |store: &Store, id: RecordId| store.rec(id).is_instance();
        let (defs, new_defs) = (comparison.late(&old.defs), comparison.late(&new.defs));
        let named = defs.iter().filter(|id| !is_instance(old, **id));
        let mut new_named = new_defs.iter().filter(|id| !is_instance(new, **id));
        for &one in named {
            let &other = new_named.next().filter(|other| comparison.have_same_name(one, **other))?;
            result.changed.extend(comparison.change(one, other)?);
        }
        if new_named.next().is_some() {
            return None;
        }
        // Instances without a reference from a record are compared by name.
        let known: HashSet<u32> = comparison.records.iter().copied().collect();
        let late = new_defs.iter().copied().filter(|id| is_instance(new, *id) && !known.contains(&id.0));
        let mut others: HashMap<&str, RecordId> = late.map(|id| (new.name_of(id), id)).collect();
        for id in defs.into_iter().filter(|id| is_instance(old, *id)) {
            if comparison.records[id.index() - base.records] != NONE {
                continue;
            }
            let other = others.get(old.name_of(id)).copied();
            if other.is_some_and(|other| comparison.are_equal_instances(id, other)) {
                others.remove(old.name_of(id));
            } else {
                result.gone.insert(id);
            }
        }
        result.added.extend(others.into_values());
        Some(result)
    }

    /// As [`Self::between`], for records with the same numbers in both stores. `None` also if an instance has another
    /// class or name.
    pub(crate) fn of(
        records: impl IntoIterator<Item = RecordId>,
        [old, new]: [&Store; 2],
        moved: &Moved,
        base: &Base,
    ) -> Option<Differences> {
        let mut comparison = Comparison::new(old, new, moved, base);
        let mut result = Differences::default();
        for id in records {
            comparison.have_same_name(id, id).then_some(())?;
            if !old.rec(id).is_instance() {
                result.changed.extend(comparison.change(id, id)?);
            } else if !comparison.are_equal_instances(id, id) {
                let class = |store: &Store| store.rec(id).supers().first().map(|(class, _)| *class);
                (new.rec(id).is_instance() && class(old) == class(new)).then_some(())?;
                result.gone.insert(id);
                result.added.insert(id);
            }
        }
        Some(result)
    }

    /// The records of the new store that differ.
    pub(crate) fn records(&self) -> impl Iterator<Item = RecordId> {
        self.changed.iter().map(|changed| changed.new).chain(self.added.iter().copied())
    }
}

/// Marks a value or a record without a counterpart.
const NONE: u32 = u32::MAX;

struct Comparison<'s> {
    old: &'s Store,
    new: &'s Store,
    moved: &'s Moved,
    base: &'s Base,
    /// For the values of the old store after the base, the equal ones of the new store, or [`NONE`].
    values: Vec<u32>,
    /// As `values`, for instances of classes.
    records: Vec<u32>,
    /// The positions in `values` and `records` that the current comparison has set. They are reset if it fails.
    assumed: Vec<Assumed>,
    /// Pairs that must be equal, too.
    pending: Vec<(ValueId, ValueId)>,
}

#[derive(Clone, Copy)]
enum Assumed {
    Value(usize),
    Record(usize),
}

impl<'s> Comparison<'s> {
    fn new(old: &'s Store, new: &'s Store, moved: &'s Moved, base: &'s Base) -> Self {
        let values = vec![NONE; old.values.len() - base.values];
        let records = vec![NONE; old.recs.len() - base.records];
        Comparison { old, new, moved, base, values, records, assumed: Vec::new(), pending: Vec::new() }
    }

    /// The records after the base.
    fn late(&self, ids: &[RecordId]) -> Vec<RecordId> {
        ids.iter().copied().filter(|id| !self.base.has(*id)).collect()
    }

    fn globals_and_classes_are_equal(&mut self) -> bool {
        let (old, new) = (self.old, self.new);
        let (mut classes, mut new_classes) = (self.late(&old.classes), self.late(&new.classes));
        for classes in [&mut classes, &mut new_classes] {
            classes.extend_from_slice(&self.base.declared);
        }
        old.globals.len() == new.globals.len()
            && classes.len() == new_classes.len()
            && old.globals.iter().zip(&new.globals).all(|(one, other)| {
                self.are_same_text(one.name, other.name)
                    && self.moved.leads(one.span, other.span)
                    && self.are_equal(one.value, other.value)
            })
            && classes.iter().zip(&new_classes).all(|(one, other)| {
                self.have_same_name(*one, *other)
                    && self.changed_fields(*one, *other).is_some_and(|fields| fields.is_empty())
            })
    }

    /// The difference between two records that are not instances, if there is one; `None` if more than fields of a
    /// named record differs.
    fn change(&mut self, one: RecordId, other: RecordId) -> Option<Option<Changed>> {
        let fields = self.changed_fields(one, other)?;
        match (fields.is_empty(), self.old.rec(one).is_anonymous()) {
            (true, _) => Some(None),
            (false, false) => Some(Some(Changed { new: other, fields })),
            (false, true) => None,
        }
    }

    /// The positions of the fields of a record that differ; `None` if anything else differs.
    fn changed_fields(&mut self, one: RecordId, other: RecordId) -> Option<Vec<usize>> {
        self.begin();
        let have_same_shape = self.have_same_shape(one, other);
        let is_same = self.finish(have_same_shape);
        is_same.then_some(())?;
        let (old, new) = (self.old, self.new);
        let pairs = old.rec(one).fields.iter().zip(&new.rec(other).fields).enumerate();
        let changed = pairs.filter(|(_, (one, other))| {
            !(self.are_set_alike(one, other) && self.are_equal(one.value, other.value))
        });
        Some(changed.map(|(index, _)| index).collect())
    }

    /// Whether two records are equal except for the values of their fields.
    fn have_same_shape(&mut self, one: RecordId, other: RecordId) -> bool {
        let (one, other) = (self.old.rec(one), self.new.rec(other));
        let (given, other_given) = (self.old.values.slice(one.given), self.new.values.slice(other.given));
        let supers = || one.supers().iter().zip(other.supers());
        let fields = || one.fields.iter().zip(&other.fields);
        let instantiated = || one.instantiated().iter().zip(other.instantiated());
        let are_alike = one.kind == other.kind
            && one.supers().len() == other.supers().len()
            && one.fields.len() == other.fields.len()
            && one.args().len() == other.args().len()
            && one.instantiated().len() == other.instantiated().len()
            && given.len() == other_given.len()
            && self.moved.leads(one.span, other.span)
            && supers()
                .all(|(one, other)| self.is_same_class(one.0, other.0) && self.moved.leads(one.1, other.1))
            && instantiated().all(|(one, other)| self.moved.leads(*one, *other))
            && fields().all(|(one, other)| self.are_same_text(one.name, other.name));
        self.pending.extend(given.iter().copied().zip(other_given.iter().copied()));
        are_alike
    }

    /// Whether two fields have the same declaration, and were set at the same position.
    fn are_set_alike(&self, one: &FieldData, other: &FieldData) -> bool {
        let is_same_decl = if one.decl.index() < self.base.decls {
            one.decl == other.decl
        } else {
            let (decl, other_decl) = (self.old.decl(one), self.new.decl(other));
            decl.kind == other_decl.kind
                && self.is_same_type(decl.ty, other_decl.ty)
                && self.moved.leads_at(decl.start, other_decl.start)
        };
        let is_late = |at: Option<usize>| at.is_some_and(|at| at >= self.base.settings);
        let is_same_setting = if is_late(one.setting.index()) && is_late(other.setting.index()) {
            let (setting, other_setting) = (self.old.setting(one), self.new.setting(other));
            self.moved.leads_at(setting.at, other_setting.at)
                && self.moved.leads(setting.source, other_setting.source)
        } else {
            one.setting == other.setting
        };
        is_same_decl && is_same_setting
    }

    fn are_equal(&mut self, one: ValueId, other: ValueId) -> bool {
        self.begin();
        self.pending.push((one, other));
        self.finish(true)
    }

    fn are_equal_instances(&mut self, one: RecordId, other: RecordId) -> bool {
        self.begin();
        let is_same = self.is_same_record(one, other);
        self.finish(is_same)
    }

    fn begin(&mut self) {
        self.assumed.clear();
        self.pending.clear();
    }

    /// Compares the pending pairs. If one differs, the assumed pairs are reset.
    fn finish(&mut self, so_far: bool) -> bool {
        let mut is_same = so_far;
        while is_same && let Some((one, other)) = self.pending.pop() {
            is_same = self.is_same_value(one, other);
        }
        if !is_same {
            for assumed in self.assumed.drain(..) {
                match assumed {
                    Assumed::Value(at) => self.values[at] = NONE,
                    Assumed::Record(at) => self.records[at] = NONE,
                }
            }
        }
        is_same
    }

    /// Whether two values are equal, provided that the pairs that it adds to `pending` are.
    fn is_same_value(&mut self, one: ValueId, other: ValueId) -> bool {
        let Some(at) = (one.0 as usize).checked_sub(self.base.values) else { return one == other };
        if (other.0 as usize) < self.base.values {
            return false;
        }
        if self.values[at] == other.0 {
            return true;
        }
        let (node, other_node) = (self.old.values.node(one), self.new.values.node(other));
        if !self.have_same_head(node, other_node) {
            return false;
        }
        let (old, new) = (&self.old.values, &self.new.values);
        let (mut operands, mut others) = (old.operands(one), new.operands(other));
        loop {
            match (operands.next(), others.next()) {
                (Some(one), Some(other)) => self.pending.push((one, other)),
                (None, None) => break,
                (Some(_), None) | (None, Some(_)) => return false,
            }
        }
        if !self.is_same_origin(old.origin(one), new.origin(other)) {
            return false;
        }
        if self.values[at] == NONE {
            self.assumed.push(Assumed::Value(at));
            self.values[at] = other.0;
        }
        true
    }

    /// Whether two values are equal except for their operands.
    fn have_same_head(&mut self, one: Node, other: Node) -> bool {
        match (one, other) {
            (Node::Str(a), Node::Str(b)) | (Node::Code(a), Node::Code(b)) => self.are_same_text(a, b),
            (Node::Bits(_), Node::Bits(_)) | (Node::Dag(_), Node::Dag(_)) => true,
            (Node::List(a, _), Node::List(b, _))
            | (Node::Cond(_, a), Node::Cond(_, b))
            | (Node::Fold(_, a), Node::Fold(_, b))
            | (Node::IsA(a, _), Node::IsA(b, _))
            | (Node::Exists(a, _), Node::Exists(b, _))
            | (Node::Instances(a, _), Node::Instances(b, _)) => self.is_same_type(a, b),
            (Node::Def(a), Node::Def(b)) => self.is_same_record(a, b),
            (Node::Var(a, ty), Node::Var(b, other)) => {
                self.are_same_text(a, b) && self.is_same_type(ty, other)
            }
            (Node::VarBit(_, a), Node::VarBit(_, b)) => a == b,
            (Node::Field(_, a, ty), Node::Field(_, b, other)) => {
                self.are_same_text(a, b) && self.is_same_type(ty, other)
            }
            (Node::Instance(a, _), Node::Instance(b, _)) => self.is_same_class(a, b),
            (Node::Un(a, _, ty), Node::Un(b, _, other)) => a == b && self.is_same_type(ty, other),
            (Node::Bin(a, _, _, ty), Node::Bin(b, _, _, other)) => a == b && self.is_same_type(ty, other),
            (Node::Tern(a, _, ty), Node::Tern(b, _, other)) => a == b && self.is_same_type(ty, other),
            // `?`, bits, numbers, and names that are not final; or values of two kinds.
            (one, other) => one == other,
        }
    }

    fn is_same_origin(&mut self, one: Origin, other: Origin) -> bool {
        let (old, new) = (&self.old.values, &self.new.values);
        match (old.source_of(one), new.source_of(other)) {
            (None, None) => true,
            (Some(Source::Written(one, parts)), Some(Source::Written(other, other_parts))) => {
                // The parts are inside; spans of other values follow.
                let pairs = parts.iter().zip(other_parts);
                let mut inside = pairs.take_while(|(part, _)| one.contains(**part));
                self.moved.leads(one, other) && inside.all(|(one, other)| self.moved.leads(*one, *other))
            }
            (Some(Source::Joined(parts)), Some(Source::Joined(other_parts))) => {
                self.pending.extend(parts.iter().copied().zip(other_parts.iter().copied()));
                parts.len() == other_parts.len()
            }
            (Some(Source::Used(written, arguments)), Some(Source::Used(other, other_arguments))) => {
                self.pending.extend(arguments.iter().copied().zip(other_arguments.iter().copied()));
                let are_same = match (old.source_of(written), new.source_of(other)) {
                    (None, None) => true,
                    (Some(Source::Written(one, _)), Some(Source::Written(other, _))) => {
                        self.moved.leads(one, other)
                    }
                    // Others count as different: the instance is compared as a new one.
                    (Some(Source::Written(..) | Source::Joined(_) | Source::Used(..)) | None, _) => false,
                };
                are_same && arguments.len() == other_arguments.len()
            }
            (Some(Source::Written(..) | Source::Joined(_) | Source::Used(..)) | None, _) => false,
        }
    }

    /// Whether two records are the same; a named record is identified by its name.
    fn is_same_record(&mut self, one: RecordId, other: RecordId) -> bool {
        if self.base.has(one) || self.base.has(other) {
            return one == other;
        }
        if !self.have_same_name(one, other) {
            return false;
        }
        let at = one.index() - self.base.records;
        if !self.old.rec(one).is_instance() || self.records[at] == other.0 {
            return true;
        }
        if self.records[at] == NONE {
            self.assumed.push(Assumed::Record(at));
            self.records[at] = other.0;
        }
        if !self.have_same_shape(one, other) {
            return false;
        }
        let (one, other) = (self.old.rec(one), self.new.rec(other));
        let fields = || one.fields.iter().zip(&other.fields);
        self.pending.extend(fields().map(|(one, other)| (one.value, other.value)));
        fields().all(|(one, other)| self.are_set_alike(one, other))
    }

    fn is_same_class(&self, one: RecordId, other: RecordId) -> bool {
        if self.base.has(one) || self.base.has(other) {
            one == other
        } else {
            self.have_same_name(one, other)
        }
    }

    fn have_same_name(&self, one: RecordId, other: RecordId) -> bool {
        self.old.rec(one).kind == self.new.rec(other).kind && self.old.name_of(one) == self.new.name_of(other)
    }

    fn are_same_text(&self, one: Sym, other: Sym) -> bool {
        if (one.0 as usize) < self.base.syms || (other.0 as usize) < self.base.syms {
            return one == other;
        }
        self.old.syms.get(one) == self.new.syms.get(other)
    }

    fn is_same_type(&self, one: TypeId, other: TypeId) -> bool {
        let (mut one, mut other) = (one, other);
        loop {
            if (one.0 as usize) < self.base.types || (other.0 as usize) < self.base.types {
                return one == other;
            }
            match (self.old.types.get(one), self.new.types.get(other)) {
                (Type::List(element), Type::List(of_other)) => (one, other) = (*element, *of_other),
                (Type::Record(classes), Type::Record(others)) => {
                    let mut pairs = classes.iter().zip(others);
                    return classes.len() == others.len()
                        && pairs.all(|(one, other)| self.is_same_class(*one, *other));
                }
                (one, other) => return one == other,
            }
        }
    }
}

impl Store {
    /// The name of a record; empty if it is not a string.
    pub(crate) fn name_of(&self, record: RecordId) -> &str {
        let node = self.values.node(self.rec(record).name);
        if let Node::Str(sym) | Node::Code(sym) = node { self.syms.get(sym) } else { "" }
    }
}
