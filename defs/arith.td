// The arith dialect: integer and floating-point arithmetic (MLIR, "'arith' Dialect").

include "isogloss/Op.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let summary = "Integer and floating-point arithmetic on scalars, vectors and tensors.";
  let cppNamespace = "::mlir::arith";
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::mlir::ub::UBDialect"];
}

//===-- Enums ------------------------------------------------------------------===//

def Arith_CmpFPredicate : I64EnumAttr<"CmpFPredicate", "", [
    I64EnumAttrCase<"AlwaysFalse", 0, "false">,
    I64EnumAttrCase<"OEQ", 1, "oeq">, I64EnumAttrCase<"OGT", 2, "ogt">, I64EnumAttrCase<"OGE", 3, "oge">,
    I64EnumAttrCase<"OLT", 4, "olt">, I64EnumAttrCase<"OLE", 5, "ole">, I64EnumAttrCase<"ONE", 6, "one">,
    I64EnumAttrCase<"ORD", 7, "ord">,
    I64EnumAttrCase<"UEQ", 8, "ueq">, I64EnumAttrCase<"UGT", 9, "ugt">, I64EnumAttrCase<"UGE", 10, "uge">,
    I64EnumAttrCase<"ULT", 11, "ult">, I64EnumAttrCase<"ULE", 12, "ule">, I64EnumAttrCase<"UNE", 13, "une">,
    I64EnumAttrCase<"UNO", 14, "uno">,
    I64EnumAttrCase<"AlwaysTrue", 15, "true">]> {
  let cppNamespace = "::mlir::arith";
}

def Arith_CmpIPredicate : I64EnumAttr<"CmpIPredicate", "", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
    I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>, I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>,
    I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>, I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>]> {
  let cppNamespace = "::mlir::arith";
}

// What an atomic read-modify-write does; used by other dialects.
def Arith_AtomicRMWKind : I64EnumAttr<"AtomicRMWKind", "", [
    I64EnumAttrCase<"addf", 0>, I64EnumAttrCase<"addi", 1>, I64EnumAttrCase<"andi", 2>,
    I64EnumAttrCase<"assign", 3>,
    I64EnumAttrCase<"maximumf", 4>, I64EnumAttrCase<"maxnumf", 5>,
    I64EnumAttrCase<"maxs", 6>, I64EnumAttrCase<"maxu", 7>,
    I64EnumAttrCase<"minimumf", 8>, I64EnumAttrCase<"minnumf", 9>,
    I64EnumAttrCase<"mins", 10>, I64EnumAttrCase<"minu", 11>,
    I64EnumAttrCase<"mulf", 12>, I64EnumAttrCase<"muli", 13>,
    I64EnumAttrCase<"ori", 14>, I64EnumAttrCase<"xori", 15>]> {
  let cppNamespace = "::mlir::arith";
}

def Arith_RoundingMode : I32EnumAttr<"RoundingMode", "Floating point rounding mode", [
    I32EnumAttrCase<"to_nearest_even", 0>, I32EnumAttrCase<"downward", 1>, I32EnumAttrCase<"upward", 2>,
    I32EnumAttrCase<"toward_zero", 3>, I32EnumAttrCase<"to_nearest_away", 4>]> {
  let cppNamespace = "::mlir::arith";
}

def Arith_FastMathFlags : I32BitEnumAttr<"FastMathFlags", "Floating point fast math flags", [
    I32BitEnumAttrCaseNone<"none">,
    I32BitEnumAttrCaseBit<"reassoc", 0>, I32BitEnumAttrCaseBit<"nnan", 1>, I32BitEnumAttrCaseBit<"ninf", 2>,
    I32BitEnumAttrCaseBit<"nsz", 3>, I32BitEnumAttrCaseBit<"arcp", 4>, I32BitEnumAttrCaseBit<"contract", 5>,
    I32BitEnumAttrCaseBit<"afn", 6>,
    I32BitEnumAttrCaseGroup<"fast", [
      I32BitEnumAttrCaseBit<"reassoc", 0>, I32BitEnumAttrCaseBit<"nnan", 1>, I32BitEnumAttrCaseBit<"ninf", 2>,
      I32BitEnumAttrCaseBit<"nsz", 3>, I32BitEnumAttrCaseBit<"arcp", 4>, I32BitEnumAttrCaseBit<"contract", 5>,
      I32BitEnumAttrCaseBit<"afn", 6>]>]> {
  let cppNamespace = "::mlir::arith";
  let separator = ",";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Arith_FastMathAttr : EnumAttr<Arith_Dialect, Arith_FastMathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def Arith_IntegerOverflowFlags : I32BitEnumAttr<"IntegerOverflowFlags", "Integer overflow arith flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>, I32BitEnumAttrCaseBit<"nuw", 1>]> {
  let cppNamespace = "::mlir::arith";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Arith_IntegerOverflowAttr : EnumAttr<Arith_Dialect, Arith_IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}

