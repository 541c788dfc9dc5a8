//! C++ functions and classes that no definition file describes: what they mean here.

use isogloss::constraint::{Leaf, Pred, Step, Subject};
use isogloss::{Type, llvm};

/// Functions of one value, by their C++ names without the namespaces of LLVM and MLIR.
const FUNCTIONS: &[(&str, Leaf)] = &[
    (
        "LLVM::isCompatibleOuterType",
        leaf("LLVM::isCompatibleOuterType", |subject| is(subject, is_outer_type)),
    ),
    (
        "LLVM::isCompatibleType",
        leaf("LLVM::isCompatibleType", |subject| is(subject, llvm::is_compatible_type)),
    ),
    (
        "LLVM::isCompatibleFloatingPointType",
        leaf("LLVM::isCompatibleFloatingPointType", |subject| {
            is(subject, llvm::is_compatible_floating_point_type)
        }),
    ),
    (
        "LLVM::isCompatibleVectorType",
        leaf("LLVM::isCompatibleVectorType", |subject| is(subject, llvm::is_compatible_vector_type)),
    ),
];

/// Classes of types of a dialect by their mnemonics, and the same of attributes. All of the dialect without mnemonics.
const CLASSES: &[(&str, &str, &[&str])] = &[
    ("PDLType", "pdl", &[]),
    ("QuantizedType", "quant", &[]),
    ("AnyQuantizedType", "quant", &["any"]),
    ("UniformQuantizedType", "quant", &["uniform"]),
    ("CalibratedQuantizedType", "quant", &["calibrated"]),
    ("CooperativeMatrixType", "spirv", &["coopmatrix"]),
    ("ImageType", "spirv", &["image"]),
    ("MatrixType", "spirv", &["matrix"]),
    ("PointerType", "spirv", &["ptr"]),
    ("RuntimeArrayType", "spirv", &["rtarray"]),
    ("SampledImageType", "spirv", &["sampled_image"]),
    ("StructType", "spirv", &["struct"]),
    ("TensorArmType", "spirv", &["arm.tensor"]),
];

/// Functions from one type to another.
const TRANSFORMERS: &[(&str, &[Step])] = &[("getUnaryOpResultType", &[Step::WithElementType("i1")])];

const fn leaf(name: &'static str, accepts: for<'c> fn(Subject<'c>) -> bool) -> Leaf {
    Leaf { name, accepts }
}

fn is(subject: Subject<'_>, test: for<'c> fn(Type<'c>) -> bool) -> bool {
    matches!(subject, Subject::Type(ty) if test(ty))
}

/// Whether a type is one of LLVM IR, without regard to its parts.
fn is_outer_type(ty: Type<'_>) -> bool {
    ty.def().dialect == "llvm" || llvm::is_compatible_type(ty)
}

/// The condition that a function is.
pub(crate) fn function(name: &str) -> Option<Pred> {
    FUNCTIONS.iter().find(|(known, _)| *known == name).map(|(_, leaf)| Pred::Leaf(*leaf))
}

/// The condition that a class is.
pub(crate) fn class(name: &str) -> Option<Pred> {
    let found = CLASSES.iter().find(|(known, ..)| *known == name);
    found.map(|(_, dialect, mnemonics)| Pred::Mnemonic { dialect, mnemonics })
}

/// The steps of a function from one type to another.
pub(crate) fn transformer(text: &str) -> Option<&'static [Step]> {
    let name = text.split('(').next().unwrap_or(text).trim();
    TRANSFORMERS.iter().find(|(known, _)| *known == name).map(|(_, steps)| *steps)
}
