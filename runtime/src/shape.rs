//! [`Shape`]: what is known of a node without looking at its parts.

use crate::builtin::LOCATION_INTERFACE;
use crate::context::Context;
use crate::def::{Def, DefKind, ParamKind, Syntax};
use crate::node::Node;
use crate::param::Param;
use std::ptr;

/// What is worked out when a node is made, from its parameters; bodies that are set later are no part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shape {
    /// How many levels of stack it takes to write it, see [`levels`]. Affine expressions, which are walked without
    /// recursion, take none.
    pub(crate) depth: u32,
    /// Whether it or a part of it may be printed under a name such as `#map`.
    pub(crate) may_alias: bool,
}

/// How many levels an instance of a def counts for: what a dialect writes by itself takes about as much of the stack as
/// two builtin types or attributes in each other, what it writes with a format as four.
pub(crate) fn levels(def: &Def) -> u32 {
    match (def.kind, def.syntax) {
        (DefKind::AffineExpr | DefKind::Kept, _) => 0,
        _ if def.dialect == "builtin" => 1,
        (_, Syntax::Custom(_) | Syntax::Printed(_)) => 2,
        _ => 4,
    }
}

impl Shape {
    /// What the nodes in these parameters have at most.
    ///
    /// # Panics
    /// Unless every such node is one of `context`: a handle of another context would dangle once that one is dropped.
    pub(crate) fn of(params: &[Param<'_>], context: &Context) -> Self {
        let mut most = Self::default();
        let mut visit = |node: Node<'_>| {
            assert!(ptr::eq(node.context(), context), "a parameter belongs to another context");
            let Self { depth, may_alias } = node.shape();
            most.depth = most.depth.max(depth);
            most.may_alias |= may_alias;
        };
        params.iter().for_each(|param| param.for_each_node(&mut visit));
        most
    }

    /// An instance of a def around such parts.
    pub(crate) fn around(self, def: &'static Def, context: &Context) -> Self {
        let depth = self.depth.saturating_add(levels(def));
        Self { depth, may_alias: self.may_alias || context.is_named(def) }
    }
}

/// Whether instances of a def may be printed under a name. A def with a body counts, for nobody knows what that will be.
/// Once a context is made, [`Context::is_named`] tells.
pub(crate) fn has_names(def: &'static Def, context: &Context) -> bool {
    def.alias
        || matches!(def.name, "builtin.affine_map" | "builtin.integer_set" | "builtin.distinct")
        || def.params.iter().any(|param| matches!(param.kind, ParamKind::Body))
        || def.interface(&LOCATION_INTERFACE).or_else(|| context.model(def, &LOCATION_INTERFACE)).is_some()
}
