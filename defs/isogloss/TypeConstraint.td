// Constraints on types, by the names that ODS gives them. The summaries are what
// messages of the verifier print.

#ifndef ISOGLOSS_TYPE_CONSTRAINT_TD
#define ISOGLOSS_TYPE_CONSTRAINT_TD

include "isogloss/Predicate.td"

// Predicates.
def IsVectorOfAnyRankTypePred : IsA<"VectorType">;
def IsVectorOfNonZeroRankTypePred
    : And<[IsA<"VectorType">, Compare<"rank", ">", 0>]>;
def IsFixedVectorOfAnyRankTypePred : And<[IsA<"VectorType">, Neg<Is<"scalable">>]>;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[IsFixedVectorOfAnyRankTypePred, Compare<"rank", ">", 0>]>;
def IsVectorTypeWithAnyDimScalablePred : And<[IsA<"VectorType">, Is<"scalable">]>;
def IsVectorTypeWithOnlyTrailingDimScalablePred
    : And<[IsVectorOfNonZeroRankTypePred, Is<"trailing scalable">]>;
def IsVectorTypeWithAllDimsScalablePred
    : And<[IsVectorOfNonZeroRankTypePred, Is<"all scalable">]>;
def IsTensorTypePred : IsA<"TensorType">;
def IsRankedTensorTypePred : IsA<"RankedTensorType">;
def IsUnrankedTensorTypePred : IsA<"UnrankedTensorType">;
def IsMemRefTypePred : IsA<"MemRefType">;
def IsUnrankedMemRefTypePred : IsA<"UnrankedMemRefType">;
def IsBaseMemRefTypePred : IsA<"BaseMemRefType">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsShapedTypePred : IsA<"ShapedType">;
def IsTupleTypePred : IsA<"TupleType">;
def HasStaticShapePred : Is<"static shape">;
def HasStridesPred : Is<"strided">;
def HasRankPred : Is<"ranked">;
def HasValueSemanticsPred : HasTrait<"ValueSemantics">;
class HasAnyRankOfPred<list<int> ranks> : And<[HasRankPred, OneOf<"rank", ranks>]>;
class HasRankGreaterOrEqualPred<int rank>
    : And<[HasRankPred, Compare<"rank", ">=", rank>]>;
class IsVectorOfRankPred<list<int> ranks>
    : And<[IsVectorOfNonZeroRankTypePred, OneOf<"rank", ranks>]>;
class IsFixedVectorOfRankPred<list<int> ranks>
    : And<[IsFixedVectorOfAnyRankTypePred, OneOf<"rank", ranks>]>;
class IsScalableVectorOfRankPred<list<int> ranks>
    : And<[IsVectorTypeWithAnyDimScalablePred, OneOf<"rank", ranks>]>;
class IsVectorOfLengthPred<list<int> lengths>
    : And<[IsVectorOfNonZeroRankTypePred, OneOf<"element count", lengths>]>;
class IsVectorOfMinLengthPred<int length>
    : And<[IsVectorOfNonZeroRankTypePred, Compare<"element count", ">=", length>]>;
class IsVectorOfMaxLengthPred<int length>
    : And<[IsVectorOfNonZeroRankTypePred, Compare<"element count", "<=", length>]>;
class IsFixedVectorOfLengthPred<list<int> lengths>
    : And<[IsFixedVectorOfAnyRankTypePred, OneOf<"element count", lengths>]>;
class IsScalableVectorOfLengthPred<list<int> lengths>
    : And<[IsVectorTypeWithAnyDimScalablePred, OneOf<"element count", lengths>]>;
class IsNthDimSizeIsOneOfPred<int n, list<int> sizes>
    : And<[Compare<"rank", ">=", !if(!lt(n, 0), !sub(0, n), !add(n, 1))>,
           OneOf<"dim " # n, sizes>]>;
class IsVectorOfShape<list<int> shape> : HasShape<shape>;

// Another name for a type.
class TypeAlias<Type type, string line = type.summary>
    : Type<type.predicate, line, type.cppType> {
  let description = type.description;
  let builderCall = type.builderCall;
}

// How many values an operand or result has: any number, at most one, or any number
// of groups, whose sizes an attribute of 32-bit integers has.
class Variadic<Type type>
    : TypeConstraint<type.predicate, "variadic of " # type.summary, type.cppType> {
  // The constraint on each value.
  Type baseType = type;
  // The least number of values.
  int minSize = 0;
}
class VariadicOfVariadic<Type type, string attribute> : Variadic<type> {
  // The name of the attribute that has the sizes of the groups.
  string segmentAttrName = attribute;
}
class Optional<Type type> : TypeConstraint<type.predicate, type.summary, type.cppType> {
  // The constraint on each value.
  Type baseType = type;
}

