// @generated from defs/isogloss/DataLayoutInterfaces.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The key of the interface [`DataLayoutTypeInterface`] in tables.
pub static DATA_LAYOUT_TYPE_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DataLayoutTypeInterface"
};

/// A type that answers layout queries (MLIR's `DataLayoutTypeInterface`).
/// With a rule (`dataLayout`, see "isogloss/DataLayout.td") the rule answers.
///
/// Every answer must be the same whenever it is asked for with equal entries: it
/// is computed once and kept. `layout` is for the layouts of *other* types; for
/// another answer of the same type call the method on `self`. `entries` are those
/// of the scope whose key is of the same def, whatever its parameters; there may
/// be none. They have been verified unless the data layout was made of a
/// specification that was not.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutTypeInterface`",
    label = "`DataLayoutTypeInterface` is not implemented",
    note = "its definition lists the interface and has no rule; a rule is `let dataLayout = ...` or `#[data_layout(...)]`",
    note = "`fn size_in_bits(self, layout: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Result<TypeSize, LayoutError>;`",
    note = "`fn abi_alignment(self, layout: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError>;`",
)]
pub trait DataLayoutTypeInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Type<'c>> {
    // DataLayoutInterfaces.td:29
    /// The size in bits (MLIR's `getTypeSizeInBits`).
    ///
    /// # Errors
    /// If the type, or a part of it, has no answer.
    fn size_in_bits(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeSize, crate::layout::LayoutError>;
    // DataLayoutInterfaces.td:29
    /// The ABI alignment in bytes (MLIR's `getABIAlignment`).
    ///
    /// # Errors
    /// As `size_in_bits`.
    fn abi_alignment(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<u64, crate::layout::LayoutError>;
    // DataLayoutInterfaces.td:29
    /// The size in bytes (MLIR's `getTypeSize`): the bits divided by the scope's
    /// width of a byte (`LayoutQuery::byte_width`) and rounded up, by default.
    ///
    /// # Errors
    /// As `size_in_bits`.
    fn size(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeSize, crate::layout::LayoutError> {
        // DataLayoutInterfaces.td:75
        Ok(self.size_in_bits(layout, entries)?.div_ceil(layout.byte_width()))
    }
    // DataLayoutInterfaces.td:29
    /// The preferred alignment in bytes (MLIR's `getPreferredAlignment`): the ABI
    /// alignment, unless said otherwise.
    ///
    /// # Errors
    /// As `size_in_bits`.
    fn preferred_alignment(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<u64, crate::layout::LayoutError> {
        // DataLayoutInterfaces.td:82
        self.abi_alignment(layout, entries)
    }
    // DataLayoutInterfaces.td:29
    /// How many bits wide index computations are (MLIR's `getIndexBitwidth`);
    /// `None`, unless said otherwise, for what is not like a pointer.
    ///
    /// # Errors
    /// As `size_in_bits`.
    fn index_bit_width(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<::core::option::Option<u64>, crate::layout::LayoutError> {
        let _ = (layout, entries);
        // DataLayoutInterfaces.td:89
        Ok(None)
    }
    // DataLayoutInterfaces.td:29
    /// All answers at once. Implement it besides the single ones where they share
    /// work: this is what is called.
    ///
    /// # Errors
    /// As `size_in_bits`.
    fn layout(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeLayout, crate::layout::LayoutError> {
        // DataLayoutInterfaces.td:96
        Ok(crate::layout::TypeLayout {
            size: self.size(layout, entries)?,
            size_in_bits: self.size_in_bits(layout, entries)?,
            abi_alignment: self.abi_alignment(layout, entries)?,
            preferred_alignment: self.preferred_alignment(layout, entries)?,
            index_bit_width: self.index_bit_width(layout, entries)?,
        })
    }
    // DataLayoutInterfaces.td:29
    /// What the type consists of: one piece, unless said otherwise. For an
    /// aggregate, `StructShape` and `ArrayShape` compute both this and the layout.
    ///
    /// # Errors
    /// As `size_in_bits`.
    fn shape(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeShape<'c>, crate::layout::LayoutError> {
        let _ = (layout, entries);
        // DataLayoutInterfaces.td:111
        Ok(crate::layout::TypeShape::Scalar)
    }
    // DataLayoutInterfaces.td:23
    /// The entry that the answers depend on: the first one, unless said otherwise.
    /// For people who read pictures.
    fn deciding_entry(
        self,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::option::Option<crate::layout::DataLayoutEntry<'c>> {
        // DataLayoutInterfaces.td:116
        entries.first().copied()
    }
    // DataLayoutInterfaces.td:21
    /// Whether `inner` entries may be in a scope inside of one with `outer`
    /// entries (MLIR's `areCompatible`). `inner` is empty if the inner scope has a
    /// specification without entries for this def. `self` is the key of the first
    /// inner entry, or else of the first outer one. `identified` are the entries of
    /// the combined specification whose keys are strings.
    fn are_compatible(
        self,
        outer: &[crate::layout::DataLayoutEntry<'c>],
        inner: &[crate::layout::DataLayoutEntry<'c>],
        identified: &[crate::layout::DataLayoutEntry<'c>],
    ) -> bool {
        let _ = (outer, inner, identified);
        // DataLayoutInterfaces.td:125
        true
    }
    // DataLayoutInterfaces.td:21
    /// Checks entries for types of this def (MLIR's `verifyEntries`). `self` is
    /// the key of the first one.
    ///
    /// # Errors
    /// What is wrong with the first bad entry.
    fn verify_entries(
        self,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic> {
        let _ = entries;
        // DataLayoutInterfaces.td:132
        Ok(())
    }
}

/// The functions by which a type implements [`DataLayoutTypeInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DataLayoutTypeInterfaceTable {
    /// See [`DataLayoutTypeInterface::size_in_bits`].
    pub size_in_bits: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeSize, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::abi_alignment`].
    pub abi_alignment: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<u64, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::size`].
    pub size: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeSize, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::preferred_alignment`].
    pub preferred_alignment: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<u64, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::index_bit_width`].
    pub index_bit_width: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<::core::option::Option<u64>, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::layout`].
    pub layout: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeLayout, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::shape`].
    pub shape: for<'c> fn(
        crate::Node<'c>,
        crate::layout::LayoutQuery<'_, 'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeShape<'c>, crate::layout::LayoutError>,
    /// See [`DataLayoutTypeInterface::deciding_entry`].
    pub deciding_entry: for<'c> fn(
        crate::Node<'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::option::Option<crate::layout::DataLayoutEntry<'c>>,
    /// See [`DataLayoutTypeInterface::are_compatible`].
    pub are_compatible: for<'c> fn(
        crate::Node<'c>,
        &[crate::layout::DataLayoutEntry<'c>],
        &[crate::layout::DataLayoutEntry<'c>],
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> bool,
    /// See [`DataLayoutTypeInterface::verify_entries`].
    pub verify_entries: for<'c> fn(
        crate::Node<'c>,
        &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>,
}
crate::interface_table!(
    Type,
    DataLayoutTypeInterface,
    DATA_LAYOUT_TYPE_INTERFACE,
    DataLayoutTypeInterfaceTable,
    [
        size_in_bits(layout, entries), abi_alignment(layout, entries), size(layout, entries),
        preferred_alignment(layout, entries), index_bit_width(layout, entries), layout(layout, entries),
        shape(layout, entries), deciding_entry(entries), are_compatible(outer, inner, identified),
        verify_entries(entries)
    ],
    []
);

/// Any type that implements [`DataLayoutTypeInterface`].
pub struct AnyDataLayoutTypeInterface<'c>(crate::Type<'c>);
crate::interface_handle!(
    AnyDataLayoutTypeInterface,
    Type,
    DATA_LAYOUT_TYPE_INTERFACE,
    DataLayoutTypeInterfaceTable
);
impl<'c> DataLayoutTypeInterface<'c> for AnyDataLayoutTypeInterface<'c> {
    fn size_in_bits(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeSize, crate::layout::LayoutError> {
        (self.table().size_in_bits)(self.0.node(), layout, entries)
    }
    fn abi_alignment(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<u64, crate::layout::LayoutError> {
        (self.table().abi_alignment)(self.0.node(), layout, entries)
    }
    fn size(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeSize, crate::layout::LayoutError> {
        (self.table().size)(self.0.node(), layout, entries)
    }
    fn preferred_alignment(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<u64, crate::layout::LayoutError> {
        (self.table().preferred_alignment)(self.0.node(), layout, entries)
    }
    fn index_bit_width(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<::core::option::Option<u64>, crate::layout::LayoutError> {
        (self.table().index_bit_width)(self.0.node(), layout, entries)
    }
    fn layout(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeLayout, crate::layout::LayoutError> {
        (self.table().layout)(self.0.node(), layout, entries)
    }
    fn shape(
        self,
        layout: crate::layout::LayoutQuery<'_, 'c>,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<crate::layout::TypeShape<'c>, crate::layout::LayoutError> {
        (self.table().shape)(self.0.node(), layout, entries)
    }
    fn deciding_entry(
        self,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::option::Option<crate::layout::DataLayoutEntry<'c>> {
        (self.table().deciding_entry)(self.0.node(), entries)
    }
    fn are_compatible(
        self,
        outer: &[crate::layout::DataLayoutEntry<'c>],
        inner: &[crate::layout::DataLayoutEntry<'c>],
        identified: &[crate::layout::DataLayoutEntry<'c>],
    ) -> bool {
        (self.table().are_compatible)(self.0.node(), outer, inner, identified)
    }
    fn verify_entries(
        self,
        entries: &[crate::layout::DataLayoutEntry<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table().verify_entries)(self.0.node(), entries)
    }
}

/// The key of the interface [`DataLayoutEntryInterface`] in tables.
pub static DATA_LAYOUT_ENTRY_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DataLayoutEntryInterface"
};

/// An attribute that is one key and value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutEntryInterface`",
    label = "`DataLayoutEntryInterface` is not implemented",
    note = "its definition lists the interface `DataLayoutEntryInterface`",
    note = "`fn key(self) -> EntryKey<'c>;`",
    note = "`fn value(self) -> Attribute<'c>;`",
)]
pub trait DataLayoutEntryInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {
    // DataLayoutInterfaces.td:20
    /// What it is about (MLIR's `getKey`).
    fn key(self) -> crate::layout::EntryKey<'c>;
    /// Its value (MLIR's `getValue`).
    fn value(self) -> crate::Attribute<'c>;
    /// Checks the entry by itself (MLIR's `verifyEntry`); what its value means is
    /// checked by the type or the dialect of the key.
    ///
    /// # Errors
    /// What is wrong.
    fn verify_entry(self) -> ::core::result::Result<(), crate::Diagnostic> {
        // DataLayoutInterfaces.td:150
        Ok(())
    }
}

/// The functions by which an attribute implements [`DataLayoutEntryInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DataLayoutEntryInterfaceTable {
    /// See [`DataLayoutEntryInterface::key`].
    pub key: for<'c> fn(crate::Node<'c>) -> crate::layout::EntryKey<'c>,
    /// See [`DataLayoutEntryInterface::value`].
    pub value: for<'c> fn(crate::Node<'c>) -> crate::Attribute<'c>,
    /// See [`DataLayoutEntryInterface::verify_entry`].
    pub verify_entry: for<'c> fn(crate::Node<'c>) -> ::core::result::Result<(), crate::Diagnostic>,
}
crate::interface_table!(
    Attribute,
    DataLayoutEntryInterface,
    DATA_LAYOUT_ENTRY_INTERFACE,
    DataLayoutEntryInterfaceTable,
    [key(), value(), verify_entry()],
    []
);

/// Any attribute that implements [`DataLayoutEntryInterface`].
pub struct AnyDataLayoutEntryInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyDataLayoutEntryInterface,
    Attribute,
    DATA_LAYOUT_ENTRY_INTERFACE,
    DataLayoutEntryInterfaceTable
);
impl<'c> DataLayoutEntryInterface<'c> for AnyDataLayoutEntryInterface<'c> {
    fn key(self) -> crate::layout::EntryKey<'c> {
        (self.table().key)(self.0.node())
    }
    fn value(self) -> crate::Attribute<'c> {
        (self.table().value)(self.0.node())
    }
    fn verify_entry(self) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table().verify_entry)(self.0.node())
    }
}

/// The key of the interface [`DataLayoutSpecInterface`] in tables.
pub static DATA_LAYOUT_SPEC_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DataLayoutSpecInterface"
};

