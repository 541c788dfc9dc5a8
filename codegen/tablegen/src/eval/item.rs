//! Evaluation of items: classes, defs, multiclasses and other statements.

use super::multi::Sink;
use super::record::Parent;
use super::scope::Kind;
use super::{Binding, Defset, Entry, Eval, Failed, Loop, MultiClass, Res, Step};
use crate::store::{
    Assertion, BinOp, Dump, FieldData, FieldDecl, FieldKind, Node, RecordId, RecordKind, Setting, SettingId,
    Sym, TernOp, TypeId, UnOp, ValueId,
};
use crate::syntax::{Expr, ExprId, Item, ItemId, Kw, Run};
use crate::{Diagnostic, Span};

impl Eval {
    /// Evaluates a top-level item and reports its errors.
    pub(crate) fn top_level(&mut self, item: ItemId) {
        self.here = self.tree.item_span(item);
        let state = self.state();
        if self.item(item).is_err() {
            self.restore(state);
        }
        self.flush_syntax_errors();
    }

    fn item(&mut self, id: ItemId) -> Res<()> {
        self.step()?;
        let span = self.tree.item_span(id);
        match self.tree.item(id) {
            Item::Error => self.syntax_error(),
            Item::Misplaced(message) => Err(self.fail(span, message)),
            Item::Class { name, args, parents, body } => {
                let result = self.class(name, span, args, parents, body);
                self.poison_on_failure(name, result)
            }
            Item::Def { name, parents, body } => self.def(name, span, parents, body),
            Item::MultiClass { name, args, parents, items } => {
                let result = self.multiclass(name, span, args, parents, items);
                self.poison_on_failure(name, result)
            }
            Item::Defm { name, parents } => self.defm(name, parents),
            Item::Defset { ty, name, items } => self.defset(ty, name, span, items),
            Item::Deftype { name, ty } => self.deftype(name, span, ty),
            Item::Defvar { name, value } => {
                let result = self.defvar(name, span, value);
                self.poison_on_failure(name, result)
            }
            Item::Foreach { name, list, items } => self.foreach(name, span, list, items),
            Item::If { condition, then, otherwise } => self.conditional(span, condition, then, otherwise),
            Item::LetIn { lets, items } => self.let_in(lets, items),
            Item::Assert { condition, message, ended } => {
                let assertion = self.assertion(span, condition, message, ended)?;
                self.add_entry(Entry::Assertion(assertion))
            }
            Item::Dump { message, ended } => {
                let dump = self.dump(span, message, ended)?;
                let dump = self.resolve_dump(dump)?;
                self.add_entry(Entry::Dump(dump))
            }
            Item::Field { .. } | Item::Let { .. } => Ok(()),
        }
    }

    fn poison_on_failure(&mut self, name: Sym, result: Res<()>) -> Res<()> {
        if result.is_err() {
            self.reports.poisoned.insert(name, ());
        }
        result
    }

    /// Evaluates several items; an item that fails does not end the loop.
    fn items(&mut self, items: Run) -> Res<()> {
        let mut result = Ok(());
        for index in 0..items.len {
            let state = self.state();
            let item = self.tree.nth_item(items, index);
            if self.item(item).is_err() {
                self.restore(state);
                result = Err(Failed);
            }
            if self.budget.given_up {
                break;
            }
        }
        result
    }

    /// The current nesting, which [`Eval::restore`] restores after a failure.
    fn state(&self) -> State {
        State {
            current: self.current,
            multiclass: self.multiclass,
            scopes: self.scopes.len(),
            loops: self.loops.len(),
            lets: self.lets.len(),
            defsets: self.defsets.len(),
            trace: self.reports.trace.len(),
            operands: self.operands.len(),
            depth: self.budget.depth,
        }
    }

    fn restore(&mut self, state: State) {
        self.current = state.current;
        self.multiclass = state.multiclass;
        self.scopes.truncate(state.scopes);
        self.loops.truncate(state.loops);
        self.lets.truncate(state.lets);
        self.defsets.truncate(state.defsets);
        self.reports.trace.truncate(state.trace);
        self.operands.truncate(state.operands);
        self.budget.depth = state.depth;
    }

