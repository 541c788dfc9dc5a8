//! [`Context`]: the owner of every type and attribute, and the list of
//! known dialects.

use crate::arena::Interner;
use crate::attribute::Attribute;
use crate::builtin;
use crate::def::{Def, DefKind, Dialect, Interface, InterfaceImpl, InterfaceTable, find_interface};
use crate::diagnostic::Diagnostic;
use crate::ir::OpDef;
#[cfg(feature = "ir")]
use crate::ir::spare::SpareMemory;
use crate::key::Key;
use crate::node::Node;
use crate::param::Param;
use crate::parts;
use crate::summary::{DefFacts, Summary};
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::fmt;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Owns the types and attributes of a program and knows its dialects.
///
/// Built once from a list of dialects, then shared: a context is `Send + Sync`,
/// getting a type that exists takes no lock, and handles borrow the context, so
/// that none outlives it. The `builtin` dialect is always there.
///
/// ```
/// use isogloss::Context;
/// let ctx = Context::new();
/// assert_eq!(ctx.i32(), ctx.integer(32));
/// ```
///
/// A context is boxed, because handles point back to it.
pub struct Context {
    interner: Interner,
    known: Arc<Registry>,
    /// The number of `distinct` attributes.
    distinct: AtomicU64,
    /// Whether a node was made that may be printed as an alias or contains one that may.
    aliases: AtomicBool,
    /// The same for types.
    type_aliases: AtomicBool,
    /// The spellings of texts that only C++ knows.
    spellings: Mutex<Spellings>,
    #[cfg(feature = "ir")]
    pub(crate) spare_memory: SpareMemory,
}

/// The tables of registered dialects.
#[derive(Default)]
pub(crate) struct Registry {
    dialects: Vec<&'static Dialect>,
    defs: FxHashMap<(DefKind, &'static str), &'static Def>,
    /// Facts about the same defs, by the address of the def.
    facts: FxHashMap<usize, DefFacts>,
    /// Keyed by the address of the def.
    models: FxHashMap<usize, Vec<InterfaceImpl>>,
    ops: FxHashMap<&'static str, &'static OpDef>,
    /// Keyed by the name of the operation.
    op_models: FxHashMap<&'static str, Vec<InterfaceImpl>>,
}

/// The first spellings of texts, by their kinds and tokens.
type Spellings = FxHashMap<(DefKind, Vec<u8>), Arc<[u8]>>;

/// The reason why a context could not be built.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContextError {
    /// Two different dialects have this name.
    DuplicateDialect(&'static str),
    /// Two types or two attributes have this unique name.
    DuplicateDef(&'static str),
    /// Two operations have this name.
    DuplicateOperation(&'static str),
    /// A table extends a dialect of another name.
    ExtendsOther {
        /// The name of the dialect of the table.
        dialect: &'static str,
        /// The name of the dialect that it extends.
        extends: &'static str,
    },
    /// Two tables of one dialect have a function for the same purpose.
    DuplicateHook {
        /// The name of the dialect.
        dialect: &'static str,
        /// The field of [`Dialect`] that both set.
        hook: &'static str,
    },
}

impl fmt::Display for ContextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DuplicateDialect(name) => write!(
                f,
                "two different dialects are named `{name}`, and neither extends the other (`Dialect::extends`)"
            ),
            Self::DuplicateDef(name) => write!(f, "two definitions are named `{name}`"),
            Self::DuplicateOperation(name) => {
                let dialect = name.split('.').next().unwrap_or_default();
                write!(f, "the operation `{name}` is defined twice, by two tables of the dialect `{dialect}`")
            }
            Self::ExtendsOther { dialect, extends } => {
                write!(f, "a table of the dialect `{dialect}` extends the dialect `{extends}`")
            }
            Self::DuplicateHook { dialect, hook } => {
                write!(f, "two tables of the dialect `{dialect}` set `{hook}`")
            }
        }
    }
}

/// As `Display`, because a `main` that returns the error prints this form.
impl fmt::Debug for ContextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::error::Error for ContextError {}

/// An input that does not belong to a context.
#[derive(Clone, Copy, Debug)]
enum Foreign {
    Def,
    Parameter,
}

