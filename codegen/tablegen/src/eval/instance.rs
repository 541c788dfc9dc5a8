//! Instances of classes as values: `C<1, 2>`.

use super::{Eval, Res, Step};
use crate::Span;
use crate::store::{Node, RecordId, RecordKind, Slice, ValueId};

/// What is known of an instance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instance {
    pub(super) span: Span,
    /// Its record, once its arguments are known.
    rec: Option<RecordId>,
}

impl Eval<'_> {
    /// The instance of a class with the arguments from a place of the scratch
    /// on, which are taken from there: an expression as long as they are
    /// `open`, else a record. Equal instances are one record, and the place of
    /// the first of them is the place of all.
    pub(super) fn make_instance(
        &mut self,
        class: RecordId,
        base: usize,
        span: Span,
        open: bool,
    ) -> Res<ValueId> {
        let id = self.make_resolved(base, |slice| Node::Instance(class, slice));
        if open {
            self.instances.entry(id).or_insert(Instance { span, rec: None });
            return Ok(id);
        }
        match self.instances.get(&id).copied().unwrap_or(Instance { span, rec: None }) {
            Instance { rec: Some(rec), .. } => Ok(self.def_value(rec)),
            Instance { rec: None, span } => self.instantiate(id, span),
        }
    }

    fn instantiate(&mut self, id: ValueId, span: Span) -> Res<ValueId> {
        let Node::Instance(class, slice) = self.node(id) else { return Ok(id) };
        self.way.push(Step { span, what: class });
        let rec = self.deeper(|eval| eval.build_instance(class, slice, span));
        self.way.pop();
        let rec = rec?;
        self.instances.insert(id, Instance { span, rec: Some(rec) });
        Ok(self.def_value(rec))
    }

    fn build_instance(&mut self, class: RecordId, args: Slice, span: Span) -> Res<RecordId> {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        let name = self.anonymous_name(number);
        let own = self.make(Node::Str(name));
        let rec = self.new_record(own, RecordKind::AnonymousDef, span);
        let fields = self.store.rec(class).own_fields().to_vec();
        self.store.rec_mut(rec).fields = fields;
        self.count_record(rec)?;
        self.copy_checks(class, rec);
        let mut resolver = self.map_resolver(Some(rec));
        let (given, _) = self.store.values.slice(args).as_chunks::<2>();
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
}
