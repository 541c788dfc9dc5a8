//! Construction of records: fields, parents and final resolution.

use std::ops::Range;

use super::resolve::Resolver;
use super::{Eval, Failed, Res, Step};
use crate::store::{
    Assertion, Dump, FieldData, FieldDecl, FieldKind, Node, RecordData, RecordId, RecordKind, Setting, Sym,
    Type, TypeId, UnOp, ValueId,
};
use crate::{Diagnostic, Severity, Span};

/// A parent with its arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parent {
    pub(super) class: RecordId,
    pub(super) args: Arguments,
    pub(super) span: Span,
}

/// Arguments given to a class, cast to the types of the template arguments:
/// pairs of an index or a full name, and a value, in the scratch for operands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arguments {
    /// The index of the first pair.
    pub(super) start: usize,
    /// The number of positional arguments; named ones follow them.
    pub(super) positional: usize,
    pub(super) count: usize,
}

impl Arguments {
    /// The range of the pairs.
    pub(super) fn range(self) -> Range<usize> {
        self.start..self.start + 2 * self.count
    }
}

impl Eval {
    pub(super) fn new_record(&mut self, name: ValueId, kind: RecordKind, span: Span) -> RecordId {
        let id = RecordId(self.store.recs.len() as u32);
        self.store.recs.push(RecordData::new(name, kind, span));
        id
    }

    pub(super) fn new_anonymous_name(&mut self) -> ValueId {
        let number = self.next_anonymous;
        self.next_anonymous += 1;
        self.make(Node::Anonymous(number))
    }

    /// The value that refers to a record; from now on its type is fixed.
    #[inline]
    pub(super) fn def_value(&mut self, rec: RecordId) -> ValueId {
        match self.store.rec(rec).value {
            ValueId::UNSET => self.new_def_value(rec),
            value => value,
        }
    }

    fn new_def_value(&mut self, rec: RecordId) -> ValueId {
        let ty = self.record_type(rec);
        let value = self.make(Node::Def(rec));
        let data = self.store.rec_mut(rec);
        data.ty = ty;
        data.value = value;
        value
    }

    // Fields.

    /// `?`, or for `bits<n>` a value of `n` bits `?`.
    pub(super) fn unset_value(&mut self, ty: TypeId) -> ValueId {
        match *self.store.types.get(ty) {
            Type::Bits(width) => self.make_bits(&vec![ValueId::UNSET; width as usize]),
            _ => ValueId::UNSET,
        }
    }

    /// A value converted for a field of type `ty`.
    #[inline(always)]
    fn field_value(&mut self, ty: TypeId, value: ValueId) -> Res<Option<ValueId>> {
        match *self.store.types.get(ty) {
            Type::Bits(width) => self.bits_value(ty, width, value),
            _ => self.cast(value, ty),
        }
    }

    fn bits_value(&mut self, ty: TypeId, width: u32, value: ValueId) -> Res<Option<ValueId>> {
        let Some(value) = self.cast(value, ty)? else { return Ok(None) };
        if matches!(self.node(value), Node::Bits(_)) {
            return Ok(Some(value));
        }
        let bits: Option<Vec<_>> = (0..width).map(|at| self.bit_of(value, at)).collect();
        Ok(bits.map(|bits| self.make_bits(&bits)))
    }

