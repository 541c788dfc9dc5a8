//! [`Summary`]: facts about a node that are computed once, when it is made.

use crate::builtin::{LOCATION_INTERFACE, OP_ASM_ATTR_INTERFACE, OP_ASM_TYPE_INTERFACE, OpAsmInterfaceTable};
use crate::context::{Context, Registry};
use crate::def::{Def, Dialect, ParamKind, Syntax};
use crate::node::Node;
use crate::param::Param;
use std::ptr;

/// Facts about the instances of a def, which a context computes when it registers the def's dialect. The default is for
/// affine expressions, which belong to no dialect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DefFacts {
    /// The number of nesting levels that an instance counts for. Affine expressions are walked without recursion and
    /// count for none.
    pub(crate) levels: u8,
    /// The instances that may be printed as an alias such as `#map`.
    may_alias: MayAlias,
    /// Whether the text has no `!dialect.` or `#dialect.` prefix, see [`Dialect::unprefixed`].
    pub(crate) unprefixed: bool,
}

/// The instances of a def that may be printed as an alias.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum MayAlias {
    #[default]
    None,
    /// The nodes that an interface of the def selects.
    Some,
    All,
}

impl DefFacts {
    /// The facts about a def of a dialect. All dialects are registered by now: one of
    /// them may attach an interface to the def.
    pub(crate) fn new(def: &'static Def, dialect: &Dialect, known: &Registry) -> Self {
        let implements =
            |interface| def.interface(interface).or_else(|| known.model(def, interface)).is_some();
        // The body is not known yet.
        let has_body = !matches!(def.syntax, Syntax::Verbatim)
            && def.params.iter().any(|param| matches!(param.kind, ParamKind::Body));
        let may_alias =
            if def.alias || def.alias_name.is_some() || has_body || implements(&LOCATION_INTERFACE) {
                MayAlias::All
            } else if implements(&OP_ASM_ATTR_INTERFACE) || implements(&OP_ASM_TYPE_INTERFACE) {
                MayAlias::Some
            } else {
                MayAlias::None
            };
        Self { levels: 1, may_alias, unprefixed: dialect.unprefixed }
    }

    /// The facts about an instance with these parameters.
    #[inline]
    pub(crate) fn of_instance(mut self, def: &'static Def, params: &[Param<'_>], context: &Context) -> Self {
        if self.may_alias == MayAlias::Some {
            let may_alias = [&OP_ASM_ATTR_INTERFACE, &OP_ASM_TYPE_INTERFACE].into_iter().any(|interface| {
                let table = def.interface(interface).or_else(|| context.model(def, interface));
                // A table of another type is the mistake of its author.
                table.is_some_and(|table| {
                    table.downcast_ref::<OpAsmInterfaceTable>().is_none_or(|table| (table.may_alias)(params))
                })
            });
            self.may_alias = if may_alias { MayAlias::All } else { MayAlias::None };
        }
        self
    }
}

/// Facts about a node and its parameters. Bodies, which are set later, are not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    /// The number of nesting levels of the whole node.
    pub(crate) depth: u32,
    /// [`Self::ALIAS`] and [`Self::DOT`]: in one byte, so that a node stays small.
    flags: u8,
    /// The facts about its def.
    pub(crate) def: DefFacts,
}

impl Summary {
    const ALIAS: u8 = 1;
    const DOT: u8 = 2;
    /// Longer texts count as texts with a dot.
    const SEARCHED: usize = 64;

    /// The summary of an instance of a def, without the nodes among its parameters.
    pub(crate) fn new(def: DefFacts, params: &[Param<'_>]) -> Self {
        let has_dot = |text: &[u8]| text.len() > Self::SEARCHED || text.contains(&b'.');
        let dot = params.iter().any(|param| matches!(param, Param::Bytes(text) if has_dot(text)));
        let flags = (u8::from(def.may_alias != MayAlias::None) * Self::ALIAS) | (u8::from(dot) * Self::DOT);
        Self { depth: def.levels.into(), flags, def }
    }

    /// Whether the node or a part of it may be printed as an alias.
    #[inline]
    pub(crate) fn may_alias(self) -> bool {
        self.flags & Self::ALIAS != 0
    }

    /// Whether a string in it may contain a dot. Without one, no name of a dictionary has the prefix of a dialect.
    #[inline]
    pub(crate) fn may_have_dot(self) -> bool {
        self.flags & Self::DOT != 0
    }

    /// Adds a node that is a parameter, by its summary.
    #[inline]
    pub(crate) fn add(&mut self, part: Self) {
        self.depth = self.depth.max(part.depth.saturating_add(self.def.levels.into()));
        self.flags |= part.flags;
    }
}

/// The summary of a node; `None` if a parameter is not of `context`, to which the arena extends lifetimes.
pub(crate) fn summarize_same_context(
    params: &[Param<'_>],
    context: &Context,
    facts: DefFacts,
) -> Option<Summary> {
    let (mut summary, mut are_ours) = (Summary::new(facts, params), true);
    let mut add = |node: Node<'_>| {
        are_ours &= ptr::eq(node.context(), context);
        summary.add(node.summary());
    };
    params.iter().for_each(|param| param.for_each_node(&mut add));
    are_ours.then_some(summary)
}