/// An attribute that specifies a data layout: a list of entries.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutSpecInterface`",
    label = "`DataLayoutSpecInterface` is not implemented",
    note = "its definition lists the interface `DataLayoutSpecInterface`",
    note = "`fn entries(self) -> Vec<DataLayoutEntry<'c>>;`",
    note = "`fn combine_with(self, outer: &[Attribute<'c>]) -> Option<Vec<DataLayoutEntry<'c>>>;`",
)]
pub trait DataLayoutSpecInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {
    // DataLayoutInterfaces.td:24
    /// The entries in order (MLIR's `getEntries`).
    fn entries(self) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>;
    // DataLayoutInterfaces.td:24
    /// The entries of this specification inside of others, from the outermost to
    /// the innermost (MLIR's `combineWith`). `None` when they are incompatible.
    fn combine_with(
        self,
        outer: &[crate::Attribute<'c>],
    ) -> ::core::option::Option<::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>>;
    // DataLayoutInterfaces.td:25
    /// The string key that names a property (MLIR's `getEndiannessIdentifier` and
    /// so on).
    fn identifier(self, property: crate::layout::ScopeProperty) -> &'static str {
        // DataLayoutInterfaces.td:166
        property.dlti_key()
    }
    /// Checks all entries (MLIR's `verifySpec`).
    ///
    /// # Errors
    /// What is wrong with the first bad entry.
    fn verify_spec(self) -> ::core::result::Result<(), crate::Diagnostic> {
        // DataLayoutInterfaces.td:172
        let spec: crate::Attribute<'c> = self.into();
        crate::layout::verify_entries(spec.context(), &self.entries())
    }
}

