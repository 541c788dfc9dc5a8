//! Layouts rewritten everywhere: `contiguous<>` as layouts that every MLIR knows, and identity maps as
//! `contiguous<>`.

use super::ContiguousLayoutAttr;
use super::StridedLayoutAttr;
use super::generated::MemRefLayoutAttrInterface;
use crate::affine::AffineMapAttr;
use crate::attribute::Attribute;
use crate::builtin::{DYNAMIC, DictionaryAttr, MemRefType};
use crate::node::Node;
use crate::param::Param;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::cell::OnceCell;

/// The same type or attribute with every `contiguous<>` in it replaced: by `strided<>` in a memref type whose strides
/// are known, else by the equivalent affine map. It does not recurse. The bodies of mutable types are named and stay as
/// they are; [`PrintOptions::rewrite`](crate::text::PrintOptions::rewrite) writes them lowered.
///
/// ```
/// use isogloss::{Context, Type, memref::lower_contiguous, text::parse_type};
/// let ctx = Context::new();
/// let lowered = |text| -> Result<String, isogloss::Diagnostic> {
///     Ok(Type::from_node(lower_contiguous(parse_type(&ctx, text)?.node())).expect("a type").to_string())
/// };
/// assert_eq!(lowered("memref<4x3xf32, contiguous<[1, 0]>>")?, "memref<4x3xf32, strided<[1, 4]>>");
/// assert_eq!(
///     lowered("memref<?x?xf32, contiguous<[1, 0], offset: ?>>")?,
///     "memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>>"
/// );
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn lower_contiguous(node: Node<'_>) -> Node<'_> {
    replaced(node, &|node, of, changed| {
        let attribute = Attribute::from_node(node);
        if let Some(layout) = attribute.and_then(|a| a.dyn_cast::<ContiguousLayoutAttr<'_>>()) {
            return Some(AffineMapAttr::get(node.context(), layout.affine_map()).into());
        }
        let ty = Type::from_node(node).and_then(|ty| ty.dyn_cast::<MemRefType<'_>>());
        ty.filter(|_| changed).map(|ty| rebuilt_memref(ty, of))
    })
}

/// The name of the attribute of a function's argument or result that holds the layout of its buffer.
const BUFFER_LAYOUT: &[u8] = b"bufferization.buffer_layout";

/// The same type or attribute with identity maps that are values of `bufferization.buffer_layout` replaced by
/// `contiguous<N>`, as in the RFC: "any identity maps present in such attributes are transparently migrated". MLIR 22
/// expects the maps.
///
/// ```
/// use isogloss::{Attribute, Context, memref::migrate_buffer_layouts, text::parse_attribute};
/// let ctx = Context::new();
/// let text = "{bufferization.buffer_layout = affine_map<(i, j) -> (i, j)>, other = affine_map<(i) -> (i)>}";
/// let migrated = Attribute::from_node(migrate_buffer_layouts(parse_attribute(&ctx, text)?.node()));
/// assert_eq!(
///     migrated.expect("an attribute").to_string(),
///     "{bufferization.buffer_layout = contiguous<2>, other = affine_map<(d0) -> (d0)>}"
/// );
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn migrate_buffer_layouts(node: Node<'_>) -> Node<'_> {
    replaced(node, &|node, of, _| {
        let context = node.context();
        let dictionary = Attribute::from_node(node)?.dyn_cast::<DictionaryAttr<'_>>()?;
        let identity = |value: Attribute<'_>| {
            let map = value.dyn_cast::<AffineMapAttr<'_>>()?.map();
            map.is_identity().then_some(map.num_dims() as usize)
        };
        let mut migrates = false;
        let values: Vec<Attribute<'_>> = dictionary
            .entries()
            .map(|(name, value)| match identity(value).filter(|_| name == BUFFER_LAYOUT) {
                Some(rank) => {
                    migrates = true;
                    ContiguousLayoutAttr::row_major(context, rank, 0).into()
                }
                None => Attribute::from_node(of(value.node())).unwrap_or(value),
            })
            .collect();
        migrates.then(|| DictionaryAttr::of_sorted(context, dictionary.names(), &values).into())
    })
}

/// The replacement of a node whose parts the first function replaced, if it is not the same node with these parts; the
/// flag tells whether a part changed.
type Replace<'r> = dyn for<'c> Fn(Node<'c>, &dyn Fn(Node<'c>) -> Node<'c>, bool) -> Option<Node<'c>> + 'r;

/// A node with its parts replaced from the inside out, without recursion.
fn replaced<'c>(node: Node<'c>, replace: &Replace<'_>) -> Node<'c> {
    let mut lowered: FxHashMap<usize, Node<'_>> = FxHashMap::default();
    let mut work = vec![(node, false)];
    while let Some((node, ready)) = work.pop() {
        if lowered.contains_key(&node.address()) {
            continue;
        }
        if ready {
            let new = rebuilt(node, &lowered, replace);
            lowered.insert(node.address(), new);
            continue;
        }
        work.push((node, true));
        for_each_part(node.params(), &mut |part| work.push((part, false)));
    }
    lowered.get(&node.address()).copied().unwrap_or(node)
}

/// Visits every type and attribute among parameters. The nesting of lists depends on
/// defs, not on texts, and is only a few levels deep.
fn for_each_part<'c>(params: &[Param<'c>], visit: &mut impl FnMut(Node<'c>)) {
    for param in params {
        match *param {
            Param::Type(ty) => visit(ty.node()),
            Param::Attr(attribute) => visit(attribute.node()),
            Param::Types(types) => types.iter().for_each(|ty| visit(ty.node())),
            Param::Attrs(attributes) => attributes.iter().for_each(|attribute| visit(attribute.node())),
            Param::List(list) => for_each_part(list, visit),
            _ => {}
        }
    }
}

/// A node with its parts replaced, and then itself.
fn rebuilt<'c>(node: Node<'c>, lowered: &FxHashMap<usize, Node<'c>>, replace: &Replace<'_>) -> Node<'c> {
    let context = node.context();
    let of = |part: Node<'c>| lowered.get(&part.address()).copied().unwrap_or(part);
    let mut changed = false;
    for_each_part(node.params(), &mut |part| changed |= of(part) != part);
    if let Some(new) = replace(node, &of, changed) {
        return new;
    }
    if !changed {
        return node;
    }
    let owned: Vec<_> = node.params().iter().map(|param| Owned::new(*param, &of)).collect();
    let params: Vec<_> = owned.iter().map(Owned::param).collect();
    context.intern(node.def(), &params)
}