    /// Adds a field, or gives an inherited one of the same type a new value; returns its
    /// index.
    pub(super) fn add_field(&mut self, rec: RecordId, span: Span, field: FieldData) -> Res<usize> {
        let Some(index) = self.field_indices.find(self.store.rec(rec), field.name) else {
            let fields = &mut self.store.rec_mut(rec).fields;
            let place = fields.len();
            fields.push(field);
            self.field_indices.note(field.name, place);
            return Ok(place);
        };
        let old = self.store.rec(rec).fields[index];
        let declared = *self.store.decl(&old);
        match self.field_value(declared.ty, field.value)? {
            Some(value) => {
                let (at, source) = (self.store.setting(&old).at, self.store.setting(&field).source);
                let setting = self.store.add_setting(Setting { at, source });
                let slot = &mut self.store.rec_mut(rec).fields[index];
                slot.value = value;
                slot.setting = setting;
                Ok(index)
            }
            None => {
                let message = format!(
                    "new definition of '{}' of type '{}' is incompatible with previous \
                     definition of type '{}'",
                    self.sym_text(field.name),
                    self.show_type(self.store.decl(&field).ty),
                    self.show_type(declared.ty)
                );
                let error = Diagnostic::error(message)
                    .at(span)
                    .secondary(Span::new(declared.start, declared.start + 1), "previous definition");
                Err(self.fail_with(error))
            }
        }
    }

    /// The index of a field that a `let` at `span` names.
    pub(super) fn find_field(&mut self, rec: RecordId, span: Span, name: Sym) -> Res<usize> {
        match self.field_indices.find(self.store.rec(rec), name) {
            Some(index) => Ok(index),
            None => Err(self.unknown_field(rec, span, name)),
        }
    }

    /// Gives the field at `index`, or some of its bits, a value.
    pub(super) fn set_field(
        &mut self,
        rec: RecordId,
        index: usize,
        span: Span,
        bits: &[u32],
        value: ValueId,
        setting: Setting,
    ) -> Res<()> {
        let field = self.store.rec(rec).fields[index];
        let FieldDecl { ty, start, .. } = *self.store.decl(&field);
        let name = field.name;
        let mut value = value;
        if bits.is_empty() {
            if matches!(self.node(value), Node::Var(own, _) if own == name) {
                return Err(self.fail(span, "recursion / self-assignment forbidden"));
            }
        } else {
            value = self.set_bits(&field, span, bits, value)?;
        }
        match self.field_value(ty, value)? {
            Some(value) => {
                let setting = self.store.add_setting(setting);
                let slot = &mut self.store.rec_mut(rec).fields[index];
                slot.value = value;
                slot.setting = setting;
                Ok(())
            }
            None => {
                let own = match self.type_of(value) {
                    Some(ty) => format!(" of type '{}'", self.show_type(ty)),
                    None => String::new(),
                };
                let message = format!(
                    "field '{}' of type '{}' is incompatible with value '{}'{own}",
                    self.sym_text(name),
                    self.show_type(ty),
                    self.show(value)
                );
                let mut error = Diagnostic::error(message).at(span);
                if start != 0 && start != span.start {
                    let length = self.sym_text(name).len() as u32;
                    let declared = Span::new(start, start + length);
                    error = error.secondary(declared, "declared here");
                }
                Err(self.fail_with(error))
            }
        }
    }

    pub(super) fn unknown_field(&mut self, rec: RecordId, span: Span, name: Sym) -> Failed {
        // A name is empty where it is missing, which the parser has reported.
        if name == Sym::EMPTY || self.has_failed_class(rec) {
            return Failed;
        }
        let text = self.sym_text(name);
        let fields = self.store.rec(rec).fields.iter();
        let known = fields.map(|field| self.sym_text(field.name));
        let close = crate::closest(text, known).map(str::to_owned);
        let owner = self.text_of(self.store.rec(rec).name);
        let mut error = Diagnostic::error(format!("field '{text}' is unknown in '{owner}'")).at(span);
        if let Some(close) = close {
            error = error.help(format!("did you mean `{close}`?"));
        }
        self.fail_with(error)
    }

    /// Whether a class of a record has errors, so that the record may lack fields.
    fn has_failed_class(&self, rec: RecordId) -> bool {
        let mut pending = vec![rec];
        while let Some(rec) = pending.pop() {
            for &(class, _) in self.store.rec(rec).supers() {
                if matches!(self.node(self.store.rec(class).name), Node::Str(name) if self.reports.poisoned.contains_key(&name))
                {
                    return true;
                }
                pending.push(class);
            }
        }
        false
    }

