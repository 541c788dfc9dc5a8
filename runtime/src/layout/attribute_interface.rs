//! What attributes and dialects implement to take part: entries, specifications,
//! queries by key, target descriptions, and a dialect's say about its own keys.
//!
//! Each interface is a trait, a table of functions made of an implementation, and
//! a static that names the interface (ODS `DataLayoutInterfaces.td`). The
//! attributes that come with this crate are in [`dlti`](crate::dlti).

use super::entry::{DataLayoutEntry, EntryKey};
use super::{combine, verify};
use crate::attribute::Attribute;
use crate::context::Context;
use crate::def::{Dialect, Interface, find_interface};
use crate::diagnostic::Diagnostic;
use crate::handle::DefHandle;

/// The interface of attributes that are one key and value (ODS `DataLayoutEntryInterface`).
pub static DATA_LAYOUT_ENTRY_INTERFACE: Interface = Interface { name: "DataLayoutEntryInterface" };
/// The interface of attributes that specify a data layout (ODS `DataLayoutSpecInterface`).
pub static DATA_LAYOUT_SPEC_INTERFACE: Interface = Interface { name: "DataLayoutSpecInterface" };
/// The interface of attributes that map keys to values (ODS `DLTIQueryInterface`).
pub static DLTI_QUERY_INTERFACE: Interface = Interface { name: "DLTIQueryInterface" };
/// The interface of attributes that describe a device (ODS `TargetDeviceSpecInterface`).
pub static TARGET_DEVICE_SPEC_INTERFACE: Interface = Interface { name: "TargetDeviceSpecInterface" };
/// The interface of attributes that describe a system of devices (ODS `TargetSystemSpecInterface`).
pub static TARGET_SYSTEM_SPEC_INTERFACE: Interface = Interface { name: "TargetSystemSpecInterface" };
/// The interface of dialects whose name may begin a string key (MLIR's `DataLayoutDialectInterface`).
pub static DATA_LAYOUT_DIALECT_INTERFACE: Interface = Interface { name: "DataLayoutDialectInterface" };

/// A property of a scope that does not belong to a type, named by a string key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ScopeProperty {
    /// Which byte of a number comes first: `"big"` or `"little"`.
    Endianness,
    /// The memory space of pointers that name none.
    DefaultMemorySpace,
    /// The memory space of stack slots.
    AllocaMemorySpace,
    /// The memory space of code.
    ProgramMemorySpace,
    /// The memory space of global variables.
    GlobalMemorySpace,
    /// How symbol names are mangled.
    ManglingMode,
    /// The natural alignment of the stack, in bits.
    StackAlignment,
    /// The alignment of function pointers, in bits.
    FunctionPointerAlignment,
    /// The widths of the integers that the target has, in bits.
    LegalIntWidths,
}

impl ScopeProperty {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Endianness,
        Self::DefaultMemorySpace,
        Self::AllocaMemorySpace,
        Self::ProgramMemorySpace,
        Self::GlobalMemorySpace,
        Self::ManglingMode,
        Self::StackAlignment,
        Self::FunctionPointerAlignment,
        Self::LegalIntWidths,
    ];

    /// The key by which the DLTI dialect knows it.
    #[must_use]
    pub const fn dlti_key(self) -> &'static str {
        match self {
            Self::Endianness => "dlti.endianness",
            Self::DefaultMemorySpace => "dlti.default_memory_space",
            Self::AllocaMemorySpace => "dlti.alloca_memory_space",
            Self::ProgramMemorySpace => "dlti.program_memory_space",
            Self::GlobalMemorySpace => "dlti.global_memory_space",
            Self::ManglingMode => "dlti.mangling_mode",
            Self::StackAlignment => "dlti.stack_alignment",
            Self::FunctionPointerAlignment => "dlti.function_pointer_alignment",
            Self::LegalIntWidths => "dlti.legal_int_widths",
        }
    }
}

/// An attribute that is one key and value.
pub trait DataLayoutEntryInterface<'c>: Copy {
    /// What it is about (MLIR's `getKey`).
    fn key(self) -> EntryKey<'c>;
    /// What it says (MLIR's `getValue`).
    fn value(self) -> Attribute<'c>;
    /// Checks the entry by itself (MLIR's `verifyEntry`); what its value means is
    /// checked by the type or the dialect of the key.
    ///
    /// # Errors
    /// What is wrong.
    fn verify_entry(self) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// An attribute that specifies a data layout: a list of entries.
