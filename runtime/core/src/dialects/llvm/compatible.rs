//! The types that exist in LLVM IR.

use super::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
};
use crate::builtin::{
    BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, IntegerType, Signedness,
    VectorType,
};
use crate::def::InterfaceImpl;
use crate::{Param, Type};
use rustc_hash::FxHashSet;

/// Whether it is a float type of LLVM IR: `f16`, `bf16`, `f32`, `f64`, `f80`, `f128` and
/// `!llvm.ppc_fp128`.
#[must_use]
pub fn is_compatible_floating_point_type(ty: Type<'_>) -> bool {
    ty.isa::<Float16Type<'_>>()
        || ty.isa::<BFloat16Type<'_>>()
        || ty.isa::<Float32Type<'_>>()
        || ty.isa::<Float64Type<'_>>()
        || ty.isa::<Float80Type<'_>>()
        || ty.isa::<Float128Type<'_>>()
        || ty.isa::<LLVMPPCFP128Type<'_>>()
}

fn is_signless_integer(ty: Type<'_>) -> bool {
    ty.dyn_cast::<IntegerType<'_>>().is_some_and(|ty| ty.signedness() == Signedness::Signless)
}

/// Whether it is a pointer type: LLVM IR's, or the dialect `ptr`'s without metadata in an address space of LLVM IR
/// (MLIR's `isCompatiblePtrType`).
fn is_pointer(ty: Type<'_>) -> bool {
    let space = match ty.node().params() {
        [Param::Attr(space)] if ty.def().name == "ptr.ptr" => space.node().def(),
        [..] => return ty.isa::<LLVMPointerType<'_>>(),
    };
    let is_space = |found: &InterfaceImpl| found.interface.name.ends_with("LLVMAddrSpaceAttrInterface");
    space.name == "llvm.address_space" || space.interfaces.iter().any(is_space)
}

/// Whether it is a vector type of LLVM IR: one dimension, scalable or not, of signless
/// integers, floats of LLVM IR, or pointers.
#[must_use]
pub fn is_compatible_vector_type(ty: Type<'_>) -> bool {
    ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| {
        let element = vector.element_type();
        vector.shape().len() == 1
            && (is_signless_integer(element)
                || is_compatible_floating_point_type(element)
                || is_pointer(element))
    })
}

/// Whether it is a type of LLVM IR without regard to its parts (MLIR's `isCompatibleOuterType`): a vector of one dimension
/// may have any elements.
///
/// ```
/// use isogloss::{Context, llvm, text::parse_type};
/// let ctx = Context::with_dialects([llvm::dialect()]);
/// let compatible = |text| parse_type(&ctx, text).map(llvm::is_compatible_outer_type);
/// assert_eq!(compatible("vector<4xindex>"), Ok(true));
/// assert_eq!(compatible("vector<2x4xf32>"), Ok(false));
/// assert_eq!(compatible("index"), Ok(false));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn is_compatible_outer_type(ty: Type<'_>) -> bool {
    ty.def().dialect == "llvm"
        || is_signless_integer(ty)
        || is_compatible_floating_point_type(ty)
        || is_pointer(ty)
        || ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| vector.shape().len() == 1)
}

/// Whether it is a type of LLVM IR, including its parts (MLIR's `isCompatibleType`). The
/// body of a struct that is opaque, or not set yet, does not matter.
///
/// ```
/// use isogloss::{Context, llvm, text::parse_type};
/// let ctx = Context::with_dialects([llvm::dialect()]);
/// let compatible = |text| parse_type(&ctx, text).map(llvm::is_compatible_type);
/// assert_eq!(compatible("!llvm.struct<(i32, vector<[4]xf32>)>"), Ok(true));
/// assert_eq!(compatible("!llvm.struct<(i32, index)>"), Ok(false));
/// assert_eq!(compatible("!llvm.target<\"spirv.Image\", index>"), Ok(false));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn is_compatible_type(ty: Type<'_>) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        if !seen.insert(ty.node().address()) {
            continue;
        }
        if let Some(ty) = ty.dyn_cast::<LLVMStructType<'_>>() {
            work.extend(ty.body().unwrap_or_default());
        } else if let Some(ty) = ty.dyn_cast::<LLVMArrayType<'_>>() {
            work.push(ty.element_type());
        } else if let Some(ty) = ty.dyn_cast::<LLVMFunctionType<'_>>() {
            work.push(ty.return_type());
            work.extend(ty.params());
        } else if let Some(ty) = ty.dyn_cast::<LLVMTargetExtType<'_>>() {
            work.extend(ty.type_params());
        } else if ty.def().dialect != "llvm"
            && !is_signless_integer(ty)
            && !is_compatible_floating_point_type(ty)
            && !is_pointer(ty)
            && !is_compatible_vector_type(ty)
        {
            return false;
        }
    }
    true
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::{Context, llvm, text::parse_type};

    #[test]
    fn recursion_and_depth_are_no_matter() {
        let ctx = Context::with_dialects([llvm::dialect()]);
        let list = LLVMStructType::identified(&ctx, "list");
        list.set_body(&[ctx.i32(), LLVMArrayType::get(&ctx, list.into(), 2).into()], false).expect("new");
        assert!(is_compatible_type(list.into()));
        let deep = (0..100_000).fold(ctx.i32(), |ty, _| LLVMArrayType::get(&ctx, ty, 1).into());
        assert!(is_compatible_type(deep));
        let deep = (0..100_000).fold(ctx.index(), |ty, _| LLVMArrayType::get(&ctx, ty, 1).into());
        assert!(!is_compatible_type(deep));
    }

    #[test]
    fn types_that_llvm_ir_has_not() {
        let ctx = Context::with_dialects([llvm::dialect()]);
        for (text, compatible) in [
            ("i1", true),
            ("si32", false),
            ("tf32", false),
            ("f80", true),
            ("vector<4xi32>", true),
            ("vector<2x2xi32>", false),
            ("vector<4x!llvm.ptr>", true),
            ("vector<4xindex>", false),
            ("!llvm.func<void (i32, ...)>", true),
            ("!llvm.func<void (index)>", false),
            ("!llvm.struct<\"o\", opaque>", true),
            ("!llvm.target<\"t\", index>", false),
            ("!llvm.target<\"t\", !llvm.ptr, 1>", true),
            ("tuple<>", false),
        ] {
            let ty = parse_type(&ctx, text).expect("a type");
            assert_eq!(is_compatible_type(ty), compatible, "{text}");
        }
    }
}