/// The functions by which an attribute implements [`DataLayoutSpecInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DataLayoutSpecInterfaceTable {
    /// See [`DataLayoutSpecInterface::entries`].
    pub entries: for<'c> fn(crate::Node<'c>) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>,
    /// See [`DataLayoutSpecInterface::combine_with`].
    pub combine_with: for<'c> fn(
        crate::Node<'c>,
        &[crate::Attribute<'c>],
    ) -> ::core::option::Option<::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>>,
    /// See [`DataLayoutSpecInterface::identifier`].
    pub identifier: for<'c> fn(crate::Node<'c>, crate::layout::ScopeProperty) -> &'static str,
    /// See [`DataLayoutSpecInterface::verify_spec`].
    pub verify_spec: for<'c> fn(crate::Node<'c>) -> ::core::result::Result<(), crate::Diagnostic>,
}
crate::interface_table!(
    Attribute,
    DataLayoutSpecInterface,
    DATA_LAYOUT_SPEC_INTERFACE,
    DataLayoutSpecInterfaceTable,
    [entries(), combine_with(outer), identifier(property), verify_spec()],
    []
);

/// Any attribute that implements [`DataLayoutSpecInterface`].
pub struct AnyDataLayoutSpecInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyDataLayoutSpecInterface,
    Attribute,
    DATA_LAYOUT_SPEC_INTERFACE,
    DataLayoutSpecInterfaceTable
);
impl<'c> DataLayoutSpecInterface<'c> for AnyDataLayoutSpecInterface<'c> {
    fn entries(self) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>> {
        (self.table().entries)(self.0.node())
    }
    fn combine_with(
        self,
        outer: &[crate::Attribute<'c>],
    ) -> ::core::option::Option<::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>> {
        (self.table().combine_with)(self.0.node(), outer)
    }
    fn identifier(self, property: crate::layout::ScopeProperty) -> &'static str {
        (self.table().identifier)(self.0.node(), property)
    }
    fn verify_spec(self) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table().verify_spec)(self.0.node())
    }
}

