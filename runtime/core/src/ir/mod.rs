//! Operations, blocks, regions and values: the IR itself (LangRef,
//! "High-Level Structure").
//!
//! An [`Ir`] owns everything; [`OpRef`], [`BlockRef`], [`RegionRef`] and [`ValueRef`] read it; [`Builder`] and the
//! methods of [`Ir`] write it. A view borrows the IR, so a program that changes what it finds keeps ids
//! ([`OpRef::id`]), which borrow nothing. A [`Builder`] borrows it, too: it lends it with [`Builder::ir`]. `Display` of
//! an operation, a value or a block is its text, with the names of the whole text. [`Ir::parse`], [`Ir::verify`] and
//! `Display` read, check and write it as text; [`text`] does so for whole files and with options.
//!
//! This example builds, walks, changes, verifies and prints a function with two blocks:
//!
//! ```
//! use isogloss::ir::Ir;
//! use isogloss::{Context, dialects::func};
//!
//! let ctx = Context::with_dialects([func::dialect()]);
//! let i32 = ctx.i32();
//! let mut ir = Ir::new(&ctx);
//! let body = ir.body();
//!
//! let mut builder = ir.builder_at_end(body);
//! let function = builder
//!     .op("func.func")
//!     .attribute("sym_name", ctx.string_attr("answer"))
//!     .attribute("function_type", ctx.type_attr(ctx.function(&[i32], &[i32])))
//!     .region()
//!     .create();
//! let region = builder.ir().op(function).regions().next().unwrap().id();
//! let entry = builder.block(region, [i32]);
//! let exit = builder.block(region, []);
//!
//! builder.move_to_end(entry);
//! let argument = builder.ir().block(entry).arguments().next().unwrap().id();
//! let doubled = builder.op("toy.double").operand(argument).result(i32).create_value();
//! builder.op("toy.jump").successor(exit).create();
//! builder.move_to_end(exit);
//! builder.op("func.return").operand(doubled).create();
//!
//! let names: Vec<_> = ir.op(function).walk().map(|op| op.name()).collect();
//! assert_eq!(names, ["func.func", "toy.double", "toy.jump", "func.return"]);
//!
//! // The function returns its argument instead.
//! ir.replace_all_uses(doubled, argument);
//! let unused = ir.value(doubled).defining_op().unwrap().id();
//! ir.erase(unused);
//!
//! assert!(ir.verify().is_ok());
//! assert_eq!(
//!     ir.to_string(),
//!     "\
//! module {
//!   func.func @answer(%arg0: i32) -> i32 {
//!     \"toy.jump\"()[^bb1] : () -> ()
//!   ^bb1:  // pred: ^bb0
//!     return %arg0 : i32
//!   }
//! }
//! ",
//! );
//! ```
//!
//! Not here: types and attributes, which [`Context`](crate::Context) owns and
//! [`crate::text`] reads and writes.

mod arguments;
mod attributes;
mod blocks;
mod build;
mod cached;
mod clone;
mod conditions;
pub(crate) mod data;
mod declared;
mod def;
mod dominance;
mod edit;
mod equal;
mod erase;
pub mod fold;
pub mod format;
pub(crate) mod ids;
pub mod infer;
pub mod interfaces;
mod known;
mod links;
mod liveness;
pub(crate) mod location;
mod mapping;
mod name;
mod owned;
mod pool;
mod property;
mod range;
mod refuse;
mod region_body;
pub(crate) mod resources;
mod revision;
pub mod segments;
mod signature;
pub(crate) mod spare;
pub(crate) mod storage;
mod structure;
pub mod symbol;
mod symbol_table;
pub mod text;
pub mod traits;
mod typed;
mod uses;
mod verify;
mod view;
mod violation;
mod walk;

pub use crate::def::{OpModel, OperationAttrVerify, RegionArgAttrVerify, RegionResultAttrVerify};
pub use crate::text::Position;
pub use arguments::{
    IntoSymbol, IntoText, IntoValue, OptionalAttribute, OptionalSymbol, OptionalText, OptionalType,
    OptionalValue,
};
pub use attributes::NamedAttributes;
pub use build::{Builder, InsertionPoint, IntoOpName, OpBuilder, OperationState};
pub use cached::CachedAttribute;
pub use data::ValueDef;
pub use def::{
    Arity, Language, MissingForm, NameHint, OpDef, OpSyntax, OpTraits, RegionDef, ResultNames, SegmentPolicy,
    SuccessorDef, ValueGroup, VerifyOp,
};
pub use dominance::{Dominance, has_ssa_dominance};
pub use ids::{BlockId, OpId, OpName, RegionId, ValueId};
pub use liveness::Liveness;
pub use location::Loc;
pub use mapping::IrMapping;
pub use owned::OwnedIr;
pub(crate) use property::held;
pub use property::{PropertyDef, PropertyDefault, Storage};
pub use range::{Operands, Results};
pub use region_body::{ArgumentTypes, RegionOutcome, RegionsGiven};
pub use resources::{Resource, ResourceValue, SharedBytes};
pub use revision::Revision;
pub use storage::{Ir, OpParts};
pub use symbol::SymbolTables;
pub use symbol_table::SymbolTable;
pub(crate) use text::first_line;
pub(crate) use typed::first_results;
pub use typed::{AsOp, Building, OpDefHandle, OpHandle, OpView};
pub use verify::{MAX_VIOLATIONS, Verification, VerifyOptions};
pub use view::{BlockRef, OpRef, RegionRef, ValueRef};
pub use violation::{VerifyError, Violation};
pub use walk::{PreOrder, Visit, Walk, WalkResult};
