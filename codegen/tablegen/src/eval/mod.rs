//! Evaluation of the syntax tree to records.
//!
//! TableGen evaluates as early as it can: an expression is folded when it is read, and again
//! whenever variables in it get values. If operands are unknown, it remains an expression. So
//! one walk over the tree makes values (`expr`, `bang`) and records (`item`, `record`), and
//! one operation on values, resolution (`resolve`), replaces variables and folds (`fold`). A
//! class is a record whose values are not resolved yet; an instance is a resolved copy of it.

mod bang;
mod convert;
mod dags;
mod expr;
mod fold;
mod instance;
mod item;
mod multi;
mod record;
mod regex;
mod resolve;
mod scope;
mod strings;
mod types;

use crate::store::{
    Extent, FastMap, IdTable, Moves, NameMap, Node, RecordData, RecordId, RecordKind, Store, Sym, TypeId,
    ValueId, shown,
};
use crate::syntax::{SyntaxError, Tree};
use crate::{Diagnostic, Limits, Severity, Span};
use isogloss_stack::NoStack;

/// An error that has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

pub(crate) type Res<T> = Result<T, Failed>;

/// An entry of a multiclass, loop or branch, kept until it is resolved.
#[derive(Clone, Debug)]
enum Entry {
    Record(RecordId),
    Loop(Box<Loop>),
    Assertion(crate::store::Assertion),
    Dump(crate::store::Dump),
}

#[derive(Clone, Debug)]
struct Loop {
    span: Span,
    /// The variable; a branch has none.
    var: Option<Sym>,
    list: ValueId,
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct MultiClass {
    rec: RecordId,
    entries: std::sync::Arc<Vec<Entry>>,
}

/// A `let` around the current statement.
#[derive(Debug)]
struct Binding {
    span: Span,
    name: Sym,
    bits: Vec<u32>,
    value: ValueId,
    source: Span,
}

#[derive(Debug)]
struct Defset {
    span: Span,
    element: TypeId,
    elements: Vec<ValueId>,
}

/// An instantiation in progress, for diagnostics.
#[derive(Clone, Copy, Debug)]
struct Step {
    span: Span,
    what: RecordId,
}

pub(crate) struct Eval<'l> {
    pub(crate) store: Store,
    pub(crate) tree: Tree,
    limits: &'l Limits,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Syntax errors of the current item that are not reported yet.
    pub(crate) syntax_errors: Vec<SyntaxError>,
    /// Where the last error was found that is not one of the syntax.
    last_failure: Option<u32>,
    errors: usize,
    /// The span of the current expression.
    here: Span,
    /// The record whose body is being read.
    current: Option<RecordId>,
    scopes: scope::Scopes,
    multiclass: Option<RecordId>,
    /// The entries of the multiclass being read.
    multi_entries: Vec<Entry>,
    multiclasses: FastMap<Sym, MultiClass>,
    loops: Vec<Loop>,
    /// The `let`s around the current statement, outermost first.
    lets: Vec<Binding>,
    defsets: Vec<Defset>,
    aliases: NameMap<TypeId>,
    /// Names whose definition failed: unknown uses of them are not reported.
    poisoned: FastMap<Sym, ()>,
    /// Classes and multiclasses with errors in their template arguments: what is given to these is not checked.
    without_arguments: FastMap<RecordId, ()>,
    /// Unknown names, with the index of their diagnostic.
    unknown_names: Vec<(Sym, usize)>,
    /// Whether an include failed, so that unknown names are not reported.
    pub(crate) incomplete: bool,
    /// By class or multiclass, the full name of its implicit argument.
    implicit_args: Vec<Option<Sym>>,
    /// The last index of each field.
    field_indices: scope::FieldIndices,
    /// The records of instances, by class and arguments without origins.
    instances: IdTable,
    /// The spans of instances whose arguments are not known yet, by instance without origins.
    open_instances: FastMap<ValueId, Span>,
    /// The last use of an instance of which a field was read, and the origins of the use.
    moves: (ValueId, Moves),
    /// By uses of instances and values of these, the values with the origins that they have for them.
    moved: FastMap<(ValueId, ValueId), ValueId>,
    steps_left: u64,
    /// The bytes of all records, estimated.
    record_bytes: usize,
    depth: u32,
    /// Whether evaluation or a value exceeded a nesting limit.
    pub(crate) too_deep: bool,
    /// [`Session::combined`](crate::Session::combined).
    pub(crate) combined: bool,
    trace: Vec<Step>,
    next_anonymous: u32,
    /// The current record while an expression outside of records evaluates the body of an
    /// operator that binds variables.
    scratch_record: RecordId,
    /// The list over which a branch that is not taken is a loop, and that of one that is.
    branches: [ValueId; 2],
    name_sym: Sym,
    /// The separators between the name of a class, or of a multiclass, and that of its
    /// argument.
    colons: [Sym; 2],
    regexes: FastMap<Sym, std::sync::Arc<regex::Regex>>,
    given_up: bool,
    caches: Vec<resolve::Cache>,
    maps: Vec<resolve::Map>,
    shadows: Vec<Vec<Sym>>,
    /// Variables of the operators around the current expression.
    bang_vars: Vec<(Sym, TypeId)>,
    class_lists: FastMap<Vec<RecordId>, TypeId>,
    /// Scratch for operands, shared by all levels. [`Eval::restore`] truncates it after a
    /// failure.
    operands: Vec<ValueId>,
    /// The integers from 0 on, as values.
    indices: Vec<ValueId>,
    /// Scratch for the parts of a string being joined.
    parts: Vec<Sym>,
    /// Scratch for the text of a number or a name.
    text: String,
}

