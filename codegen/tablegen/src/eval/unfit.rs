//! Errors about values of an unexpected type, and suggestions for a value that fits.

use super::{Eval, Failed};
use crate::store::{Node, RecordId, TypeId, ValueId};
use crate::syntax::{ExprId, Run};
use crate::{Diagnostic, Span};

impl Eval {
    /// The index and the type of the first operand from `base` on whose type does not convert to `wanted`.
    pub(super) fn first_unfit(&mut self, base: usize, wanted: TypeId) -> (Option<u32>, Option<TypeId>) {
        for at in base..self.operands.len() {
            if let Some(own) = self.type_of(self.operands[at])
                && !self.convertible(own, wanted)
            {
                return (Some((at - base) as u32), Some(own));
            }
        }
        (None, None)
    }

    /// Reports the first element that does not fit; if all of them do, the type after the list.
    #[cold]
    pub(super) fn unfit_element(
        &mut self,
        base: usize,
        items: Run,
        given: Option<ExprId>,
        list: Span,
        [element, wanted]: [TypeId; 2],
    ) -> Failed {
        let (at, own) = self.first_unfit(base, wanted);
        let span = match (at, given) {
            (Some(at), _) => self.tree.span(self.tree.nth(items, at)),
            (None, Some(given)) => self.tree.span(given),
            (None, None) => list,
        };
        let message = format!(
            "element type mismatch for list: element type '{}' not convertible to '{}'",
            self.show_type(own.unwrap_or(element)),
            self.show_type(wanted)
        );
        let mut error = Diagnostic::error(message).at(span);
        if let Some(at) = at {
            error = self.with_conversion_help(error, self.operands[base + at as usize], wanted);
        }
        self.fail_with(error)
    }

    /// Reports elements of a list whose types have no common one: the operands from `base` on, of which the one at `at` is the first
    /// that does not fit to those before. Help is about the first string that is the name of a record which fits: to the element
    /// type that is wanted, else to another element.
    #[cold]
    pub(super) fn mixed_list(
        &mut self,
        base: usize,
        at: usize,
        span: Span,
        wanted: Option<TypeId>,
    ) -> Failed {
        let error = Diagnostic::error("incompatible types in list elements").at(span);
        let values = self.operands[base..].to_vec();
        let types: Vec<TypeId> = values.iter().filter_map(|value| self.type_of(*value)).collect();
        let unquoted = values[..=at - base].iter().find_map(|value| match wanted {
            Some(wanted) => self.unquoted_record(*value, wanted),
            None => types.iter().find_map(|other| self.unquoted_near(*value, *other)),
        });
        self.fail_with(match unquoted {
            Some(unquoted) => error.help(format!("a record is written without quotes: `{unquoted}`")),
            None => error,
        })
    }

    /// The name of a record that was written as a string, and has a class with a record of type `other`.
    fn unquoted_near(&mut self, value: ValueId, other: TypeId) -> Option<String> {
        let Node::Str(name) = self.node(value) else { return None };
        let def = self.store.def_names.get(name)?;
        let own = self.record_type(def);
        let (joined, of_all) = (self.join_types(own, other)?, self.classes_type(Vec::new()));
        (self.store.types.is_record(joined) && joined != of_all).then(|| self.sym_text(name).to_owned())
    }

    /// Adds a suggestion for a value of type `wanted` to an error about a value of another type.
    pub(super) fn with_conversion_help(
        &mut self,
        error: Diagnostic,
        value: ValueId,
        wanted: TypeId,
    ) -> Diagnostic {
        if let Some(unquoted) = self.unquoted_record(value, wanted) {
            return error.help(format!("a record is written without quotes: `{unquoted}`"));
        }
        match self.class_of_such(value, wanted) {
            Some(instance) => error.help(format!("write `{instance}`")),
            None => error,
        }
    }

