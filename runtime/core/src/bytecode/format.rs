//! The constants of the container: magic number, versions, sections, masks.

use crate::Diagnostic;

/// The first four bytes of every file, `ML` and `ïR` in one byte.
pub(super) use crate::ir::text::BYTECODE_MAGIC as MAGIC;

/// The newest version, which is the default for writing.
pub const CURRENT_VERSION: u64 = 6;

/// The first versions with certain parts.
pub(super) mod since {
    pub(crate) const DIALECT_VERSIONS: u64 = 1;
    pub(crate) const REGION_SECTIONS: u64 = 2;
    pub(crate) const USE_ORDERS: u64 = 3;
    pub(crate) const OPTIONAL_LOCATIONS: u64 = 4;
    pub(crate) const PROPERTIES: u64 = 5;
    pub(crate) const SPARSE_SEGMENTS: u64 = 6;
}

/// The padding byte before aligned data.
pub(super) const PADDING: u8 = 0xCB;

/// The bit of a section's id for a section with an alignment after its length.
pub(super) const ALIGNED: u8 = 0x80;

/// A part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum SectionKind {
    /// The strings, to which all other sections refer by number.
    String = 0,
    /// The dialects and the names of operations.
    Dialect = 1,
    /// Types and attributes.
    AttrType = 2,
    /// Their sizes.
    AttrTypeOffset = 3,
    /// Operations; nested sections hold the regions of isolated ones.
    Ir = 4,
    /// The data of resources.
    Resource = 5,
    /// The keys and sizes of resources.
    ResourceOffset = 6,
    /// The version of a dialect, inside the dialect section.
    DialectVersions = 7,
    /// Properties of operations.
    Properties = 8,
}

impl SectionKind {
    /// The number of kinds.
    pub(super) const COUNT: usize = 9;

    const ALL: [Self; Self::COUNT] = [
        Self::String,
        Self::Dialect,
        Self::AttrType,
        Self::AttrTypeOffset,
        Self::Ir,
        Self::Resource,
        Self::ResourceOffset,
        Self::DialectVersions,
        Self::Properties,
    ];

    /// The kind of an id.
    pub(super) fn from_id(id: u8) -> Result<Self, Diagnostic> {
        Self::ALL
            .get(usize::from(id))
            .copied()
            .ok_or_else(|| Diagnostic::error(format!("invalid section ID: {id}")))
    }

    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::String => "String",
            Self::Dialect => "Dialect",
            Self::AttrType => "AttrType",
            Self::AttrTypeOffset => "AttrTypeOffset",
            Self::Ir => "IR",
            Self::Resource => "Resource",
            Self::ResourceOffset => "ResourceOffset",
            Self::DialectVersions => "DialectVersions",
            Self::Properties => "Properties",
        }
    }
}

/// The bits for the parts of an operation.
pub(super) mod mask {
    pub(crate) const ATTRIBUTES: u8 = 0x01;
    pub(crate) const RESULTS: u8 = 0x02;
    pub(crate) const OPERANDS: u8 = 0x04;
    pub(crate) const SUCCESSORS: u8 = 0x08;
    pub(crate) const REGIONS: u8 = 0x10;
    pub(crate) const USE_ORDERS: u8 = 0x20;
    pub(crate) const PROPERTIES: u8 = 0x40;
}

/// The kinds of resources.
pub(super) mod resource {
    pub(crate) const BLOB: u8 = 0;
    pub(crate) const BOOL: u8 = 1;
    pub(crate) const STRING: u8 = 2;
}
