// @generated from defs/isogloss/MemRefLayoutInterface.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The key of the interface [`MemRefLayoutAttrInterface`] in tables.
pub static MEM_REF_LAYOUT_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "MemRefLayoutAttrInterface"
};

/// An attribute that lays a memref out.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MemRefLayoutAttrInterface`",
    label = "`MemRefLayoutAttrInterface` is not implemented",
    note = "its definition lists the interface `MemRefLayoutAttrInterface`",
    note = "`fn affine_map(self) -> AffineMap<'c>;`",
)]
pub trait MemRefLayoutAttrInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {
    /// The map of the indices of an element to its place (MLIR's `getAffineMap`).
    /// Results are places in row-major order; symbols are what is only known at
    /// run time.
    fn affine_map(self) -> crate::affine::AffineMap<'c>;
    /// Whether a memref of this layout is the same as one without (MLIR's
    /// `isIdentity`).
    fn is_identity(self) -> bool {
        // MemRefLayoutInterface.td:25
        self.affine_map().is_identity()
    }
    /// Checks the layout against the shape of a memref (MLIR's `verifyLayout`):
    /// the number of dimensions, unless said otherwise.
    ///
    /// # Errors
    /// Why the layout does not suit the shape.
    fn verify_layout(self, shape: &[i64]) -> ::core::result::Result<(), crate::Diagnostic> {
        // MemRefLayoutInterface.td:33
        crate::memref::verify_map(self.affine_map(), shape)
    }
    // MemRefLayoutInterface.td:10
    /// The strides and the offset for a shape, in elements (MLIR's
    /// `getStridesAndOffset`); `None` for a layout that has none. Those of the map,
    /// unless said otherwise.
    fn strides_and_offset(self, shape: &[i64]) -> ::core::option::Option<crate::memref::StridedForm> {
        // MemRefLayoutInterface.td:39
        crate::memref::map_strides_and_offset(self.affine_map(), shape)
    }
}

/// The functions by which an attribute implements [`MemRefLayoutAttrInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct MemRefLayoutAttrInterfaceTable {
    /// See [`MemRefLayoutAttrInterface::affine_map`].
    pub affine_map: for<'c> fn(crate::Node<'c>) -> crate::affine::AffineMap<'c>,
    /// See [`MemRefLayoutAttrInterface::is_identity`].
    pub is_identity: for<'c> fn(crate::Node<'c>) -> bool,
    /// See [`MemRefLayoutAttrInterface::verify_layout`].
    pub verify_layout: for<'c> fn(crate::Node<'c>, &[i64]) -> ::core::result::Result<(), crate::Diagnostic>,
    /// See [`MemRefLayoutAttrInterface::strides_and_offset`].
    pub strides_and_offset: for<'c> fn(
        crate::Node<'c>,
        &[i64],
    ) -> ::core::option::Option<crate::memref::StridedForm>,
}
crate::interface_table!(
    Attribute,
    MemRefLayoutAttrInterface,
    MEM_REF_LAYOUT_ATTR_INTERFACE,
    MemRefLayoutAttrInterfaceTable,
    [affine_map(), is_identity(), verify_layout(shape), strides_and_offset(shape)],
    []
);

/// Any attribute that implements [`MemRefLayoutAttrInterface`].
pub struct AnyMemRefLayoutAttrInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyMemRefLayoutAttrInterface,
    Attribute,
    MEM_REF_LAYOUT_ATTR_INTERFACE,
    MemRefLayoutAttrInterfaceTable
);
impl<'c> MemRefLayoutAttrInterface<'c> for AnyMemRefLayoutAttrInterface<'c> {
    fn affine_map(self) -> crate::affine::AffineMap<'c> {
        (self.table().affine_map)(self.0.node())
    }
    fn is_identity(self) -> bool {
        (self.table().is_identity)(self.0.node())
    }
    fn verify_layout(self, shape: &[i64]) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table().verify_layout)(self.0.node(), shape)
    }
    fn strides_and_offset(self, shape: &[i64]) -> ::core::option::Option<crate::memref::StridedForm> {
        (self.table().strides_and_offset)(self.0.node(), shape)
    }
}