    /// The name of a record of type `wanted` that was written as a string.
    fn unquoted_record(&mut self, value: ValueId, wanted: TypeId) -> Option<String> {
        let Node::Str(name) = self.node(value) else { return None };
        let def = self.store.def_names.get(name)?;
        let own = self.record_type(def);
        self.is_a(own, wanted).then(|| self.sym_text(name).to_owned())
    }

    /// An instance of the only class of type `wanted` whose first argument takes the record, or a list that holds it.
    fn class_of_such(&mut self, value: ValueId, wanted: TypeId) -> Option<String> {
        let Node::Def(_) = self.node(value) else { return None };
        if !self.store.types.is_record(wanted) {
            return None;
        }
        let own = self.type_of(value)?;
        let shown = self.show(value);
        let mut found = None;
        for class in self.store.classes.clone() {
            let &[first, ref more @ ..] = self.store.rec(class).args() else { continue };
            let data = self.store.rec(class);
            let field = |arg| data.field(arg).map(|index| data.fields[index]);
            let needs_more =
                more.iter().any(|&arg| field(arg).is_none_or(|field| field.value == ValueId::UNSET));
            let Some(ty) = field(first).map(|field| self.store.decl(&field).ty) else { continue };
            let element = self.store.types.element(ty);
            let takes = element.unwrap_or(ty);
            let class_ty = self.class_type(class);
            if needs_more
                || !self.store.types.is_record(takes)
                || !self.is_a(own, takes)
                || !self.is_a(class_ty, wanted)
            {
                continue;
            }
            let name = self.text_of(self.store.rec(class).name);
            let instance = match element {
                Some(_) => format!("{name}<[{shown}]>"),
                None => format!("{name}<{shown}>"),
            };
            // With several classes, the choice is ambiguous.
            if found.replace(instance).is_some() {
                return None;
            }
        }
        found
    }

    #[cold]
    pub(super) fn wrong_argument(
        &mut self,
        class: RecordId,
        place: usize,
        value: ValueId,
        id: ExprId,
    ) -> Failed {
        let field = self.store.rec(class).fields[place];
        let own = self.type_of(value).map_or("?".to_owned(), |own| self.show_type(own));
        let message = format!(
            "value specified for template argument '{}' is of type {own}; expected type {}: {}",
            self.sym_text(field.name),
            self.show_type(self.store.decl(&field).ty),
            self.show(value)
        );
        let mut error = Diagnostic::error(message)
            .at(self.tree.span(id))
            .secondary(self.argument_span(&field), "declared here");
        let element = self.store.types.element(self.store.decl(&field).ty);
        if let Some(element) = element
            && matches!(self.cast(value, element), Ok(Some(_)))
        {
            error = error.help(format!("a list is written in brackets: `[{}]`", self.show(value)));
        } else if let Some(near) = self.near_record(value, self.store.decl(&field).ty) {
            let ty = self.show_type(self.store.decl(&field).ty);
            error = error.help(format!("did you mean `{near}`, which is a `{ty}`?"));
        } else {
            error = self.with_conversion_help(error, value, self.store.decl(&field).ty);
        }
        self.fail_with(error)
    }

    /// The record of a class with the closest name: a prefix or an extension of the name of another record, or a
    /// similar name.
    fn near_record(&mut self, value: ValueId, class: TypeId) -> Option<String> {
        let Node::Def(other) = self.node(value) else { return None };
        if !self.store.types.is_record(class) {
            return None;
        }
        let name = self.text_of(self.store.rec(other).name);
        let mut names = Vec::new();
        for def in self.store.defs.clone() {
            let own = self.record_type(def);
            if self.is_a(own, class) {
                names.push(self.text_of(self.store.rec(def).name));
            }
        }
        let known = names.iter().map(String::as_str);
        let is_part = |known: &&str| known.len() > 1 && name.starts_with(*known);
        let beginning = known.clone().filter(is_part).max_by_key(|known| known.len());
        let longer = known.clone().filter(|known| known.starts_with(&name)).min_by_key(|known| known.len());
        beginning.or(longer).or_else(|| crate::closest(&name, known)).map(str::to_owned)
    }
}
