//! Evaluation of the expressions and types of the syntax tree.

use super::record::Arguments;
use super::scope::Kind;
use super::{Eval, Failed, Res};
use crate::store::{BinOp, FieldData, Node, RecordId, Sym, Type, TypeId, UnOp, ValueId};
use crate::syntax::{Expr, ExprId, Run};
use crate::{Diagnostic, Span};

/// How an unknown name is evaluated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// An error.
    Value,
    /// As its own text, a string.
    Name,
}

impl Eval {
    /// The value of an expression. `wanted` is the expected type, which lists need.
    pub(super) fn value(&mut self, id: ExprId, wanted: Option<TypeId>) -> Res<ValueId> {
        self.on_large_stack(|eval| eval.value_in(id, wanted, Mode::Value))
    }

    pub(super) fn name_value(&mut self, id: ExprId) -> Res<ValueId> {
        self.on_large_stack(|eval| eval.value_in(id, Some(TypeId::STRING), Mode::Name))
    }

    /// Each kind but the simplest has a function of its own, so that each level saves only
    /// the registers that its kind needs.
    fn value_in(&mut self, id: ExprId, wanted: Option<TypeId>, mode: Mode) -> Res<ValueId> {
        self.step()?;
        let span = self.tree.span(id);
        self.here = span;
        match self.tree.expr(id) {
            Expr::Unset => Ok(ValueId::UNSET),
            Expr::Int(int) => Ok(self.store.values.make_at(Node::Int(int), span)),
            Expr::Str(sym) => Ok(self.store.values.make_at(Node::Str(sym), span)),
            Expr::Strings(whole, pieces) => Ok(self.strings_literal(whole, pieces, span)),
            Expr::Name(name) => self.name(name, span, wanted, mode),
            Expr::Binary(value, digits) => Ok(self.binary_literal(value, digits)),
            Expr::Code(sym) => Ok(self.store.values.make_at(Node::Code(sym), span)),
            Expr::Bits(items) => self.bits_literal(items, span),
            Expr::List(items, ty) => self.list_literal(items, ty, span, wanted),
            Expr::Dag(parts) => self.dag_literal(parts, span),
            Expr::Instance(name, args) => self.instance(name, args, span),
            Expr::Bang(bang, ty, operands) => self.bang(bang.get(), ty, operands, span, wanted),
            Expr::BitSlice(base, ranges) => self.bit_slice(base, ranges, wanted, mode),
            Expr::ListSlice(base, items) => self.slice(base, items, false, span, wanted, mode),
            Expr::ListSliceComma(base, items) => self.slice(base, items, true, span, wanted, mode),
            Expr::FieldOf(base, name) => self.field_of(base, name, span, wanted, mode),
            Expr::Paste(left, right) => self.paste(left, right, span, wanted, mode),
            _ => {
                self.flush_syntax_errors();
                Err(Failed)
            }
        }
    }

    /// Adjacent string literals, each with a span of its own.
    #[inline(never)]
    fn strings_literal(&mut self, whole: Sym, pieces: Run, span: Span) -> ValueId {
        let pieces: Vec<_> = self.tree.exprs(pieces).iter().map(|&piece| self.tree.span(piece)).collect();
        self.store.values.make_written(&[], span, &pieces, |_| Node::Str(whole))
    }

    #[inline(never)]
    fn binary_literal(&mut self, value: i64, digits: u32) -> ValueId {
        let bit = |at: u32| ValueId::bit(at < 64 && value >> at & 1 == 1);
        let bits: Vec<_> = (0..digits).map(bit).collect();
        self.make_bits(&bits)
    }

    #[inline(never)]
    fn bit_slice(
        &mut self,
        base: ExprId,
        braces: ExprId,
        wanted: Option<TypeId>,
        mode: Mode,
    ) -> Res<ValueId> {
        let base = self.base(base, wanted, mode)?;
        let Expr::Ranges(ranges) = self.tree.expr(braces) else {
            self.flush_syntax_errors();
            return Err(Failed);
        };
        let mut bits = self.bit_list(ranges)?;
        bits.reverse();
        match self.bits_of(base, &bits) {
            Some(value) => Ok(value),
            None => Err(self.fail(self.tree.span(braces), "invalid bit range for value")),
        }
    }

