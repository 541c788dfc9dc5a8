//! The compact serialised form of IR: reading and writing bytecode (MLIR, "MLIR Bytecode Format").
//!
//! [`Ir::read_bytecode`](crate::ir::Ir::read_bytecode) and [`Ir::write_bytecode`](crate::ir::Ir::write_bytecode) read
//! and write files in memory; [`read_bytecode`] and [`write_bytecode`] do so with options, [`LazyBytecode`] reads
//! isolated regions on demand. A dialect encodes its types and attributes with [`BytecodeDialectInterface`]; otherwise
//! they are encoded as text.
//!
//! The definition of an operation decides the encoding of its properties. The bytes are those of `mlir-opt`, provided
//! that the context has the definitions of all registered operations of the file.
//!
//! # What a reader must know
//! Types and attributes of an unknown dialect can be read if the file has them as text. If they have the encoding of
//! their dialect, such as `!quant.uniform`, a file that uses them is rejected with the message of a tool that does not
//! have the dialect ("dialect 'quant' does not implement the bytecode interface"), and the command's exit code is 1. The
//! same holds for the properties of a registered operation whose definition is not known; a file of version 4 has them
//! as attributes.
//!
//! A type or an attribute with a body ([`Body`](crate::Body)) is written as text, the body included.
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
//! `entries` the types and attributes in them, `read_ir` the operations; `numbering` decides the numbers that `write`
//! writes, with the tables of `number_table`, and records encodings (`recording`); `derived` and `properties` are encodings. The dialects have theirs.

mod derived;
mod encode;
mod entries;
mod format;
mod input;
mod inspect;
mod interface;
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
pub use inspect::{BytecodeInfo, DialectInfo, ResourceInfo, SectionInfo, dump_bytecode};
pub use interface::{
    BYTECODE_DIALECT_INTERFACE, BytecodeDialectInterface, BytecodeDialectInterfaceTable, BytecodeWriter,
};
pub use read::{LazyBytecode, is_bytecode, read_bytecode, read_shared_bytecode, version_note};
pub use write::{BytecodeWriteOptions, WrittenBytecode, write_bytecode};
