//! [`Handle`]: the interface between generated type and attribute handles and this crate.

use crate::def::Def;
use crate::node::Node;

/// A `Copy` handle over a node whose def is known, for any context lifetime.
///
/// Implemented by generated code (one line a def) and by the interface handles.
/// `Self` names the family: `MatrixType<'static>` and `MatrixType<'c>` are the
/// same `Handle`, and [`Of`](Self::Of) is the member for one lifetime.
pub trait Handle: Copy {
    /// The handle for nodes of a context borrowed for `'c`.
    type Of<'c>: Copy + Into<Node<'c>>;

    /// Whether a node is of this family.
    fn accepts(node: Node<'_>) -> bool;

    /// The handle over a node, if it is of this family.
    fn from_node(node: Node<'_>) -> Option<Self::Of<'_>>;
}

/// A [`Handle`] for exactly one def.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the handle of a type or of an attribute",
    label = "not such a handle",
    note = "the handle of `#[derive(DialectType)] struct Name` is `NameType`, that of `#[derive(DialectAttr)] struct Name` is `NameAttr`"
)]
pub trait DefHandle: Handle {
    /// The table that describes the def.
    const DEF: &'static Def;
}
