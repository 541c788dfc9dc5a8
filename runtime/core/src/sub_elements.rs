//! The types and attributes inside a type or an attribute: walking them, replacing them (MLIR's `AttrTypeWalker` and
//! `AttrTypeReplacer`), and an order by their contents.
//!
//! All of it is iterative: a node may be nested as deeply as memory allows.

use crate::Context;
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::param::Param;
use crate::param_buf::ParamBuf;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;
use std::ops::ControlFlow;

impl<'c> Node<'c> {
    /// The nodes that its parameters name, in their order; the nodes of a body, if it is set, come last. A node that is
    /// named twice occurs twice.
    ///
    /// ```
    /// use isogloss::Context;
    /// let ctx = Context::new();
    /// let vector = isogloss::text::parse_type(&ctx, "vector<4xf32>")?;
    /// assert_eq!(vector.node().sub_elements(), [ctx.f32().node()]);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn sub_elements(self) -> Vec<Node<'c>> {
        let mut found = Vec::new();
        let body = self.body().unwrap_or_default();
        for param in self.params().iter().chain(body) {
            nodes_of(*param, &mut found);
        }
        found
    }

    /// Calls `visit` with every node inside this one and then with itself: parts before wholes, each once.
    /// [`ControlFlow::Break`] ends the walk.
    ///
    /// ```
    /// use isogloss::{Context, Type};
    /// use std::ops::ControlFlow;
    /// let ctx = Context::new();
    /// let ty = isogloss::text::parse_type(&ctx, "tuple<f32, complex<f32>>")?;
    /// let mut seen = Vec::new();
    /// let _ = ty.node().walk(|node| {
    ///     seen.extend(Type::from_node(node).map(|ty| ty.to_string()));
    ///     ControlFlow::<()>::Continue(())
    /// });
    /// assert_eq!(seen, ["f32", "complex<f32>", "tuple<f32, complex<f32>>"]);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    pub fn walk<B>(self, mut visit: impl FnMut(Node<'c>) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut entered = FxHashSet::from_iter([self]);
        let mut path = vec![(self, self.sub_elements().into_iter())];
        while let Some((node, parts)) = path.last_mut() {
            let node = *node;
            match parts.next() {
                Some(part) if entered.insert(part) => path.push((part, part.sub_elements().into_iter())),
                Some(_) => {}
                None => {
                    visit(node)?;
                    path.pop();
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The node with the nodes inside it replaced: each by the result of `replacement`, or else by itself with its
    /// parts replaced. `replacement` is called for the outer nodes first, once for each, and not for the parts of its
    /// results. A body is not part of the name of a recursive type and remains as it is.
    ///
    /// ```
    /// use isogloss::Context;
    /// let ctx = Context::new();
    /// let ty = isogloss::text::parse_type(&ctx, "tuple<f32, vector<2xf32>>")?;
    /// let wide = ty.node().replace(|node| (node == ctx.f32().node()).then(|| ctx.f64().node()))?;
    /// assert_eq!(isogloss::Type::from_node(wide).unwrap().to_string(), "tuple<f64, vector<2xf64>>");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Errors
    /// If a verifier rejects the new parameters, or if a replacement is not of the kind that is replaced: an attribute
    /// where a type was.
    ///
    /// # Panics
    /// If a replacement is of another context.
    #[track_caller]
    pub fn replace(
        self,
        mut replacement: impl FnMut(Node<'c>) -> Option<Node<'c>>,
    ) -> Result<Node<'c>, Diagnostic> {
        let parts = |node: Node<'c>| {
            let mut found = Vec::new();
            node.params().iter().for_each(|param| nodes_of(*param, &mut found));
            found.into_iter()
        };
        let mut done: FxHashMap<Node<'c>, Node<'c>> = FxHashMap::default();
        let context = self.context();
        if let Some(new) = replacement(self) {
            return Ok(of_context(new, context));
        }
        let mut path = vec![(self, parts(self))];
        while let Some((node, rest)) = path.last_mut() {
            let node = *node;
            match rest.next() {
                Some(part) if done.contains_key(&part) => {}
                Some(part) => match replacement(part) {
                    Some(new) => {
                        done.insert(part, of_context(new, context));
                    }
                    None => path.push((part, parts(part))),
                },
                None => {
                    done.insert(node, rebuilt(node, &done)?);
                    path.pop();
                }
            }
        }
        Ok(done.get(&self).copied().unwrap_or(self))
    }

    /// An order by the contents of types and attributes: by name, then by parameters. It is the same in every run and
    /// for equal values of different contexts, unlike [`Ord`]'s. Bodies are not compared.
    ///
    /// ```
    /// use isogloss::Context;
    /// use std::cmp::Ordering;
    /// let (ctx, other) = (Context::new(), Context::new());
    /// let mut types = [ctx.index(), ctx.i64(), ctx.f32(), ctx.i32()];
    /// types.sort_by(|a, b| a.node().structural_cmp(b.node()));
    /// assert_eq!(types, [ctx.f32(), ctx.index(), ctx.i32(), ctx.i64()]);
    /// assert_eq!(ctx.i32().node().structural_cmp(other.i32().node()), Ordering::Equal);
    /// ```
    #[must_use]
    pub fn structural_cmp(self, other: Node<'_>) -> Ordering {
        // Pairs that were compared already, or are going to be, are equal as far as is known.
        let mut met = FxHashSet::default();
        let mut pending = vec![(Param::Node(self), Param::Node(other))];
        while let Some((a, b)) = pending.pop() {
            let order = match (as_node(a), as_node(b)) {
                (Some(a), Some(b)) => {
                    if a.address() == b.address() || !met.insert((a.address(), b.address())) {
                        continue;
                    }
                    let key = |node: Node<'_>| (node.def().kind as u8, node.def().name, node.params().len());
                    let order = key(a).cmp(&key(b));
                    if order == Ordering::Equal {
                        let pairs = a.params().iter().copied().zip(b.params().iter().copied());
                        pending.extend(pairs.rev());
                    }
                    order
                }
                _ => compare(a, b, &mut pending),
            };
            if order != Ordering::Equal {
                return order;
            }
        }
        Ordering::Equal
    }
}

/// Two parameters; pairs inside them that remain to be compared are added to `pending`, the first one last.
fn compare<'a>(a: Param<'a>, b: Param<'a>, pending: &mut Vec<(Param<'a>, Param<'a>)>) -> Ordering {
    match (a, b) {
        (Param::Bool(a), Param::Bool(b)) => a.cmp(&b),
        (Param::Int(a), Param::Int(b)) => a.cmp(&b),
        (Param::UInt(a), Param::UInt(b)) => a.cmp(&b),
        (Param::Str(a), Param::Str(b)) => a.cmp(b),
        (Param::Bytes(a), Param::Bytes(b)) => a.cmp(b),
        (Param::Words(a), Param::Words(b)) => a.cmp(b),
        (Param::BigInt { width: a, words: x }, Param::BigInt { width: b, words: y }) => (a, x).cmp(&(b, y)),
        (Param::Float { kind: a, halves: x }, Param::Float { kind: b, halves: y }) => (a, x).cmp(&(b, y)),
        (Param::Ints(a), Param::Ints(b)) => a.cmp(b),
        (Param::Bools(a), Param::Bools(b)) => a.cmp(b),
        (Param::None, Param::None) | (Param::Body(_), Param::Body(_)) => Ordering::Equal,
        _ => match (elements(a), elements(b)) {
            (Some(a), Some(b)) => {
                let order = a.len().cmp(&b.len());
                if order == Ordering::Equal {
                    pending.extend(a.into_iter().zip(b).rev());
                }
                order
            }
            _ => rank(a).cmp(&rank(b)),
        },
    }
}