impl Registry {
    fn register(&mut self, dialect: &'static Dialect) -> Result<(), ContextError> {
        self.dialects.push(dialect);
        for def in dialect.types.iter().chain(dialect.attributes) {
            if self.defs.insert((def.kind, def.name), def).is_some() {
                return Err(ContextError::DuplicateDef(def.name));
            }
        }
        for op in dialect.ops {
            if self.ops.insert(op.name, op).is_some() {
                return Err(ContextError::DuplicateOperation(op.name));
            }
        }
        for model in dialect.op_models {
            self.op_models.entry(model.op).or_default().push(model.implementation);
        }
        for model in dialect.models {
            self.models.entry(address(model.def)).or_default().push(model.implementation);
        }
        Ok(())
    }

    /// The table for an interface that a dialect attached to a foreign def.
    pub(crate) fn model(
        &self,
        def: &'static Def,
        interface: &'static Interface,
    ) -> Option<&'static InterfaceTable> {
        find_interface(self.models.get(&address(def))?, interface)
    }
}

impl Context {
    /// A context that knows the `builtin` dialect only.
    #[must_use]
    pub fn new() -> Box<Self> {
        Self::with_dialects([])
    }

    /// A context that knows these dialects, their dependencies, and `builtin`.
    ///
    /// # Panics
    /// When two dialects, or two defs, have one name; [`Self::try_with_dialects`]
    /// returns the error instead.
    #[must_use]
    #[track_caller]
    pub fn with_dialects(dialects: impl IntoIterator<Item = &'static Dialect>) -> Box<Self> {
        match Self::try_with_dialects(dialects) {
            Ok(context) => context,
            Err(error) => panic!("{error}"),
        }
    }