    fn set_bits(&mut self, field: &FieldData, span: Span, bits: &[u32], value: ValueId) -> Res<ValueId> {
        let name = self.sym_text(field.name).to_owned();
        let Node::Bits(old) = self.node(field.value) else {
            return Err(self.fail(span, format!("field '{name}' is not a bits type")));
        };
        let ty = self.store.types.bits(bits.len() as u32);
        let Some(value) = self.cast(value, ty)? else {
            return Err(self.fail(span, "initializer is not compatible with bit range"));
        };
        let mut new = self.store.values.slice(old).to_vec();
        let mut seen = vec![false; new.len()];
        for (index, &bit) in bits.iter().enumerate() {
            match seen.get_mut(bit as usize) {
                None => {
                    let width = seen.len();
                    let message = format!("'{name}' has no bit {bit}; it has {width} bits");
                    return Err(self.fail(span, message));
                }
                Some(true) => {
                    let message = format!("cannot set bit #{bit} of '{name}' more than once");
                    return Err(self.fail(span, message));
                }
                Some(seen) => *seen = true,
            }
            new[bit as usize] = self.bit_of(value, index as u32).unwrap_or(ValueId::UNSET);
        }
        Ok(self.make_bits(&new))
    }

    // Parents.

    /// Calls `bind` with each template argument and the value given for it, or its default.
    #[inline]
    pub(super) fn bind_arguments(
        &mut self,
        class: RecordId,
        args: Arguments,
        span: Span,
        mut bind: impl FnMut(Sym, ValueId),
    ) -> Res<()> {
        if args.positional < args.count {
            self.check_named_arguments(class, args, span)?;
        }
        for index in 0..self.store.rec(class).args().len() {
            let FieldData { name, value: default, .. } = self.store.rec(class).fields[index];
            let value = if index < args.positional {
                self.operands[args.start + 2 * index + 1]
            } else if let Some(value) = self.named_argument(args, name) {
                value
            } else if self.is_complete(default) {
                default
            } else {
                return Err(self.missing_argument(class, index, span));
            };
            bind(name, value);
        }
        Ok(())
    }

    /// The value given for a template argument by its name.
    fn named_argument(&self, args: Arguments, name: Sym) -> Option<ValueId> {
        let pairs = self.operands[args.range()].chunks_exact(2).skip(args.positional);
        pairs.into_iter().find(|pair| self.node(pair[0]) == Node::Str(name)).map(|pair| pair[1])
    }

    /// Reports an argument given by name that was given before.
    fn check_named_arguments(&mut self, class: RecordId, args: Arguments, span: Span) -> Res<()> {
        let pairs = &self.operands[args.range()];
        for at in args.positional..args.count {
            let Node::Str(name) = self.node(pairs[2 * at]) else { continue };
            let before = pairs[2 * args.positional..2 * at].iter().step_by(2);
            let by_index = &self.store.rec(class).args()[..args.positional];
            if by_index.contains(&name) || before.into_iter().any(|&key| key == pairs[2 * at]) {
                let message = format!("template argument '{}' is given twice", self.sym_text(name));
                return Err(self.fail(span, message));
            }
        }
        Ok(())
    }

    #[cold]
    fn missing_argument(&mut self, class: RecordId, index: usize, span: Span) -> Failed {
        let field = self.store.rec(class).fields[index];
        let text = self.sym_text(field.name);
        let error = Diagnostic::error(format!("value not specified for template argument '{text}'"))
            .at(span)
            .secondary(self.argument_span(&field), "declared here");
        self.fail_with(error)
    }

