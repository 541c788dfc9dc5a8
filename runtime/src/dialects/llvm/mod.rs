//! The types of the `llvm` dialect (LangRef, "'llvm' Dialect", section "Types"):
//! what LLVM IR has and the builtin dialect has not.
//!
//! ```
//! use isogloss::{Context, llvm, text::parse_type};
//! let ctx = Context::with_dialects([llvm::dialect()]);
//! let list = llvm::LLVMStructType::identified(&ctx, "list");
//! let next = llvm::LLVMPointerType::get(&ctx, 0).into();
//! list.set_body(&[ctx.i32(), next], false)?;
//! assert_eq!(list.to_string(), r#"!llvm.struct<"list", (i32, ptr)>"#);
//! assert_eq!(parse_type(&ctx, &list.to_string()).ok(), Some(list.into()));
//! # Ok::<(), llvm::BodyError>(())
//! ```
//!
//! Integers, floats, vectors and functions on values are the builtin ones;
//! [`is_compatible_type`] says which of them LLVM IR knows. Spellings of before
//! MLIR reused them, such as `!llvm.float` or `!llvm.ptr<i32>`, are read with a
//! warning (`legacy`).
//!
//! The tables and handles are `generated` from `defs/llvm.td`. What that leaves to hand
//! is here: `verify`, `syntax`, the bodies of `structs`, and in `layout` how they lie in
//! memory. Not here: the dialect's attributes
//! and operations.

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
pub use structs::BodyError;
