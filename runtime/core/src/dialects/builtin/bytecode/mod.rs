//! The bytecode of builtin types and attributes, with the codes and fields of MLIR's `BuiltinDialectBytecode.td`. Those
//! without an encoding there are text.
//!
//! `codes`, `read` and `write` have the encodings of version 22; `keywords` has the types that are only a code, and `added`
//! the encodings that newer versions added. Rows there name the first version whose tools read them. A writer takes the rows of
//! its target, a reader takes all.

mod added;
mod affine;
mod codes;
mod keywords;
mod read;
mod write;

pub(crate) use codes::attribute::{DICTIONARY, FILE_LINE_COL_LOC};
pub(crate) use write::dictionary as write_dictionary;

use crate::bytecode::{
    BytecodeDialectInterface, BytecodeDialectInterfaceTable, BytecodeReader, BytecodeWriter,
};
use crate::def::InterfaceImpl;
use crate::{Attribute, Diagnostic, Type};

/// The dialect's implementation.
pub(super) const INTERFACE: InterfaceImpl = BytecodeDialectInterfaceTable::entry::<Encodings>();

struct Encodings;

impl BytecodeDialectInterface for Encodings {
    fn write_attribute<'c>(attribute: Attribute<'c>, writer: &mut dyn BytecodeWriter<'c>) -> bool {
        write::attribute(attribute, writer)
    }
    fn write_type<'c>(ty: Type<'c>, writer: &mut dyn BytecodeWriter<'c>) -> bool {
        write::ty(ty, writer)
    }
    fn read_attribute<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<Attribute<'c>, Diagnostic> {
        read::attribute(reader)
    }
    fn read_type<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<Type<'c>, Diagnostic> {
        read::ty(reader)
    }
}