    // Classes and defs.

    fn class(&mut self, name: Sym, span: Span, args: Run, parents: Run, body: Run) -> Res<()> {
        if self.aliases.contains(name) {
            let text = self.sym_text(name);
            return Err(self.fail(span, format!("there is already a defined type alias '{text}'")));
        }
        let rec = match self.store.class_names.get(name) {
            Some(rec) => {
                let data = self.store.rec(rec);
                if !data.is_empty() {
                    let text = self.sym_text(name);
                    let error = Diagnostic::error(format!("class '{text}' already defined"))
                        .at(span)
                        .secondary(data.span, "previous definition");
                    return Err(self.fail_with(error));
                }
                let length = self.sym_text(name).len() as u32;
                self.store.rec_mut(rec).span = Span::new(span.start, span.start + length);
                rec
            }
            None => {
                let own = self.make(Node::Str(name));
                let rec = self.new_record(own, RecordKind::Class, span);
                self.store.class_names.insert(name, rec);
                self.store.classes.push(rec);
                rec
            }
        };
        let fields = args.len + body.len + self.inherited_by(parents);
        self.store.rec_mut(rec).fields.reserve_exact(fields as usize);
        self.push_scope(Kind::Record(rec));
        self.current = Some(rec);
        let mut result = self.template_args(rec, args);
        match result {
            Ok(()) => result = self.object(rec, parents, body),
            Err(Failed) => drop(self.reports.without_arguments.insert(rec, ())),
        }
        self.current = None;
        self.pop_scope();
        self.store.seal_class(rec);
        let count = self.store.ancestor_count(rec);
        let limit = self.limits.ancestors;
        if count > limit {
            self.here = span;
            return Err(self.limit(format!("a class has more than {limit} ancestors")));
        }
        if result.is_ok() {
            self.warn_unused(rec);
        }
        result
    }

    /// The number of fields that the first parent provides.
    fn inherited_by(&self, parents: Run) -> u32 {
        if parents.is_empty() {
            return 0;
        }
        match self.tree.expr(self.tree.nth(parents, 0)) {
            Expr::Instance(name, _) | Expr::Parent(name) => match self.store.class_names.get(name) {
                Some(class) => self.store.rec(class).own_fields().len() as u32,
                None => 0,
            },
            _ => 0,
        }
    }

    fn warn_unused(&mut self, rec: RecordId) {
        for index in 0..self.store.rec(rec).arg_fields().len() {
            let field = self.store.rec(rec).arg_fields()[index];
            if !self.store.decl(&field).used {
                let text = self.sym_text(field.name);
                let warning = Diagnostic::warning(format!("unused template argument: {text}"))
                    .at(self.argument_span(&field));
                self.report(warning);
            }
        }
    }

    fn template_args(&mut self, rec: RecordId, args: Run) -> Res<()> {
        if !args.is_empty() {
            self.store.rec_mut(rec).rare_mut().args.reserve_exact(args.len as usize);
        }
        for index in 0..args.len {
            let item = self.tree.nth_item(args, index);
            let span = self.tree.item_span(item);
            let Item::Field { ty, name, value, .. } = self.tree.item(item) else {
                self.flush_syntax_errors();
                return Err(Failed);
            };
            let ty = self.ty(ty)?;
            if name == self.name_sym {
                return Err(self.fail(span, "'NAME' is a reserved variable name"));
            }
            if self.scopes.has_arg(name) {
                let text = self.sym_text(name);
                let message = format!("template argument with the name '{text}' is already defined");
                return Err(self.fail(span, message));
            }
            let full = self.qualify(rec, name);
            let var = self.make(Node::Var(full, ty));
            self.scopes.add_arg(name, var);
            self.store.rec_mut(rec).rare_mut().args.push(full);
            self.declare(rec, span, full, ty, FieldKind::TemplateArg, value)?;
        }
        Ok(())
    }