pub trait DataLayoutSpecInterface<'c>: Copy {
    /// The entries in order (MLIR's `getEntries`).
    fn entries(self) -> Vec<DataLayoutEntry<'c>>;

    /// The entries of this specification inside of others, from the outermost to
    /// the innermost (MLIR's `combineWith`). `None` when they are incompatible.
    fn combine_with(self, outer: &[Attribute<'c>]) -> Option<Vec<DataLayoutEntry<'c>>>;

    /// The string key that names a property (MLIR's `getEndiannessIdentifier` and
    /// so on).
    fn identifier(self, property: ScopeProperty) -> &'static str {
        property.dlti_key()
    }

    /// Checks all entries (MLIR's `verifySpec`).
    ///
    /// # Errors
    /// What is wrong with the first bad entry.
    fn verify_spec(self, context: &'c Context) -> Result<(), Diagnostic> {
        verify::verify_entries(context, &self.entries())
    }
}

/// An attribute that maps keys to values.
pub trait DltiQueryInterface<'c>: Copy {
    /// The value of a key (MLIR's `query`).
    fn query(self, key: EntryKey<'c>) -> Option<Attribute<'c>>;
}

/// An attribute that describes a device: a list of entries with string keys.
pub trait TargetDeviceSpecInterface<'c>: Copy {
    /// The entries in order (MLIR's `getEntries`).
    fn entries(self) -> Vec<DataLayoutEntry<'c>>;
}

/// An attribute that describes a system: a device specification for each name.
pub trait TargetSystemSpecInterface<'c>: Copy {
    /// The devices in order: the name, and an attribute that implements
    /// [`TargetDeviceSpecInterface`] (MLIR's `getEntries`).
    fn entries(self) -> Vec<DataLayoutEntry<'c>>;
}

/// A dialect's say about the entries whose string key begins with its name.
pub trait DataLayoutDialectInterface {
    /// Checks an entry of a data layout specification (MLIR's `verifyEntry`).
    ///
    /// # Errors
    /// What is wrong.
    fn verify_entry(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
        let _ = entry;
        Ok(())
    }

    /// The entry that results where `inner` stands inside of `outer` (MLIR's
    /// `combine`): identical ones combine, unless said otherwise.
    fn combine<'c>(outer: &DataLayoutEntry<'c>, inner: &DataLayoutEntry<'c>) -> Option<DataLayoutEntry<'c>> {
        combine::identical(outer, inner)
    }
}

/// The functions by which a def implements [`DATA_LAYOUT_ENTRY_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct DataLayoutEntryInterfaceTable {
    /// The key and the value; `None` for an attribute of another def.
    pub entry: for<'c> fn(Attribute<'c>) -> Option<(EntryKey<'c>, Attribute<'c>)>,
    /// See [`DataLayoutEntryInterface::verify_entry`].
    pub verify_entry: fn(Attribute<'_>) -> Result<(), Diagnostic>,
}

impl DataLayoutEntryInterfaceTable {
    /// The table of a handle that implements the interface.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: DataLayoutEntryInterface<'c>,
    {
        Self {
            entry: |attribute| attribute.cast::<H>().map(|entry| (entry.key(), entry.value())),
            verify_entry: |attribute| attribute.cast::<H>().map_or(Ok(()), |entry| entry.verify_entry()),
        }
    }