/// The key of the interface [`DLTIQueryInterface`] in tables.
pub static DLTI_QUERY_INTERFACE: crate::def::Interface = crate::def::Interface { name: "DLTIQueryInterface" };

/// An attribute that maps keys to values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DLTIQueryInterface`",
    label = "`DLTIQueryInterface` is not implemented",
    note = "its definition lists the interface `DLTIQueryInterface`",
    note = "`fn query(self, key: EntryKey<'c>) -> Option<Attribute<'c>>;`",
)]
pub trait DLTIQueryInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {
    // DataLayoutInterfaces.td:20
    /// The value of a key (MLIR's `query`).
    fn query(self, key: crate::layout::EntryKey<'c>) -> ::core::option::Option<crate::Attribute<'c>>;
}

/// The functions by which an attribute implements [`DLTIQueryInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DLTIQueryInterfaceTable {
    /// See [`DLTIQueryInterface::query`].
    pub query: for<'c> fn(
        crate::Node<'c>,
        crate::layout::EntryKey<'c>,
    ) -> ::core::option::Option<crate::Attribute<'c>>,
}
crate::interface_table!(
    Attribute,
    DLTIQueryInterface,
    DLTI_QUERY_INTERFACE,
    DLTIQueryInterfaceTable,
    [query(key)],
    []
);

