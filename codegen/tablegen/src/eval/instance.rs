//! Instances of classes as values: `C<1, 2>`.

use super::{Eval, Res, Step};
use crate::Span;
use crate::store::{Node, RecordId, RecordKind, Slice, ValueId};

impl Eval<'_> {
    /// The expression for an instance; the place of the first of equal ones is
    /// the place of all.
    pub(super) fn make_instance(&mut self, class: RecordId, args: &[ValueId], span: Span) -> ValueId {
        let id = self.store.values.make_with(args, |slice| Node::Instance(class, slice));
        self.instance_spans.entry(id).or_insert(span);
        id
    }

    /// The record of an instance whose arguments are known; equal instances
    /// are one record.
    pub(super) fn instantiate(&mut self, id: ValueId) -> Res<ValueId> {
        if let Some(&rec) = self.instances.get(&id) {
            return Ok(self.def_value(rec));
        }
        let Node::Instance(class, slice) = self.node(id) else { return Ok(id) };
        let span = self.instance_spans.get(&id).copied().unwrap_or(self.here);
        self.way.push(Step { span, what: class });
        let rec = self.deeper(|eval| eval.build_instance(class, slice, span));
        self.way.pop();
        let rec = rec?;
        self.instances.insert(id, rec);
        Ok(self.def_value(rec))
    }

    fn build_instance(&mut self, class: RecordId, args: Slice, span: Span) -> Res<RecordId> {
        let name = self.new_anonymous_name();
        let rec = self.new_record(name, RecordKind::AnonymousDef, span);
        let mut resolver = self.map_resolver(Some(rec));
        let data = self.store.rec(class);
        for field in data.arg_fields() {
            resolver.set(field.name, field.value);
        }
        let fields = data.own_fields().to_vec();
        self.store.rec_mut(rec).fields = fields;
        self.count_record(rec)?;
        self.copy_checks(class, rec);
        for pair in self.store.values.slice(args).chunks_exact(2) {
            match self.node(pair[0]) {
                Node::Int(index) => {
                    if let Some(&name) = self.store.rec(class).args().get(index as usize) {
                        resolver.set(name, pair[1]);
                    }
                }
                Node::Str(name) => resolver.set(name, pair[1]),
                _ => {}
            }
        }
        let resolved = self.resolve_record(rec, &mut resolver);
        self.recycle(resolver);
        resolved?;
        self.store.rec_mut(rec).add_super(class, span);
        self.resolve_finally(rec, None)?;
        if let Node::Str(name) = self.node(self.store.rec(rec).name) {
            self.register(rec, name);
        }
        self.check_assertions(rec)?;
        Ok(rec)
    }
}