    /// Copies the fields and checks of a parent and replaces its arguments.
    pub(super) fn add_parent(&mut self, rec: RecordId, parent: &Parent) -> Res<()> {
        let class = parent.class;
        // Only fields of the class mention its arguments.
        let mut first = self.store.rec(rec).fields.len();
        if rec != class && self.store.rec(rec).own_fields().is_empty() {
            self.inherit_first(rec, class);
            first = 0;
        } else {
            for index in 0..self.store.rec(class).own_fields().len() {
                let field = self.store.rec(class).own_fields()[index];
                let place = self.add_field(rec, parent.span, field)?;
                first = first.min(place);
            }
        }
        let mut resolver = self.map_resolver(Some(rec));
        self.bind_arguments(class, parent.args, parent.span, |name, value| resolver.add(name, value))?;
        self.copy_checks(class, rec);
        // If the symbol does not exist, nothing mentions it.
        if let Some(class_name) = self.known_qualified_name(class) {
            let own_name = if self.store.rec(rec).is_class() {
                let full = self.qualified_name(rec);
                self.make(Node::Var(full, TypeId::STRING))
            } else {
                self.store.rec(rec).name
            };
            resolver.add(class_name, own_name);
        }
        self.reports.trace.push(Step { span: parent.span, what: class });
        let resolved = self.resolve_from(rec, first, &mut resolver);
        self.recycle(resolver);
        self.reports.trace.pop();
        resolved?;
        let inherited = rec == class || self.store.is_subclass_so_far(rec, class);
        if inherited || self.store.rec(rec).is_class() && self.store.is_subclass(class, rec) {
            let name = self.text_of(self.store.rec(class).name);
            // A forward-declared class could become its own ancestor.
            let message = if inherited { "already a subclass of" } else { "inherits from itself by" };
            let message = if rec == class {
                format!("class '{name}' inherits from itself")
            } else {
                format!("{message} '{name}'")
            };
            return Err(self.fail(parent.span, message));
        }
        self.store.rec_mut(rec).add_super(class, parent.span);
        Ok(())
    }

    /// Copies all fields of a class into a record without fields.
    fn inherit_first(&mut self, rec: RecordId, class: RecordId) {
        let mut fields = std::mem::take(&mut self.store.rec_mut(rec).fields);
        let inherited = self.store.rec(class).own_fields();
        fields.reserve_exact(inherited.len());
        fields.extend_from_slice(inherited);
        self.store.rec_mut(rec).fields = fields;
    }

    pub(super) fn copy_checks(&mut self, from: RecordId, to: RecordId) {
        for index in 0..self.store.rec(from).assertions().len() {
            let assertion = self.store.rec(from).assertions()[index];
            self.store.rec_mut(to).rare_mut().assertions.push(assertion);
        }
        for index in 0..self.store.rec(from).dumps().len() {
            let dump = self.store.rec(from).dumps()[index];
            self.store.rec_mut(to).rare_mut().dumps.push(dump);
        }
    }

    // Resolution.

    /// Resolves all values of a record.
    pub(super) fn resolve_record(&mut self, rec: RecordId, r: &mut Resolver) -> Res<()> {
        self.resolve_from(rec, 0, r)
    }

    /// As `resolve_record`, without the fields before index `first`.
    fn resolve_from(&mut self, rec: RecordId, first: usize, r: &mut Resolver) -> Res<()> {
        let name = self.store.rec(rec).name;
        let new_name = self.resolve(name, r)?;
        self.store.rec_mut(rec).name = new_name;
        let mut start = first;
        while let Some(index) = self.next_open_field(rec, start, r) {
            let field = self.store.rec(rec).fields[index];
            let new = self.resolve_open(field.value, r)?;
            if new != field.value {
                match self.field_value(self.store.decl(&field).ty, new)? {
                    Some(new) => self.store.rec_mut(rec).fields[index].value = new,
                    None => return Err(self.invalid_value(rec, index, new)),
                }
            }
            start = index + 1;
        }
        if self.store.rec(rec).rare.is_some() { self.resolve_checks(rec, r) } else { Ok(()) }
    }

    /// The index of the next field whose value a resolver may change.
    #[inline(always)]
    fn next_open_field(&self, rec: RecordId, start: usize, r: &Resolver) -> Option<usize> {
        let fields = self.store.rec(rec).fields.get(start..)?;
        let next = fields.iter().position(|field| !r.passes_over(self.store.values.meta(field.value)))?;
        Some(start + next)
    }