    /// The operand of a suffix. The parser does not bound the number of suffixes.
    fn base(&mut self, id: ExprId, wanted: Option<TypeId>, mode: Mode) -> Res<ValueId> {
        self.with_nesting(|eval| eval.value_in(id, wanted, mode))
    }

    #[inline(never)]
    fn name(&mut self, name: Sym, span: Span, wanted: Option<TypeId>, mode: Mode) -> Res<ValueId> {
        if let Some(value) = self.lookup_var(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            return Ok(self.store.values.make_at(Node::Str(name), span));
        }
        if let Some(value) = self.global(name) {
            return Ok(self.used_at(value, span));
        }
        if let (Some(rec), None) = (self.current, self.multiclass) {
            let data = self.store.rec(rec);
            if !data.is_class() && self.node(data.name) == Node::Str(name) {
                // The type of the record so far.
                let ty = self.record_type(rec);
                let own = self.make(Node::Str(name));
                return Ok(self.make(Node::Un(UnOp::Cast, own, ty)));
            }
        }
        Err(self.unknown_name(name, span, wanted))
    }

    /// Gives a record that is used at `span` that origin; other values keep their own.
    fn used_at(&mut self, value: ValueId, span: Span) -> ValueId {
        match self.node(value) {
            Node::Def(_) if self.store.values.origin(value).is_none() => {
                self.store.values.make_at(self.node(value), span)
            }
            _ => value,
        }
    }

    /// Reports an unknown name, once. The message names the expected type.
    #[cold]
    fn unknown_name(&mut self, name: Sym, span: Span, wanted: Option<TypeId>) -> Failed {
        if self.may_follow_from_earlier_error(name) {
            return Failed;
        }
        // Its other uses have the same cause.
        self.reports.poisoned.insert(name, ());
        let text = self.sym_text(name).to_owned();
        if self.store.class_names.contains(name) {
            let error = Diagnostic::error(format!("`{text}` is a class, not a record")).at(span);
            return self.fail_with(error.help(format!("write `{text}<...>` for a record of the class")));
        }
        let class = match wanted.map(|wanted| self.store.types.get(wanted)) {
            Some(Type::Record(classes)) => classes.first().copied(),
            _ => None,
        };
        let what =
            class.map_or("name".to_owned(), |class| in_words(&self.text_of(self.store.rec(class).name)));
        let mut error = Diagnostic::error(format!("unknown {what} `{text}`")).at(span);
        let of_class = class.and_then(|class| {
            let defs = self.store.def_names.names().filter(|&def| {
                self.store.def_names.get(def).is_some_and(|def| self.store.is_subclass(def, class))
            });
            crate::closest(&text, defs.map(|name| self.sym_text(name)))
        });
        let close = of_class.or_else(|| {
            let locals = self.visible_names();
            let globals = self.store.globals().iter().map(|global| global.name);
            let globals = globals.chain(self.store.def_names.names());
            let all = locals.into_iter().chain(globals.map(|name| self.sym_text(name)));
            crate::closest(&text, all)
        });
        if let Some(close) = close {
            error = error.help(format!("did you mean `{close}`?"));
        } else if class.is_none() {
            error = error.help(format!("a string is written in quotes: `\"{text}\"`"));
        }
        self.reports.unknown_names.push((name, self.reports.diagnostics.len()));
        self.fail_with(error)
    }

    #[inline(never)]
    fn bits_literal(&mut self, items: Run, span: Span) -> Res<ValueId> {
        let mut bits = Vec::new();
        for index in 0..items.len {
            let item = self.tree.nth(items, index);
            let value = self.value(item, None)?;
            if let Node::Bits(inner) = self.node(value) {
                bits.extend(self.store.values.slice(inner).iter().rev());
                continue;
            }
            if let Node::Var(_, ty) = self.node(value)
                && let Type::Bits(width) = *self.store.types.get(ty)
            {
                bits.extend((0..width).rev().map(|at| self.make(Node::VarBit(value, at))));
                continue;
            }
            match self.cast(value, TypeId::BIT)? {
                Some(bit) => bits.push(bit),
                None => {
                    let text = self.show(value);
                    let message = format!("element #{index} ({text}) is not convertible to a bit");
                    return Err(self.fail(span, message));
                }
            }
            self.check_length(bits.len(), "bits")?;
        }
        bits.reverse();
        Ok(self.make_bits(&bits))
    }