// A type that is known without being written: how MLIR's text spells it. The C++
// calls of ODS are understood as well.
class BuildableType<code text> {
  // The C++ that builds the type, or the text of the type.
  code builderCall = text;
}
class SameBuildabilityAs<Type type, code text> {
  // The argument `text`, if the other type can be built.
  code builderCall = !if(!empty(type.builderCall), "", text);
}

def NoneType : Type<IsA<"NoneType">, "none type", "NoneType">, BuildableType<"none">;

// All of several constraints.
class AllOfType<list<Type> allowed, string line = "", string cpp = "::mlir::Type">
    : Type<And<!foreach(type, allowed, type.predicate)>,
           !if(!empty(line), !interleave(!foreach(type, allowed, type.summary), " and "), line),
           cpp> {
  // The alternatives.
  list<Type> allowedTypes = allowed;
}

// A constraint and further conditions.
class ConfinedType<Type type, list<Pred> conditions, string line = "", string cpp = type.cppType>
    : Type<And<[type.predicate] # conditions>, line, cpp> {
  // The constraint on each value.
  Type baseType = type;
  // The further conditions.
  list<Pred> predicateList = conditions;
}

// Integers.
def AnyInteger : Type<IsA<"IntegerType">, "integer", "IntegerType">;
class IntegerWithSign<string sign>
    : And<[IsA<"IntegerType">, Is<sign>]>;
class IntegerOfWidth<string sign, int width>
    : And<[IsA<"IntegerType">, Is<sign>, Compare<"width", "==", width>]>;
class AnyI<int width>
    : Type<And<[IsA<"IntegerType">, Compare<"width", "==", width>]>, width # "-bit integer"> {
  // The width in bits.
  int bitwidth = width;
}
class I<int width>
    : Type<IntegerOfWidth<"signless", width>, width # "-bit signless integer", "IntegerType">,
      BuildableType<"i" # width> {
  // The width in bits.
  int bitwidth = width;
}
class SI<int width>
    : Type<IntegerOfWidth<"signed", width>, width # "-bit signed integer", "IntegerType">,
      BuildableType<"si" # width> {
  // The width in bits.
  int bitwidth = width;
}
class UI<int width>
    : Type<IntegerOfWidth<"unsigned", width>, width # "-bit unsigned integer", "IntegerType">,
      BuildableType<"ui" # width> {
  // The width in bits.
  int bitwidth = width;
}
foreach width = [1, 8, 16, 32, 64] in {
  def AnyI # width : AnyI<width>;
  def I # width : I<width>;
  def SI # width : SI<width>;
  def UI # width : UI<width>;
}
def I128 : I<128>;
def AnySignlessInteger
    : Type<IntegerWithSign<"signless">, "signless integer", "IntegerType">;
def AnySignedInteger : Type<IntegerWithSign<"signed">, "signed integer">;
def AnyUnsignedInteger : Type<IntegerWithSign<"unsigned">, "unsigned integer">;
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, AnyI<width>), !interleave(widths, "/") # "-bit integer", "IntegerType">;
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, I<width>), !interleave(widths, "/") # "-bit signless integer">;
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, SI<width>), !interleave(widths, "/") # "-bit signed integer">;
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, UI<width>), !interleave(widths, "/") # "-bit unsigned integer">;

def Index : Type<IsA<"IndexType">, "index", "IndexType">, BuildableType<"index">;
def AnySignlessIntegerOrIndex
    : Type<Or<[IntegerWithSign<"signless">, IsA<"IndexType">]>, "signless integer or index">;

// Floats.
def AnyFloat : Type<IsA<"FloatType">, "floating-point", "FloatType">;
class F<int width>
    : Type<IsA<"Float" # width # "Type">, width # "-bit float", "FloatType">,
      BuildableType<"f" # width> {
  // The width in bits.
  int bitwidth = width;
}
foreach width = [16, 32, 64, 80, 128] in
  def F # width : F<width>;
