//! Loops, branches and multiclasses, whose entries are stored and resolved later.

use std::sync::Arc;

use super::record::Parent;
use super::resolve::Resolver;
use super::{Binding, Entry, Eval, Loop, Res, Step};
use crate::Span;
use crate::store::{Assertion, Dump, Node, RecordId, RecordKind, Setting, Sym, TernOp, ValueId};

/// Variables and their values, outermost first.
type Substitutions = Vec<(Sym, ValueId)>;

/// How entries are resolved.
#[derive(Clone, Copy)]
struct Use {
    /// The `defm` that instantiates them.
    defm: Option<Span>,
    /// Whether this is the last resolution: then the records themselves are resolved, not copies.
    last: bool,
}

/// Where resolved entries go.
pub(super) enum Sink<'s> {
    /// They are final: records are registered, assertions are checked.
    Final,
    /// They are stored until more variables have values.
    Hold(&'s mut Vec<Entry>),
}

impl Eval {
    /// Handles an entry in its context: a loop, a multiclass, or the top level.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Res<()> {
        if let Some(inner) = self.loops.last_mut() {
            inner.entries.push(entry);
            return Ok(());
        }
        if let Entry::Loop(inner) = entry {
            let mut substitutions = Vec::new();
            if self.multiclass.is_none() {
                return self.resolve_loop(&inner, &mut substitutions, &mut Sink::Final, true);
            }
            let mut held = std::mem::take(&mut self.multi_entries);
            let sink = &mut Sink::Hold(&mut held);
            let result = self.resolve_loop(&inner, &mut substitutions, sink, true);
            self.multi_entries = held;
            return result;
        }
        if self.multiclass.is_some() {
            self.multi_entries.push(entry);
            return Ok(());
        }
        match entry {
            Entry::Record(rec) => self.add_def(rec),
            Entry::Assertion(assertion) => {
                self.check_assertion(&assertion, None);
                Ok(())
            }
            Entry::Dump(dump) => {
                self.dump_message(&dump);
                Ok(())
            }
            Entry::Loop(_) => Ok(()),
        }
    }

    /// Resolves a `dump` outside of records for the last time; unknown values remain unknown. As in the reference tool, this
    /// happens where the `dump` is written, before variables of loops and multiclasses have values: there, a record that comes
    /// later does not exist.
    pub(super) fn resolve_dump(&mut self, dump: Dump) -> Res<Dump> {
        let mut resolver = self.map_resolver(None);
        resolver.set_final();
        let message = self.resolve(dump.message, &mut resolver);
        self.recycle(resolver);
        Ok(Dump { message: message?, ..dump })
    }

    /// Resolves a loop; `last` as in [`Use`]. Only the records of a multiclass itself store its `defm`.
    fn resolve_loop(
        &mut self,
        inner: &Loop,
        substitutions: &mut Substitutions,
        sink: &mut Sink<'_>,
        last: bool,
    ) -> Res<()> {
        let mut resolver = self.resolver_of(substitutions, None);
        let mut list = self.resolve(inner.list, &mut resolver)?;
        // The entries of a `defm` at file level are stored only briefly; no variable gets a value later.
        let is_final = self.multiclass.is_none() && self.loops.is_empty();
        if let (Node::Tern(TernOp::If, start, ty), true) = (self.node(list), is_final) {
            // The condition of a branch must be known now, the values in the branches need
            // not.
            let parts = [0, 1, 2].map(|index| self.store.values.operand(start, index));
            resolver.set_final();
            let condition = self.resolve(parts[0], &mut resolver)?;
            if condition == parts[0] {
                let text = self.show(condition);
                let message = format!("unable to resolve if condition '{text}' at end of containing scope");
                return Err(self.fail(inner.span, message));
            }
            let branch = self.make_ternary(TernOp::If, [condition, parts[1], parts[2]], ty);
            list = self.fold(branch, None, false)?;
        }
        let Node::List(_, items) = self.node(list) else {
            return match sink {
                Sink::Hold(held) if !is_final => {
                    let mut entries = Vec::new();
                    let sink = &mut Sink::Hold(&mut entries);
                    self.resolve_entries(&inner.entries, substitutions, sink, Use { defm: None, last })?;
                    let Loop { span, var, .. } = *inner;
                    held.push(Entry::Loop(Box::new(Loop { span, var, list, entries })));
                    Ok(())
                }
                Sink::Final | Sink::Hold(_) => {
                    let text = self.show(list);
                    let message = format!("attempting to loop over '{text}', expected a list");
                    Err(self.fail(inner.span, message))
                }
            };
        };
        for index in 0..items.len {
            self.step()?;
            let item = self.store.values.operand(items.start, index);
            substitutions.extend(inner.var.map(|var| (var, item)));
            let how = Use { defm: None, last: last && index + 1 == items.len };
            let result = self.resolve_entries(&inner.entries, substitutions, sink, how);
            if inner.var.is_some() {
                substitutions.pop();
            }
            result?;
        }
        Ok(())
    }

    fn resolve_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        sink: &mut Sink<'_>,
        how: Use,
    ) -> Res<()> {
        for entry in entries {
            match entry {
                Entry::Loop(inner) => {
                    self.with_nesting(|eval| eval.resolve_loop(inner, substitutions, sink, how.last))?;
                }
                Entry::Assertion(assertion) => {
                    let mut resolver = self.resolver_of(substitutions, None);
                    let condition = self.resolve(assertion.condition, &mut resolver)?;
                    let message = self.resolve(assertion.message, &mut resolver)?;
                    let new = Assertion { span: assertion.span, condition, message };
                    match sink {
                        Sink::Final => self.check_assertion(&new, None),
                        Sink::Hold(held) => held.push(Entry::Assertion(new)),
                    }
                }
                Entry::Dump(dump) => {
                    let mut resolver = self.resolver_of(substitutions, None);
                    let message = self.resolve(dump.message, &mut resolver)?;
                    let new = Dump { span: dump.span, message };
                    match sink {
                        Sink::Final => self.dump_message(&new),
                        Sink::Hold(held) => held.push(Entry::Dump(new)),
                    }
                }
                Entry::Record(prototype) => {
                    let rec =
                        if how.last { self.recast_record(*prototype) } else { self.copy_record(*prototype) };
                    self.count_record(rec)?;
                    if let Some(span) = how.defm {
                        self.store.rec_mut(rec).rare_mut().instantiated.push(span);
                    }
                    let mut resolver = self.resolver_of(substitutions, Some(rec));
                    let resolved = self.resolve_record(rec, &mut resolver);
                    self.recycle(resolver);
                    resolved?;
                    match sink {
                        Sink::Final => self.add_def(rec)?,
                        Sink::Hold(held) => held.push(Entry::Record(rec)),
                    }
                }
            }
        }
        Ok(())
    }

    fn resolver_of(&mut self, substitutions: &Substitutions, rec: Option<RecordId>) -> Resolver {
        let mut resolver = self.map_resolver(rec);
        for &(name, value) in substitutions {
            resolver.set(name, value);
        }
        resolver
    }

    fn copy_record(&mut self, prototype: RecordId) -> RecordId {
        let data = self.store.rec(prototype).clone();
        let id = RecordId(self.store.recs.len() as u32);
        self.store.recs.push(data);
        self.recast_record(id)
    }

    /// Makes a prototype a record of its own.
    fn recast_record(&mut self, rec: RecordId) -> RecordId {
        let data = self.store.rec_mut(rec);
        data.value = ValueId::UNSET;
        // As in the reference tool, only the prototype has dumps.
        if !data.dumps().is_empty() {
            data.rare_mut().dumps.clear();
        }
        rec
    }

    /// Resolves the entries of a multiclass for one `defm`, or for a multiclass that inherits
    /// from it. Records store the spans of `defm`s only.
    pub(super) fn instantiate_multiclass(
        &mut self,
        parent: &Parent,
        name: ValueId,
        is_defm: bool,
        sink: &mut Sink<'_>,
    ) -> Res<()> {
        let Node::Str(multi) = self.node(self.store.rec(parent.class).name) else { return Ok(()) };
        let implicit = self.qualified_name(parent.class);
        let mut substitutions = vec![(implicit, name)];
        self.bind_arguments(parent.class, parent.args, parent.span, |name, value| {
            substitutions.push((name, value));
        })?;
        let entries = match self.multiclasses.get(&multi) {
            // The current multiclass has the entries read so far.
            Some(_) if self.multiclass == Some(parent.class) => Arc::new(self.multi_entries.clone()),
            Some(multi) => Arc::clone(&multi.entries),
            None => return Ok(()),
        };
        let how = Use { defm: is_defm.then_some(parent.span), last: false };
        self.reports.trace.push(Step { span: parent.span, what: parent.class });
        let result = self.with_nesting(|eval| eval.resolve_entries(&entries, &mut substitutions, sink, how));
        self.reports.trace.pop();
        result
    }

    /// Adds a parent to all records among entries.
    pub(super) fn add_parent_to_entries(&mut self, entries: &[Entry], parent: &Parent) -> Res<()> {
        for entry in entries {
            match entry {
                Entry::Record(rec) => self.add_parent(*rec, parent)?,
                Entry::Loop(inner) => self.add_parent_to_entries(&inner.entries, parent)?,
                Entry::Assertion(_) | Entry::Dump(_) => {}
            }
        }
        Ok(())
    }

    /// Applies the enclosing `let`s to all records among entries.
    pub(super) fn apply_lets_to_entries(&mut self, entries: &[Entry]) -> Res<()> {
        for entry in entries {
            match entry {
                Entry::Record(rec) => self.apply_lets(*rec)?,
                Entry::Loop(inner) => self.apply_lets_to_entries(&inner.entries)?,
                Entry::Assertion(_) | Entry::Dump(_) => {}
            }
        }
        Ok(())
    }

    pub(super) fn apply_lets(&mut self, rec: RecordId) -> Res<()> {
        if self.lets.is_empty() {
            return Ok(());
        }
        // Setting a field reads no `let`.
        let lets = std::mem::take(&mut self.lets);
        let applied = lets.iter().try_for_each(|&Binding { span, name, ref bits, value, source }| {
            let field = self.find_field(rec, span, name)?;
            self.set_field(rec, field, span, bits, value, Setting { at: span.start, source })
        });
        self.lets = lets;
        applied
    }

    /// The multiclass called `name`.
    pub(super) fn find_multiclass(&self, name: Sym) -> Option<RecordId> {
        let rec = self.multiclasses.get(&name)?.rec;
        (self.store.rec(rec).kind == RecordKind::MultiClass).then_some(rec)
    }
}
