//! Operations and whole files as text.
//!
//! [`parse_file`] parses a file and continues after errors; [`print()`] prints the
//! same bytes as `mlir-opt`. The hooks of custom forms use [`OpParser`] and
//! [`OpPrinter`].
//!
//! Not here: the text of types and attributes ([`crate::text`]).

mod alias;
mod assemble;
pub mod attribute_text;
pub(crate) mod bare;
pub mod directives;
mod display;
mod file;
mod form;
mod format;
mod format_print;
mod function;
mod generic;
mod hooks;
mod lists;
mod made;
pub mod map_text;
mod names;
mod numbering;
mod parse;
mod print;
mod property;
mod region;
mod resources;
mod signature;
mod spelled;
pub mod type_text;
mod undefined;
mod unknown;
mod write;
mod written;

pub(crate) use display::first_line;
pub(crate) use file::{BYTECODE_MAGIC, choose_root};
pub use file::{FileOptions, ParsedFile, parse_file, parse_file_part};
pub use format_print::{attr_dict_entries, is_in_attr_dict};
pub use function::{
    FUNCTION_TYPE, FunctionSignature, attributes_at, function_type, parse_function, parse_visibility,
    print_argument_types, print_function, print_function_type, print_signature, print_symbol, print_types,
};
pub use hooks::OpFormat;
pub use lists::{Assignments, IndexList, TypedOperands, parse_dynamic_index_list, print_dynamic_index_list};
pub use made::Nodes;
pub use numbering::GivenNames;
pub(crate) use numbering::Numbering;
pub use parse::{OpParser, UnresolvedOperand};
pub use print::{OpPrintFlags, OpPrinter, PrintedPlace};
pub use region::{EntryArgument, MAX_ERRORS};
pub(crate) use write::print_alone;
pub use write::{print, print_buffered, print_named, print_to, print_with_places};
