//! [`Attribute`]: the handle over every interned attribute.

use crate::context::Context;
use crate::def::{Def, DefKind};
use crate::diagnostic::Diagnostic;
use crate::handle::Handle;
use crate::node::Node;
use crate::param::Param;
use crate::types::{handle_name, node_handle, refuse_cast};
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// An attribute of any dialect: a pointer into its context.
///
/// Equality is identity, as for [`Type`](crate::Type) (LangRef, "Attributes").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Attribute<'c>(Node<'c>);

node_handle!(Attribute, DefKind::Attribute, "attribute");

impl std::fmt::Debug for Attribute<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.0, f)
    }
}