/// Any attribute that implements [`DLTIQueryInterface`].
pub struct AnyDLTIQueryInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(AnyDLTIQueryInterface, Attribute, DLTI_QUERY_INTERFACE, DLTIQueryInterfaceTable);
impl<'c> DLTIQueryInterface<'c> for AnyDLTIQueryInterface<'c> {
    fn query(self, key: crate::layout::EntryKey<'c>) -> ::core::option::Option<crate::Attribute<'c>> {
        (self.table().query)(self.0.node(), key)
    }
}

/// The key of the interface [`TargetDeviceSpecInterface`] in tables.
pub static TARGET_DEVICE_SPEC_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "TargetDeviceSpecInterface"
};

/// An attribute that describes a device: a list of entries with string keys.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetDeviceSpecInterface`",
    label = "`TargetDeviceSpecInterface` is not implemented",
    note = "its definition lists the interface `TargetDeviceSpecInterface`",
    note = "`fn entries(self) -> Vec<DataLayoutEntry<'c>>;`",
)]
pub trait TargetDeviceSpecInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {
    // DataLayoutInterfaces.td:24
    /// The entries in order (MLIR's `getEntries`).
    fn entries(self) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>;
}

/// The functions by which an attribute implements [`TargetDeviceSpecInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct TargetDeviceSpecInterfaceTable {
    /// See [`TargetDeviceSpecInterface::entries`].
    pub entries: for<'c> fn(crate::Node<'c>) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>,
}
crate::interface_table!(
    Attribute,
    TargetDeviceSpecInterface,
    TARGET_DEVICE_SPEC_INTERFACE,
    TargetDeviceSpecInterfaceTable,
    [entries()],
    []
);

/// Any attribute that implements [`TargetDeviceSpecInterface`].
pub struct AnyTargetDeviceSpecInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyTargetDeviceSpecInterface,
    Attribute,
    TARGET_DEVICE_SPEC_INTERFACE,
    TargetDeviceSpecInterfaceTable
);
impl<'c> TargetDeviceSpecInterface<'c> for AnyTargetDeviceSpecInterface<'c> {
    fn entries(self) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>> {
        (self.table().entries)(self.0.node())
    }
}

