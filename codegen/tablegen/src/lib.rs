//! TableGen, the definition language of LLVM and MLIR, as a library.
#![forbid(unsafe_code)]

mod diag;
mod eval;
mod print;
mod provenance;
mod records;
mod render;
mod run;
mod session;
mod source;
mod store;
mod suggest;
mod syntax;
mod value;

pub use diag::{Diagnostic, Errors, Frame, Label, Severity};
pub use records::{Field, Record, Records};
pub use render::Renderer;
pub use session::{Dependencies, IncludeResolver, Limits, Resolved, Session};
pub use source::{FileId, Location, SourceFile, SourceMap, Span};
pub use syntax::{SyntaxTree, parse_only};
pub use value::{BitsValue, DagValue, FromValue, ListValue, Mismatch, StringValue, UnresolvedValue, Value};