    /// Resolves assertions and dumps of a record.
    fn resolve_checks(&mut self, rec: RecordId, r: &mut Resolver) -> Res<()> {
        for index in 0..self.store.rec(rec).assertions().len() {
            let Assertion { condition, message, .. } = self.store.rec(rec).assertions()[index];
            let condition = self.resolve(condition, r)?;
            let message = self.resolve(message, r)?;
            let assertion = &mut self.store.rec_mut(rec).rare_mut().assertions[index];
            assertion.condition = condition;
            assertion.message = message;
        }
        for index in 0..self.store.rec(rec).dumps().len() {
            let message = self.store.rec(rec).dumps()[index].message;
            let message = self.resolve(message, r)?;
            self.store.rec_mut(rec).rare_mut().dumps[index].message = message;
        }
        Ok(())
    }

    fn invalid_value(&mut self, rec: RecordId, index: usize, value: ValueId) -> Failed {
        let field = self.store.rec(rec).fields[index];
        let own = match self.type_of(value) {
            Some(ty) => format!("of type '{}' ", self.show_type(ty)),
            None => String::new(),
        };
        let message = format!(
            "invalid value {own}found when setting field '{}' of type '{}' after resolving \
             references: {}",
            self.sym_text(field.name),
            self.show_type(self.store.decl(&field).ty),
            self.show(value)
        );
        let error = Diagnostic::error(message)
            .at(self.store.rec(rec).span)
            .secondary(self.store.setting(&field).source, "this value");
        let error = self.with_defms(error, rec);
        self.fail_with(error)
    }

    /// Resolves a record for the last time, with a new name if one is given.
    pub(super) fn resolve_finally(&mut self, rec: RecordId, new_name: Option<ValueId>) -> Res<()> {
        let mut resolver = self.record_resolver(rec, new_name);
        let resolved = self.resolve_record(rec, &mut resolver);
        self.recycle(resolver);
        resolved
    }

    // Finishing.

    /// Finishes a record: resolves, checks and registers it.
    pub(super) fn add_def(&mut self, rec: RecordId) -> Res<()> {
        let name = self.store.rec(rec).name;
        let own_name = match self.node(name) {
            Node::Str(sym) => Some(sym),
            Node::Anonymous(number) => Some(self.anonymous_name(number)),
            _ => {
                let text = self.text_of(name);
                self.store.syms.find(&text)
            }
        };
        let count = self.store.defs.len();
        let mut new_name = None;
        if let Some(previous) = own_name.and_then(|name| self.store.def_names.get(name)) {
            if self.store.rec(rec).is_anonymous() {
                new_name = Some(self.new_anonymous_name());
            } else if self.combined {
                self.store.rec_mut(rec).name = self.numbered_name(name);
            } else {
                return Err(self.redefined(rec, previous));
            }
        }
        self.resolve_finally(rec, new_name)?;
        self.check_concrete(rec);
        let Some(name) = self.as_sym(self.store.rec(rec).name) else {
            let text = self.text_of(self.store.rec(rec).name);
            let span = self.store.rec(rec).span;
            let message = format!("record name '{text}' could not be fully resolved");
            return Err(self.fail(span, message));
        };
        // The look-up above still holds if no record was added and the name is the same.
        let looked_up = own_name == Some(name) && new_name.is_none() && self.store.defs.len() == count;
        // A name that becomes complete only now, such as that of a record from an unnamed
        // `defm`, may exist already. Then the earlier record is kept.
        let exists = !looked_up && self.store.def_names.contains(name);
        self.check_assertions(rec)?;
        self.add_to_defsets(rec)?;
        if !exists {
            self.register(rec, name);
        }
        Ok(())
    }

