//! The syntax tree: flat vectors of nodes that refer to each other by index.
//!
//! A tree may be incomplete: an error node marks a syntax error, after the nodes parsed before
//! it.

use std::num::NonZero;

use super::token::Bang;
use crate::Span;
use crate::store::Sym;

/// An expression or a type in a [`Tree`]. The number counts from 1, so that an `Option` of it is as small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ExprId(NonZero<u32>);

impl ExprId {
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// An operator in one byte, so that its expression is not larger than others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShortBang(u8);

impl From<Bang> for ShortBang {
    fn from(bang: Bang) -> ShortBang {
        const { assert!(Bang::ALL.len() <= 256) };
        ShortBang(bang as u8)
    }
}

impl ShortBang {
    pub(crate) fn get(self) -> Bang {
        Bang::ALL[usize::from(self.0)]
    }
}

/// An item in a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ItemId(pub(crate) u32);

/// Several nodes: a range of a list of the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Run {
    pub(crate) fn is_empty(self) -> bool {
        self.len == 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Expr {
    /// A syntax error.
    Error,
    Unset,
    Int(i64),
    /// Value and number of digits.
    Binary(i64, u32),
    Str(Sym),
    /// Adjacent string literals: the joined string, and each.
    Strings(Sym, Run),
    Code(Sym),
    Name(Sym),
    /// `{ a, b }`.
    Bits(Run),
    /// `[a, b]` and the element type after it.
    List(Run, Option<ExprId>),
    /// Operator and arguments, all [`Expr::DagArg`].
    Dag(Run),
    DagArg(Option<ExprId>, Option<Sym>),
    /// A class and its arguments; also a parent.
    Instance(Sym, Run),
    /// A parent without `<`.
    Parent(Sym),
    NamedArg(ExprId, ExprId),
    Bang(ShortBang, Option<ExprId>, Run),
    /// `a...b`, `a-b`.
    Range(ExprId, ExprId),
    /// `{ ranges }` after `foreach x =` or after a value.
    Ranges(Run),
    /// A value and its [`Expr::Ranges`].
    BitSlice(ExprId, ExprId),
    /// A list and its indices; a single index selects an element.
    ListSlice(ExprId, Run),
    /// The same with a trailing comma: a single index selects a list of one element.
    ListSliceComma(ExprId, Run),
    FieldOf(ExprId, Sym),
    Paste(ExprId, Option<ExprId>),
    TyBit,
    TyBits(i64),
    TyInt,
    TyString,
    TyCode,
    TyDag,
    TyList(ExprId),
    TyClass(Sym),
}

/// A statement, at the top level or in a body.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Item {
    /// A syntax error.
    Error,
    /// A statement that is not allowed where it is, and why.
    Misplaced(&'static str),
    Class {
        name: Sym,
        args: Run,
        parents: Run,
        body: Run,
    },
    Def {
        name: Option<ExprId>,
        parents: Run,
        body: Run,
    },
    MultiClass {
        name: Sym,
        args: Run,
        parents: Run,
        items: Run,
    },
    Defm {
        name: Option<ExprId>,
        parents: Run,
    },
    Defset {
        ty: ExprId,
        name: Sym,
        items: Run,
    },
    Deftype {
        name: Sym,
        ty: ExprId,
    },
    Defvar {
        name: Sym,
        value: ExprId,
    },
    Foreach {
        name: Sym,
        list: ExprId,
        items: Run,
    },
    If {
        condition: ExprId,
        then: Run,
        otherwise: Option<Run>,
    },
    LetIn {
        lets: Run,
        items: Run,
    },
    Assert {
        condition: ExprId,
        message: ExprId,
        /// Whether its `;` follows: if not, it reports the syntax error only.
        ended: bool,
    },
    Dump {
        message: ExprId,
        /// As for `Assert`.
        ended: bool,
    },
    Field {
        open: bool,
        ty: ExprId,
        name: Sym,
        value: Option<ExprId>,
    },
    Let {
        name: Sym,
        bits: Run,
        value: ExprId,
    },
}

/// A definition file, or one item of it, as written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    exprs: Vec<Expr>,
    expr_spans: Vec<Span>,
    expr_lists: Vec<ExprId>,
    items: Vec<Item>,
    /// The location of an item: its name, or its keyword if it has none.
    item_spans: Vec<Span>,
    item_lists: Vec<ItemId>,
}

impl Tree {
    pub(crate) fn expr(&self, id: ExprId) -> Expr {
        self.exprs[id.index()]
    }

    pub(crate) fn span(&self, id: ExprId) -> Span {
        self.expr_spans[id.index()]
    }

    pub(crate) fn exprs(&self, run: Run) -> &[ExprId] {
        &self.expr_lists[run.start as usize..(run.start + run.len) as usize]
    }

    /// The node of a run at `index`, which is less than its length.
    pub(crate) fn nth(&self, run: Run, index: u32) -> ExprId {
        self.expr_lists[(run.start + index) as usize]
    }

    pub(crate) fn item(&self, id: ItemId) -> Item {
        self.items[id.0 as usize]
    }

    pub(crate) fn item_span(&self, id: ItemId) -> Span {
        self.item_spans[id.0 as usize]
    }

    pub(crate) fn nth_item(&self, run: Run, index: u32) -> ItemId {
        self.item_lists[(run.start + index) as usize]
    }

    pub(crate) fn add(&mut self, expr: Expr, span: Span) -> ExprId {
        self.exprs.push(expr);
        self.expr_spans.push(span);
        ExprId(NonZero::<u32>::MIN.saturating_add(self.exprs.len() as u32 - 1))
    }

    pub(crate) fn add_item(&mut self, item: Item, span: Span) -> ItemId {
        self.items.push(item);
        self.item_spans.push(span);
        ItemId(self.items.len() as u32 - 1)
    }

    pub(crate) fn add_exprs(&mut self, exprs: &[ExprId]) -> Run {
        let start = self.expr_lists.len() as u32;
        self.expr_lists.extend_from_slice(exprs);
        Run { start, len: exprs.len() as u32 }
    }

    pub(crate) fn add_items(&mut self, items: &[ItemId]) -> Run {
        let start = self.item_lists.len() as u32;
        self.item_lists.extend_from_slice(items);
        Run { start, len: items.len() as u32 }
    }

    /// Removes all nodes, but retains their memory.
    pub(crate) fn clear(&mut self) {
        self.exprs.clear();
        self.expr_spans.clear();
        self.expr_lists.clear();
        self.items.clear();
        self.item_spans.clear();
        self.item_lists.clear();
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.exprs.len() + self.items.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_small() {
        assert!(size_of::<Expr>() <= 16, "{}", size_of::<Expr>());
        assert!(size_of::<Item>() <= 32, "{}", size_of::<Item>());
    }
}
