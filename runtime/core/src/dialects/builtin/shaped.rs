//! [`ShapedType`]: the types that have elements, and the interface by which types of other dialects are such types.

use super::DYNAMIC;
use super::generated::{
    MemRefType, NoneType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use crate::def::{Def, Interface, InterfaceImpl, ParamDef, ParamKind};
use crate::diagnostic::Diagnostic;
use crate::handle::{DefHandle, Handle};
use crate::node::Node;
use crate::param::Param;
use crate::plumbing;
use crate::types::Type;

/// The interface of types that have elements, [`ShapedTypeInterface`].
pub static SHAPED_TYPE_INTERFACE: Interface = Interface { name: "ShapedTypeInterface" };

/// The trait that makes a type of another dialect a [`ShapedType`] (MLIR `ShapedType`). The builtin types are shaped
/// without it. The constraints `AnyShaped`, `HasRankPred` and the like then apply to the type.
///
/// ```
/// use isogloss::builtin::{ShapedType, ShapedTypeInterface};
/// use isogloss::{Context, Dialect, DialectType, Type};
///
/// #[derive(Dialect)]
/// #[dialect(types(RowType))]
/// struct Rows;
///
/// #[derive(DialectType)]
/// #[dialect(
///     Rows,
///     mnemonic = "row",
///     format = "`<` $sizes `of` $element `>`",
///     interfaces(isogloss::builtin::ShapedTypeInterface)
/// )]
/// struct Row<'c> {
///     sizes: &'c [i64],
///     element: Type<'c>,
/// }
///
/// impl<'c> ShapedTypeInterface<'c> for RowType<'c> {
///     fn shape(self) -> Option<&'c [i64]> {
///         Some(self.sizes())
///     }
///     fn element_type(self) -> Type<'c> {
///         self.element()
///     }
/// }
///
/// let ctx = Context::with_dialects([Rows::dialect()]);
/// let row = Type::from(RowType::get(&ctx, &[2, 3], ctx.f32())).dyn_cast::<ShapedType>().expect("a shaped type");
/// assert_eq!((row.num_elements(), row.element_type()), (Some(6), ctx.f32()));
/// ```
pub trait ShapedTypeInterface<'c>: Copy + Into<Type<'c>> {
    /// See [`ShapedType::shape`].
    fn shape(self) -> Option<&'c [i64]>;
    /// See [`ShapedType::element_type`].
    fn element_type(self) -> Type<'c>;
    /// See [`ShapedType::with_element_type`].
    ///
    /// # Errors
    /// `element` cannot be an element of such a type. Unless it is implemented, no type can.
    fn with_element_type(self, element: Type<'c>) -> Result<Type<'c>, Diagnostic> {
        let own: Type<'c> = self.into();
        Err(Diagnostic::error(format!("`{own:?}` has no counterpart with elements of type `{element:?}`")))
    }
}

/// The functions of [`SHAPED_TYPE_INTERFACE`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ShapedTypeInterfaceTable {
    /// See [`ShapedTypeInterface::shape`].
    pub shape: for<'c> fn(Node<'c>) -> Option<&'c [i64]>,
    /// See [`ShapedTypeInterface::element_type`].
    pub element_type: for<'c> fn(Node<'c>) -> Type<'c>,
    /// See [`ShapedTypeInterface::with_element_type`].
    pub with_element_type: for<'c> fn(Node<'c>, Type<'c>) -> Result<Type<'c>, Diagnostic>,
}
crate::interface_table!(
    Type,
    ShapedTypeInterface,
    SHAPED_TYPE_INTERFACE,
    ShapedTypeInterfaceTable,
    [shape(), element_type(), with_element_type(element)],
    []
);

/// The functions of a def that return its parameters.
static OF_PARAMETERS: ShapedTypeInterfaceTable = ShapedTypeInterfaceTable {
    shape: |node| match parameter(node, is_shape) {
        Some((_, Param::Ints(sizes))) => Some(sizes),
        _ => None,
    },
    element_type: |node| match parameter(node, is_element_type) {
        Some((_, Param::Type(element))) => element,
        _ => NoneType::get(node.context()).into(),
    },
    with_element_type: |node, element| match parameter(node, is_element_type) {
        Some((at, _)) => {
            let mut params = node.params().to_vec();
            params[at] = Param::Type(element);
            Ok(node.context().intern_type(node.def(), &params))
        }
        None => Err(Diagnostic::error(format!("`{}` has no type of elements", node.def().name))),
    },
};

fn is_shape(param: &ParamDef) -> bool {
    param.name == "shape" && matches!(param.kind, ParamKind::Array(ParamKind::Int { bits: 64, signed: true }))
}

fn is_element_type(param: &ParamDef) -> bool {
    matches!(param.name, "elementType" | "element_type") && matches!(param.kind, ParamKind::Type(_))
}

/// The first parameter of a kind, with its index.
fn parameter<'c>(node: Node<'c>, is_wanted: fn(&ParamDef) -> bool) -> Option<(usize, Param<'c>)> {
    let at = node.def().params.iter().position(is_wanted)?;
    Some((at, *node.params().get(at)?))
}

impl ShapedTypeInterfaceTable {
    /// The entry for a type with the parameters `shape`, a list of sizes, and `elementType`, a type: their accessors
    /// are the functions of the interface. `None` for other parameters. A loader of definitions uses it.
    #[must_use]
    pub fn by_parameters(params: &[ParamDef]) -> Option<InterfaceImpl> {
        let has = |is_wanted: fn(&ParamDef) -> bool| params.iter().any(is_wanted);
        (has(is_shape) && has(is_element_type))
            .then_some(InterfaceImpl::new(&SHAPED_TYPE_INTERFACE, &OF_PARAMETERS))
    }
}