//===-- Types ------------------------------------------------------------------===//

def Arith_FixedWidthInteger
    : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-fixed-width-integer-like">;

class Arith_LikeOrMemRef<Pred like, list<Type> elements, string line>
    : TypeConstraint<Or<[like, And<[IsMemRefTypePred,
                                    Within<"elementType", AnyTypeOf<elements>.predicate>]>]>, line>;
def Arith_IndexCastType
    : Arith_LikeOrMemRef<SignlessIntegerOrIndexLike.predicate, [AnySignlessInteger, Index],
                         "signless-integer-like or memref of signless-integer">;
def Arith_BitcastType
    : Arith_LikeOrMemRef<SignlessIntegerOrFloatLike.predicate, [AnySignlessInteger, AnyFloat],
                         "signless-integer-or-float-like or memref of signless-integer or float">;

//===-- Classes of operations --------------------------------------------------===//

class Arith_Op<string mnemonic, list<Trait> traits = []>
    : Op<Arith_Dialect, mnemonic, traits # [ElementwiseMappable]> {
  let hasFolder = 1;
}

class Arith_BinaryOp<string mnemonic, Type type, list<Trait> traits = [], dag more = (ins)>
    : Arith_Op<mnemonic, traits # [SameOperandsAndResultType]> {
  let arguments = !con((ins type:$lhs, type:$rhs), more);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = [Pure]>
    : Arith_BinaryOp<mnemonic, SignlessIntegerOrIndexLike, traits>;

defvar overflow = (ins DefaultValuedAttr<Arith_IntegerOverflowAttr,
                                         "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags);
class Arith_OverflowingOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, SignlessIntegerOrIndexLike, traits # [Pure], overflow> {
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}

class Arith_ExactOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, SignlessIntegerOrIndexLike, traits, (ins UnitAttr:$isExact)> {
  let assemblyFormat = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
}