fn as_node(param: Param<'_>) -> Option<Node<'_>> {
    match param {
        Param::Type(ty) => Some(ty.node()),
        Param::Attr(attribute) => Some(attribute.node()),
        Param::Node(node) => Some(node),
        _ => None,
    }
}

/// The elements of a list that holds nodes.
fn elements(param: Param<'_>) -> Option<Vec<Param<'_>>> {
    match param {
        Param::Types(types) => Some(types.iter().map(|ty| Param::Type(*ty)).collect()),
        Param::Attrs(attributes) => {
            Some(attributes.iter().map(|attribute| Param::Attr(*attribute)).collect())
        }
        Param::List(list) => Some(list.to_vec()),
        _ => None,
    }
}

/// The rank of a kind of parameters in the order; an optional parameter can be of two kinds.
fn rank(param: Param<'_>) -> u8 {
    match param {
        Param::None => 0,
        Param::Bool(_) => 1,
        Param::Int(_) => 2,
        Param::UInt(_) => 3,
        Param::Type(_) => 4,
        Param::Attr(_) => 5,
        Param::Node(_) => 6,
        Param::Str(_) => 7,
        Param::Bytes(_) => 8,
        Param::Words(_) => 9,
        Param::BigInt { .. } => 10,
        Param::Float { .. } => 11,
        Param::Ints(_) => 12,
        Param::Bools(_) => 13,
        Param::Types(_) => 14,
        Param::Attrs(_) => 15,
        Param::List(_) => 16,
        Param::Body(_) => 17,
    }
}

/// Adds the nodes of a parameter. Lists in lists are part of a definition, which bounds how deep they are.
fn nodes_of<'c>(param: Param<'c>, found: &mut Vec<Node<'c>>) {
    match param {
        Param::Types(types) => found.extend(types.iter().map(|ty| ty.node())),
        Param::Attrs(attributes) => found.extend(attributes.iter().map(|attribute| attribute.node())),
        Param::List(list) => list.iter().for_each(|param| nodes_of(*param, found)),
        param => found.extend(as_node(param)),
    }
}

/// A replacement, which must be of this context.
#[track_caller]
fn of_context<'c>(new: Node<'c>, context: &'c Context) -> Node<'c> {
    assert!(
        std::ptr::eq(new.context(), context),
        "`{new:?}` belongs to another context; create it in the context of what it replaces a part of"
    );
    new
}

/// The node with new parts.
fn rebuilt<'c>(node: Node<'c>, new: &FxHashMap<Node<'c>, Node<'c>>) -> Result<Node<'c>, Diagnostic> {
    let changed = |part: &Node<'c>| new.get(part).is_some_and(|new| new != part);
    let mut parts = Vec::new();
    node.params().iter().for_each(|param| nodes_of(*param, &mut parts));
    if !parts.iter().any(changed) {
        return Ok(node);
    }
    let params: Vec<ParamBuf<'c>> =
        node.params().iter().map(|param| with_new(*param, new)).collect::<Result<_, _>>()?;
    ParamBuf::with_borrowed(&params, |params| node.context().intern_checked(node.def(), params))
}