/// A vector, a tensor or a memref, ranked or not, or a type that implements [`ShapedTypeInterface`] (MLIR
/// `ShapedType`).
///
/// ```
/// use isogloss::{Context, builtin::ShapedType, text::parse_type};
/// let ctx = Context::new();
/// let shaped = parse_type(&ctx, "tensor<4x2xf32>")?.dyn_cast::<ShapedType>().expect("it has elements");
/// assert_eq!((shaped.shape(), shaped.num_elements()), (Some(&[4, 2][..]), Some(8)));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub struct ShapedType<'c>(Type<'c>);
crate::node_traits!(ShapedType, Type);

const RANKED: [&Def; 3] = [VectorType::DEF, RankedTensorType::DEF, MemRefType::DEF];
const UNRANKED: [&Def; 2] = [UnrankedTensorType::DEF, UnrankedMemRefType::DEF];

impl Handle for ShapedType<'_> {
    type Of<'c> = ShapedType<'c>;

    fn accepts(node: Node<'_>) -> bool {
        RANKED.iter().chain(&UNRANKED).any(|def| node.is(def)) || foreign_table(node).is_some()
    }

    fn from_node(node: Node<'_>) -> Option<ShapedType<'_>> {
        if Self::accepts(node) { Type::from_node(node).map(ShapedType) } else { None }
    }
}

/// The functions of a type of another dialect.
fn foreign_table(node: Node<'_>) -> Option<&'static ShapedTypeInterfaceTable> {
    node.interface(&SHAPED_TYPE_INTERFACE)
}

impl<'c> ShapedType<'c> {
    /// The sizes of the dimensions, [`DYNAMIC`] for unknown ones; `None` if the rank is unknown.
    #[must_use]
    pub fn shape(self) -> Option<&'c [i64]> {
        let node = self.0.node();
        if RANKED.iter().any(|def| node.is(def)) {
            return Some(plumbing::param(node, 0));
        }
        if UNRANKED.iter().any(|def| node.is(def)) {
            return None;
        }
        foreign_table(node).and_then(|table| (table.shape)(node))
    }

    /// The type of the elements.
    #[must_use]
    pub fn element_type(self) -> Type<'c> {
        let node = self.0.node();
        let at = |index| plumbing::param(node, index);
        if RANKED.iter().any(|def| node.is(def)) {
            return at(1);
        }
        match foreign_table(node) {
            Some(table) => (table.element_type)(node),
            None => at(0),
        }
    }

    /// The same type with another element type (MLIR `ShapedType::clone`).
    ///
    /// # Errors
    /// `element` cannot be an element of such a type.
    ///
    /// ```
    /// use isogloss::{Context, builtin::ShapedType};
    /// let ctx = Context::new();
    /// let mask = ctx.vector(&[4], ctx.f32());
    /// let mask = mask.cast::<ShapedType<'_>>();
    /// assert_eq!(mask.with_element_type(ctx.i1())?.to_string(), "vector<4xi1>");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    pub fn with_element_type(self, element: Type<'c>) -> Result<Type<'c>, Diagnostic> {
        let (ty, context) = (self.0, self.0.context());
        if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
            return VectorType::get_checked(context, vector.shape(), element, vector.scalable_dims())
                .map(Type::from);
        }
        if let Some(tensor) = ty.dyn_cast::<RankedTensorType<'_>>() {
            return RankedTensorType::get_checked(context, tensor.shape(), element, tensor.encoding())
                .map(Type::from);
        }
        if let Some(memref) = ty.dyn_cast::<MemRefType<'_>>() {
            let (layout, space) = (memref.layout(), memref.memory_space());
            return MemRefType::get_checked(context, memref.shape(), element, layout, space).map(Type::from);
        }
        if let Some(table) = foreign_table(ty.node()) {
            return (table.with_element_type)(ty.node(), element);
        }
        match ty.dyn_cast::<UnrankedMemRefType<'_>>() {
            Some(memref) => {
                UnrankedMemRefType::get_checked(context, element, memref.memory_space()).map(Type::from)
            }
            None => UnrankedTensorType::get_checked(context, element).map(Type::from),
        }
    }

    /// The shape, if all sizes are known.
    #[must_use]
    pub fn static_shape(self) -> Option<&'c [i64]> {
        self.shape().filter(|shape| !shape.contains(&DYNAMIC))
    }

    /// The number of elements; the least number for a scalable vector. `None` if a size is
    /// unknown, or the number has more than 64 bits.
    #[must_use]
    pub fn num_elements(self) -> Option<u64> {
        count(self.static_shape()?)
    }

    /// As [`Self::num_elements`], but `u64::MAX` if the number has more than 64 bits: the shape of a splat may have so
    /// many elements, but no list in memory has.
    pub(crate) fn elements_up_to_max(self) -> Option<u64> {
        Some(count(self.static_shape()?).unwrap_or(u64::MAX))
    }
}

/// The product of sizes.
pub(crate) fn count(shape: &[i64]) -> Option<u64> {
    if shape.contains(&0) {
        return Some(0);
    }
    shape.iter().try_fold(1u64, |product, size| product.checked_mul(u64::try_from(*size).ok()?))
}
