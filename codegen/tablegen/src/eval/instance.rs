//! Instances of classes as values: `C<1, 2>`.

use std::ops::Range;

use super::{Eval, Res, Step};
use crate::Span;
use crate::store::{
    FastMap, FieldData, FieldDecl, FieldKind, IdTable, Meta, Moves, Node, RecordId, RecordKind, SettingId,
    Source, ValueId,
};

/// The instances of classes.
#[derive(Clone)]
pub(super) struct Instances {
    /// The records of instances, by class and arguments without origins.
    pub(super) records: IdTable,
    /// The spans of instances whose arguments are not known yet, by instance without origins.
    pub(super) open: FastMap<ValueId, Span>,
    /// The last use of an instance whose field was read, and the origins of the use.
    moves: (ValueId, Moves),
    /// Values with the origins that they have for a use of an instance, by use and value.
    moved: FastMap<(ValueId, ValueId), ValueId>,
}

impl Instances {
    /// An empty table with capacity for `count` instances.
    pub(super) fn new(count: usize) -> Self {
        Self {
            records: IdTable::new(count),
            open: FastMap::default(),
            moves: (ValueId::UNSET, Moves::default()),
            moved: FastMap::default(),
        }
    }
}

impl Eval {
    /// The expression for an instance whose arguments are not known yet; they start at
    /// `base` in the scratch and are removed from it.
    pub(super) fn make_open_instance(
        &mut self,
        class: RecordId,
        base: usize,
        name: Span,
        expression: Span,
    ) -> ValueId {
        let operands = &self.operands[base..];
        let with = |slice| Node::Instance(class, slice);
        let id = self.store.values.make_written(operands, expression, &[], with);
        self.operands.truncate(base);
        self.note_open_instance(id, name);
        id
    }

    /// Adds the variables of the enclosing operators as fields: as in the reference tool, an
    /// instance of a class in its own body has them.
    fn add_operator_variables(&mut self, rec: RecordId, span: Span) -> Res<()> {
        for index in 0..self.bang_vars.len() {
            let (name, ty) = self.bang_vars[index];
            let kind = FieldKind::Normal;
            let decl = self.store.add_decl(FieldDecl { ty, kind, used: false, start: span.start });
            let value = self.unset_value(ty);
            self.add_field(rec, span, FieldData { name, value, decl, setting: SettingId::NONE })?;
        }
        Ok(())
    }

    /// Records the span of an instance whose arguments are not known yet. Equal instances have the span of the first.
    pub(super) fn note_open_instance(&mut self, id: ValueId, span: Span) {
        let equal = self.store.values.without_origin(id);
        self.instances.open.entry(equal).or_insert(span);
    }

    /// The record for an instance of a class, and whether the arguments have the origins of its first use, see
    /// [`Self::is_first_use`]. The arguments start at `base` in the scratch and stay there. Instances with equal
    /// arguments are one record, with the span of the first.
    pub(super) fn make_instance(
        &mut self,
        class: RecordId,
        base: usize,
        span: Span,
    ) -> Res<(RecordId, bool)> {
        let end = self.operands.len();
        let hash = self.store.instance_hash(class, &self.operands[base..end]);
        let mut probe = self.instances.records.probe(hash);
        while let Some(rec) = self.instances.records.next(&mut probe).map(RecordId) {
            if self.store.is_instance_of(rec, class, &self.operands[base..]) {
                return Ok((rec, self.is_first_use(rec, base)));
            }
        }
        let rec = self.instantiate(class, base..end, span)?;
        self.operands.truncate(end);
        // Evaluation may have added instances.
        let mut probe = self.instances.records.probe(hash);
        while self.instances.records.next(&mut probe).is_some() {}
        self.instances.records.insert(&probe, rec.0);
        Ok((rec, true))
    }

    /// Whether the arguments from `base` of the scratch on are those of the first use, or the latter have no origins.
    fn is_first_use(&self, rec: RecordId, base: usize) -> bool {
        let values = &self.store.values;
        let given = values.slice(self.store.rec(rec).given);
        given == &self.operands[base..]
            || !given.iter().any(|&first| values.meta(first).has(Meta::HAS_ORIGIN))
    }

    fn instantiate(&mut self, class: RecordId, args: Range<usize>, span: Span) -> Res<RecordId> {
        let span = self.open_span(class, args.start).unwrap_or(span);
        self.reports.trace.push(Step { span, what: class });
        let rec = self.with_nesting(|eval| eval.build_instance(class, args, span));
        self.reports.trace.pop();
        let rec = rec?;
        self.def_value(rec);
        Ok(rec)
    }

    /// The span of an instance that was first seen with variables in its arguments.
    fn open_span(&mut self, class: RecordId, base: usize) -> Option<Span> {
        let arguments = &self.operands[base..];
        if !arguments.iter().any(|&argument| self.store.values.meta(argument).mentions_any()) {
            return None;
        }
        let id = self.store.values.make_with(arguments, |slice| Node::Instance(class, slice));
        let equal = self.store.values.without_origin(id);
        self.instances.open.get(&equal).copied()
    }

