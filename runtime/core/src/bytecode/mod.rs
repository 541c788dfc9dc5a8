//! The compact serialised form of IR: reading and writing bytecode (MLIR, "MLIR Bytecode Format").
//!
//! [`Ir::read_bytecode`](crate::ir::Ir::read_bytecode) and [`Ir::write_bytecode`](crate::ir::Ir::write_bytecode) read
//! and write files in memory; [`read_bytecode`] and [`write_bytecode`] do so with options, [`LazyBytecode`] reads
//! isolated regions on demand. A dialect encodes its types and attributes with [`BytecodeDialectInterface`] or by their
//! parameters; otherwise they are encoded as text.
//!
//! The definition of an operation determines the encoding of its properties. The bytes equal `mlir-opt`'s, provided
//! that the context has the definitions of all registered operations of the file.
//!
//! # Requirements of a reader
//! Types and attributes of an unknown dialect can be read if the file has them as text. If they have the encoding of
//! their dialect, such as `!quant.uniform`, the file is rejected with the message of a tool without the dialect
//! ("dialect 'quant' does not implement the bytecode interface"), and the command's exit code is 1. The same holds for
//! the properties of a registered operation with an unknown definition; a file of version 4 has them as attributes.
//!
//! A type or an attribute with a body ([`Body`](crate::Body)) is written as text, the body included.
//!
//! # The encoding by parameters
//! `bytecode = 1` in a definition, and `bytecode` in a derive, request an encoding derived from the parameters. This is
//! its version 1. An entry has the version as a number in two bytes (`06 00`), the mnemonic of the definition as a
//! string, the number of its parameters, and each of them by its kind:
//!
//! | parameter | fields |
//! | --- | --- |
//! | a truth value | a byte, 0 or 1 |
//! | a number, an enum | a signed number; of an unsigned one, a number |
//! | a number of any size | its width, the number of words, and each as a signed number |
//! | a float | the name of its format as a string, and the two halves of its bits, the lower one first: numbers |
//! | text, bytes | a string |
//! | a type, an attribute | its number |
//! | a list | the number of elements, and each of them |
//!
//! A byte precedes an optional parameter, or one with a default value: 0 if it is absent, 1 otherwise. A later version
//! of a definition may append such parameters: parameters missing from a file are absent, or have their default value.
//! A definition with a parameter of another kind, or with a body, is encoded as text.
//!
//! No other number of one byte is written in two bytes. So the entry differs from entries of the dialect's
//! [`BytecodeDialectInterface`] if these begin with a number, as in MLIR; a dialect may have both encodings. The writer
//! reports an error if the implementation of such a dialect writes these two bytes.
//!
//! # Limits
//! Types, attributes and regions nest as deeply as [`Limits`](crate::text::Limits) allows. An attribute or a type that
//! is used several times counts each time, because its text repeats it. All of a file together, and each of them, may
//! have 2^22 parts, plus 256 for each byte of the file. The writer does not count: it writes an attribute with more
//! parts, which cannot be read. A file takes at most 64 bytes of memory for each of its bytes, plus 64 MiB.
//!
//! ```
//! use isogloss::{Context, bytecode, ir::Ir};
//! let ctx = Context::new();
//! let ir = Ir::parse(&ctx, "module { }")?;
//! let bytes = ir.write_bytecode()?;
//! assert!(bytecode::is_bytecode(&bytes));
//! assert_eq!(Ir::read_bytecode(&ctx, &bytes)?.to_string(), "module {\n}\n");
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
//!
//! Modules: `format` has the constants; `input` and `output` read and write fields; `tables` reads the sections,
//! `entries` the types and attributes in them, `read_ir` the operations; `kept` has the data that IR retains of a file;
//! `numbering` assigns the numbers that `write` writes, with the tables of `number_table` and `dictionaries`, and
//! records encodings (`recording`); `derived` and `properties` are encodings. Dialects define their own.

mod derived;
mod dictionaries;
mod encode;
mod entries;
mod format;
mod input;
mod inspect;
mod interface;
mod kept;
mod number_table;
mod numbering;
mod output;
mod properties;
mod read;
mod read_ir;
mod recording;
mod skim;
mod tables;
mod use_orders;
mod write;

pub use crate::ir::SharedBytes;
pub use derived::{check_attribute, enum_case, read_kind};
pub use entries::BytecodeReader;
pub use format::{CURRENT_VERSION, SectionKind};
pub use inspect::{BytecodeInfo, DialectInfo, ResourceInfo, SectionInfo, dump_bytecode, dump_bytecode_to};
pub use interface::{
    BYTECODE_DIALECT_INTERFACE, BytecodeDialectInterface, BytecodeDialectInterfaceTable, BytecodeWriter,
};
pub(crate) use kept::Kept;
pub use read::{LazyBytecode, is_bytecode, read_bytecode, read_shared_bytecode, version_note};
pub use write::{BytecodeWriteOptions, WrittenBytecode, write_bytecode};