fn with_new<'c>(param: Param<'c>, new: &FxHashMap<Node<'c>, Node<'c>>) -> Result<ParamBuf<'c>, Diagnostic> {
    let found = |node: Node<'c>| new.get(&node).copied().unwrap_or(node);
    let ty = |ty: crate::Type<'c>| {
        crate::Type::from_node(found(ty.node())).ok_or_else(|| other_kind("type", found(ty.node())))
    };
    let attribute = |attribute: crate::Attribute<'c>| {
        let node = found(attribute.node());
        crate::Attribute::from_node(node).ok_or_else(|| other_kind("attribute", node))
    };
    Ok(match param {
        Param::Type(old) => Param::Type(ty(old)?).into(),
        Param::Attr(old) => Param::Attr(attribute(old)?).into(),
        Param::Node(node) => Param::Node(found(node)).into(),
        Param::Types(types) => ParamBuf::Types(types.iter().map(|old| ty(*old)).collect::<Result<_, _>>()?),
        Param::Attrs(attributes) => {
            ParamBuf::Attrs(attributes.iter().map(|old| attribute(*old)).collect::<Result<_, _>>()?)
        }
        Param::List(list) => {
            ParamBuf::List(list.iter().map(|param| with_new(*param, new)).collect::<Result<_, _>>()?)
        }
        other => other.into(),
    })
}

#[cold]
fn other_kind(expected: &str, found: Node<'_>) -> Diagnostic {
    Diagnostic::error(format!("the replacement of the {expected} is not of that kind: {found:?}"))
}