    /// As [`Self::with_dialects`], with conflicts as an error.
    ///
    /// # Errors
    /// When two dialects, or two defs, have one name. Naming the same dialect
    /// twice is not a conflict, and tables that extend a dialect ([`Dialect::extends`]) are a part of it.
    pub fn try_with_dialects(
        dialects: impl IntoIterator<Item = &'static Dialect>,
    ) -> Result<Box<Self>, ContextError> {
        let mut known = Registry::default();
        for dialect in parts::dialects(std::iter::once(builtin::dialect()).chain(dialects))? {
            known.register(dialect)?;
        }
        let defs = |dialect: &&'static Dialect| {
            let dialect = *dialect;
            dialect.types.iter().chain(dialect.attributes).map(move |def| (*def, dialect))
        };
        let facts = known.dialects.iter().flat_map(defs);
        known.facts =
            facts.map(|(def, dialect)| (address(def), DefFacts::new(def, dialect, &known))).collect();
        Ok(Self::of_registry(Arc::new(known)))
    }

    /// A context without types and attributes that knows the same dialects, which are not registered again: for the next of many
    /// programs.
    ///
    /// ```
    /// use isogloss::Context;
    /// let first = Context::new();
    /// let second = first.with_same_dialects();
    /// assert_eq!(first.dialects().len(), second.dialects().len());
    /// ```
    #[must_use]
    pub fn with_same_dialects(&self) -> Box<Self> {
        Self::of_registry(Arc::clone(&self.known))
    }

    fn of_registry(known: Arc<Registry>) -> Box<Self> {
        Box::new(Self {
            interner: Interner::new(),
            known,
            distinct: AtomicU64::new(0),
            aliases: AtomicBool::new(false),
            type_aliases: AtomicBool::new(false),
            spellings: Mutex::default(),
            #[cfg(feature = "ir")]
            spare_memory: SpareMemory::default(),
        })
    }

    /// The dialect of that name, if it is known.
    #[must_use]
    pub fn dialect(&self, name: &str) -> Option<&'static Dialect> {
        self.known.dialects.iter().copied().find(|dialect| dialect.name == name)
    }

    /// The dialects that are known, in the order of registration.
    #[must_use]
    pub fn dialects(&self) -> &[&'static Dialect] {
        &self.known.dialects
    }

    /// The type or attribute definition of that unique name, `"toy.matrix"`.
    #[must_use]
    pub fn def(&self, kind: DefKind, name: &str) -> Option<&'static Def> {
        self.known.defs.get(&(kind, name)).copied()
    }

    /// The definition of the operation of that name, `"func.return"`.
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&'static OpDef> {
        self.known.ops.get(name).copied()
    }

    /// The table for an interface that a dialect attached to an operation.
    pub(crate) fn op_model(
        &self,
        op: &str,
        interface: &'static Interface,
    ) -> Option<&'static InterfaceTable> {
        find_interface(self.known.op_models.get(op)?, interface)
    }

    /// The table for an interface that a dialect attached to a foreign def.
    pub(crate) fn model(
        &self,
        def: &'static Def,
        interface: &'static Interface,
    ) -> Option<&'static InterfaceTable> {
        self.known.model(def, interface)
    }

    /// The facts about a def; `None` if no known dialect lists it.
    pub(crate) fn facts(&self, def: &'static Def) -> Option<DefFacts> {
        match def.kind {
            DefKind::Type | DefKind::Attribute => self.known.facts.get(&address(def)).copied(),
            DefKind::Affine => Some(DefFacts::default()),
        }
    }

    /// A number that was not returned before: it makes a `distinct` attribute differ from all others.
    pub(crate) fn next_distinct(&self) -> u64 {
        self.distinct.fetch_add(1, Ordering::Relaxed)
    }

    /// Records the summary of a node of that kind before the node is published; returns it.
    #[inline]
    pub(crate) fn note_aliases(&self, summary: Summary, kind: DefKind) -> Summary {
        let note = |known: &AtomicBool| {
            if !known.load(Ordering::Relaxed) {
                known.store(true, Ordering::Relaxed);
            }
        };
        if summary.may_alias() {
            note(&self.aliases);
            if kind == DefKind::Type {
                note(&self.type_aliases);
            }
        }
        summary
    }

    /// Whether there is a node that may be printed as an alias.
    pub(crate) fn may_alias(&self) -> bool {
        self.aliases.load(Ordering::Relaxed)
    }

    /// Whether there is a type that may be printed as an alias, or that has such a part.
    pub(crate) fn may_alias_types(&self) -> bool {
        self.type_aliases.load(Ordering::Relaxed)
    }

    pub(crate) fn interner(&self) -> &Interner {
        &self.interner
    }

    /// The node of that def and these parameters, made if need be. Every type and attribute is made through it. It does
    /// not run the def's verifier; see [`Self::intern_checked`].
    ///
    /// # Panics
    /// When the def's dialect is not known, or a parameter is of another context.
    #[track_caller]
    pub fn intern<'c>(&'c self, def: &'static Def, params: &[Param<'_>]) -> Node<'c> {
        self.intern_key(def, params)
    }

    /// [`Self::intern`] for any form of key.
    #[inline]
    #[track_caller]
    pub(crate) fn intern_key<'c>(&'c self, def: &'static Def, key: impl Key) -> Node<'c> {
        let hash = key.hash(def);
        match self.interner.find(hash, def, |params| key.is(params)) {
            Some(found) => Node::new(found),
            // A panic inside of the closure would not name the caller.
            None => match key.with_params(|params| self.intern_new(hash, def, params)) {
                Ok(new) => new,
                Err(foreign) => self.refuse(def, foreign),
            },
        }
    }

    #[cold]
    fn intern_new<'c>(
        &'c self,
        hash: u64,
        def: &'static Def,
        params: &[Param<'_>],
    ) -> Result<Node<'c>, Foreign> {
        let facts = self.facts(def).ok_or(Foreign::Def)?.of_instance(def, params, self);
        self.interner.insert(hash, def, params, facts, self).map(Node::new).ok_or(Foreign::Parameter)
    }

    #[cold]
    #[track_caller]
    fn refuse(&self, def: &'static Def, foreign: Foreign) -> ! {
        let Def { name, dialect, .. } = def;
        match foreign {
            Foreign::Parameter => panic!(
                "a parameter belongs to another context; create `{name}` and its parameters in one `Context`"
            ),
            Foreign::Def if self.dialect(dialect).is_some() => panic!(
                "`{name}` is not registered in dialect `{dialect}`; add it to the dialect's `types` or `attributes`"
            ),
            Foreign::Def => panic!(
                "`{name}` belongs to dialect `{dialect}`, which the context does not know; add the dialect to \
                 `Context::with_dialects`"
            ),
        }
    }

    /// The first spelling of a text with these tokens, which is `spelling` if there was none. If two threads race, the
    /// first one decides.
    pub(crate) fn first_spelling(&self, kind: DefKind, tokens: Vec<u8>, spelling: Vec<u8>) -> Arc<[u8]> {
        let mut known = self.spellings.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry((kind, tokens)).or_insert_with(|| spelling.into()))
    }

    /// The node in a numbered slot, made by `make` at the first call.
    #[inline]
    pub(crate) fn singleton_slot<'c>(&'c self, slot: usize, make: impl FnOnce() -> Node<'c>) -> Node<'c> {
        Node::new(self.interner.singleton_slot(slot, || make().data()))
    }

    /// As [`Self::intern`], after a check of the parameters: their constraints, then the def's verifier.
    ///
    /// # Errors
    /// The first violation.
    ///
    /// # Panics
    /// As [`Self::intern`].
    #[track_caller]
    pub fn intern_checked<'c>(
        &'c self,
        def: &'static Def,
        params: &[Param<'_>],
    ) -> Result<Node<'c>, Diagnostic> {
        def.check(self, params)?;
        Ok(self.intern(def, params))
    }

    /// The type of that def and these parameters.
    ///
    /// # Panics
    /// As [`Self::intern`], and when the def is not a type.
    #[inline]
    #[track_caller]
    pub fn intern_type<'c>(&'c self, def: &'static Def, params: &[Param<'_>]) -> Type<'c> {
        match Type::from_node(self.intern(def, params)) {
            Some(ty) => ty,
            None => panic!("`{}` is not a type", def.name),
        }
    }

    /// The attribute of that def and these parameters.
    ///
    /// # Panics
    /// As [`Self::intern`], and when the def is not an attribute.
    #[inline]
    #[track_caller]
    pub fn intern_attribute<'c>(&'c self, def: &'static Def, params: &[Param<'_>]) -> Attribute<'c> {
        match Attribute::from_node(self.intern(def, params)) {
            Some(attribute) => attribute,
            None => panic!("`{}` is not an attribute", def.name),
        }
    }

    /// Sets the body of a mutable node once (ODS `MutableType`); returns whether this call set it. Setting an equal
    /// body succeeds, too. Safe from many threads: one of them sets it.
    ///
    /// # Errors
    /// The present body if it differs; an empty one for a node
    /// that has no [`Body`](crate::Body) among its parameters.
    ///
    /// # Panics
    /// When the node or a parameter is of another context.
    #[track_caller]
    pub fn set_body<'c>(&'c self, node: Node<'c>, params: &[Param<'_>]) -> Result<bool, &'c [Param<'c>]> {
        assert!(
            ptr::eq(node.context(), self),
            "`{node:?}` belongs to another context; call its own `set_body`"
        );
        match self.interner.set_body(node.data(), params) {
            Some(set) => set,
            None => self.refuse(node.def(), Foreign::Parameter),
        }
    }

    /// The number of types and attributes.
    #[must_use]
    pub fn interned_count(&self) -> usize {
        self.interner.len()
    }
}

