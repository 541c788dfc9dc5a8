//! Instances of classes as values: `C<1, 2>`.

use std::ops::Range;

use super::{Eval, Res, Step};
use crate::Span;
use crate::store::{FieldData, FieldDecl, FieldKind, Node, RecordId, RecordKind, SettingId, ValueId};

/// An instance of a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instance {
    pub(super) span: Span,
    /// The record, once the arguments are known.
    rec: Option<RecordId>,
}

impl Eval<'_> {
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

    /// Records the span of an instance whose arguments are not known yet. Equal instances have
    /// the span of the first.
    pub(super) fn note_open_instance(&mut self, id: ValueId, span: Span) {
        let equal = self.store.values.without_origin(id);
        self.instances.entry(equal).or_insert(Instance { span, rec: None });
    }

    /// The record for an instance of a class; the arguments start at `base` in the scratch and
    /// are removed from it. Instances with equal arguments are one record, with the span of
    /// the first.
    pub(super) fn make_instance(&mut self, class: RecordId, base: usize, span: Span) -> Res<ValueId> {
        let end = self.operands.len();
        for at in base..end {
            let argument = self.store.values.without_origin(self.operands[at]);
            self.operands.push(argument);
        }
        let id = self.make_resolved(end, |slice| Node::Instance(class, slice));
        let result = match self.instances.get(&id).copied().unwrap_or(Instance { span, rec: None }) {
            Instance { rec: Some(rec), .. } => Ok(self.def_value(rec)),
            Instance { rec: None, span } => self.instantiate(id, class, base..end, span),
        };
        self.operands.truncate(base);
        result
    }

    fn instantiate(&mut self, id: ValueId, class: RecordId, args: Range<usize>, span: Span) -> Res<ValueId> {
        self.trace.push(Step { span, what: class });
        let rec = self.with_nesting(|eval| eval.build_instance(class, args, span));
        self.trace.pop();
        let rec = rec?;
        self.instances.insert(id, Instance { span, rec: Some(rec) });
        Ok(self.def_value(rec))
    }

    /// The record for an instance whose arguments are at `args` in the scratch.
    fn build_instance(&mut self, class: RecordId, args: Range<usize>, span: Span) -> Res<RecordId> {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        let name = self.anonymous_name(number);
        let own = self.make(Node::Str(name));
        let rec = self.new_record(own, RecordKind::AnonymousDef, span);
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
}