class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, F<width>), !interleave(widths, "/") # "-bit float">;
class FloatFormat<string handle, string keyword, string line>
    : Type<IsA<handle>, line # " type">, BuildableType<keyword>;
def BF16 : FloatFormat<"BFloat16Type", "bf16", "bfloat16">;
def TF32 : FloatFormat<"FloatTF32Type", "tf32", "tf32">;
foreach format = ["8E4M3FN", "8E5M2", "8E4M3", "8E4M3FNUZ", "8E4M3B11FNUZ", "8E5M2FNUZ", "8E3M4", "4E2M1FN", "6E2M3FN",
                  "6E3M2FN", "8E8M0FNU"] in
  def F # format
      : FloatFormat<"Float" # format # "Type", "f" # format, "f" # format>;

def AnyComplex : Type<IsA<"ComplexType">, "complex-type", "ComplexType">;
class Complex<Type element>
    : ConfinedType<AnyComplex, [Within<"elementType", element.predicate>],
                   "complex type with " # element.summary # " elements", "ComplexType">,
      SameBuildabilityAs<element, "complex<" # element.builderCall # ">"> {
  // The constraint on the elements.
  Type elementType = element;
}

class OpaqueType<string dialect, string name, string line>
    : Type<IsOpaque<dialect, name>, line, "OpaqueType">,
      BuildableType<"!" # dialect # "." # name>;
def FunctionType : Type<IsA<"FunctionType">, "function type", "FunctionType">;
def GraphType : Type<IsA<"GraphType">, "graph type", "GraphType">;

// Containers: what the container is, and what its elements may be.
class ContainerType<Type element, Pred container, code step, string line, string cpp = "::mlir::Type">
    : Type<And<[container, SubstLeaves<"$_self", !cast<string>(step), element.predicate>]>,
           line # " of " # element.summary # " values", cpp>;
class ShapedContainerType<list<Type> allowed, Pred container, string line, string cpp = "::mlir::Type">
    : Type<And<[container, Within<"elementType", AnyTypeOf<allowed>.predicate>]>,
           line # " of " # AnyTypeOf<allowed>.summary # " values", cpp>;
class ValueSemanticsContainerOf<list<Type> allowed>
    : ShapedContainerType<allowed, HasValueSemanticsPred, "container with value semantics">;

// Vectors.
class VectorOfNonZeroRankOf<list<Type> allowed>
    : ShapedContainerType<allowed, IsVectorOfNonZeroRankTypePred, "vector", "VectorType">;
class VectorOfAnyRankOf<list<Type> allowed>
    : ShapedContainerType<allowed, IsVectorOfAnyRankTypePred, "vector", "VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> allowed>
    : ShapedContainerType<allowed, IsFixedVectorOfNonZeroRankTypePred, "fixed-length vector", "VectorType">;
class FixedVectorOfAnyRank<list<Type> allowed>
    : ShapedContainerType<allowed, IsFixedVectorOfAnyRankTypePred, "fixed-length vector", "VectorType">;
class ScalableVectorOfAnyRank<list<Type> allowed>
    : ShapedContainerType<allowed, IsVectorTypeWithAnyDimScalablePred, "scalable vector", "VectorType">;
class VectorWithTrailingDimScalableOf<list<Type> allowed>
    : ShapedContainerType<allowed, IsVectorTypeWithOnlyTrailingDimScalablePred, "trailing scalable vector",
                          "VectorType">;
class VectorOfRank<list<int> ranks>
    : Type<IsVectorOfRankPred<ranks>, " of ranks " # !interleave(ranks, "/"), "VectorType">;
class FixedVectorOfRank<list<int> ranks>
    : Type<IsFixedVectorOfRankPred<ranks>, " of ranks " # !interleave(ranks, "/"), "VectorType">;
class ScalableVectorOfRank<list<int> ranks>
    : Type<IsScalableVectorOfRankPred<ranks>, " of ranks " # !interleave(ranks, "/"), "VectorType">;
class VectorOfLength<list<int> lengths>
    : Type<IsVectorOfLengthPred<lengths>, " of length " # !interleave(lengths, "/"), "VectorType">;