    /// A name with the first number that makes it new.
    fn numbered_name(&mut self, name: ValueId) -> ValueId {
        let text = self.text_of(name);
        let is_new = |number: &u32| {
            let sym = self.store.syms.find(&format!("{text}{number}"));
            sym.is_none_or(|sym| !self.store.def_names.contains(sym))
        };
        let number = (2..).find(is_new).unwrap_or_default();
        let sym = self.store.syms.intern(&format!("{text}{number}"));
        self.make(Node::Str(sym))
    }

    pub(super) fn register(&mut self, rec: RecordId, name: Sym) {
        if self.is_code(self.store.rec(rec).name) {
            self.store.rec_mut(rec).name = self.make(Node::Str(name));
        }
        self.def_value(rec);
        self.store.def_names.insert(name, rec);
        self.store.defs.push(rec);
        let data = self.store.rec_mut(rec);
        if data.fields.capacity() > data.fields.len() + data.fields.len() / 4 {
            data.fields.shrink_to_fit();
        }
    }

    fn redefined(&mut self, rec: RecordId, previous: RecordId) -> Failed {
        let name = self.text_of(self.store.rec(previous).name);
        let mut error = Diagnostic::error(format!("def already exists: {name}"))
            .at(self.store.rec(rec).span)
            .secondary(self.store.rec(previous).span, "previous definition");
        error = self.with_defms(error, rec);
        self.fail_with(error)
    }

    /// Adds the `defm`s that a record comes from as frames.
    pub(super) fn with_defms(&self, error: Diagnostic, rec: RecordId) -> Diagnostic {
        let defms = self.store.rec(rec).instantiated().iter();
        defms.fold(error, |error, &span| error.frame(span, "instantiated from this `defm`"))
    }

    /// A note if the bits come from an integer that does not fit.
    fn too_large(&self, value: ValueId) -> Option<String> {
        let Node::Bits(bits) = self.node(value) else { return None };
        let Node::VarBit(cast, _) = self.node(self.store.values.operand(bits.start, 0)) else { return None };
        match self.node(cast) {
            Node::Un(UnOp::Cast, int, ty) if matches!(self.node(int), Node::Int(_)) => {
                Some(format!("{} does not fit into `{}`", self.show(int), self.show_type(ty)))
            }
            _ => None,
        }
    }

    fn add_to_defsets(&mut self, rec: RecordId) -> Res<()> {
        if self.defsets.is_empty() {
            return Ok(());
        }
        let value = self.def_value(rec);
        let ty = self.record_type(rec);
        for index in 0..self.defsets.len() {
            let element = self.defsets[index].element;
            if !self.is_a(ty, element) {
                let message =
                    format!("adding record of incompatible type '{}' to defset", self.show_type(ty));
                let error = Diagnostic::error(message)
                    .at(self.store.rec(rec).span)
                    .secondary(self.defsets[index].span, "this defset");
                return Err(self.fail_with(error));
            }
            self.defsets[index].elements.push(value);
        }
        Ok(())
    }

    /// Reports the fields of a finished record that have unresolved values.
    fn check_concrete(&mut self, rec: RecordId) {
        let mut start = 0;
        loop {
            let rest = self.store.rec(rec).fields[start..].iter();
            let mut unknown = rest.enumerate().filter(|(_, field)| !self.is_concrete(field.value));
            let Some((at, &field)) = unknown.next() else { return };
            start += at + 1;
            if self.store.decl(&field).kind == FieldKind::Open {
                continue;
            }
            let fine = match self.node(field.value) {
                Node::Bits(bits) => (0..bits.len).all(|at| {
                    let bit = self.store.values.operand(bits.start, at);
                    self.is_concrete(bit) || self.is_bit_reference(rec, bit)
                }),
                _ => false,
            };
            if !fine {
                self.report_unresolved(rec, &field);
            }
        }
    }

