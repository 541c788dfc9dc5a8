//! The encodings of attributes that versions of MLIR after 22 added: a row for each, with its code and the first version whose
//! tools read it. Before that version, the attribute is text.

use super::affine;
use super::read::{Read, Reader};
use crate::affine::{AffineMapAttr, IntegerSetAttr};
use crate::bytecode::BytecodeWriter;
use crate::def::Def;
use crate::handle::DefHandle;
use crate::memref::StridedLayoutAttr;
use crate::{Attribute, MlirVersion};

/// The encoding of an attribute.
pub(super) struct Added {
    code: u64,
    since: MlirVersion,
    def: &'static Def,
    /// Reads the fields after the code.
    pub(super) read: for<'c> fn(&mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>>,
    /// Writes the code and the fields. Returns `false`, and writes nothing, if the attribute must be text.
    write: for<'c> fn(u64, Attribute<'c>, &mut dyn BytecodeWriter<'c>) -> bool,
}

static ADDED: [Added; 3] = [
    Added {
        code: 23,
        since: MlirVersion::V24,
        def: AffineMapAttr::DEF,
        read: affine::read_map,
        write: affine::write_map,
    },
    Added {
        code: 24,
        since: MlirVersion::V24,
        def: IntegerSetAttr::DEF,
        read: affine::read_set,
        write: affine::write_set,
    },
    Added {
        code: 25,
        since: MlirVersion::V24,
        def: StridedLayoutAttr::DEF,
        read: affine::read_strided,
        write: affine::write_strided,
    },
];

/// The row of a code.
pub(super) fn by_code(code: u64) -> Option<&'static Added> {
    ADDED.iter().find(|added| added.code == code)
}

/// Writes an attribute that has a row; `false` if it has none, or the tools of the target do not read its encoding.
pub(super) fn write<'c>(attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    let target = to.target();
    let row = ADDED.iter().find(|added| std::ptr::eq(added.def, attribute.def()));
    row.is_some_and(|added| added.since <= target && (added.write)(added.code, attribute, to))
}