    /// Adds a field with its type, then sets its value if it has one.
    fn declare(
        &mut self,
        rec: RecordId,
        span: Span,
        name: Sym,
        ty: TypeId,
        kind: FieldKind,
        value: Option<ExprId>,
    ) -> Res<()> {
        let unset = self.unset_value(ty);
        let decl = self.store.add_decl(FieldDecl { ty, kind, used: false, start: span.start });
        let field = FieldData { name, value: unset, decl, setting: SettingId::NONE };
        let index = self.add_field(rec, span, field)?;
        let Some(value) = value else { return Ok(()) };
        let source = self.tree.span(value);
        let last = self.last_operator(value);
        let outer = std::mem::replace(&mut self.absent_at, last);
        let new = self.value(value, Some(ty));
        self.absent_at = outer;
        let new = new?;
        let at = self.store.setting(&self.store.rec(rec).fields[index]).at;
        self.set_field(rec, index, source, &[], new, Setting { at, source })
    }

    /// The operator of an expression, or the last operand of a paste if that is an operator.
    fn last_operator(&self, value: ExprId) -> Option<Span> {
        let mut last = value;
        while let Expr::Paste(_, Some(right)) = self.tree.expr(last) {
            last = right;
        }
        matches!(self.tree.expr(last), Expr::Bang(..)).then(|| self.tree.span(last))
    }

    /// Evaluates the parents, the enclosing `let`s and the body of a record.
    fn object(&mut self, rec: RecordId, parents: Run, body: Run) -> Res<()> {
        for index in 0..parents.len {
            let parent = self.tree.nth(parents, index);
            let parent = self.parent(parent, false)?;
            self.add_parent(rec, &parent)?;
            self.operands.truncate(parent.args.start);
        }
        self.apply_lets(rec)?;
        let items = (0..body.len).map(|index| self.tree.item(self.tree.nth_item(body, index)));
        let declared = items.filter(|item| matches!(item, Item::Field { .. })).count();
        self.store.rec_mut(rec).fields.reserve_exact(declared);
        let mut result = Ok(());
        for index in 0..body.len {
            let item = self.tree.nth_item(body, index);
            let unfinished = index + 1 < body.len
                && matches!(self.tree.item(self.tree.nth_item(body, index + 1)), Item::Error);
            if self.body_item(rec, item, unfinished).is_err() {
                result = Err(Failed);
            }
            if self.budget.given_up {
                break;
            }
        }
        result
    }

    /// An item of a body; a syntax error may follow before its end.
    fn body_item(&mut self, rec: RecordId, id: ItemId, unfinished: bool) -> Res<()> {
        let span = self.tree.item_span(id);
        self.here = span;
        match self.tree.item(id) {
            Item::Field { open, ty, name, value } => {
                let ty = self.ty(ty)?;
                if self.var_defined(name) {
                    return Err(self.fail(span, "local variable of this name already exists"));
                }
                let kind = if open { FieldKind::Open } else { FieldKind::Normal };
                self.declare(rec, span, name, ty, kind, value)
            }
            Item::Let { name, bits, value } => self.body_let(rec, span, name, bits, value, unfinished),
            Item::Defvar { name, value } => self.defvar(name, span, value),
            Item::Assert { condition, message, ended } => {
                let assertion = self.assertion(span, condition, message, ended)?;
                self.store.rec_mut(rec).rare_mut().assertions.push(assertion);
                Ok(())
            }
            Item::Dump { message, ended } => {
                let dump = self.dump(span, message, ended)?;
                self.store.rec_mut(rec).rare_mut().dumps.push(dump);
                Ok(())
            }
            Item::Error => self.syntax_error(),
            Item::Misplaced(_)
            | Item::Class { .. }
            | Item::Def { .. }
            | Item::MultiClass { .. }
            | Item::Defm { .. }
            | Item::Defset { .. }
            | Item::Deftype { .. }
            | Item::Foreach { .. }
            | Item::If { .. }
            | Item::LetIn { .. } => Ok(()),
        }
    }