    #[cold]
    fn report_unresolved(&mut self, rec: RecordId, field: &FieldData) {
        let (name, owner) = (self.sym_text(field.name), self.text_of(self.store.rec(rec).name));
        let unset = match self.node(field.value) {
            Node::Var(other, _) if self.store.rec(rec).field(other).is_some() => Some(self.sym_text(other)),
            _ => None,
        };
        let mut error = match (unset, self.node(field.value)) {
            (Some(unset), _) => {
                Diagnostic::error(format!("'{owner}' has no `{unset}`, which its field '{name}' needs"))
                    .help(format!("set it: `let {unset} = ...;`"))
            }
            (None, Node::Un(UnOp::Cast, value, ty)) if ty == TypeId::BIT => Diagnostic::error(format!(
                "field '{name}' of '{owner}' is a bit, which cannot be {}",
                self.show(value)
            )),
            _ => Diagnostic::error(format!(
                "initializer of '{name}' in '{owner}' could not be fully resolved: {}",
                self.show(field.value)
            )),
        }
        .at(self.store.rec(rec).span);
        let source = self.store.setting(field).source;
        if !source.is_none() {
            error = error.secondary(source, "this value");
        }
        if let Some(note) = self.too_large(field.value) {
            error = error.note(note);
        }
        error = self.with_defms(error, rec);
        self.report(error);
    }

    /// Whether a bit only refers to a field of the record.
    fn is_bit_reference(&self, rec: RecordId, bit: ValueId) -> bool {
        match self.node(bit) {
            Node::Var(..) => true,
            Node::VarBit(base, _) => match self.node(base) {
                Node::Var(name, _) => self.store.rec(rec).field(name).is_some(),
                _ => false,
            },
            _ => false,
        }
    }

    /// Evaluates the assertions and dumps of a finished record.
    pub(super) fn check_assertions(&mut self, rec: RecordId) -> Res<()> {
        let data = self.store.rec(rec);
        if data.assertions().is_empty() && data.dumps().is_empty() {
            return Ok(());
        }
        let mut resolver = self.record_resolver(rec, None);
        let result = self.check_assertions_with(rec, &mut resolver);
        self.recycle(resolver);
        result
    }

    fn check_assertions_with(&mut self, rec: RecordId, r: &mut Resolver) -> Res<()> {
        for index in 0..self.store.rec(rec).assertions().len() {
            let Assertion { span, condition, message } = self.store.rec(rec).assertions()[index];
            let condition = self.resolve(condition, r)?;
            let message = self.resolve(message, r)?;
            self.check_assertion(&Assertion { span, condition, message }, Some(rec));
        }
        for index in 0..self.store.rec(rec).dumps().len() {
            let Dump { span, message } = self.store.rec(rec).dumps()[index];
            let message = self.resolve(message, r)?;
            self.dump_message(&Dump { span, message });
        }
        Ok(())
    }

    pub(super) fn check_assertion(&mut self, assertion: &Assertion, rec: Option<RecordId>) {
        let message = match self.as_int(assertion.condition) {
            Some(0) => match self.as_sym(assertion.message) {
                Some(text) => format!("assertion failed: {}", self.sym_text(text)),
                None => "assertion failed".to_owned(),
            },
            Some(_) => return,
            None => {
                let condition = self.show(assertion.condition);
                format!("assert condition must be of type bit, bits, or int: {condition}")
            }
        };
        let mut error = Diagnostic::error(message).at(assertion.span);
        if let Some(rec) = rec {
            if !self.store.rec(rec).is_anonymous() {
                let name = self.text_of(self.store.rec(rec).name);
                error = error.secondary(self.store.rec(rec).span, format!("for `{name}`"));
            }
            error = self.with_defms(error, rec);
        }
        self.report(error);
    }

    pub(super) fn dump_message(&mut self, dump: &Dump) {
        let diagnostic = match self.as_sym(dump.message) {
            Some(text) => Diagnostic::new(Severity::Note, self.sym_text(text)).at(dump.span),
            None => {
                let text = self.show(dump.message);
                Diagnostic::error(format!("dump value is not a string: {text}")).at(dump.span)
            }
        };
        self.report(diagnostic);
    }
}
