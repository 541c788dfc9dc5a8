//! The verifiers of the types.

use super::generated::{LLVMArrayTypeVerify, LLVMFunctionTypeVerify, LLVMStructTypeVerify};
use super::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type, LLVMPointerType,
    LLVMStructType, LLVMTokenType, LLVMVoidType,
};
use crate::builtin::{FloatTypeInterface, VectorElementTypeInterface};
use crate::numeric::FloatKind;
use crate::{Context, Diagnostic, Type};

impl<'c> VectorElementTypeInterface<'c> for LLVMPointerType<'c> {}
impl<'c> VectorElementTypeInterface<'c> for LLVMPPCFP128Type<'c> {}

impl<'c> FloatTypeInterface<'c> for LLVMPPCFP128Type<'c> {
    const KIND: FloatKind = FloatKind::PpcFp128;
}

impl LLVMFunctionType<'_> {
    /// Whether it is variadic.
    #[must_use]
    pub fn is_var_arg(self) -> bool {
        self.var_arg()
    }
}

/// `Err` with a message that names the type.
fn refuse(what: &str, ty: Type<'_>) -> Result<(), Diagnostic> {
    Err(Diagnostic::error(format!("invalid {what}: '{ty}'")))
}

/// Whether values of the type can be in memory, as members of arrays and structs.
fn is_member(ty: Type<'_>) -> bool {
    !(ty.isa::<LLVMVoidType<'_>>()
        || ty.isa::<LLVMLabelType<'_>>()
        || ty.isa::<LLVMMetadataType<'_>>()
        || ty.isa::<LLVMFunctionType<'_>>()
        || ty.isa::<LLVMTokenType<'_>>())
}

impl LLVMArrayTypeVerify for LLVMArrayType<'_> {
    fn verify<'c>(_: &'c Context, element_type: Type<'c>, _: u64) -> Result<(), Diagnostic> {
        if is_member(element_type) { Ok(()) } else { refuse("array element type", element_type) }
    }
}

impl LLVMFunctionTypeVerify for LLVMFunctionType<'_> {
    fn verify<'c>(
        _: &'c Context,
        return_type: Type<'c>,
        params: &'c [Type<'c>],
        _: bool,
    ) -> Result<(), Diagnostic> {
        let is_result = !(return_type.isa::<LLVMFunctionType<'_>>()
            || return_type.isa::<LLVMMetadataType<'_>>()
            || return_type.isa::<LLVMLabelType<'_>>());
        if !is_result {
            return refuse("function result type", return_type);
        }
        match params.iter().find(|ty| ty.isa::<LLVMVoidType<'_>>() || ty.isa::<LLVMFunctionType<'_>>()) {
            Some(param) => refuse("function argument type", *param),
            None => Ok(()),
        }
    }
}

impl LLVMStructTypeVerify for LLVMStructType<'_> {
    fn verify<'c>(
        _: &'c Context,
        _: Option<&'c [u8]>,
        members: Option<&'c [Type<'c>]>,
        _: Option<bool>,
    ) -> Result<(), Diagnostic> {
        check_members(members.unwrap_or_default())
    }

    fn verify_body<'c>(
        _: LLVMStructType<'c>,
        members: Option<&'c [Type<'c>]>,
        _: bool,
    ) -> Result<(), Diagnostic> {
        check_members(members.unwrap_or_default())
    }
}

/// Checks the members of a struct, literal or of a body.
pub(super) fn check_members(members: &[Type<'_>]) -> Result<(), Diagnostic> {
    match members.iter().find(|ty| !is_member(**ty)) {
        Some(member) => refuse("LLVM structure element type", *member),
        None => Ok(()),
    }
}
