//! [`Type`]: the handle over every interned type.

use crate::context::Context;
use crate::def::{Def, DefKind};
use crate::diagnostic::Diagnostic;
use crate::handle::Handle;
use crate::node::Node;
use crate::param::Param;
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// A type of any dialect: a pointer into its context.
///
/// Equality is identity: two types of one context are equal exactly when they
/// are the same type (LangRef, "Type System"). A generated handle such as
/// [`IntegerType`](crate::builtin::IntegerType) is a `Type` whose def is known.
///
/// [`Ord`] is by address: it differs from run to run. [`Self::structural_cmp`] is an order that does not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type<'c>(Node<'c>);

/// The common surface of [`Type`] and [`Attribute`](crate::Attribute).
macro_rules! node_handle {
    ($name:ident, $kind:expr, $what:literal) => {
        impl<'c> From<&$name<'c>> for $name<'c> {
            #[inline]
            fn from(value: &$name<'c>) -> Self {
                *value
            }
        }

        impl<'c> $name<'c> {
            #[doc = concat!("The ", $what, " in this node, if it is one.")]
            #[must_use]
            pub fn from_node(node: Node<'c>) -> Option<Self> {
                (node.def().kind == $kind).then_some(Self(node))
            }

            /// The same for a node that is known to be one: it does not read the node.
            #[inline]
            pub(crate) fn from_known(node: Node<'c>) -> Self {
                debug_assert!(node.def().kind == $kind);
                Self(node)
            }

            /// The interned node itself.
            #[inline]
            #[must_use]
            pub const fn node(self) -> Node<'c> {
                self.0
            }

            #[doc = concat!("The def that this ", $what, " is an instance of.")]
            #[inline]
            #[must_use]
            pub fn def(self) -> &'static Def {
                self.0.def()
            }

            #[doc = concat!("The context that owns this ", $what, ".")]
            #[inline]
            #[must_use]
            pub fn context(self) -> &'c Context {
                self.0.context()
            }

            /// The parameters, in the order of the def.
            #[inline]
            #[must_use]
            pub fn params(self) -> &'c [Param<'c>] {
                self.0.params()
            }

            #[doc = concat!("Whether this is a ", $what, " of that def.")]
            #[inline]
            #[must_use]
            pub fn isa<H: Handle>(self) -> bool {
                H::accepts(self.0)
            }

            /// An order by name and parameters, which is the same in every run; see [`Node::structural_cmp`].
            #[must_use]
            pub fn structural_cmp(self, other: $name<'_>) -> Ordering {
                self.0.structural_cmp(other.0)
            }

            #[doc = concat!("The ", $what, " with the nodes inside it replaced; see [`Node::replace`].")]
            ///
            /// # Errors
            /// If a verifier rejects the new parameters, or if a replacement is not of the kind that is replaced.
            pub fn replace(
                self,
                replacement: impl FnMut(Node<'c>) -> Option<Node<'c>>,
            ) -> Result<Self, Diagnostic> {
                let node = self.0.replace(replacement)?;
                let message = concat!("the replacement is not a ", $what);
                Self::from_node(node).ok_or_else(|| Diagnostic::error(message))
            }

            /// Calls `visit` with every node inside this one and then with itself; see [`Node::walk`].
            pub fn walk<B>(self, visit: impl FnMut(Node<'c>) -> ControlFlow<B>) -> ControlFlow<B> {
                self.0.walk(visit)
            }

            /// The same value with its def known, if it is one of `H`.
            #[inline]
            #[must_use]
            pub fn dyn_cast<H: Handle>(self) -> Option<H::Of<'c>> {
                H::from_node(self.0)
            }

            #[doc = concat!("The same value with its def known, of a ", $what, " that must be one of `H`.")]
            ///
            /// # Panics
            /// If it is not; [`Self::dyn_cast`] returns `None` then.
            #[inline]
            #[must_use]
            #[track_caller]
            pub fn cast<H: Handle>(self) -> H::Of<'c> {
                match self.dyn_cast::<H>() {
                    Some(handle) => handle,
                    None => refuse_cast(format_args!("{self:?}"), handle_name::<H>()),
                }
            }
        }
    };
}
pub(crate) use node_handle;

/// The name of a handle, without its path.
pub(crate) fn handle_name<H: ?Sized>() -> &'static str {
    let name = std::any::type_name::<H>();
    let name = name.split_once('<').map_or(name, |(name, _)| name);
    name.rsplit_once("::").map_or(name, |(_, name)| name)
}

/// Panics because a value is not one of a handle.
#[cold]
#[inline(never)]
#[track_caller]
pub(crate) fn refuse_cast(value: std::fmt::Arguments<'_>, handle: &str) -> ! {
    panic!("`{value}` cannot be cast to `{handle}`; `dyn_cast` returns `None` for it")
}

node_handle!(Type, DefKind::Type, "type");

impl std::fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.0, f)
    }
}
