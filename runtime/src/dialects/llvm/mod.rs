//! The types of the `llvm` dialect (LangRef, "'llvm' Dialect", section "Types"): the types
//! of LLVM IR that are not builtin.
//!
//! ```
//! use isogloss::{Context, llvm, text::parse_type};
//! let ctx = Context::with_dialects([llvm::dialect()]);
//! let list = llvm::LLVMStructType::identified(&ctx, "list");
//! let next = llvm::LLVMPointerType::get(&ctx, 0).into();
//! list.set_body(&[ctx.i32(), next], false)?;
//! assert_eq!(list.to_string(), r#"!llvm.struct<"list", (i32, ptr)>"#);
//! assert_eq!(parse_type(&ctx, &list.to_string()).ok(), Some(list.into()));
//! # Ok::<(), isogloss::BodyError>(())
//! ```
//!
//! Integers, floats, vectors and functions on values are the builtin ones;
//! [`is_compatible_type`] tells which of them exist in LLVM IR. Old spellings, such as
//! `!llvm.float` or `!llvm.ptr<i32>`, are accepted with a warning (`legacy`).
//!
//! The tables and handles are `generated` from `defs/llvm.td`. Written by hand are `verify`,
//! `syntax`, the bodies of `structs`, and `layout`. Not here: the dialect's attributes and
//! operations.

mod compatible;
// The traits of the hooks are public for authors of dialects; these are implemented here.
#[allow(unreachable_pub)]
#[rustfmt::skip]
mod generated;
mod layout;
mod legacy;
mod quoted;
mod structs;
mod syntax;
mod verify;

pub use compatible::{is_compatible_floating_point_type, is_compatible_type, is_compatible_vector_type};
pub use generated::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type, LLVMPointerType,
    LLVMStructType, LLVMTargetExtType, LLVMTokenType, LLVMVoidType, LLVMX86AMXType, dialect,
};
