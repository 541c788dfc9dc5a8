//! Evaluation of the syntax tree to records.
//!
//! TableGen evaluates as early as it can: an expression is folded when it is read, and again
//! whenever variables in it get values. If operands are unknown, it remains an expression. So
//! one walk over the tree makes values (`expr`, `bang`) and records (`item`, `record`), and
//! one operation on values, resolution (`resolve`), replaces variables and folds (`fold`). A
//! class is a record whose values are not resolved yet; an instance is a resolved copy of it.

mod bang;
mod budget;
mod convert;
mod dags;
mod expr;
mod fold;
#[cfg(test)]
mod guards;
mod instance;
mod item;
mod multi;
mod record;
mod regex;
mod report;
mod resolve;
mod scope;
mod strings;
mod types;
mod unfit;

use budget::Budget;
use instance::Instances;
use report::Reports;

use crate::store::{FastMap, NameMap, Node, RecordData, RecordId, RecordKind, Store, Sym, TypeId, ValueId};
use crate::syntax::Tree;
use crate::{Limits, Span};

/// An error that has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

pub(crate) type Res<T> = Result<T, Failed>;

/// An entry of a multiclass, loop or branch, stored until it is resolved.
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

#[derive(Clone, Debug)]
struct MultiClass {
    rec: RecordId,
    entries: std::sync::Arc<Vec<Entry>>,
}

/// A `let` around the current statement.
#[derive(Clone, Debug)]
struct Binding {
    span: Span,
    name: Sym,
    bits: Vec<u32>,
    value: ValueId,
    source: Span,
}

#[derive(Clone, Debug)]
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

#[derive(Clone)]
/// The state of the evaluation between two items, or in one.
pub(crate) struct Eval {
    pub(crate) store: Store,
    pub(crate) tree: Tree,
    limits: Limits,
    pub(crate) reports: Reports,
    pub(crate) budget: Budget,
    instances: Instances,
    /// The span of the current expression.
    here: Span,
    /// The operator at the end of the value of a field being declared, which may yield no value: `!getdagopname` of a
    /// dag without a name for its operator. The field then stays unset, as in the reference tool.
    absent_at: Option<Span>,
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
    /// By class or multiclass, the full name of its implicit argument.
    implicit_args: Vec<Option<Sym>>,
    /// The last index of each field.
    field_indices: scope::FieldIndices,
    /// [`Session::combined`](crate::Session::combined).
    pub(crate) combined: bool,
    /// [`Session::tolerant`](crate::Session::tolerant).
    pub(crate) tolerant: bool,
    next_anonymous: u32,
    /// The current record while an expression outside of records evaluates the body of an
    /// operator that binds variables.
    scratch_record: RecordId,
    /// The lists over which branches are loops: empty for a branch not taken, one element for a taken one.
    branches: [ValueId; 2],
    name_sym: Sym,
    /// The separators between the name of a class, or of a multiclass, and the name of its argument.
    colons: [Sym; 2],
    regexes: FastMap<Sym, std::sync::Arc<isogloss_support::Regex>>,
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

impl Eval {
    pub(crate) fn new(limits: Limits, mut store: Store) -> Eval {
        let name_sym = store.syms.intern("NAME");
        let colons = [":", "::"].map(|colon| store.syms.intern(colon));
        let scratch = store.syms.intern(".parse");
        let scratch = store.values.make(Node::Str(scratch));
        let scratch_record = RecordId(store.recs.len() as u32);
        let bits = |slice| Node::List(TypeId::BIT, slice);
        let branches = [&[][..], &[ValueId::TRUE]].map(|items| store.values.make_with(items, bits));
        store.recs.push(RecordData::new(scratch, RecordKind::Def, Span::NONE));
        // Most runs have at least as many defs.
        const DEFS: usize = 1 << 10;
        let mut eval = Eval {
            store,
            tree: Tree::default(),
            reports: Reports::default(),
            budget: Budget { steps_left: limits.steps, ..Budget::default() },
            limits,
            here: Span::NONE,
            absent_at: None,
            current: None,
            scopes: scope::Scopes::new(),
            multiclass: None,
            multi_entries: Vec::new(),
            multiclasses: FastMap::default(),
            loops: Vec::new(),
            lets: Vec::new(),
            defsets: Vec::new(),
            aliases: NameMap::default(),
            implicit_args: Vec::new(),
            field_indices: scope::FieldIndices::default(),
            instances: Instances::new(DEFS),
            combined: false,
            tolerant: false,
            next_anonymous: 0,
            scratch_record,
            branches,
            name_sym,
            colons,
            regexes: FastMap::default(),
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
