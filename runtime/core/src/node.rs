//! [`Node`]: the untyped handle over an interned record.

use crate::arena::NodeRef;
use crate::context::Context;
use crate::def::{Def, DefKind, Interface};
use crate::handle::Handle;
use crate::param::{Param, Parameter};
use crate::summary::Summary;
use crate::text::abbreviate;
use crate::types::{handle_name, refuse_cast};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr;

/// The storage of every type, attribute and affine expression.
pub(crate) struct NodeData<'c> {
    pub(crate) def: &'static Def,
    pub(crate) context: &'c Context,
    pub(crate) params: &'c [Param<'c>],
    pub(crate) summary: Summary,
}

/// An interned `(def, parameters)` record, the representation of a [`Type`](crate::Type) or an
/// [`Attribute`](crate::Attribute). `Copy`, one pointer.
#[derive(Clone, Copy)]
pub struct Node<'c>(NodeRef<'c>);

// The assumptions of `NodeRef`.
const _: () = {
    const fn is_sync<T: Sync>() {}
    is_sync::<NodeData<'static>>();
};

impl<'c> Node<'c> {
    pub(crate) fn new(data: &'c NodeData<'c>) -> Self {
        Self(NodeRef::new(data))
    }

    #[inline]
    pub(crate) fn data(self) -> &'c NodeData<'c> {
        self.0.get()
    }

    /// The def that this is an instance of.
    #[inline]
    #[must_use]
    pub fn def(self) -> &'static Def {
        self.data().def
    }

    /// The context that owns it.
    #[inline]
    #[must_use]
    pub fn context(self) -> &'c Context {
        self.data().context
    }

    /// The parameters, in the order of the def.
    #[inline]
    #[must_use]
    pub fn params(self) -> &'c [Param<'c>] {
        self.data().params
    }

    /// The facts that were computed when it was made.
    #[inline]
    pub(crate) fn summary(self) -> Summary {
        self.data().summary
    }

    /// Whether this is an instance of `def`.
    #[inline]
    #[must_use]
    pub fn is(self, def: &'static Def) -> bool {
        ptr::eq(self.data().def, def)
    }

    /// The handle over this node.
    ///
    /// # Panics
    /// When the node is not one of `H`; [`Handle::from_node`] returns `None` then.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn cast<H: Handle>(self) -> H::Of<'c> {
        match H::from_node(self) {
            Some(handle) => handle,
            None => refuse_cast(format_args!("{self:?}"), handle_name::<H>()),
        }
    }

    /// The parameter at an index, for the accessors of a def whose table is written by hand.
    ///
    /// # Panics
    /// When there is no such parameter, or it is not stored as a `T`.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn param<T: Parameter<'c>>(self, index: usize) -> T {
        match self.params().get(index).and_then(|param| T::decode(*param)) {
            Some(value) => value,
            None => panic!("parameter {index} of `{}` is not what its accessor says", self.def().name),
        }
    }

    /// The table by which it implements an interface: its def's own, or one that
    /// a dialect attached. `T` is the table type that the interface declares.
    #[must_use]
    pub fn interface<T: 'static>(self, interface: &'static Interface) -> Option<&'static T> {
        self.def()
            .interface(interface)
            .or_else(|| self.context().model(self.def(), interface))
            .and_then(|table| table.downcast_ref())
    }

    /// Whether it implements an interface.
    #[must_use]
    pub fn implements(self, interface: &'static Interface) -> bool {
        self.def().interface(interface).is_some() || self.context().model(self.def(), interface).is_some()
    }

    /// A number that two nodes of one context share only if they are the same.
    #[inline]
    #[must_use]
    pub fn address(self) -> usize {
        ptr::from_ref(self.data()).addr()
    }
}

impl PartialEq for Node<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address()
    }
}

impl Eq for Node<'_> {}

/// By address: an order for maps and for sorting in one run. It differs from run to run, and between equal contexts;
/// [`Node::structural_cmp`] does not.
impl Ord for Node<'_> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.address().cmp(&other.address())
    }
}

impl PartialOrd for Node<'_> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Node<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Debug for Node<'_> {
    /// The text of a type or an attribute, without the end of a long one; for another node, the name of its def.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.def().kind {
            DefKind::Type | DefKind::Attribute => abbreviate(*self, f),
            DefKind::Affine => f.write_str(self.def().name),
        }
    }
}