    fn body_let(
        &mut self,
        rec: RecordId,
        span: Span,
        name: Sym,
        bits: Run,
        value: ExprId,
        unfinished: bool,
    ) -> Res<()> {
        let mut bits = self.bit_list(bits)?;
        bits.reverse();
        let index = self.find_field(rec, span, name)?;
        let mut ty = self.store.decl(&self.store.rec(rec).fields[index]).ty;
        let is_bits = matches!(self.store.types.get(ty), crate::store::Type::Bits(_));
        if !bits.is_empty() && is_bits {
            ty = self.store.types.bits(bits.len() as u32);
        }
        let source = self.tree.span(value);
        let value = self.value(value, Some(ty))?;
        if unfinished {
            return Ok(());
        }
        self.set_field(rec, index, span, &bits, value, Setting { at: span.start, source })
    }

    /// Fails with the syntax errors that were found.
    fn syntax_error<T>(&mut self) -> Res<T> {
        self.flush_syntax_errors();
        Err(Failed)
    }

    fn assertion(&mut self, span: Span, condition: ExprId, message: ExprId, ended: bool) -> Res<Assertion> {
        let condition = self.value(condition, None)?;
        let message = self.value(message, None)?;
        if !ended {
            return self.syntax_error();
        }
        Ok(Assertion { span, condition, message })
    }

    /// A `dump`; if its operand is a record, with the text of the record.
    fn dump(&mut self, span: Span, message: ExprId, ended: bool) -> Res<Dump> {
        let value = self.value(message, None)?;
        if !ended {
            return self.syntax_error();
        }
        let message = match self.node(value) {
            Node::Def(_) => {
                let text = self.make(Node::Un(UnOp::Repr, value, TypeId::STRING));
                self.fold(text, self.current, false)?
            }
            _ => value,
        };
        Ok(Dump { span, message })
    }

    fn def(&mut self, name: Option<ExprId>, span: Span, parents: Run, body: Run) -> Res<()> {
        let named = match name {
            Some(name) => self.object_name(name)?,
            None => ValueId::UNSET,
        };
        let (own, kind) = match named {
            ValueId::UNSET => (self.new_anonymous_name(), RecordKind::AnonymousDef),
            own => (own, RecordKind::Def),
        };
        if self.type_of(own) != Some(TypeId::STRING) {
            let text = self.show(own);
            return Err(self.fail(span, format!("record name '{text}' is not a string")));
        }
        let rec = self.new_record(own, kind, span);
        self.push_scope(Kind::Record(rec));
        self.current = Some(rec);
        let mut result = self.object(rec, parents, body);
        self.current = None;
        self.pop_scope();
        if result.is_ok() {
            result = self.count_record(rec);
        }
        if result.is_ok() {
            result = self.add_entry(Entry::Record(rec));
        }
        if result.is_err()
            && let Node::Str(own) = self.node(own)
            && !self.store.def_names.contains(own)
        {
            self.reports.poisoned.insert(own, ());
        }
        result
    }

    /// The name of a def or defm, or `?`. In a multiclass it is prefixed with `NAME` unless it
    /// mentions `NAME` itself.
    fn object_name(&mut self, name: ExprId) -> Res<ValueId> {
        self.current = self.multiclass;
        let value = self.name_value(name);
        self.current = None;
        let value = value?;
        if value == ValueId::UNSET {
            return Ok(value);
        }
        self.with_implicit_name(value)
    }

    fn with_implicit_name(&mut self, value: ValueId) -> Res<ValueId> {
        let Some(multi) = self.multiclass else { return Ok(value) };
        let implicit = self.qualified_name(multi);
        if self.mentions(value, implicit) {
            return Ok(value);
        }
        let var = self.make(Node::Var(implicit, TypeId::STRING));
        Ok(self.make(Node::Bin(BinOp::StrConcat, var, value, TypeId::STRING)))
    }

    // Multiclasses.