class VectorOfMinLength<int length>
    : Type<IsVectorOfMinLengthPred<length>, " of at least length " # length, "VectorType">;
class VectorOfMaxLength<int length>
    : Type<IsVectorOfMaxLengthPred<length>, " of at most length " # length, "VectorType">;
class FixedVectorOfLength<list<int> lengths>
    : Type<IsFixedVectorOfLengthPred<lengths>, " of length " # !interleave(lengths, "/"), "VectorType">;
class ScalableVectorOfLength<list<int> lengths>
    : Type<IsScalableVectorOfLengthPred<lengths>, " of length " # !interleave(lengths, "/"), "VectorType">;
class ShapedTypeWithNthDimOfSize<int n, list<int> sizes>
    : Type<IsNthDimSizeIsOneOfPred<n, sizes>,
           " with dim " # n # " having a size of {" # !interleave(sizes, ", ") # "}",
           "ShapedType">;

// Several constraints on a vector, whose summaries are written one after the other.
class VectorThat<list<Type> constraints>
    : AllOfType<constraints, !interleave(!foreach(type, constraints, type.summary), ""), "VectorType">;
class VectorOfRankAndType<list<int> ranks, list<Type> allowed>
    : VectorThat<[VectorOfNonZeroRankOf<allowed>, VectorOfRank<ranks>]>;
class FixedVectorOfRankAndType<list<int> ranks, list<Type> allowed>
    : VectorThat<[FixedVectorOfAnyRank<allowed>, VectorOfRank<ranks>]>;
class VectorOfLengthAndType<list<int> lengths, list<Type> allowed>
    : VectorThat<[VectorOfNonZeroRankOf<allowed>, VectorOfLength<lengths>]>;
class VectorOfMinMaxLengthAndType<int least, int most, list<Type> allowed>
    : VectorThat<[VectorOfNonZeroRankOf<allowed>, VectorOfMinLength<least>, VectorOfMaxLength<most>]>;
class FixedVectorOfLengthAndType<list<int> lengths, list<Type> allowed>
    : VectorThat<[FixedVectorOfAnyRank<allowed>, FixedVectorOfLength<lengths>]>;
class ScalableVectorOfLengthAndType<list<int> lengths, list<Type> allowed>
    : VectorThat<[ScalableVectorOfAnyRank<allowed>, ScalableVectorOfLength<lengths>]>;
class ScalableVectorOfRankAndLengthAndType<list<int> ranks, list<int> lengths, list<Type> allowed>
    : VectorThat<[ScalableVectorOfRank<ranks>, ScalableVectorOfAnyRank<allowed>, ScalableVectorOfLength<lengths>]>;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> sizes, list<Type> allowed>
    : VectorThat<[VectorWithTrailingDimScalableOf<allowed>,
                  ShapedTypeWithNthDimOfSize<-1, sizes>]>;