    #[inline(never)]
    fn list_literal(
        &mut self,
        items: Run,
        ty: Option<ExprId>,
        span: Span,
        wanted: Option<TypeId>,
    ) -> Res<ValueId> {
        let wanted = match wanted {
            None => None,
            Some(list) => match self.store.types.element(list) {
                Some(element) => Some(element),
                None => {
                    let list = self.show_type(list);
                    let message = format!("encountered a list when expecting a {list}");
                    return Err(self.fail(span, message));
                }
            },
        };
        let base = self.operands.len();
        for index in 0..items.len {
            let item = self.tree.nth(items, index);
            let value = self.value(item, wanted)?;
            self.operands.push(value);
        }
        let given = ty.map(|ty| self.ty(ty)).transpose()?;
        let mut element = None;
        for at in base..self.operands.len() {
            let Some(own) = self.type_of(self.operands[at]) else { continue };
            element = match element {
                None => Some(own),
                Some(element) => match self.join_types(element, own) {
                    Some(joined) => Some(joined),
                    None => {
                        let item = self.tree.nth(items, (at - base) as u32);
                        return Err(self.mixed_list(base, at, self.tree.span(item), wanted));
                    }
                },
            };
        }
        if let Some(given) = given {
            if element.is_some_and(|element| !self.convertible(element, given)) {
                let (at, _) = self.first_unfit(base, given);
                let span = at.map_or(span, |at| self.tree.span(self.tree.nth(items, at)));
                let at = at.map(|at| base + at as usize);
                return Err(self.mixed_list(base, at.unwrap_or(base), span, Some(given)));
            }
            element = Some(given);
        }
        let element = match (element, wanted) {
            (None, None) => return Err(self.fail(span, "no type for list")),
            (None, Some(wanted)) => wanted,
            (Some(element), Some(wanted)) if !self.convertible(element, wanted) => {
                return Err(self.unfit_element(base, items, ty, span, [element, wanted]));
            }
            (Some(element), _) => element,
        };
        let places = self.spans_of_parts(base, items);
        let values = &mut self.store.values;
        let list =
            values.make_written(&self.operands[base..], span, &places, |slice| Node::List(element, slice));
        self.operands.truncate(base);
        Ok(list)
    }

    /// The spans of the elements of a list if one of them has no origin; else none.
    fn spans_of_parts(&self, base: usize, items: Run) -> Vec<Span> {
        let parts = &self.operands[base..];
        if !parts.iter().any(|&part| self.store.values.origin(part).is_none()) {
            return Vec::new();
        }
        self.tree.exprs(items).iter().map(|&item| self.tree.span(item)).collect()
    }

    #[inline(never)]
    fn dag_literal(&mut self, run: Run, span: Span) -> Res<ValueId> {
        let base = self.operands.len();
        for index in 0..run.len {
            let arg = self.tree.nth(run, index);
            let Expr::DagArg(value, name) = self.tree.expr(arg) else { continue };
            let value = match value {
                Some(value) => self.value(value, None)?,
                None => ValueId::UNSET,
            };
            // The origin of a name is the whole argument, so that it follows the name.
            let name = match name {
                Some(name) => self.store.values.make_at(Node::Str(name), self.tree.span(arg)),
                None => ValueId::UNSET,
            };
            self.operands.extend([value, name]);
        }
        self.check_length((self.operands.len() - base) / 2, "a dag")?;
        let unknown = |part: ValueId| self.store.values.origin(part).is_none();
        let (pairs, _) = self.operands[base..].as_chunks::<2>();
        let places = if pairs.iter().any(|pair| pair.iter().all(|&part| unknown(part))) {
            self.tree.exprs(run).iter().map(|&arg| self.tree.span(arg)).collect()
        } else {
            Vec::new()
        };
        let values = &mut self.store.values;
        let dag = values.make_written(&self.operands[base..], span, &places, Node::Dag);
        self.operands.truncate(base);
        Ok(dag)
    }