    /// The table of an attribute, if it implements the interface.
    #[must_use]
    pub fn find(attribute: Attribute<'_>) -> Option<&'static Self> {
        attribute.node().interface(&DATA_LAYOUT_ENTRY_INTERFACE)
    }
}

/// The functions by which a def implements [`DATA_LAYOUT_SPEC_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct DataLayoutSpecInterfaceTable {
    /// See [`DataLayoutSpecInterface::entries`].
    pub entries: for<'c> fn(Attribute<'c>) -> Vec<DataLayoutEntry<'c>>,
    /// See [`DataLayoutSpecInterface::combine_with`].
    pub combine_with: for<'c> fn(Attribute<'c>, &[Attribute<'c>]) -> Option<Vec<DataLayoutEntry<'c>>>,
    /// See [`DataLayoutSpecInterface::identifier`].
    pub identifier: fn(Attribute<'_>, ScopeProperty) -> &'static str,
    /// See [`DataLayoutSpecInterface::verify_spec`].
    pub verify_spec: fn(Attribute<'_>) -> Result<(), Diagnostic>,
}

impl DataLayoutSpecInterfaceTable {
    /// The table of a handle that implements the interface.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: DataLayoutSpecInterface<'c>,
    {
        Self {
            entries: |spec| spec.cast::<H>().map(|spec| spec.entries()).unwrap_or_default(),
            combine_with: |spec, outer| spec.cast::<H>()?.combine_with(outer),
            identifier: |spec, property| {
                spec.cast::<H>().map_or(property.dlti_key(), |spec| spec.identifier(property))
            },
            verify_spec: |spec| spec.cast::<H>().map_or(Ok(()), |handle| handle.verify_spec(spec.context())),
        }
    }

    /// The table of an attribute, if it implements the interface.
    #[must_use]
    pub fn find(attribute: Attribute<'_>) -> Option<&'static Self> {
        attribute.node().interface(&DATA_LAYOUT_SPEC_INTERFACE)
    }
}

/// The functions by which a def implements [`DLTI_QUERY_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct DltiQueryInterfaceTable {
    /// See [`DltiQueryInterface::query`].
    pub query: for<'c> fn(Attribute<'c>, EntryKey<'c>) -> Option<Attribute<'c>>,
}

impl DltiQueryInterfaceTable {
    /// The table of a handle that implements the interface.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: DltiQueryInterface<'c>,
    {
        Self { query: |attribute, key| attribute.cast::<H>()?.query(key) }
    }

    /// The table of an attribute, if it implements the interface.
    #[must_use]
    pub fn find(attribute: Attribute<'_>) -> Option<&'static Self> {
        attribute.node().interface(&DLTI_QUERY_INTERFACE)
    }
}

/// The functions by which a def implements [`TARGET_DEVICE_SPEC_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct TargetDeviceSpecInterfaceTable {
    /// See [`TargetDeviceSpecInterface::entries`].
    pub entries: for<'c> fn(Attribute<'c>) -> Vec<DataLayoutEntry<'c>>,
}

impl TargetDeviceSpecInterfaceTable {
    /// The table of a handle that implements the interface.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: TargetDeviceSpecInterface<'c>,
    {
        Self { entries: |spec| spec.cast::<H>().map(|spec| spec.entries()).unwrap_or_default() }
    }

    /// The table of an attribute, if it implements the interface.
    #[must_use]
    pub fn find(attribute: Attribute<'_>) -> Option<&'static Self> {
        attribute.node().interface(&TARGET_DEVICE_SPEC_INTERFACE)
    }
}

/// The functions by which a def implements [`TARGET_SYSTEM_SPEC_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct TargetSystemSpecInterfaceTable {
    /// See [`TargetSystemSpecInterface::entries`].
    pub entries: for<'c> fn(Attribute<'c>) -> Vec<DataLayoutEntry<'c>>,
}

impl TargetSystemSpecInterfaceTable {
    /// The table of a handle that implements the interface.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: TargetSystemSpecInterface<'c>,
    {
        Self { entries: |spec| spec.cast::<H>().map(|spec| spec.entries()).unwrap_or_default() }
    }

    /// The table of an attribute, if it implements the interface.
    #[must_use]
    pub fn find(attribute: Attribute<'_>) -> Option<&'static Self> {
        attribute.node().interface(&TARGET_SYSTEM_SPEC_INTERFACE)
    }
}

/// The functions by which a dialect implements [`DATA_LAYOUT_DIALECT_INTERFACE`].
#[derive(Clone, Copy, Debug)]
pub struct DataLayoutDialectInterfaceTable {
    /// See [`DataLayoutDialectInterface::verify_entry`].
    pub verify_entry: fn(&DataLayoutEntry<'_>) -> Result<(), Diagnostic>,
    /// See [`DataLayoutDialectInterface::combine`].
    pub combine: for<'c> fn(&DataLayoutEntry<'c>, &DataLayoutEntry<'c>) -> Option<DataLayoutEntry<'c>>,
}

impl DataLayoutDialectInterfaceTable {
    /// The table of a type that implements the interface.
    #[must_use]
    pub const fn of<D: DataLayoutDialectInterface>() -> Self {
        Self { verify_entry: D::verify_entry, combine: D::combine }
    }

    /// The table of a dialect, if it implements the interface.
    #[must_use]
    pub fn find(dialect: &'static Dialect) -> Option<&'static Self> {
        find_interface(dialect.interfaces, &DATA_LAYOUT_DIALECT_INTERFACE)?.downcast_ref()
    }
}
