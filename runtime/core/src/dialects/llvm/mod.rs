//! The types of the `llvm` dialect (LangRef, "'llvm' Dialect", section "Types"), which are the types
//! of LLVM IR that are not builtin; its debug information and its annotations of loops.
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
//! Integers, floats, vectors and functions on values are the builtin ones; [`is_compatible_type`] selects the ones that
//! exist in LLVM IR. Old spellings, such as `!llvm.float` or `!llvm.ptr<i32>`, are accepted with a warning (`legacy`).
//!
//! The tables and handles are `generated` from `defs/llvm.td` and `defs/llvm_attributes.td`. Written by hand: `verify`,
//! `syntax`, the bodies of `structs`, `layout`, a directive of `debug_info` and the encoding in `bytecode`. Not here:
//! the dialect's other attributes, which are stored as text, and its operations.
//!
//! ```
//! use isogloss::{Context, llvm, text::parse_attribute};
//! let ctx = Context::with_dialects([llvm::dialect()]);
//! let file = parse_attribute(&ctx, r#"#llvm.di_file<"a.c" in "/src">"#)?;
//! let file = file.dyn_cast::<llvm::DIFileAttr>().expect("it is a file");
//! assert_eq!(file.directory().bytes(), b"/src");
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod bytecode;
mod compatible;
pub mod conditions;
mod debug_info;
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

pub use compatible::{
    is_compatible_floating_point_type, is_compatible_outer_type, is_compatible_type,
    is_compatible_vector_type,
};
pub use generated::{
    AccessGroupAttr, AnyDINodeAttr, AnyDIScopeAttr, AnyDITypeAttr, AnyDIVariableAttr, DIAnnotationAttr,
    DIBasicTypeAttr, DICallingConvention, DICommonBlockAttr, DICompileUnitAttr, DICompositeTypeAttr,
    DIDerivedTypeAttr, DIEmissionKind, DIEncoding, DIExpressionAttr, DIExpressionElemAttr, DIFileAttr,
    DIFlags, DIGenericSubrangeAttr, DIGlobalVariableAttr, DIGlobalVariableExpressionAttr,
    DIImportedEntityAttr, DILabelAttr, DILanguage, DILexicalBlockAttr, DILexicalBlockFileAttr,
    DILocalVariableAttr, DIModuleAttr, DINameTableKind, DINamespaceAttr, DINodeAttr, DINodeAttrTable,
    DINullTypeAttr, DIOperation, DIScopeAttr, DIScopeAttrTable, DIStringTypeAttr, DISubprogramAttr,
    DISubprogramFlags, DISubrangeAttr, DISubroutineTypeAttr, DITag, DITypeAttr, DITypeAttrTable,
    DIVariableAttr, DIVariableAttrTable, LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType,
    LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType, LLVMTokenType, LLVMVoidType,
    LLVMX86AMXType, LoopAnnotationAttr, LoopDistributeAttr, LoopInterleaveAttr, LoopLICMAttr, LoopPeeledAttr,
    LoopPipelineAttr, LoopUnrollAndJamAttr, LoopUnrollAttr, LoopUnswitchAttr, LoopVectorizeAttr, dialect,
};

impl<'c> LLVMFunctionType<'c> {
    /// The type of the result as a list of one type.
    #[must_use]
    pub fn return_types(self) -> &'c [crate::Type<'c>] {
        match crate::Type::from(self).node().params().first() {
            Some(crate::Param::Type(ty)) => std::slice::from_ref(ty),
            _ => &[],
        }
    }
}