/// Threads share a context: this does not compile otherwise.
const _: () = {
    const fn is_shared<T: Send + Sync>() {}
    is_shared::<Context>();
};

fn address(def: &'static Def) -> usize {
    ptr::from_ref(def).addr()
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.known.dialects.iter().map(|dialect| dialect.name).collect();
        f.debug_struct("Context").field("dialects", &names).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Body;
    use crate::builtin::{FunctionType, IntegerType, Signedness, TupleType, VectorType};
    use crate::def::{ParamDef, ParamKind};
    use std::thread;

    static CELL: Def = Def {
        params: &[
            ParamDef::new("name", ParamKind::Str, "str"),
            ParamDef::new("body", ParamKind::Body, "body"),
        ],
        ..Def::new(DefKind::Type, "cells", "cells.cell", "CellType")
    };
    static CELLS: Dialect = Dialect { types: &[&CELL], ..Dialect::new("cells") };

    fn cell<'c>(context: &'c Context, name: &str) -> Node<'c> {
        context.intern(&CELL, &[Param::Str(name), Param::Body(Body::unset())])
    }

    fn body(node: Node<'_>) -> Option<&[Param<'_>]> {
        crate::plumbing::param::<Body<'_>>(node, 1).get()
    }

    #[test]
    fn short_tuples_have_no_alias() {
        let ctx = Context::new();
        let tuple = |len: usize| TupleType::get(&ctx, &vec![ctx.i32(); len]);
        let _ = VectorType::get(&ctx, &[4], ctx.i32(), &[false]);
        let _ = tuple(16);
        assert!(!ctx.may_alias_types());
        let _ = tuple(17);
        assert!(ctx.may_alias_types());
    }

    #[test]
    fn equal_keys_are_one_node() {
        let ctx = Context::new();
        let shape = vec![4, 8];
        let a = VectorType::get(&ctx, &shape, ctx.i32(), &[false, true]);
        let b = VectorType::get(&ctx, &[4, 8], ctx.i32(), &[false, true]);
        drop(shape);
        assert_eq!(a, b);
        assert_eq!(
            (a.shape(), a.element_type(), a.scalable_dims()),
            (&[4, 8][..], ctx.i32(), &[false, true][..])
        );
        assert_ne!(a, VectorType::get(&ctx, &[4, 8], ctx.integer(33), &[false, true]));
        assert_ne!(Type::from(a), FunctionType::get(&ctx, &[a.into()], &[]).into());
    }

    #[test]
    fn integers_in_slots_and_hashed_ones_are_distinct() {
        let ctx = Context::new();
        let widths: Vec<_> = (0..300).map(|w| ctx.integer(w)).collect();
        for (w, ty) in (0..).zip(&widths) {
            let ty = ty.dyn_cast::<IntegerType<'_>>().expect("an integer");
            assert_eq!((ty.width(), ty.signedness()), (w, Signedness::Signless));
            assert_ne!(ty, IntegerType::get(&ctx, w, Signedness::Signed));
        }
        assert_eq!(widths, (0..300).map(|w| ctx.integer(w)).collect::<Vec<_>>());
    }

    #[test]
    fn a_body_is_set_once_and_may_name_its_node() {
        let ctx = Context::with_dialects([&CELLS]);
        let node = cell(&ctx, "list");
        assert_eq!(body(node), None);
        let ty = Type::from_node(node).expect("a type");
        assert_eq!(ctx.set_body(node, &[Param::Type(ty), Param::Type(ctx.i32())]), Ok(true));
        assert_eq!(ctx.set_body(cell(&ctx, "list"), &[Param::Type(ty), Param::Type(ctx.i32())]), Ok(false));
        let standing = ctx.set_body(node, &[]).expect_err("a different body");
        assert_eq!(standing, &[Param::Type(ty), Param::Type(ctx.i32())]);
        assert_eq!(body(cell(&ctx, "other")), None);
        assert!(ctx.set_body(ctx.i32().node(), &[]).is_err(), "an integer has no body");
    }

    #[test]
    fn threads_agree_on_nodes_and_bodies() {
        let ctx = Context::with_dialects([&CELLS]);
        let make = |thread: u32| -> Vec<usize> {
            (0..2_000u32)
                .map(|i| {
                    let element = ctx.integer(i % 400 + 1);
                    let ty = VectorType::get(&ctx, &[i64::from(i) + 1, 7], element, &[false, false]);
                    let node = cell(&ctx, &format!("cell{}", i % 50));
                    let won = ctx.set_body(node, &[Param::UInt(u64::from(thread))]).is_ok();
                    assert_eq!(won, body(node) == Some(&[Param::UInt(u64::from(thread))]));
                    Type::from(ty).node().address()
                })
                .collect()
        };
        let all: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|thread| {
                    scope.spawn({
                        let make = &make;
                        move || make(thread)
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        assert!(all.iter().all(|addresses| *addresses == all[0]));
        assert_eq!(ctx.interned_count(), 2_000 + 400 + 50);
    }

    #[test]
    #[should_panic(expected = "a parameter belongs to another context")]
    fn handles_of_another_context_are_refused() {
        let (a, b) = (Context::new(), Context::new());
        let _ = VectorType::get(&a, &[1], b.i32(), &[false]);
    }

    #[test]
    fn conflicting_names_are_an_error() {
        static OTHER: Dialect = Dialect::new("cells");
        let error = Context::try_with_dialects([&CELLS, &CELLS, &OTHER]).expect_err("a conflict");
        assert_eq!(error, ContextError::DuplicateDialect("cells"));
    }
}