/// The key of the interface [`TargetSystemSpecInterface`] in tables.
pub static TARGET_SYSTEM_SPEC_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "TargetSystemSpecInterface"
};

/// An attribute that describes a system: a device specification for each name.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetSystemSpecInterface`",
    label = "`TargetSystemSpecInterface` is not implemented",
    note = "its definition lists the interface `TargetSystemSpecInterface`",
    note = "`fn entries(self) -> Vec<DataLayoutEntry<'c>>;`",
)]
pub trait TargetSystemSpecInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {
    // DataLayoutInterfaces.td:24
    /// The devices in order: the name, and an attribute that implements
    /// `TargetDeviceSpecInterface` (MLIR's `getEntries`).
    fn entries(self) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>;
}

/// The functions by which an attribute implements [`TargetSystemSpecInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct TargetSystemSpecInterfaceTable {
    /// See [`TargetSystemSpecInterface::entries`].
    pub entries: for<'c> fn(crate::Node<'c>) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>>,
}
crate::interface_table!(
    Attribute,
    TargetSystemSpecInterface,
    TARGET_SYSTEM_SPEC_INTERFACE,
    TargetSystemSpecInterfaceTable,
    [entries()],
    []
);

/// Any attribute that implements [`TargetSystemSpecInterface`].
pub struct AnyTargetSystemSpecInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyTargetSystemSpecInterface,
    Attribute,
    TARGET_SYSTEM_SPEC_INTERFACE,
    TargetSystemSpecInterfaceTable
);
impl<'c> TargetSystemSpecInterface<'c> for AnyTargetSystemSpecInterface<'c> {
    fn entries(self) -> ::std::vec::Vec<crate::layout::DataLayoutEntry<'c>> {
        (self.table().entries)(self.0.node())
    }
}

/// The key of the interface [`DataLayoutDialectInterface`] in tables.
pub static DATA_LAYOUT_DIALECT_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DataLayoutDialectInterface"
};

/// A dialect's checks and combinations of the entries whose string key begins with its name.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutDialectInterface`",
    label = "`DataLayoutDialectInterface` is not implemented",
    note = "its definition lists the interface `DataLayoutDialectInterface`",
)]
pub trait DataLayoutDialectInterface: {
    // DataLayoutInterfaces.td:22
    /// Checks an entry of a data layout specification (MLIR's `verifyEntry`).
    ///
    /// # Errors
    /// What is wrong.
    fn verify_entry(
        entry: &crate::layout::DataLayoutEntry<'_>,
    ) -> ::core::result::Result<(), crate::Diagnostic> {
        let _ = entry;
        // DataLayoutInterfaces.td:217
        Ok(())
    }
    // DataLayoutInterfaces.td:21
    /// The entry that results from `inner` inside of `outer` (MLIR's
    /// `combine`): identical ones combine, unless said otherwise.
    fn combine<'c>(
        outer: &crate::layout::DataLayoutEntry<'c>,
        inner: &crate::layout::DataLayoutEntry<'c>,
    ) -> ::core::option::Option<crate::layout::DataLayoutEntry<'c>> {
        // DataLayoutInterfaces.td:222
        (outer.value == inner.value).then_some(*inner)
    }
}

/// The functions by which a dialect implements [`DataLayoutDialectInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DataLayoutDialectInterfaceTable {
    /// See [`DataLayoutDialectInterface::verify_entry`].
    pub verify_entry: for<'c> fn(
        &crate::layout::DataLayoutEntry<'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>,
    /// See [`DataLayoutDialectInterface::combine`].
    pub combine: for<'c> fn(
        &crate::layout::DataLayoutEntry<'c>,
        &crate::layout::DataLayoutEntry<'c>,
    ) -> ::core::option::Option<crate::layout::DataLayoutEntry<'c>>,
}
crate::interface_table!(
    Dialect,
    DataLayoutDialectInterface,
    DATA_LAYOUT_DIALECT_INTERFACE,
    DataLayoutDialectInterfaceTable,
    [],
    [verify_entry(entry), combine(outer, inner)]
);