    /// The record for an instance whose arguments are at `args` in the scratch.
    fn build_instance(&mut self, class: RecordId, args: Range<usize>, span: Span) -> Res<RecordId> {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        let name = self.anonymous_name(number);
        let own = self.make(Node::Str(name));
        let rec = self.new_record(own, RecordKind::AnonymousDef, span);
        self.store.recs[rec.index()].given = self.store.values.keep(&self.operands[args.clone()]);
        let fields = self.store.rec(class).own_fields().to_vec();
        self.store.rec_mut(rec).fields = fields;
        if self.current == Some(class) {
            self.add_operator_variables(rec, span)?;
        }
        self.count_record(rec)?;
        self.copy_checks(class, rec);
        let mut resolver = self.map_resolver(Some(rec));
        let (given, _) = self.operands[args].as_chunks::<2>();
        let by_name = given.iter().position(|&[key, _]| matches!(self.node(key), Node::Str(_)));
        let (given, named) = given.split_at(by_name.unwrap_or(given.len()));
        let data = self.store.rec(class);
        for (index, field) in data.arg_fields().iter().enumerate() {
            resolver.add(field.name, given.get(index).map_or(field.value, |&[_, value]| value));
        }
        for &[key, value] in named {
            if let Node::Str(name) = self.node(key) {
                resolver.set(name, value);
            }
        }
        let resolved = self.resolve_record(rec, &mut resolver);
        self.recycle(resolver);
        resolved?;
        self.store.rec_mut(rec).add_super(class, span);
        self.resolve_finally(rec, None)?;
        self.register(rec, name);
        self.check_assertions(rec)?;
        Ok(rec)
    }

    /// `value`, from a field of `instance`, with the origins that it has for this use of the instance.
    #[inline(never)]
    pub(super) fn for_use(&mut self, value: ValueId, instance: ValueId) -> ValueId {
        let Node::Def(rec) = self.node(instance) else { return value };
        if !self.store.values.meta(value).has(Meta::HAS_ORIGIN) {
            return value;
        }
        if let Some(&known) = self.instances.moved.get(&(instance, value)) {
            return known;
        }
        if self.instances.moves.0 != instance {
            self.instances.moves = (instance, self.store.moves(rec, instance));
        }
        let moves = std::mem::take(&mut self.instances.moves.1);
        let moved = self.moved(value, &moves, 0);
        self.instances.moves.1 = moves;
        if self.instances.moved.len() >= MOST_MOVED {
            self.instances.moved.clear();
        }
        self.instances.moved.insert((instance, value), moved);
        moved
    }

    /// A copy of a value without variables, with its origins moved.
    fn moved(&mut self, id: ValueId, moves: &Moves, depth: u32) -> ValueId {
        if !self.store.values.meta(id).has(Meta::HAS_ORIGIN) {
            return id;
        }
        if depth > MOVED_DEPTH {
            return self.store.values.without_origin(id);
        }
        let node = self.node(id);
        let own = self.store.values.origin(id);
        let origin = match moves.get(own) {
            Some(ValueId::UNSET) => return self.store.values.without_origin(id),
            Some(to) if self.node(to) == node => return to,
            Some(to) => self.store.values.origin(to),
            None => own,
        };
        let base = self.operands.len();
        match node {
            Node::Str(_) | Node::Code(_) => {
                if let Some(Source::Joined(parts)) = self.store.values.source_of(origin) {
                    self.operands.extend_from_slice(parts);
                }
            }
            Node::Def(_) => self.operands.extend_from_slice(self.store.arguments_of(id)),
            Node::List(..) | Node::Dag(_) => self.operands.extend(self.store.values.operands(id)),
            _ => {}
        }
        let mut changed = false;
        for at in base..self.operands.len() {
            let part = self.operands[at];
            let new = self.moved(part, moves, depth + 1);
            changed |= new != part;
            self.operands[at] = new;
        }
        let operands = &self.operands[base..];
        let values = &mut self.store.values;
        let result = match node {
            _ if !changed && origin == own => id,
            Node::List(ty, _) => values.make_from(operands, origin, |slice| Node::List(ty, slice)),
            Node::Dag(_) => values.make_from(operands, origin, Node::Dag),
            Node::Str(_) | Node::Code(_) if changed => values.make_joined(node, operands),
            Node::Def(rec) if changed => {
                let written = if let Some(Source::Used(written, _)) = values.source_of(origin) {
                    written
                } else {
                    origin
                };
                values.make_used(rec, written, operands)
            }
            _ => values.make_from(&[], origin, |_| node),
        };
        self.operands.truncate(base);
        result
    }
}

/// The number of moved values that are cached.
const MOST_MOVED: usize = 1 << 12;

/// The depth of values up to which origins are moved; values nested deeper lose theirs.
const MOVED_DEPTH: u32 = 100;