defvar fastmath = (ins DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">:$fastmath);
class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, FloatLike, [Pure] # traits, fastmath> {
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Arith_ExtendedOp<string mnemonic, list<string> same>
    : Arith_Op<mnemonic, [Pure, Commutative, AllTypesMatch<same>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
}

// Dimensions of a tensor, none for other types.
defvar no_tensor_dims = And<[Neg<Within<"$in.type", And<[IsTensorTypePred, Neg<HasAnyRankOfPred<[0]>>]>>>,
                             Neg<Within<"$out.type", And<[IsTensorTypePred, Neg<HasAnyRankOfPred<[0]>>]>>>]>;
def Arith_SameTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
                  Or<[no_tensor_dims, And<[Within<"$in.type", IsTensorTypePred>,
                                           Within<"$out.type", IsTensorTypePred>,
                                           Same<["$in.type.shape", "$out.type.shape"]>]>]>>;

class Arith_CastOp<string mnemonic, TypeConstraint from, TypeConstraint to, list<Trait> traits = [], dag more = (ins)>
    : Arith_Op<mnemonic, [Pure, SameOperandsAndResultShape, Arith_SameTensorDims] # traits #
                         [DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = !con((ins from:$in), more);
  let results = (outs to:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

//===-- Constants --------------------------------------------------------------===//

def Arith_ConstantOp
    : Op<Arith_Dialect, "constant", [ConstantLike, Pure,
                                     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                                     AllTypesMatch<["value", "result"]>]> {
  let summary = "A constant: an integer, a float, or elements of one of these.";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===-- Integers ---------------------------------------------------------------===//

def Arith_AddIOp : Arith_OverflowingOp<"addi", [Commutative]> {
  let summary = "The sum of two integers.";
}
def Arith_SubIOp : Arith_OverflowingOp<"subi"> {
  let summary = "The difference of two integers.";
}
def Arith_MulIOp : Arith_OverflowingOp<"muli", [Commutative, DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                                                       ["getAsmResultNames"]>]> {
  let summary = "The product of two integers.";
}
def Arith_ShLIOp : Arith_OverflowingOp<"shli"> {
  let summary = "An integer shifted to the left; poison if the shift is not less than the width.";
}
def Arith_AddUIExtendedOp : Arith_ExtendedOp<"addui_extended", ["lhs", "rhs", "sum"]> {
  let summary = "The sum of two unsigned integers, and whether it overflowed.";
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
}
class Arith_MulExtendedOp<string mnemonic> : Arith_ExtendedOp<mnemonic, ["lhs", "rhs", "low", "high"]> {
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended"> {
  let summary = "The product of two signed integers in both halves of twice the width.";
}
def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended"> {
  let summary = "The product of two unsigned integers in both halves of twice the width.";
}
def Arith_DivUIOp : Arith_ExactOp<"divui", [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "The quotient of two unsigned integers, rounded towards zero.";
}
def Arith_DivSIOp : Arith_ExactOp<"divsi", [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "The quotient of two signed integers, rounded towards zero.";
}
class Arith_SpeculatableDivOp<string mnemonic>
    : Arith_IntBinaryOp<mnemonic, [ConditionallySpeculatable, NoMemoryEffect]>;
def Arith_CeilDivUIOp : Arith_SpeculatableDivOp<"ceildivui"> {
  let summary = "The quotient of two unsigned integers, rounded towards infinity.";
}
def Arith_CeilDivSIOp : Arith_SpeculatableDivOp<"ceildivsi"> {
  let summary = "The quotient of two signed integers, rounded towards infinity.";
}
def Arith_FloorDivSIOp : Arith_IntBinaryOp<"floordivsi"> {
  let summary = "The quotient of two signed integers, rounded towards minus infinity.";
}
def Arith_RemUIOp : Arith_IntBinaryOp<"remui"> {
  let summary = "The remainder of the division of two unsigned integers.";
}
def Arith_RemSIOp : Arith_IntBinaryOp<"remsi"> {
  let summary = "The remainder of the division of two signed integers, with the sign of the dividend.";
}
def Arith_AndIOp : Arith_IntBinaryOp<"andi", [Commutative, Idempotent, Pure]> {
  let summary = "The bits that both integers have.";
}
def Arith_OrIOp : Arith_IntBinaryOp<"ori", [Commutative, Idempotent, Pure]> {
  let summary = "The bits that either integer has.";
}
def Arith_XOrIOp : Arith_IntBinaryOp<"xori", [Commutative, Pure]> {
  let summary = "The bits that exactly one of two integers has.";
}
def Arith_ShRUIOp : Arith_ExactOp<"shrui", [Pure]> {
  let summary = "An unsigned integer shifted to the right; poison if the shift is not less than the width.";
}
def Arith_ShRSIOp : Arith_ExactOp<"shrsi", [Pure]> {
  let summary = "A signed integer shifted to the right; poison if the shift is not less than the width.";
}
def Arith_MaxSIOp : Arith_IntBinaryOp<"maxsi", [Commutative, Pure]> {
  let summary = "The greater of two signed integers.";
}
def Arith_MaxUIOp : Arith_IntBinaryOp<"maxui", [Commutative, Pure]> {
  let summary = "The greater of two unsigned integers.";
}
def Arith_MinSIOp : Arith_IntBinaryOp<"minsi", [Commutative, Pure]> {
  let summary = "The smaller of two signed integers.";
}
def Arith_MinUIOp : Arith_IntBinaryOp<"minui", [Commutative, Pure]> {
  let summary = "The smaller of two unsigned integers.";
}

//===-- Floats -----------------------------------------------------------------===//

def Arith_NegFOp : Arith_Op<"negf", [Pure, SameOperandsAndResultType]> {
  let summary = "A float with the other sign.";
  let arguments = !con((ins FloatLike:$operand), fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}
def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "The sum of two floats.";
}
def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "The difference of two floats.";
}
def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "The product of two floats.";
}
def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "The quotient of two floats.";
}
def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "The remainder of the division of two floats.";
}
def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "The greater of two floats; NaN if either is NaN (IEEE 754 maximum).";
}
def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "The greater of two floats; the other one if one is NaN (IEEE 754 maxNum).";
}
def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "The smaller of two floats; NaN if either is NaN (IEEE 754 minimum).";
}
def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "The smaller of two floats; the other one if one is NaN (IEEE 754 minNum).";
}

//===-- Conversions ------------------------------------------------------------===//