fn rebuilt_memref<'c>(ty: MemRefType<'c>, of: impl Fn(Node<'c>) -> Node<'c>) -> Node<'c> {
    let context = Type::from(ty).context();
    let attribute = |old: Attribute<'c>| Attribute::from_node(of(old.node())).unwrap_or(old);
    let layout = ty.layout().map(|layout| {
        let strides = layout
            .dyn_cast::<ContiguousLayoutAttr<'_>>()
            .and_then(|layout| layout.strides_and_offset(ty.shape()));
        match strides.filter(|form| !form.strides.contains(&DYNAMIC)) {
            Some(form) => StridedLayoutAttr::get(context, &form.strides, form.offset).into(),
            None => attribute(layout),
        }
    });
    let element = Type::from_node(of(ty.element_type().node())).unwrap_or(ty.element_type());
    MemRefType::get(context, ty.shape(), element, layout, ty.memory_space().map(attribute)).into()
}

/// A parameter that owns its slices; a list caches its borrowed parameters.
enum Owned<'a> {
    Same(Param<'a>),
    Types(Vec<Type<'a>>),
    Attrs(Vec<Attribute<'a>>),
    List(Vec<Owned<'a>>, OnceCell<Vec<Param<'a>>>),
}

impl<'a> Owned<'a> {
    fn new<'c: 'a>(param: Param<'c>, of: &impl Fn(Node<'c>) -> Node<'c>) -> Self {
        let ty = |old: Type<'c>| Type::from_node(of(old.node())).unwrap_or(old);
        let attribute = |old: Attribute<'c>| Attribute::from_node(of(old.node())).unwrap_or(old);
        match param {
            Param::Type(old) => Self::Same(Param::Type(ty(old))),
            Param::Attr(old) => Self::Same(Param::Attr(attribute(old))),
            Param::Types(old) => Self::Types(old.iter().map(|old| ty(*old)).collect()),
            Param::Attrs(old) => Self::Attrs(old.iter().map(|old| attribute(*old)).collect()),
            Param::List(old) => {
                Self::List(old.iter().map(|param| Self::new(*param, of)).collect(), OnceCell::new())
            }
            same => Self::Same(same),
        }
    }

    fn param(&'a self) -> Param<'a> {
        match self {
            Self::Same(param) => *param,
            Self::Types(types) => Param::Types(types),
            Self::Attrs(attributes) => Param::Attrs(attributes),
            Self::List(list, params) => {
                Param::List(params.get_or_init(|| list.iter().map(Self::param).collect()))
            }
        }
    }
}
