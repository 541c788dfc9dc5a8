// @generated from defs/isogloss/DataLayoutOpInterface.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The key of the interface [`DataLayoutOpInterface`] in tables.
pub static DATA_LAYOUT_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DataLayoutOpInterface"
};

/// An operation that is a scope. Implemented by a handle of the
/// operation; every method has a default, so that an empty implementation makes
/// a scope of an operation. `builtin.module` is one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutOpInterface`",
    label = "`DataLayoutOpInterface` is not implemented",
    note = "its definition lists the interface `DataLayoutOpInterface`",
)]
pub trait DataLayoutOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The specification of the scope, if it has one (MLIR's `getDataLayoutSpec`):
    /// the attribute `dlti.dl_spec`, unless said otherwise. It is fetched once for
    /// each `DataLayout`, and may be made on the fly.
    fn data_layout_spec(self) -> ::core::option::Option<crate::Attribute<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // DataLayoutOpInterface.td:20
        op.attribute(crate::dlti::DATA_LAYOUT_ATTR_NAME)
            .filter(|spec| crate::layout::DataLayoutSpecInterfaceTable::find(*spec).is_some())
    }
    /// The description of the system, if the scope has one of its own (MLIR's
    /// `getTargetSystemSpec`): none by default, because MLIR reads those of modules
    /// only. Without one, the nearest scope around that has one answers, up to and
    /// including the nearest module.
    fn target_system_spec(self) -> ::core::option::Option<crate::Attribute<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // DataLayoutOpInterface.td:29
        let _ = op;
        None
    }
    /// Whether the scope is a module, as `builtin.module`: the search for the
    /// description of a system ends there. As in MLIR, its specification is checked
    /// if it has the usual name, and types and properties have the answers that they
    /// declare: `byteWidth`, `layout` and `property` are not called.
    fn is_module() -> bool {
        // DataLayoutOpInterface.td:38
        false
    }
    /// How many bits a byte has in the scope: 8 by default. Sizes and alignments of
    /// all types in the scope count such bytes, aggregates included. 0 counts as 1.
    fn byte_width() -> u64 {
        // DataLayoutOpInterface.td:42
        8
    }
    /// The answers about a type in the scope (MLIR's `getTypeSize`,
    /// `getTypeSizeInBits`, `getTypeABIAlignment`, `getTypePreferredAlignment` and
    /// `getIndexBitwidth`): what `LayoutQuery::default_layout` gives, unless said
    /// otherwise. This is where a scope changes answers of types that are not its
    /// own. Where only some of the default answers exist, it is called for each of
    /// them, and the others are 0.
    ///
    /// # Errors
    /// As `DataLayout::layout`.
    fn layout(
        ty: crate::Type<'c>,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeLayout, crate::layout::LayoutError> {
        // DataLayoutOpInterface.td:54
        layout.default_layout(ty, entries)
    }
    /// A property of the scope by its entry, if there is one (MLIR's
    /// `getEndianness` and so on): the value, unless said otherwise.
    fn property(
        property: crate::layout::ScopeProperty,
        entry: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::option::Option<crate::Attribute<'c>> {
        let _ = property;
        // DataLayoutOpInterface.td:58
        entry
    }
}

/// The functions by which an operation implements [`DataLayoutOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DataLayoutOpInterfaceTable {
    /// See [`DataLayoutOpInterface::data_layout_spec`].
    pub data_layout_spec: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::Attribute<'c>>,
    /// See [`DataLayoutOpInterface::target_system_spec`].
    pub target_system_spec: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::Attribute<'c>>,
    /// See [`DataLayoutOpInterface::is_module`].
    pub is_module: fn() -> bool,
    /// See [`DataLayoutOpInterface::byte_width`].
    pub byte_width: fn() -> u64,
    /// See [`DataLayoutOpInterface::layout`].
    pub layout: for<'c> fn(
        crate::Type<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeLayout, crate::layout::LayoutError>,
    /// See [`DataLayoutOpInterface::property`].
    pub property: for<'c> fn(
        crate::layout::ScopeProperty,
        ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::option::Option<crate::Attribute<'c>>,
}
crate::interface_table!(
    Operation,
    DataLayoutOpInterface,
    DATA_LAYOUT_OP_INTERFACE,
    DataLayoutOpInterfaceTable,
    [data_layout_spec(), target_system_spec()],
    [is_module(), byte_width(), layout(ty, layout, entries), property(property, entry)]
);
crate::op_interface_handle!(
    AnyDataLayoutOpInterface,
    DataLayoutOpInterface,
    DATA_LAYOUT_OP_INTERFACE,
    DataLayoutOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyDataLayoutOpInterface<'a, 'c> {
    /// The specification of the scope, if it has one (MLIR's `getDataLayoutSpec`):
    /// the attribute `dlti.dl_spec`, unless said otherwise. It is fetched once for
    /// each `DataLayout`, and may be made on the fly.
    pub fn data_layout_spec(self) -> ::core::option::Option<crate::Attribute<'c>> {
        (self.table.data_layout_spec)(self.op)
    }
    /// The description of the system, if the scope has one of its own (MLIR's
    /// `getTargetSystemSpec`): none by default, because MLIR reads those of modules
    /// only. Without one, the nearest scope around that has one answers, up to and
    /// including the nearest module.
    pub fn target_system_spec(self) -> ::core::option::Option<crate::Attribute<'c>> {
        (self.table.target_system_spec)(self.op)
    }
    /// Whether the scope is a module, as `builtin.module`: the search for the
    /// description of a system ends there. As in MLIR, its specification is checked
    /// if it has the usual name, and types and properties have the answers that they
    /// declare: `byteWidth`, `layout` and `property` are not called.
    pub fn is_module(self) -> bool {
        (self.table.is_module)()
    }
    /// How many bits a byte has in the scope: 8 by default. Sizes and alignments of
    /// all types in the scope count such bytes, aggregates included. 0 counts as 1.
    pub fn byte_width(self) -> u64 {
        (self.table.byte_width)()
    }
    /// The answers about a type in the scope (MLIR's `getTypeSize`,
    /// `getTypeSizeInBits`, `getTypeABIAlignment`, `getTypePreferredAlignment` and
    /// `getIndexBitwidth`): what `LayoutQuery::default_layout` gives, unless said
    /// otherwise. This is where a scope changes answers of types that are not its
    /// own. Where only some of the default answers exist, it is called for each of
    /// them, and the others are 0.
    ///
    /// # Errors
    /// As `DataLayout::layout`.
    pub fn layout(
        self,
        ty: crate::Type<'c>,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeLayout, crate::layout::LayoutError> {
        (self.table.layout)(ty, layout, entries)
    }
    /// A property of the scope by its entry, if there is one (MLIR's
    /// `getEndianness` and so on): the value, unless said otherwise.
    pub fn property(
        self,
        property: crate::layout::ScopeProperty,
        entry: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::option::Option<crate::Attribute<'c>> {
        (self.table.property)(property, entry)
    }
}
