// What C++ names in MLIR's own definition files mean: conditions and functions that
// no definition file describes. The library's table below applies to every definition
// file; `isogloss opt --cpp-meanings FILE.td` adds to it.

#ifndef ISOGLOSS_CPP_MEANING_TD
#define ISOGLOSS_CPP_MEANING_TD

include "isogloss/Predicate.td"

// The condition that a C++ text is: a class in `isa`, a function or a method of the
// value, or a whole condition. Of an interface: besides what implements it by
// definition.
class CppPredicate<string cppText, Pred meaning> {
  // The C++ text.
  string cpp = cppText;
  // The condition that it is.
  Pred condition = meaning;
}

// The function from one type to another that a C++ text is: the type at a path
// (see `Within`), or that type with another element type, in MLIR's syntax.
class CppTransformer<string cppText, string path = "", string withElementType = ""> {
  // The C++ text.
  string cpp = cppText;
  // The path to the result, as that of `Within`.
  string steps = path;
  // The element type of the result, in MLIR's syntax. Empty: the result is the
  // type at the end of the path.
  string elementType = withElementType;
}

//===- llvm ------------------------------------------------------------------===//

def : CppPredicate<"LLVM::isCompatibleOuterType", RustPred<"::isogloss::llvm::conditions::is_compatible_outer_type">>;
def : CppPredicate<"LLVM::isCompatibleType", RustPred<"::isogloss::llvm::conditions::is_compatible_type">>;
def : CppPredicate<"LLVM::isCompatibleFloatingPointType",
                   RustPred<"::isogloss::llvm::conditions::is_compatible_floating_point_type">>;
def : CppPredicate<"LLVM::isCompatibleVectorType", RustPred<"::isogloss::llvm::conditions::is_compatible_vector_type">>;

//===- interfaces that C++ attaches to types of other dialects ----------------===//

// OpenACC and OpenMP.
foreach namespace = ["acc", "omp"] in
  def : CppPredicate<namespace # "::PointerLikeType",
                     Or<[IsA<"BaseMemRefType">, HasMnemonic<"llvm", ["ptr"]>,
                         HasMnemonic<"fir", ["ref", "ptr", "heap", "llvm_ptr"]>]>>;
def : CppPredicate<"acc::MappableType", HasMnemonic<"fir", ["array", "box", "class"]>>;
// MLIR's own types implement it where they are defined.
def : CppPredicate<"PtrLikeTypeInterface", IsA<"BaseMemRefType">>;
// The extension of the transform dialect for PDL.
def : CppPredicate<"transform::TransformHandleTypeInterface", HasMnemonic<"pdl", ["operation"]>>;
// Bufferization.
def : CppPredicate<"bufferization::BufferLikeType", IsA<"BaseMemRefType">>;
def : CppPredicate<"bufferization::TensorLikeType", IsA<"TensorType">>;

//===- emitc -----------------------------------------------------------------===//

defvar emitcWidth = OneOf<"width", [1, 8, 16, 32, 64]>;
defvar emitcInteger = And<[IsA<"IntegerType">, emitcWidth]>;
defvar emitcFloat = Or<[IsA<"Float16Type">, IsA<"BFloat16Type">, IsA<"Float32Type">, IsA<"Float64Type">]>;
defvar emitcWide = HasMnemonic<"emitc", ["size_t", "ssize_t", "ptrdiff_t"]>;
defvar emitcScalar = Or<[HasMnemonic<"emitc", ["opaque", "ptr", "size_t", "ssize_t", "ptrdiff_t"]>, IsA<"IndexType">,
                         emitcInteger, emitcFloat]>;
defvar emitcTensor = And<[IsA<"RankedTensorType">, Is<"static shape">, Within<"elementType", emitcScalar>]>;
def : CppPredicate<"emitc::isSupportedEmitCType",
                   Or<[emitcScalar, HasMnemonic<"emitc", ["array"]>, emitcTensor,
                       And<[IsA<"TupleType">, Within<"eachFlattened", Or<[emitcScalar, emitcTensor]>>]>]>>;
def : CppPredicate<"emitc::isSupportedIntegerType", emitcInteger>;
def : CppPredicate<"emitc::isSupportedFloatType", emitcFloat>;
def : CppPredicate<"emitc::isPointerWideType", emitcWide>;
def : CppPredicate<"emitc::isIntegerIndexOrOpaqueType",
                   Or<[IsA<"IndexType">, emitcInteger, emitcWide, HasMnemonic<"emitc", ["opaque"]>]>>;

//===- types that C++ parses ---------------------------------------------------===//

def : CppPredicate<"pdl::PDLType", HasMnemonic<"pdl">>;
def : CppPredicate<"quant::QuantizedType", HasMnemonic<"quant">>;
def : CppPredicate<"quant::AnyQuantizedType", HasMnemonic<"quant", ["any"]>>;
def : CppPredicate<"quant::UniformQuantizedType", HasMnemonic<"quant", ["uniform"]>>;
def : CppPredicate<"quant::CalibratedQuantizedType", HasMnemonic<"quant", ["calibrated"]>>;
foreach type = [["ArrayType", "array"], ["CooperativeMatrixType", "coopmatrix"], ["ImageType", "image"],
                ["MatrixType", "matrix"], ["PointerType", "ptr"], ["RuntimeArrayType", "rtarray"],
                ["SampledImageType", "sampled_image"], ["StructType", "struct"], ["TensorArmType", "arm.tensor"]] in
  def : CppPredicate<"spirv::" # type[0], HasMnemonic<"spirv", [type[1]]>>;

//===- smt, tosa ---------------------------------------------------------------===//

defvar smtPlain = HasMnemonic<"smt", ["bool", "int", "bv", "array", "sort"]>;
def : CppPredicate<"smt::isAnyNonFuncSMTValueType", smtPlain>;
def : CppPredicate<"smt::isAnySMTValueType", Or<[smtPlain, HasMnemonic<"smt", ["func"]>]>>;
def : CppPredicate<"tosa::isa_tosa_shape_type", HasMnemonic<"tosa", ["shape"]>>;

//===- functions of types ------------------------------------------------------===//

def : CppTransformer<"getUnaryOpResultType", "", "i1">;

#endif // ISOGLOSS_CPP_MEANING_TD