    fn multiclass(&mut self, name: Sym, span: Span, args: Run, parents: Run, items: Run) -> Res<()> {
        if let Some(previous) = self.multiclasses.get(&name) {
            let previous = self.store.rec(previous.rec).span;
            let text = self.sym_text(name);
            let error = Diagnostic::error(format!("multiclass '{text}' already defined"))
                .at(span)
                .secondary(previous, "previous definition");
            return Err(self.fail_with(error));
        }
        let own = self.make(Node::Str(name));
        let rec = self.new_record(own, RecordKind::MultiClass, span);
        let known = MultiClass { rec, entries: Vec::new().into() };
        self.multiclasses.insert(name, known);
        self.multiclass = Some(rec);
        self.push_scope(Kind::MultiClass(rec));
        let mut result = self.template_args(rec, args);
        match result {
            Ok(()) => result = self.multiclass_parents(parents, rec),
            Err(Failed) => drop(self.reports.without_arguments.insert(rec, ())),
        }
        if result.is_ok() {
            result = self.items(items);
        }
        self.pop_scope();
        self.multiclass = None;
        let entries = std::mem::take(&mut self.multi_entries).into();
        self.multiclasses.insert(name, MultiClass { rec, entries });
        if result.is_ok() {
            self.warn_unused(rec);
        }
        result
    }

    fn multiclass_parents(&mut self, parents: Run, rec: RecordId) -> Res<()> {
        for index in 0..parents.len {
            let parent = self.tree.nth(parents, index);
            let parent = self.parent(parent, true)?;
            let implicit = self.qualified_name(rec);
            let name = self.make(Node::Var(implicit, TypeId::STRING));
            let mut held = std::mem::take(&mut self.multi_entries);
            let result = self.instantiate_multiclass(&parent, name, false, &mut Sink::Hold(&mut held));
            self.multi_entries = held;
            result?;
            self.operands.truncate(parent.args.start);
        }
        Ok(())
    }

    fn defm(&mut self, name: Option<ExprId>, parents: Run) -> Res<()> {
        let name = match name {
            Some(name) => self.object_name(name)?,
            None => ValueId::UNSET,
        };
        let name = match name {
            ValueId::UNSET => {
                let name = self.new_anonymous_name();
                self.with_implicit_name(name)?
            }
            name => name,
        };
        let mut entries = Vec::new();
        let mut steps = Vec::new();
        let mut classes_began = false;
        for index in 0..parents.len {
            let reference = self.tree.nth(parents, index);
            let is_class = match self.tree.expr(reference) {
                Expr::Instance(name, _) | Expr::Parent(name) => {
                    index > 0 && self.store.class_names.contains(name)
                }
                _ => false,
            };
            classes_began |= is_class;
            let parent = self.parent(reference, !classes_began)?;
            if classes_began {
                self.add_parent_to_entries(&entries, &parent)?;
            } else {
                let sink = &mut Sink::Hold(&mut entries);
                self.instantiate_multiclass(&parent, name, true, sink)?;
                steps.resize(entries.len(), Step { span: parent.span, what: parent.class });
            }
            self.operands.truncate(parent.args.start);
        }
        for (entry, step) in entries.into_iter().zip(steps) {
            self.apply_lets_to_entries(std::slice::from_ref(&entry))?;
            // Records store their `defm`s themselves.
            let reports = matches!(entry, Entry::Assertion(_) | Entry::Dump(_));
            if reports {
                self.reports.trace.push(step);
            }
            self.add_entry(entry)?;
            if reports {
                self.reports.trace.pop();
            }
        }
        Ok(())
    }

    /// A parent: a class, or a multiclass.
    fn parent(&mut self, id: ExprId, multi: bool) -> Res<Parent> {
        let span = self.tree.span(id);
        self.here = span;
        let (name, args) = match self.tree.expr(id) {
            Expr::Instance(name, args) => (name, args),
            Expr::Parent(name) => (name, Run::default()),
            _ => {
                self.flush_syntax_errors();
                return Err(Failed);
            }
        };
        let name_span = Span::new(span.start, span.start + self.sym_text(name).len() as u32);
        let class = if multi { self.find_multiclass(name) } else { self.store.class_names.get(name) };
        let Some(class) = class else { return Err(self.unknown_class(name, name_span, multi)) };
        self.refuse_failed(name)?;
        let args = self.arguments(class, args)?;
        Ok(Parent { class, args, span: name_span })
    }