    #[inline(never)]
    fn instance(&mut self, name: Sym, args: Run, span: Span) -> Res<ValueId> {
        let place = Span::new(span.start, span.start + self.sym_text(name).len() as u32);
        let Some(class) = self.store.class_names.get(name) else {
            return Err(self.unknown_class(name, place, false));
        };
        self.refuse_failed(name)?;
        let args = self.arguments(class, args)?;
        self.bind_arguments(class, args, place, |_, _| {})?;
        let open = self.operands[args.range()].iter().any(|&arg| self.has_unresolved(arg));
        if open {
            return Ok(self.make_open_instance(class, args.start, place, span));
        }
        self.here = span;
        let (rec, is_first) = self.make_instance(class, args.start, place)?;
        let value = if is_first {
            self.store.values.make_at(Node::Def(rec), span)
        } else {
            self.store.values.make_used_at(rec, span, &self.operands[args.start..])
        };
        self.operands.truncate(args.start);
        Ok(value)
    }

    /// Pushes the arguments given to a class to the scratch, cast to the types of the template
    /// arguments.
    pub(super) fn arguments(&mut self, class: RecordId, run: Run) -> Res<Arguments> {
        let start = self.operands.len();
        let mut positional = 0;
        let takes = self.store.rec(class).args().len();
        let count = run.len as usize;
        if !self.reports.without_arguments.is_empty() && self.reports.without_arguments.contains_key(&class) {
            return Err(Failed);
        }
        // The list has a syntax error at its end, which comes before the types.
        let unclosed = count > 0 && self.tree.expr(self.tree.nth(run, run.len - 1)) == Expr::Error;
        for index in 0..count {
            let id = self.tree.nth(run, index as u32);
            if index >= takes && self.tree.expr(id) != Expr::Error {
                return Err(self.too_many_arguments(class, index, id));
            }
            let (place, value_id) = match self.tree.expr(id) {
                Expr::Error => {
                    self.flush_syntax_errors();
                    return Err(Failed);
                }
                Expr::NamedArg(name, value) => (self.argument_index(class, name)?, value),
                _ if positional < index => {
                    let message = "positional argument should be put before named argument";
                    return Err(self.fail(self.tree.span(id), message));
                }
                _ => (index, id),
            };
            let field = self.store.rec(class).fields[place];
            let (name, ty) = (field.name, self.store.decl(&field).ty);
            let value = self.value(value_id, Some(ty))?;
            let key = if value_id == id {
                positional += 1;
                self.index(index)
            } else if value == ValueId::UNSET {
                let message = "the value of a named argument should be initialized";
                return Err(self.fail(self.tree.span(value_id), message));
            } else {
                self.make(Node::Str(name))
            };
            match self.cast(value, ty)? {
                Some(value) => self.operands.extend([key, value]),
                None if unclosed => {}
                None => return Err(self.wrong_argument(class, place, value, value_id)),
            }
        }
        Ok(Arguments { start, positional, count })
    }

    #[cold]
    fn too_many_arguments(&mut self, class: RecordId, index: usize, id: ExprId) -> Failed {
        let data = self.store.rec(class);
        let (name, count) = (self.text_of(data.name), data.args().len());
        let error = Diagnostic::error(format!("too many template arguments: {}", index + 1))
            .at(self.tree.span(id))
            .note(format!("`{name}` takes {count}"));
        self.fail_with(error)
    }

    /// The index of the template argument that a named argument sets.
    fn argument_index(&mut self, class: RecordId, id: ExprId) -> Res<usize> {
        let span = self.tree.span(id);
        let name = match self.tree.expr(id) {
            Expr::Name(name) | Expr::Str(name) | Expr::Strings(name, _) => name,
            _ => {
                let message = "the name of a named argument should be a valid identifier";
                return Err(self.fail(span, message));
            }
        };
        let full = self.qualify(class, name);
        let data = self.store.rec(class);
        if let Some(place) = data.args().iter().position(|&arg| arg == full) {
            return Ok(place);
        }
        let text = self.sym_text(name);
        let local = |full: Sym| self.sym_text(full).rsplit(':').next().unwrap_or("");
        let known = data.args().iter().map(|&arg| local(arg));
        let mut error = Diagnostic::error(format!("argument \"{text}\" doesn't exist")).at(span);
        if let Some(close) = crate::closest(text, known) {
            error = error.help(format!("did you mean `{close}`?"));
        }
        Err(self.fail_with(error))
    }

    /// Where a template argument is declared: its name, without the class.
    pub(super) fn argument_span(&self, field: &FieldData) -> Span {
        let length = self.sym_text(field.name).rsplit(':').next().unwrap_or("").len() as u32;
        let start = self.store.decl(field).start;
        Span::new(start, start + length)
    }

