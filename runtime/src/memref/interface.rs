//! [`MemRefLayoutAttrInterface`]: what an attribute implements to be a layout.

use super::maps;
use super::strides::StridedForm;
use crate::affine::AffineMap;
use crate::attribute::Attribute;
use crate::def::Interface;
use crate::diagnostic::Diagnostic;
use crate::handle::{DefHandle, Handle};
use crate::node::Node;

/// The interface of attributes that are memref layouts (ODS
/// `MemRefLayoutAttrInterface`).
pub static MEM_REF_LAYOUT_ATTR_INTERFACE: Interface = Interface { name: "MemRefLayoutAttrInterface" };

/// An attribute that lays a memref out.
pub trait MemRefLayoutAttrInterface<'c>: Copy {
    /// The map of the indices of an element to its place (MLIR's `getAffineMap`).
    /// Results are places in row-major order; symbols are what is only known at
    /// run time.
    fn affine_map(self) -> AffineMap<'c>;

    /// Whether a memref of this layout is the same as one without (MLIR's
    /// `isIdentity`).
    fn is_identity(self) -> bool {
        self.affine_map().is_identity()
    }

    /// Checks the layout against the shape of a memref (MLIR's `verifyLayout`):
    /// the number of dimensions, unless said otherwise.
    ///
    /// # Errors
    /// Why the layout does not suit the shape.
    fn verify_layout(self, shape: &[i64]) -> Result<(), Diagnostic> {
        maps::verify(self.affine_map(), shape)
    }

    /// The strides and the offset for a shape (MLIR's `getStridesAndOffset`);
    /// `None` for a layout that has none. Those of the map, unless said otherwise.
    fn strides_and_offset(self, shape: &[i64]) -> Option<StridedForm> {
        maps::strides_and_offset(self.affine_map(), shape)
    }
}

/// The functions by which a def implements [`MEM_REF_LAYOUT_ATTR_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct MemRefLayoutAttrInterfaceTable {
    /// See [`MemRefLayoutAttrInterface::affine_map`]; `None` for another def.
    pub affine_map: for<'c> fn(Attribute<'c>) -> Option<AffineMap<'c>>,
    /// See [`MemRefLayoutAttrInterface::is_identity`].
    pub is_identity: for<'c> fn(Attribute<'c>) -> bool,
    /// See [`MemRefLayoutAttrInterface::verify_layout`].
    pub verify_layout: for<'c> fn(Attribute<'c>, &[i64]) -> Result<(), Diagnostic>,
    /// See [`MemRefLayoutAttrInterface::strides_and_offset`].
    pub strides_and_offset: for<'c> fn(Attribute<'c>, &[i64]) -> Option<StridedForm>,
}

impl MemRefLayoutAttrInterfaceTable {
    /// The table of a handle that implements the interface.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: MemRefLayoutAttrInterface<'c>,
    {
        Self {
            affine_map: |layout| Some(layout.cast::<H>()?.affine_map()),
            is_identity: |layout| layout.cast::<H>().is_some_and(|layout| layout.is_identity()),
            verify_layout: |layout, shape| {
                layout.cast::<H>().map_or(Ok(()), |layout| layout.verify_layout(shape))
            },
            strides_and_offset: |layout, shape| layout.cast::<H>()?.strides_and_offset(shape),
        }
    }
}

/// Any attribute that implements [`MemRefLayoutAttrInterface`].
///
/// ```
/// use isogloss::{Attribute, Context, memref::*};
/// let ctx = Context::new();
/// let layout: Attribute<'_> = StridedLayoutAttr::get(&ctx, &[64, 1], 33).into();
/// let layout = layout.cast::<MemRefLayoutAttr<'_>>().expect("a layout");
/// assert_eq!(layout.affine_map().to_string(), "(d0, d1) -> (d0 * 64 + d1 + 33)");
/// ```
#[derive(Clone, Copy)]
pub struct MemRefLayoutAttr<'c> {
    attribute: Attribute<'c>,
    table: &'static MemRefLayoutAttrInterfaceTable,
}

impl Handle for MemRefLayoutAttr<'_> {
    type Of<'c> = MemRefLayoutAttr<'c>;

    fn accepts(node: Node<'_>) -> bool {
        Self::from_node(node).is_some()
    }

    fn from_node(node: Node<'_>) -> Option<MemRefLayoutAttr<'_>> {
        let table = node.interface(&MEM_REF_LAYOUT_ATTR_INTERFACE)?;
        Some(MemRefLayoutAttr { attribute: Attribute::from_node(node)?, table })
    }
}

impl<'c> MemRefLayoutAttr<'c> {
    /// The attribute itself.
    #[must_use]
    pub fn attribute(self) -> Attribute<'c> {
        self.attribute
    }
}

impl<'c> MemRefLayoutAttrInterface<'c> for MemRefLayoutAttr<'c> {
    fn affine_map(self) -> AffineMap<'c> {
        match (self.table.affine_map)(self.attribute) {
            Some(map) => map,
            None => unreachable!("the table belongs to `{}`", self.attribute.def().name),
        }
    }

    fn is_identity(self) -> bool {
        (self.table.is_identity)(self.attribute)
    }

    fn verify_layout(self, shape: &[i64]) -> Result<(), Diagnostic> {
        (self.table.verify_layout)(self.attribute, shape)
    }

    fn strides_and_offset(self, shape: &[i64]) -> Option<StridedForm> {
        (self.table.strides_and_offset)(self.attribute, shape)
    }
}

impl<'c> From<MemRefLayoutAttr<'c>> for Attribute<'c> {
    fn from(layout: MemRefLayoutAttr<'c>) -> Self {
        layout.attribute
    }
}

impl<'c> From<MemRefLayoutAttr<'c>> for Node<'c> {
    fn from(layout: MemRefLayoutAttr<'c>) -> Self {
        layout.attribute.node()
    }
}

impl PartialEq for MemRefLayoutAttr<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.attribute == other.attribute
    }
}

impl Eq for MemRefLayoutAttr<'_> {}

impl std::fmt::Debug for MemRefLayoutAttr<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.attribute.fmt(f)
    }
}

impl std::fmt::Display for MemRefLayoutAttr<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.attribute.fmt(f)
    }
}