class FixedVectorOfShapeAndType<list<int> shape, Type element>
    : ShapedContainerType<[element], And<[HasShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
                          "vector<" # !interleave(shape, "x") # "x" # element # ">", "VectorType">,
      BuildableType<"vector<" # !interleave(shape, "x") # "x" # element.builderCall # ">">;
def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped", "ShapedType">;

// Tensors.
class TensorOf<list<Type> allowed, list<Pred> conditions = [], string line = "tensor">
    : ShapedContainerType<allowed, And<[IsTensorTypePred] # conditions>, line, "TensorType">;
class RankedTensorOf<list<Type> allowed, list<Pred> conditions = [], string line = "ranked tensor">
    : ShapedContainerType<allowed, And<[IsRankedTensorTypePred] # conditions>, line, "RankedTensorType">;
class UnrankedTensorOf<list<Type> allowed, list<Pred> conditions = [], string line = "unranked tensor">
    : ShapedContainerType<allowed, And<[IsUnrankedTensorTypePred] # conditions>, line, "UnrankedTensorType">;
class Non0RankedTensorOf<list<Type> allowed>
    : TensorOf<allowed, [HasRankGreaterOrEqualPred<1>], "non-0-ranked.tensor">;
class RanksText<list<int> ranks> {
  // The ranks as text, for messages.
  string text = !interleave(!foreach(rank, ranks, rank # "D"), "/") # " ";
}
class TensorRankOf<list<Type> allowed, list<int> ranks>
    : RankedTensorOf<allowed, [HasAnyRankOfPred<ranks>], RanksText<ranks>.text # "tensor">;
class 0DTensorOf<list<Type> allowed> : TensorRankOf<allowed, [0]>;
class 1DTensorOf<list<Type> allowed> : TensorRankOf<allowed, [1]>;
class 2DTensorOf<list<Type> allowed> : TensorRankOf<allowed, [2]>;
class 3DTensorOf<list<Type> allowed> : TensorRankOf<allowed, [3]>;
class 4DTensorOf<list<Type> allowed> : TensorRankOf<allowed, [4]>;
class StaticShapeTensorOf<list<Type> allowed>
    : RankedTensorOf<allowed, [HasStaticShapePred], "statically shaped tensor">;

// Memrefs.
class MemRefOf<list<Type> allowed>
    : ShapedContainerType<allowed, IsMemRefTypePred, "memref", "MemRefType">;
class UnrankedMemRefOf<list<Type> allowed>
    : ShapedContainerType<allowed, IsUnrankedMemRefTypePred, "unranked.memref", "UnrankedMemRefType">;
class RankedOrUnrankedMemRefOf<list<Type> allowed, list<Pred> conditions = [],
                               string line = "ranked or unranked memref">
    : ShapedContainerType<allowed, And<[IsBaseMemRefTypePred] # conditions>, line, "BaseMemRefType">;
class Non0RankedMemRefOf<list<Type> allowed>
    : ConfinedType<MemRefOf<allowed>, [HasRankGreaterOrEqualPred<1>], "non-0-ranked." # MemRefOf<allowed>.summary>;
class MemRefRankOf<list<Type> allowed, list<int> ranks>
    : ConfinedType<MemRefOf<allowed>, [HasAnyRankOfPred<ranks>], RanksText<ranks>.text # MemRefOf<allowed>.summary>;
class StaticShapeMemRefOf<list<Type> allowed>
    : ConfinedType<MemRefOf<allowed>, [HasStaticShapePred], "statically shaped " # MemRefOf<allowed>.summary>;
class StridedMemRefOf<list<Type> allowed>
    : ConfinedType<MemRefOf<allowed>, [HasStridesPred], "strided " # MemRefOf<allowed>.summary>;
// ODS does not ask for strides here either.
class StridedMemRefRankOf<list<Type> allowed, list<int> ranks>
    : MemRefRankOf<allowed, ranks>;

// The usual ones.
foreach element = [I1, I8, I16, I32, I64, BF16, F16, F32, F64] in {
  def element # Tensor : TensorOf<[element]>;
  def element # MemRef : MemRefOf<[element]>;
}
def IndexTensor : TensorOf<[Index]>;
def AnyTensor : TensorOf<[AnyType]>;
def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor], "non-0-ranked or unranked tensor", "TensorType">;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;
def AnyMemRef : MemRefOf<[AnyType]>;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>], AnyStridedMemRef.summary # " of rank " # rank>;
class TensorOrMemRef<list<Type> allowed>
    : ShapedContainerType<allowed, IsTensorOrMemRefTypePred, "Tensor or MemRef", "ShapedType">;

// Tuples.
def AnyTuple : Type<IsTupleTypePred, "tuple", "TupleType">;
class MixedContainerType<Type element, Pred container, string step, string line>
    : Type<And<[container, Within<step, element.predicate>]>,
           line # " with any combination of " # element.summary # " values"> {
  // The constraint on the elements.
  Type elementType = element;
}
class TupleOf<list<Type> allowed>
    : MixedContainerType<AnyTypeOf<allowed>, IsTupleTypePred, "each", "tuple">;
class NestedTupleOf<list<Type> allowed>
    : MixedContainerType<AnyTypeOf<allowed>, IsTupleTypePred, "eachFlattened", "nested tuple">;

// A type, or a vector or tensor of it.
class TypeOrValueSemanticsContainer<Type allowed, string line>
    : Type<Or<[allowed.predicate, ValueSemanticsContainerOf<[allowed]>.predicate]>, line>;
def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike
    : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex, "signless-integer-like">;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;

#endif // ISOGLOSS_TYPE_CONSTRAINT_TD