    #[inline(never)]
    fn field_of(
        &mut self,
        base: ExprId,
        name: Sym,
        span: Span,
        wanted: Option<TypeId>,
        mode: Mode,
    ) -> Res<ValueId> {
        let value = self.base(base, wanted, mode)?;
        let Some(ty) = self.field_type(value, name) else {
            if name == Sym::EMPTY {
                self.flush_syntax_errors();
                return Err(Failed);
            }
            let length = self.sym_text(name).len();
            let place = span.part(span.len().saturating_sub(length)..span.len());
            let text = self.sym_text(name).to_owned();
            let mut error = match self.own_reference(value) {
                Some(own) => {
                    Diagnostic::error(format!("cannot access field '{text}' of '{own}' in its own body"))
                        .at(place)
                        .help(format!("write `{text}` for the field of the record itself"))
                }
                None => {
                    let shown = self.show(value);
                    Diagnostic::error(format!("cannot access field '{text}' of value '{shown}'")).at(place)
                }
            };
            if let Some(close) = self.closest_field(value, &text) {
                error = error.help(format!("did you mean `{close}`?"));
            }
            return Err(self.fail_with(error));
        };
        self.here = span;
        self.make_field(value, name, ty, self.current)
    }

    /// The name of the record whose body is being read, if the value refers to it.
    fn own_reference(&self, value: ValueId) -> Option<String> {
        let Node::Un(UnOp::Cast, name, _) = self.node(value) else { return None };
        let own = self.store.rec(self.current?).name;
        (self.node(own) == self.node(name)).then(|| self.text_of(own))
    }

    fn closest_field(&mut self, value: ValueId, name: &str) -> Option<String> {
        let classes = match self.node(value) {
            Node::Def(record) => vec![record],
            _ => match self.type_of(value).map(|ty| self.store.types.get(ty)) {
                Some(Type::Record(classes)) => classes.to_vec(),
                _ => return None,
            },
        };
        let fields = classes.iter().flat_map(|&class| &self.store.rec(class).fields);
        let known = fields.map(|field| self.sym_text(field.name));
        crate::closest(name, known).map(str::to_owned)
    }

