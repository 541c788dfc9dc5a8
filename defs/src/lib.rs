//! The standard `.td` library of Isogloss as text, so that
//! `include "isogloss/Dialect.td"` works without a path.
//!
//! The files themselves are in the folder `isogloss/` of this crate; here they
//! are only listed. What their fields mean is in their comments.
#![forbid(unsafe_code)]

macro_rules! embedded {
    ($($name:literal),* $(,)?) => {
        &[$((concat!("isogloss/", $name), include_str!(concat!("../isogloss/", $name)))),*]
    };
}

/// Every file of the library: the name by which it is included, and its text.
///
/// ```
/// let names: Vec<_> = isogloss_defs::files().iter().map(|(name, _)| *name).collect();
/// assert!(names.contains(&"isogloss/Dialect.td"));
/// ```
#[must_use]
pub fn files() -> &'static [(&'static str, &'static str)] {
    embedded![
        "AttrConstraint.td",
        "BuiltinAttributeInterfaces.td",
        "BuiltinTypeInterfaces.td",
        "Constraint.td",
        "CppMeaning.td",
        "DataLayout.td",
        "DataLayoutInterfaces.td",
        "DataLayoutOpInterface.td",
        "Dialect.td",
        "DialectBase.td",
        "Enum.td",
        "Form.td",
        "InferTypeOpInterface.td",
        "Interface.td",
        "MemRefLayoutInterface.td",
        "Op.td",
        "OpInterfaces.td",
        "OpTrait.td",
        "Parameter.td",
        "PatternBase.td",
        "Predicate.td",
        "Property.td",
        "RustType.td",
        "SideEffects.td",
        "Trait.td",
        "TypeConstraint.td",
        "TypeDef.td",
    ]
}

/// Files with forms of operations that are C++ in the definition files of other projects, each of one dialect, or with what
/// several of them share: the name by which it is included, `isogloss/forms/NAME.td`, and its text.
///
/// ```
/// let names: Vec<_> = isogloss_defs::forms().iter().map(|(name, _)| *name).collect();
/// assert!(names.contains(&"isogloss/forms/affine.td"));
/// ```
#[must_use]
pub fn forms() -> &'static [(&'static str, &'static str)] {
    embedded![
        "forms/acc.td",
        "forms/affine.td",
        "forms/amdg.td",
        "forms/amdgpu.td",
        "forms/arm_sme.td",
        "forms/arm_sve.td",
        "forms/async.td",
        "forms/bufferization.td",
        "forms/calyx.td",
        "forms/chirrtl.td",
        "forms/comb.td",
        "forms/cuf.td",
        "forms/emitc.td",
        "forms/fir.td",
        "forms/firrtl.td",
        "forms/flow.td",
        "forms/fsm.td",
        "forms/gpu.td",
        "forms/hal.td",
        "forms/handshake.td",
        "forms/hlfir.td",
        "forms/hw.td",
        "forms/irdl.td",
        "forms/iree_codegen.td",
        "forms/iree_common.td",
        "forms/iree_linalg_ext.td",
        "forms/linalg.td",
        "forms/llhd.td",
        "forms/mhlo.td",
        "forms/mif.td",
        "forms/ml_program.td",
        "forms/moore.td",
        "forms/om.td",
        "forms/omp.td",
        "forms/onnx.td",
        "forms/pdl.td",
        "forms/pdl_interp.td",
        "forms/ptr.td",
        "forms/rocdl.td",
        "forms/rtg.td",
        "forms/sdy.td",
        "forms/secret.td",
        "forms/seq.td",
        "forms/shape.td",
        "forms/shard.td",
        "forms/smt.td",
        "forms/sparse_tensor.td",
        "forms/spirv.td",
        "forms/stablehlo.td",
        "forms/stablehlo_common.td",
        "forms/stream.td",
        "forms/sv.td",
        "forms/torch.td",
        "forms/tosa.td",
        "forms/transform.td",
        "forms/triton_common.td",
        "forms/tt.td",
        "forms/ttc.td",
        "forms/ttg.td",
        "forms/ttng.td",
        "forms/util.td",
        "forms/vector.td",
        "forms/verif.td",
        "forms/vm.td",
        "forms/wasmssa.td",
        "forms/x86vector.td",
        "forms/xegpu.td",
        "forms/xsmm.td",
    ]
}

/// The definition files of the dialects that `isogloss` and `isogloss-dialects` have in Rust: a name for each, and its text. A
/// definition file does not need them; they are for tools that show where an operation, type or attribute is defined.
///
/// ```
/// let names: Vec<_> = isogloss_defs::dialects().iter().map(|(name, _)| *name).collect();
/// assert!(names.contains(&"isogloss/dialects/arith.td"));
/// ```
#[must_use]
pub fn dialects() -> &'static [(&'static str, &'static str)] {
    macro_rules! shipped {
        ($($name:literal),* $(,)?) => {
            &[$((concat!("isogloss/dialects/", $name), include_str!(concat!("../", $name)))),*]
        };
    }
    shipped![
        "arith.td",
        "builtin.td",
        "builtin_ops.td",
        "cf.td",
        "complex.td",
        "dlti.td",
        "func.td",
        "gpu.td",
        "index.td",
        "llvm.td",
        "llvm_attributes.td",
        "llvm_dwarf.td",
        "llvm_intrinsics.td",
        "llvm_op_attributes.td",
        "llvm_op_base.td",
        "llvm_ops.td",
        "math.td",
        "memref.td",
        "quant.td",
        "scf.td",
        "tensor.td",
        "ub.td",
    ]
}

/// The file that maps C++ type names to Rust types, which also applies to
/// definition files that do not include it.
pub const RUST_TYPES: &str = "isogloss/RustType.td";

/// The file that says what C++ names of MLIR's own definition files mean, which also applies to definition files that
/// do not include it.
pub const CPP_MEANINGS: &str = "isogloss/CppMeaning.td";
