//! The bytecode of builtin types and attributes, with the codes and fields of MLIR's `BuiltinDialectBytecode.td`. Types
//! and attributes without an encoding there are text.

mod codes;
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
