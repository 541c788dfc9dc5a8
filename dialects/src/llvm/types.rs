//! Conditions on types, and derived types.

use isogloss::builtin::VectorType;
use isogloss::constraint::Subject;
use isogloss::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMTargetExtType, LLVMTokenType,
    LLVMVoidType, is_compatible_floating_point_type, is_compatible_outer_type, is_compatible_vector_type,
};
use isogloss::{Attribute, Context, Type};

fn holds(subject: Subject<'_>, condition: fn(Type<'_>) -> bool) -> bool {
    matches!(subject, Subject::Type(ty) if condition(ty))
}

pub(crate) fn is_outer_type(subject: Subject<'_>) -> bool {
    holds(subject, is_compatible_outer_type)
}

pub(crate) fn is_float(subject: Subject<'_>) -> bool {
    holds(subject, is_compatible_floating_point_type)
}

pub(crate) fn is_vector(subject: Subject<'_>) -> bool {
    holds(subject, is_compatible_vector_type)
}

pub(crate) fn is_token(subject: Subject<'_>) -> bool {
    holds(subject, |ty| ty.isa::<LLVMTokenType<'_>>())
}

pub(crate) fn is_default_pointer(subject: Subject<'_>) -> bool {
    holds(subject, |ty| ty.dyn_cast::<LLVMPointerType<'_>>().is_some_and(|ty| ty.address_space() == 0))
}

/// Whether memory can hold a value of the type.
pub(crate) fn is_loadable(subject: Subject<'_>) -> bool {
    holds(subject, |ty| {
        is_compatible_outer_type(ty)
            && !ty.isa::<LLVMVoidType<'_>>()
            && !ty.isa::<LLVMFunctionType<'_>>()
            && !ty.dyn_cast::<LLVMStructType<'_>>().is_some_and(LLVMStructType::is_opaque)
            && ty.dyn_cast::<LLVMTargetExtType<'_>>().is_none_or(in_memory)
    })
}

/// At most 2 to the power of 17 bits; the repetitions of a scalable dimension do not count.
pub(crate) fn is_small_vector(subject: Subject<'_>) -> bool {
    holds(subject, |ty| {
        let Some(vector) = ty.dyn_cast::<VectorType<'_>>() else { return false };
        let width = vector.element_type().int_or_float_width().unwrap_or(0);
        let count: i64 = vector.shape().iter().product();
        count.saturating_mul(width.into()) <= 131_072
    })
}

/// Whether values of a target's type can be in memory.
pub(super) fn in_memory(ty: LLVMTargetExtType<'_>) -> bool {
    is_spirv(ty) || ty.ext_type_name() == b"aarch64.svcount"
}

/// Whether a global can have a target's type.
pub(super) fn can_be_global(ty: LLVMTargetExtType<'_>) -> bool {
    is_spirv(ty) || ty.ext_type_name() == b"amdgcn.named.barrier"
}

fn is_spirv(ty: LLVMTargetExtType<'_>) -> bool {
    ty.ext_type_name().starts_with(b"spirv.")
}

/// The type of the comparison of two values of a type.
#[allow(clippy::unnecessary_wraps)]
pub(crate) fn i1_of_shape<'c>(ty: Type<'c>) -> Option<Type<'c>> {
    let bit = ty.context().integer(1);
    Some(match ty.dyn_cast::<VectorType<'_>>().filter(|_| is_compatible_vector_type(ty)) {
        Some(vector) => VectorType::get(ty.context(), vector.shape(), bit, vector.scalable_dims()).into(),
        None => bit,
    })
}

/// The type of the result of `llvm.cmpxchg`.
#[allow(clippy::unnecessary_wraps)]
pub(crate) fn value_and_bool<'c>(ty: Type<'c>) -> Option<Type<'c>> {
    Some(LLVMStructType::literal(ty.context(), &[ty, ty.context().integer(1)], false).into())
}

/// A vector with twice as many elements.
pub(crate) fn twice_as_long<'c>(ty: Type<'c>) -> Option<Type<'c>> {
    let vector = ty.dyn_cast::<VectorType<'_>>()?;
    let [length] = vector.shape() else { return None };
    let ty = VectorType::get(ty.context(), &[length * 2], vector.element_type(), vector.scalable_dims());
    Some(ty.into())
}

/// The element of a vector; any other type is one.
pub(super) fn element_of(ty: Type<'_>) -> Type<'_> {
    ty.dyn_cast::<VectorType<'_>>().map_or(ty, VectorType::element_type)
}

/// Whether a vector has a length that is not known.
pub(super) fn is_scalable(ty: Type<'_>) -> bool {
    ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| vector.scalable_dims().contains(&true))
}

/// The number of values of one kind in a vector or in nested arrays.
pub(super) fn leaves(ty: Type<'_>) -> i64 {
    let (mut ty, mut count) = (ty, 1i64);
    loop {
        if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
            count = count.saturating_mul(i64::try_from(array.num_elements()).unwrap_or(i64::MAX));
            ty = array.element_type();
        } else if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
            return vector.shape().iter().fold(count, |count, size| count.saturating_mul(*size));
        } else {
            return count;
        }
    }
}

/// An empty expression of debug information.
pub(crate) fn empty_expression(context: &Context) -> Attribute<'_> {
    isogloss::llvm::DIExpressionAttr::get(context, &[]).into()
}
