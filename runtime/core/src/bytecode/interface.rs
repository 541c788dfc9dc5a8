//! The encoding that a dialect defines: [`BytecodeDialectInterface`] and its table.

use super::entries::BytecodeReader;
use crate::def::{Interface, InterfaceImpl};
use crate::{Attribute, Diagnostic, MlirVersion, Type};

/// Writes the fields of a type, an attribute or a dialect's version (MLIR `DialectBytecodeWriter`).
///
/// An implementation runs twice for each value: first to number the types and attributes that it refers to, then to
/// write the fields. Both runs must write the same fields in the same order.
pub trait BytecodeWriter<'c> {
    /// The version of the file.
    fn file_version(&self) -> u64;
    /// The version of MLIR that will read the file.
    fn target(&self) -> MlirVersion;
    /// Writes a byte.
    fn byte(&mut self, value: u8);
    /// Writes a number, in the fewest bytes.
    fn varint(&mut self, value: u64);
    /// Writes a signed number, in the fewest bytes.
    fn signed(&mut self, value: i64);
    /// Writes an attribute, by its number.
    fn attribute(&mut self, value: Attribute<'c>);
    /// Writes an optional attribute.
    fn optional_attribute(&mut self, value: Option<Attribute<'c>>);
    /// Writes a type, by its number.
    fn ty(&mut self, value: Type<'c>);
    /// Writes a string, by its number.
    fn string(&mut self, value: &[u8]);
    /// Writes bytes after their number.
    fn blob(&mut self, value: &[u8]);
    /// Writes the key of a resource of a dialect, by its number.
    fn resource(&mut self, dialect: &'static str, key: &'c [u8]);
}

/// The encoding of a dialect's types and attributes (MLIR `BytecodeDialectInterface`). The author implements it for the
/// dialect's struct, and lists it: in a definition file by `let interfaces = [BytecodeDialectInterface];`, in a derive
/// by `#[dialect(interfaces(isogloss::bytecode::BytecodeDialectInterface))]`, and in a hand-written table by
/// [`BytecodeDialectInterfaceTable::entry`].
///
/// By convention an encoding begins with a number, a code as in MLIR. It distinguishes the implementation's entries
/// from those encoded by their parameters (`bytecode = 1`), which the implementation does not read.
///
/// ```
/// use isogloss::bytecode::{BytecodeDialectInterface, BytecodeDialectInterfaceTable, BytecodeReader, BytecodeWriter};
/// use isogloss::def::Dialect;
/// use isogloss::Diagnostic;
///
/// struct Toy;
/// impl BytecodeDialectInterface for Toy {
///     // Version 2 is written; a reader gets the version of its file.
///     fn write_version<'c>(writer: &mut dyn BytecodeWriter<'c>) {
///         writer.varint(2);
///     }
///     fn read_version<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<u64, Diagnostic> {
///         match reader.varint()? {
///             version @ 0..=2 => Ok(version),
///             newer => Err(Diagnostic::error(format!("version {newer} of `toy` is newer than 2"))),
///         }
///     }
/// }
/// static TOY: Dialect = Dialect {
///     interfaces: &[BytecodeDialectInterfaceTable::entry::<Toy>()],
///     ..Dialect::new("toy")
/// };
/// # let _ = &TOY;
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::bytecode::BytecodeDialectInterface`",
    label = "`BytecodeDialectInterface` is not implemented",
    note = "the definition of the dialect lists the interface in `interfaces`; every function may be left out",
    note = "`fn write_attribute<'c>(attribute: Attribute<'c>, writer: &mut dyn BytecodeWriter<'c>) -> bool` and `write_type` write",
    note = "`fn read_attribute<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<Attribute<'c>, Diagnostic>` and `read_type` read"
)]
pub trait BytecodeDialectInterface {
    /// Writes an attribute. Returns `false`, and writes nothing, if its only encoding is its text.
    fn write_attribute<'c>(_attribute: Attribute<'c>, _writer: &mut dyn BytecodeWriter<'c>) -> bool {
        false
    }

    /// Writes a type. Returns `false`, and writes nothing, if its only encoding is its text.
    fn write_type<'c>(_ty: Type<'c>, _writer: &mut dyn BytecodeWriter<'c>) -> bool {
        false
    }

    /// Reads an attribute.
    ///
    /// # Errors
    /// If it is malformed, or the reader reports an error.
    fn read_attribute<'c>(_reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<Attribute<'c>, Diagnostic> {
        Err(Diagnostic::error("the dialect has no encoding of attributes"))
    }

    /// Reads a type.
    ///
    /// # Errors
    /// If it is malformed, or the reader reports an error.
    fn read_type<'c>(_reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<Type<'c>, Diagnostic> {
        Err(Diagnostic::error("the dialect has no encoding of types"))
    }

    /// Writes the version of the dialect. If it writes nothing, the file has no version of the dialect.
    fn write_version<'c>(_writer: &mut dyn BytecodeWriter<'c>) {}

    /// Reads the version of the dialect, which [`BytecodeReader::dialect_version`] returns afterwards.
    ///
    /// # Errors
    /// If this implementation cannot read the version.
    fn read_version<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<u64, Diagnostic> {
        reader.varint()
    }
}

/// Identifies [`BytecodeDialectInterface`].
pub static BYTECODE_DIALECT_INTERFACE: Interface = Interface { name: "BytecodeDialectInterface" };

/// The functions of a [`BytecodeDialectInterface`].
pub struct BytecodeDialectInterfaceTable {
    pub(super) write_attribute: for<'c> fn(Attribute<'c>, &mut dyn BytecodeWriter<'c>) -> bool,
    pub(super) write_type: for<'c> fn(Type<'c>, &mut dyn BytecodeWriter<'c>) -> bool,
    pub(super) read_attribute:
        for<'c> fn(&mut BytecodeReader<'_, '_, 'c>) -> Result<Attribute<'c>, Diagnostic>,
    pub(super) read_type: for<'c> fn(&mut BytecodeReader<'_, '_, 'c>) -> Result<Type<'c>, Diagnostic>,
    pub(super) write_version: for<'c> fn(&mut dyn BytecodeWriter<'c>),
    pub(super) read_version: for<'c> fn(&mut BytecodeReader<'_, '_, 'c>) -> Result<u64, Diagnostic>,
}

impl BytecodeDialectInterfaceTable {
    /// The table of an implementation.
    #[must_use]
    pub const fn of<T: BytecodeDialectInterface>() -> Self {
        Self {
            write_attribute: T::write_attribute,
            write_type: T::write_type,
            read_attribute: T::read_attribute,
            read_type: T::read_type,
            write_version: T::write_version,
            read_version: T::read_version,
        }
    }

    /// The table as an interface of a dialect.
    #[must_use]
    pub const fn entry<T: BytecodeDialectInterface>() -> InterfaceImpl {
        InterfaceImpl::new(&BYTECODE_DIALECT_INTERFACE, const { &Self::of::<T>() })
    }
}