impl<'l> Eval<'l> {
    pub(crate) fn new(limits: &'l Limits, mut store: Store) -> Eval<'l> {
        let name_sym = store.syms.intern("NAME");
        let colons = [":", "::"].map(|colon| store.syms.intern(colon));
        let scratch = store.syms.intern(".parse");
        let scratch = store.values.make(Node::Str(scratch));
        let scratch_record = RecordId(store.recs.len() as u32);
        let bits = |slice| Node::List(TypeId::BIT, slice);
        let branches = [&[][..], &[ValueId::TRUE]].map(|items| store.values.make_with(items, bits));
        store.recs.push(RecordData::new(scratch, RecordKind::Def, Span::NONE));
        // Most runs have at least as many.
        const DEFS: usize = 1 << 10;
        let mut eval = Eval {
            store,
            tree: Tree::default(),
            limits,
            diagnostics: Vec::new(),
            syntax_errors: Vec::new(),
            last_failure: None,
            errors: 0,
            here: Span::NONE,
            current: None,
            scopes: scope::Scopes::new(),
            multiclass: None,
            multi_entries: Vec::new(),
            multiclasses: FastMap::default(),
            loops: Vec::new(),
            lets: Vec::new(),
            defsets: Vec::new(),
            aliases: NameMap::default(),
            poisoned: FastMap::default(),
            without_arguments: FastMap::default(),
            unknown_names: Vec::new(),
            incomplete: false,
            implicit_args: Vec::new(),
            field_indices: scope::FieldIndices::default(),
            moves: (ValueId::UNSET, Moves::default()),
            moved: FastMap::default(),
            instances: IdTable::new(DEFS),
            open_instances: FastMap::default(),
            steps_left: limits.steps,
            record_bytes: 0,
            depth: 0,
            too_deep: false,
            combined: false,
            trace: Vec::new(),
            next_anonymous: 0,
            scratch_record,
            branches,
            name_sym,
            colons,
            regexes: FastMap::default(),
            given_up: false,
            caches: Vec::new(),
            maps: Vec::new(),
            shadows: Vec::new(),
            bang_vars: Vec::new(),
            class_lists: FastMap::default(),
            operands: Vec::new(),
            indices: Vec::new(),
            parts: Vec::new(),
            text: String::new(),
        };
        eval.set_bounds();
        eval
    }

    /// Whether a limit or the number of errors ended the run.
    pub(crate) fn given_up(&self) -> bool {
        self.given_up
    }

    /// Adds to the errors about unknown names where a record of the name is, if it came later.
    pub(crate) fn explain_unknown_names(&mut self) {
        for (name, index) in std::mem::take(&mut self.unknown_names) {
            let Some(def) = self.store.def_names.get(name) else { continue };
            let place = self.store.rec(def).span;
            if let Some(error) = self.diagnostics.get_mut(index) {
                error.help.clear();
                let late = std::mem::replace(error, Diagnostic::error(""));
                *error = late.secondary(place, "defined here, after its use");
            }
        }
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.errors > 0
    }

    // Reporting.

    /// Whether an unknown name may be the consequence of an earlier error.
    fn may_follow_from_earlier_error(&self, name: Sym) -> bool {
        self.incomplete || self.poisoned.contains_key(&name)
    }

    /// Names that the skipped text may define.
    pub(crate) fn poison(&mut self, names: impl Iterator<Item = Sym>) {
        self.poisoned.extend(names.map(|name| (name, ())));
    }

    pub(crate) fn report(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Error {
            if self.given_up {
                return;
            }
            self.errors += 1;
            if self.errors >= self.limits.errors {
                self.give_up();
            }
        }
        // The innermost steps are the most useful; there may be thousands.
        for index in (0..self.trace.len()).rev().take(8) {
            let step = self.trace[index];
            let what = match self.store.rec(step.what).kind {
                RecordKind::MultiClass => "multiclass",
                RecordKind::Class => "class",
                RecordKind::Def | RecordKind::AnonymousDef => "record",
            };
            let name = self.text_of(self.store.rec(step.what).name);
            diagnostic =
                diagnostic.frame(step.span, format!("in instantiation of {what} `{name}` from here"));
        }
        if self.store.syms.has_lone_bytes() {
            diagnostic.map_texts(shown);
        }
        self.diagnostics.push(diagnostic);
    }

    fn fail_with(&mut self, diagnostic: Diagnostic) -> Failed {
        self.last_failure = Some(diagnostic.span().start);
        self.report(diagnostic);
        Failed
    }

    fn fail(&mut self, span: Span, message: impl Into<String>) -> Failed {
        self.fail_with(Diagnostic::error(message).at(span))
    }

    /// Reports an error at a record, or else at the current expression.
    fn fail_in(&mut self, rec: Option<RecordId>, message: impl Into<String>) -> Failed {
        let rec = rec.filter(|&rec| rec != self.scratch_record);
        let span = rec.map_or(self.here, |rec| self.store.rec(rec).span);
        let mut error = Diagnostic::error(message).at(span);
        if let Some(rec) = rec {
            error = self.with_defms(error, rec);
            if self.here != span && !self.here.is_none() {
                error = error.secondary(self.here, "while evaluating this");
            }
        }
        self.fail_with(error)
    }

    /// Reports an exceeded limit and ends the run.
    fn limit(&mut self, message: impl Into<String>) -> Failed {
        let span = self.here;
        let failed = self.fail(span, message);
        self.give_up();
        failed
    }

    /// Makes the next step fail.
    fn give_up(&mut self) {
        self.given_up = true;
        self.steps_left = 0;
    }

    /// Reports the syntax errors of the current item.
    #[inline]
    pub(crate) fn flush_syntax_errors(&mut self) {
        if !self.syntax_errors.is_empty() {
            self.report_syntax_errors();
        }
    }

    #[cold]
    fn report_syntax_errors(&mut self) {
        for SyntaxError { diagnostic, statement } in std::mem::take(&mut self.syntax_errors) {
            // Of a statement only the first error is reported: the others often have the same cause.
            let own = statement..diagnostic.span().start;
            if !self.last_failure.is_some_and(|failure| own.contains(&failure)) {
                self.report(diagnostic);
            }
        }
    }

    /// Counts a step of work and checks the limits.
    #[inline(always)]
    fn step(&mut self) -> Res<()> {
        let over_bound = self.store.values.over_bound() | self.store.syms.over_bound();
        if over_bound || self.steps_left == 0 {
            return self.check_totals();
        }
        self.steps_left -= 1;
        Ok(())
    }

    #[cold]
    fn check_totals(&mut self) -> Res<()> {
        if self.given_up {
            return Err(Failed);
        }
        if self.steps_left == 0 {
            let steps = self.limits.steps;
            return Err(self.limit(format!("evaluation takes more than {steps} steps")));
        }
        let Extent { depth, parts } = self.store.values.largest();
        if depth > self.limits.value_depth {
            return Err(self.nests_too_deep("a value"));
        }
        if parts > self.limits.value_parts {
            let limit = self.limits.value_parts;
            return Err(self.limit(format!("a value has more than {limit} parts")));
        }
        if self.bytes() > self.limits.memory {
            let limit = self.limits.memory >> 20;
            return Err(self.limit(format!("values and records take more than {limit} MiB")));
        }
        self.set_bounds();
        Ok(())
    }

    /// The bytes of values, strings and records, estimated.
    fn bytes(&self) -> usize {
        let store = &self.store;
        store.values.bytes() + store.syms.bytes() + store.field_bytes() + self.record_bytes
    }

    /// Sets bounds at which `step` checks the total memory again: a quarter of the remaining
    /// memory away.
    fn set_bounds(&mut self) {
        let more = self.limits.memory.saturating_sub(self.bytes()) / 4;
        let most = Extent { depth: self.limits.value_depth, parts: self.limits.value_parts };
        let bytes = self.store.values.bytes() + more;
        self.store.values.set_bounds(bytes, most);
        let bytes = self.store.syms.bytes() + more;
        self.store.syms.set_bound(bytes);
    }

    /// Counts a new record and its bytes.
    fn count_record(&mut self, rec: RecordId) -> Res<()> {
        self.record_bytes += self.store.rec(rec).bytes();
        let (records, limit) = (self.store.recs.len(), self.limits.records);
        if records > limit {
            return Err(self.limit(format!("there are more than {limit} records")));
        }
        if self.bytes() > self.limits.memory {
            return self.check_totals();
        }
        self.step()
    }

    /// Runs `f` one level deeper in evaluation, on a larger stack if this one is used up.
    fn with_nesting<T: Send>(&mut self, f: impl FnOnce(&mut Self) -> Res<T> + Send) -> Res<T> {
        if self.depth >= self.limits.depth {
            return Err(self.goes_too_deep());
        }
        self.depth += 1;
        let result = self.on_large_stack(f);
        self.depth -= 1;
        result
    }

    /// Runs `f` on a larger stack if this one is used up. The parser bounds how deep `f` may go.
    fn on_large_stack<T: Send>(&mut self, f: impl FnOnce(&mut Self) -> Res<T> + Send) -> Res<T> {
        isogloss_stack::ensure(|| f(&mut *self)).unwrap_or_else(|NoStack| Err(self.has_no_stack()))
    }

    #[cold]
    fn has_no_stack(&mut self) -> Failed {
        self.too_deep = true;
        let depth = self.depth;
        self.limit(format!("evaluation goes too deep for the stack: it is used up after {depth} levels"))
    }

    #[cold]
    fn goes_too_deep(&mut self) -> Failed {
        self.too_deep = true;
        let depth = self.limits.depth;
        self.limit(format!("evaluation goes more than {depth} levels deep"))
    }

    #[cold]
    fn nests_too_deep(&mut self, what: &str) -> Failed {
        self.too_deep = true;
        let limit = self.limits.value_depth;
        self.limit(format!("{what} is nested more than {limit} deep"))
    }

    fn check_length(&mut self, length: usize, what: &str) -> Res<()> {
        let limit = self.limits.list_length;
        if length > limit {
            return Err(self.limit(format!("{what} with {length} elements; the limit is {limit}")));
        }
        Ok(())
    }

    // Small helpers.

    #[inline(always)]
    pub(crate) fn node(&self, id: ValueId) -> Node {
        self.store.values.node(id)
    }

    #[inline(always)]
    fn make(&mut self, node: Node) -> ValueId {
        self.store.values.make(node)
    }

    #[inline]
    fn int(&mut self, int: i64) -> ValueId {
        // Most integers are truth values.
        match int {
            0..=1 => self.index(int as usize),
            _ => self.make(Node::Int(int)),
        }
    }

    /// An index as a value. Values of small indices are cached.
    #[inline]
    fn index(&mut self, index: usize) -> ValueId {
        while self.indices.len() <= index {
            let next = self.make(Node::Int(self.indices.len() as i64));
            self.indices.push(next);
        }
        self.indices[index]
    }

    fn string(&mut self, text: &str) -> ValueId {
        let sym = self.store.syms.intern(text);
        self.make(Node::Str(sym))
    }

    /// A string with the origin of another value.
    fn string_from(&mut self, text: &str, value: ValueId) -> ValueId {
        let sym = self.store.syms.intern(text);
        let origin = self.store.values.origin(value);
        self.store.values.make_from(&[], origin, |_| Node::Str(sym))
    }

    #[inline(always)]
    fn sym_text(&self, sym: Sym) -> &str {
        self.store.syms.get(sym)
    }

    /// A value as messages show it, truncated if long.
    fn show(&self, id: ValueId) -> String {
        let mut text = Truncated(String::new());
        // The only error is truncation.
        let _ = crate::print::write_value(&mut text, &self.store, id);
        text.0
    }

    fn show_type(&self, ty: TypeId) -> String {
        crate::print::type_text(&self.store, ty)
    }

    /// A name without quotes.
    fn text_of(&self, id: ValueId) -> String {
        let mut text = Truncated(String::new());
        let _ = crate::print::write_name(&mut text, &self.store, id);
        text.0
    }
}

/// A text that is truncated at 300 bytes.
struct Truncated(String);

impl std::fmt::Write for Truncated {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        if self.0.len() > 300 {
            self.0.push('…');
            return Err(std::fmt::Error);
        }
        self.0.extend(text.chars().take(300));
        Ok(())
    }
}