    pub(super) fn unknown_class(&mut self, name: Sym, span: Span, multi: bool) -> Failed {
        if name == Sym::EMPTY {
            self.flush_syntax_errors();
            return Failed;
        }
        if self.may_follow_from_earlier_error(name) {
            return Failed;
        }
        self.reports.poisoned.insert(name, ());
        let text = self.sym_text(name).to_owned();
        let what = if multi { "multiclass" } else { "class" };
        let mut error = Diagnostic::error(format!("unknown {what} `{text}`")).at(span);
        if !multi && self.multiclasses.contains_key(&name) {
            error = error.help(format!("use `defm` if you meant the multiclass `{text}`"));
        } else if multi && self.store.class_names.contains(name) {
            error = error.help(format!("use `def` if you meant the class `{text}`"));
        }
        let close = if multi {
            let known = self.multiclasses.keys().map(|&name| self.sym_text(name));
            crate::closest(&text, known)
        } else {
            let known = self.store.class_names.names().map(|name| self.sym_text(name));
            // The word may be a keyword or a type, if it looks like one.
            let is_lower =
                error.help.is_empty() && text.starts_with(|letter: char| letter.is_ascii_lowercase());
            let word = || is_lower.then(|| crate::closest(&text, Kw::IN_BODIES)).flatten();
            crate::closest(&text, known).or_else(word)
        };
        if let Some(close) = close {
            error = error.help(format!("did you mean `{close}`?"));
        }
        self.fail_with(error)
    }

    // Sets, aliases, variables.

    fn defset(&mut self, ty: ExprId, name: Sym, span: Span, items: Run) -> Res<()> {
        let type_span = self.tree.span(ty);
        let ty = self.ty(ty)?;
        let Some(element) = self.store.types.element(ty) else {
            return Err(self.fail(type_span, "expected list type"));
        };
        if self.global(name).is_some() {
            return Err(self.defined_already(name, span));
        }
        self.defsets.push(Defset { span, element, elements: Vec::new() });
        let result = self.items(items);
        let elements = self.defsets.pop().map(|set| set.elements).unwrap_or_default();
        let list = self.make_list(element, &elements);
        self.store.set_global(name, list, span);
        result
    }

    fn defined_already(&mut self, name: Sym, span: Span) -> Failed {
        let text = self.sym_text(name);
        let message = format!("def or global variable '{text}' already exists");
        let mut error = Diagnostic::error(message).at(span);
        let previous = match self.store.def_names.get(name) {
            Some(def) => Some(self.store.rec(def).span),
            None => self.store.global(name).map(|global| global.span),
        };
        if let Some(previous) = previous {
            error = error.secondary(previous, "previous definition");
        }
        self.fail_with(error)
    }

    /// A def or global variable.
    pub(super) fn global(&mut self, name: Sym) -> Option<ValueId> {
        match self.store.def_names.get(name) {
            Some(def) => Some(self.def_value(def)),
            None => self.store.global(name).map(|global| global.value),
        }
    }

    fn deftype(&mut self, name: Sym, span: Span, ty: ExprId) -> Res<()> {
        if self.store.class_names.contains(name) || self.aliases.contains(name) {
            let text = self.sym_text(name);
            let message = format!("type of the name '{text}' already exists");
            return Err(self.fail(span, message));
        }
        let ty = self.ty(ty)?;
        if self.store.types.is_record(ty) {
            let text = self.show_type(ty);
            let message = format!("cannot define type alias for class type '{text}'");
            return Err(self.fail(span, message));
        }
        self.aliases.insert(name, ty);
        Ok(())
    }

    pub(super) fn alias(&self, name: Sym) -> Option<TypeId> {
        self.aliases.get(name)
    }

    fn defvar(&mut self, name: Sym, span: Span, value: ExprId) -> Res<()> {
        if self.var_defined(name) {
            let text = self.sym_text(name);
            let message = format!("local variable '{text}' already exists");
            return Err(self.fail(span, message));
        }
        let field = self.current.and_then(|rec| self.store.rec(rec).field(name));
        if field.is_some() {
            let text = self.sym_text(name);
            return Err(self.fail(span, format!("field '{text}' already exists")));
        }
        let outermost = self.at_outermost();
        if outermost && self.global(name).is_some() {
            return Err(self.defined_already(name, span));
        }
        let value = self.value(value, None)?;
        if outermost {
            self.store.set_global(name, value, span);
        } else {
            self.add_var(name, value);
        }
        Ok(())
    }