class Arith_IntToInt<string mnemonic> : Arith_CastOp<mnemonic, Arith_FixedWidthInteger, Arith_FixedWidthInteger>;
def Arith_ExtUIOp : Arith_IntToInt<"extui"> {
  let summary = "An unsigned integer as a wider one.";
}
def Arith_ExtSIOp : Arith_IntToInt<"extsi"> {
  let summary = "A signed integer as a wider one.";
}
def Arith_TruncIOp : Arith_CastOp<"trunci", Arith_FixedWidthInteger, Arith_FixedWidthInteger, [], overflow> {
  let summary = "The lower bits of an integer.";
  let assemblyFormat = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)";
}

defvar optional_fastmath = (ins OptionalAttr<Arith_FastMathAttr>:$fastmath);
defvar rounding = (ins OptionalAttr<Arith_RoundingMode>:$roundingmode);
def Arith_ExtFOp : Arith_CastOp<"extf", FloatLike, FloatLike, [], optional_fastmath> {
  let summary = "A float as a wider one.";
  let assemblyFormat = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
}
def Arith_TruncFOp : Arith_CastOp<"truncf", FloatLike, FloatLike, [], !con(rounding, optional_fastmath)> {
  let summary = "A float as a narrower one.";
  let assemblyFormat = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
}

// The scale is one more operand, so only dimensions of tensors are compared.
class Arith_ScalingOp<string mnemonic, dag more>
    : Arith_Op<mnemonic, [Pure, Arith_SameTensorDims, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = !con((ins FloatLike:$in, FloatLike:$scale), more);
  let results = (outs FloatLike:$out);
  let hasFolder = 0;
}
def Arith_ScalingExtFOp : Arith_ScalingOp<"scaling_extf", optional_fastmath> {
  let summary = "A float, multiplied by a scale, as a wider one (OCP MX).";
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)
  }];
}
def Arith_ScalingTruncFOp : Arith_ScalingOp<"scaling_truncf", !con(rounding, optional_fastmath)> {
  let summary = "A float, divided by a scale, as a narrower one (OCP MX).";
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
    type($in) `,` type($scale) `to` type($out)
  }];
}

def Arith_UIToFPOp : Arith_CastOp<"uitofp", Arith_FixedWidthInteger, FloatLike> {
  let summary = "An unsigned integer as a float.";
}
def Arith_SIToFPOp : Arith_CastOp<"sitofp", Arith_FixedWidthInteger, FloatLike> {
  let summary = "A signed integer as a float.";
}
def Arith_FPToUIOp : Arith_CastOp<"fptoui", FloatLike, Arith_FixedWidthInteger> {
  let summary = "A float as an unsigned integer, rounded towards zero.";
}
def Arith_FPToSIOp : Arith_CastOp<"fptosi", FloatLike, Arith_FixedWidthInteger> {
  let summary = "A float as a signed integer, rounded towards zero.";
}
def Arith_IndexCastOp : Arith_CastOp<"index_cast", Arith_IndexCastType, Arith_IndexCastType> {
  let summary = "An index as a signed integer, or a signed integer as an index.";
}
def Arith_IndexCastUIOp : Arith_CastOp<"index_castui", Arith_IndexCastType, Arith_IndexCastType> {
  let summary = "An index as an unsigned integer, or an unsigned integer as an index.";
}
def Arith_BitcastOp : Arith_CastOp<"bitcast", Arith_BitcastType, Arith_BitcastType> {
  let summary = "The bits of a value as a value of another type of the same width.";
}

//===-- Comparisons and choice -------------------------------------------------===//

defvar bool_of_shape = TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "result",
                                      "::getI1SameShape($_self)">;
def Arith_CmpIOp : Arith_Op<"cmpi", [Pure, SameTypeOperands, bool_of_shape]> {
  let summary = "Compares two integers.";
  let arguments = (ins Arith_CmpIPredicate:$predicate, SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Arith_CmpFOp : Arith_Op<"cmpf", [Pure, SameTypeOperands, bool_of_shape]> {
  let summary = "Compares two floats.";
  let arguments = !con((ins Arith_CmpFPredicate:$predicate, FloatLike:$lhs, FloatLike:$rhs), fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)";
}

// Of a tensor without a rank nothing is known that could differ.
defvar both_unranked = And<[Within<"$condition.type", IsUnrankedTensorTypePred>,
                            Within<"$result.type", IsUnrankedTensorTypePred>]>;
def Arith_SelectOp
    : Arith_Op<"select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                          PredOpTrait<"condition is signless i1 or has matching shape",
                                      Or<[TypeIsPred<"condition", I1>, both_unranked,
                                          Same<["$condition.type.shape", "$result.type.shape"]>]>>,
                          DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "One of two values, or for each element one of two.";
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