    /// `value.name`: the value of the field if it is known, else an expression.
    pub(super) fn make_field(
        &mut self,
        value: ValueId,
        name: Sym,
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<ValueId> {
        if let Node::Def(def) = self.node(value) {
            if Some(def) == rec {
                let message = format!(
                    "attempting to access field '{}' of '{}' is a forbidden self-reference",
                    self.sym_text(name),
                    self.show(value)
                );
                return Err(self.fail_in(rec, message));
            }
            let data = self.store.rec(def);
            if let Some(index) = self.field_indices.find(data, name) {
                let found = data.fields[index];
                if self.is_concrete(found.value) {
                    let is_used = self.store.values.is_used(value);
                    return Ok(if is_used { self.for_use(found.value, value) } else { found.value });
                }
                return Ok(self.make(Node::Field(value, name, self.store.decl(&found).ty)));
            }
        } else if let Some(ty) = self.field_type(value, name) {
            return Ok(self.make(Node::Field(value, name, ty)));
        }
        Ok(self.make(Node::Field(value, name, ty)))
    }

    #[inline(never)]
    fn paste(
        &mut self,
        left: ExprId,
        right: Option<ExprId>,
        span: Span,
        wanted: Option<TypeId>,
        mode: Mode,
    ) -> Res<ValueId> {
        let value = self.value_in(left, wanted, mode)?;
        let Some(ty) = self.type_of(value) else {
            return Err(self.fail(span, "the left operand of `#` has no type"));
        };
        if self.store.types.is_list(ty) {
            let Some(right) = right else { return Ok(value) };
            let other = self.value(right, wanted)?;
            return self.paste_lists(value, other);
        }
        let text = self.pasted_text(value, span)?;
        let other = match right {
            None => self.string(""),
            Some(right) => {
                let place = self.tree.span(right);
                let other = self.value_in(right, None, Mode::Name)?;
                if other == ValueId::UNSET && self.absent_at.is_some_and(|at| at.end == place.end) {
                    return Ok(other);
                }
                if self.type_of(other).is_none() {
                    return Err(self.fail(place, "the right operand of `#` has no type"));
                }
                self.pasted_text(other, place)?
            }
        };
        self.concat(text, other)
    }

    fn pasted_text(&mut self, value: ValueId, span: Span) -> Res<ValueId> {
        if self.type_of(value) == Some(TypeId::STRING) {
            return Ok(value);
        }
        let cast = self.make(Node::Un(UnOp::Cast, value, TypeId::STRING));
        self.here = span;
        self.fold(cast, self.current, false)
    }

    #[inline(never)]
    fn slice(
        &mut self,
        base: ExprId,
        items: Run,
        comma: bool,
        span: Span,
        wanted: Option<TypeId>,
        mode: Mode,
    ) -> Res<ValueId> {
        let list = self.base(base, wanted, mode)?;
        let place = self.tree.span(base);
        let Some(ty) = self.type_of(list) else {
            return Err(self.fail(place, "invalid value, list expected"));
        };
        let Some(element) = self.store.types.element(ty) else {
            let ty = self.show_type(ty);
            return Err(self.fail(place, format!("type '{ty}' is invalid, list expected")));
        };
        let index = self.slice_elements(items, comma)?;
        let single = self.type_of(index) == Some(TypeId::INT);
        let op = if single {
            Node::Bin(BinOp::ListElem, list, index, element)
        } else {
            Node::Bin(BinOp::ListSlice, list, index, ty)
        };
        let op = self.make(op);
        self.here = span;
        self.fold(op, self.current, false)
    }

    /// The index between `[` and `]`: one number, or a list of them.
    fn slice_elements(&mut self, items: Run, comma: bool) -> Res<ValueId> {
        let mut lists: Vec<ValueId> = Vec::new();
        let mut ints: Vec<ValueId> = Vec::new();
        let mut single = items.len == 1 && !comma;
        for index in 0..items.len {
            let id = self.tree.nth(items, index);
            let value = self.slice_element(id)?;
            let ty = self.type_of(value);
            let element = ty.and_then(|ty| self.store.types.element(ty));
            if element == Some(TypeId::INT) {
                if !ints.is_empty() {
                    let list = self.make_list(TypeId::INT, &std::mem::take(&mut ints));
                    lists.push(list);
                }
                lists.push(value);
                single = false;
            } else if ty == Some(TypeId::INT) {
                ints.push(value);
            } else {
                let text = ty.map_or("?".to_owned(), |ty| self.show_type(ty));
                let span = self.tree.span(id);
                let message = format!("expected an int or list<int> in the slice, got '{text}'");
                return Err(self.fail(span, message));
            }
        }
        if single {
            return ints.first().copied().ok_or(Failed);
        }
        if !ints.is_empty() {
            let list = self.make_list(TypeId::INT, &ints);
            lists.push(list);
        }
        let mut lists = lists.into_iter();
        let first = lists.next().ok_or(Failed)?;
        lists.try_fold(first, |all, list| self.paste_lists(all, list))
    }

    fn slice_element(&mut self, id: ExprId) -> Res<ValueId> {
        let Expr::Range(first, last) = self.tree.expr(id) else { return self.value(id, None) };
        let mut ends = [first, last].map(|_| ValueId::UNSET);
        for (slot, id) in ends.iter_mut().zip([first, last]) {
            *slot = self.value(id, None)?;
            if self.type_of(*slot) != Some(TypeId::INT) {
                let span = self.tree.span(id);
                return Err(self.fail(span, "expected an int as the end of the range"));
            }
        }
        let ty = self.store.types.list(TypeId::INT);
        let op = self.make(Node::Bin(BinOp::RangeC, ends[0], ends[1], ty));
        self.fold(op, self.current, false)
    }

    /// Bit numbers given by integers and ranges, in source order.
    pub(super) fn bit_list(&mut self, ranges: Run) -> Res<Vec<u32>> {
        let mut bits = Vec::new();
        for index in 0..ranges.len {
            let piece = self.tree.nth(ranges, index);
            let piece = self.range_piece(piece)?;
            bits.extend(piece);
            self.check_length(bits.len(), "a range")?;
        }
        Ok(bits)
    }

    pub(super) fn range_piece(&mut self, id: ExprId) -> Res<Vec<u32>> {
        let (first, last) = match self.tree.expr(id) {
            Expr::Range(first, last) => (self.range_end(first)?, self.range_end(last)?),
            _ => {
                let only = self.range_end(id)?;
                (only, only)
            }
        };
        let length = first.abs_diff(last) as usize + 1;
        self.check_length(length, "a range")?;
        Ok(if first <= last { (first..=last).collect() } else { (last..=first).rev().collect() })
    }

    fn range_end(&mut self, id: ExprId) -> Res<u32> {
        let value = self.value(id, None)?;
        self.range_number(value, self.tree.span(id))
    }

    /// The number of a value that is an end of a range, or all of it.
    pub(super) fn range_number(&mut self, value: ValueId, span: Span) -> Res<u32> {
        match self.node(value) {
            Node::Int(int) if int < 0 => Err(self.fail(span, "invalid range, cannot be negative")),
            Node::Int(int) => match u32::try_from(int) {
                Ok(int) => Ok(int),
                Err(_) => Err(self.fail(span, "the end of the range does not fit 32 bits")),
            },
            _ => Err(self.fail(span, "expected integer or bitrange")),
        }
    }

    /// The type that a type expression denotes. A loop, as lists may nest as deep as a limit that the user sets.
    pub(super) fn ty(&mut self, id: ExprId) -> Res<TypeId> {
        let (mut innermost, mut lists) = (id, 0u32);
        while let Expr::TyList(element) = self.tree.expr(innermost) {
            (innermost, lists) = (element, lists + 1);
        }
        let mut ty = self.element_type(innermost)?;
        if lists == 0 {
            return Ok(ty);
        }
        let allowed = self.limits.value_depth.saturating_sub(self.store.types.depth(ty));
        if lists > allowed {
            // The innermost list that is too deep.
            let mut at = id;
            for _ in allowed + 1..lists {
                if let Expr::TyList(element) = self.tree.expr(at) {
                    at = element;
                }
            }
            self.here = self.tree.span(at);
            return Err(self.nests_too_deep("a type"));
        }
        for _ in 0..lists {
            ty = self.store.types.list(ty);
        }
        Ok(ty)
    }

    /// The type that a type expression denotes, which is not a list.
    fn element_type(&mut self, id: ExprId) -> Res<TypeId> {
        let span = self.tree.span(id);
        Ok(match self.tree.expr(id) {
            Expr::TyBit => TypeId::BIT,
            Expr::TyInt => TypeId::INT,
            Expr::TyString | Expr::TyCode => TypeId::STRING,
            Expr::TyDag => TypeId::DAG,
            Expr::TyBits(width) => {
                let limit = self.limits.list_length;
                let fits = u32::try_from(width).ok().filter(|&width| width as usize <= limit);
                let Some(width) = fits else {
                    let message = if width < 0 {
                        "`bits` of negative width".to_owned()
                    } else {
                        format!("`bits<{width}>` is too wide; the limit is {limit}")
                    };
                    return Err(self.fail(span, message));
                };
                self.store.types.bits(width)
            }
            Expr::TyClass(name) => {
                if let Some(ty) = self.alias(name) {
                    return Ok(ty);
                }
                match self.store.class_names.get(name) {
                    Some(class) => self.class_type(class),
                    None => return Err(self.unknown_class(name, span, false)),
                }
            }
            _ => {
                self.flush_syntax_errors();
                return Err(Failed);
            }
        })
    }

    /// Evaluates `body` in a scope with the variables `vars`.
    pub(super) fn with_vars(
        &mut self,
        vars: &[(Sym, TypeId)],
        body: ExprId,
        wanted: Option<TypeId>,
    ) -> Res<ValueId> {
        self.push_scope(Kind::Local);
        for &(name, ty) in vars {
            let var = self.make(Node::Var(name, ty));
            self.add_var(name, var);
        }
        let current = self.current;
        self.current = Some(current.unwrap_or(self.scratch_record));
        let value = self.value(body, wanted);
        self.current = current;
        self.pop_scope();
        value
    }
}

/// The name of a class in words: `LayoutRule` is `layout rule`.
fn in_words(class: &str) -> String {
    let mut words = String::with_capacity(class.len() + 4);
    let mut after_lower = false;
    for letter in class.chars() {
        if after_lower && letter.is_ascii_uppercase() {
            words.push(' ');
        }
        after_lower = letter.is_ascii_lowercase() || letter.is_ascii_digit();
        words.push(letter.to_ascii_lowercase());
    }
    words
}