    // Loops, branches, `let`.

    fn foreach(&mut self, name: Sym, span: Span, list: ExprId, items: Run) -> Res<()> {
        let list = self.foreach_list(list)?;
        let ty = self.type_of(list).and_then(|ty| self.store.types.element(ty));
        let var = self.make(Node::Var(name, ty.unwrap_or(TypeId::BIT)));
        self.push_scope(Kind::Loop(var));
        self.loops.push(Loop { span, var: Some(name), list, entries: Vec::new() });
        let result = self.items(items);
        self.pop_scope();
        let Some(inner) = self.loops.pop() else { return result };
        result?;
        self.add_entry(Entry::Loop(Box::new(inner)))
    }

    /// The list of a `foreach`, which may be given as ranges of numbers.
    fn foreach_list(&mut self, id: ExprId) -> Res<ValueId> {
        let span = self.tree.span(id);
        let ints = match self.tree.expr(id) {
            Expr::Ranges(ranges) => self.bit_list(ranges)?,
            Expr::Range(..) => self.range_piece(id)?,
            _ => {
                let value = self.value(id, None)?;
                if let Some(ty) = self.type_of(value)
                    && self.store.types.is_list(ty)
                {
                    return Ok(value);
                }
                if !matches!(self.node(value), Node::Int(_)) {
                    let text = self.show(value);
                    return Err(self.fail(span, format!("expected a list, got '{text}'")));
                }
                vec![self.range_number(value, span)?]
            }
        };
        let ints: Vec<_> = ints.into_iter().map(|int| self.int(i64::from(int))).collect();
        Ok(self.make_list(TypeId::INT, &ints))
    }

    fn conditional(&mut self, span: Span, condition: ExprId, then: Run, otherwise: Option<Run>) -> Res<()> {
        let condition = self.value(condition, None)?;
        // A branch is a loop over a list of one element, or of none.
        let [none, one] = self.branches;
        let mut result = self.branch(span, [condition, one, none], then);
        if let Some(items) = otherwise
            && (result.is_ok() || !self.budget.given_up)
        {
            let second = self.branch(span, [condition, none, one], items);
            result = result.and(second);
        }
        result
    }

    fn branch(&mut self, span: Span, parts: [ValueId; 3], items: Run) -> Res<()> {
        let list = match self.as_int(parts[0]) {
            Some(condition) => parts[if condition != 0 { 1 } else { 2 }],
            None => {
                let ty = self.store.types.list(TypeId::BIT);
                let list = self.make_ternary(TernOp::If, parts, ty);
                self.fold(list, None, false)?
            }
        };
        self.loops.push(Loop { span, var: None, list, entries: Vec::new() });
        self.push_scope(Kind::Local);
        let result = self.items(items);
        self.pop_scope();
        let Some(inner) = self.loops.pop() else { return result };
        result?;
        self.add_entry(Entry::Loop(Box::new(inner)))
    }

    fn let_in(&mut self, lets: Run, items: Run) -> Res<()> {
        let outer = self.lets.len();
        for index in 0..lets.len {
            let item = self.tree.nth_item(lets, index);
            let span = self.tree.item_span(item);
            self.here = span;
            let Item::Let { name, bits, value } = self.tree.item(item) else { continue };
            let mut bits = self.bit_list(bits)?;
            bits.reverse();
            let source = self.tree.span(value);
            let value = self.value(value, None)?;
            self.lets.push(Binding { span, name, bits, value, source });
        }
        self.push_scope(Kind::Local);
        let result = self.items(items);
        self.pop_scope();
        self.lets.truncate(outer);
        result
    }
}

/// See [`Eval::state`].
struct State {
    current: Option<RecordId>,
    multiclass: Option<RecordId>,
    scopes: usize,
    loops: usize,
    lets: usize,
    defsets: usize,
    trace: usize,
    operands: usize,
    depth: u32,
}
