// The math dialect: mathematical functions beyond arithmetic (MLIR, "'math' Dialect").

include "arith.td"

def Math_Dialect : Dialect {
  let name = "math";
  let summary = "Mathematical functions on scalars, vectors and tensors.";
  let cppNamespace = "::mlir::math";
  let hasConstantMaterializer = 1;
}

//===-- Classes of operations --------------------------------------------------===//

class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic, traits # [Pure, ElementwiseMappable]> {
  let hasFolder = 1;
}

class Math_IntUnaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}
class Math_IntBinaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
class Math_FloatUnaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = !con((ins FloatLike:$operand), fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}
class Math_FloatBinaryOp<string mnemonic> : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = !con((ins FloatLike:$lhs, FloatLike:$rhs), fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}
class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic, [TypesMatchWith<"result type has i1 element type and same shape as operands", "operand",
                                        "result", "::getI1SameShape($_self)">]> {
  let arguments = !con((ins FloatLike:$operand), fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

//===-- Integers ---------------------------------------------------------------===//

def Math_AbsIOp : Math_IntUnaryOp<"absi"> {
  let summary = "The absolute value of a signed integer.";
}
def Math_CountLeadingZerosOp : Math_IntUnaryOp<"ctlz"> {
  let summary = "How many of the highest bits of an integer are 0.";
}
def Math_CountTrailingZerosOp : Math_IntUnaryOp<"cttz"> {
  let summary = "How many of the lowest bits of an integer are 0.";
}
def Math_CtPopOp : Math_IntUnaryOp<"ctpop"> {
  let summary = "How many bits of an integer are 1.";
}
def Math_IPowIOp : Math_IntBinaryOp<"ipowi"> {
  let summary = "A signed integer to the power of a signed integer.";
}

//===-- Floats -----------------------------------------------------------------===//

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "The absolute value of a float.";
}
def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "The arc cosine of a float.";
}
def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "The inverse hyperbolic cosine of a float.";
  let hasFolder = 0;
}
def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "The arc sine of a float.";
}
def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "The inverse hyperbolic sine of a float.";
  let hasFolder = 0;
}
def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "The arc tangent of a float.";
}
def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "The inverse hyperbolic tangent of a float.";
  let hasFolder = 0;
}
def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "The cube root of a float.";
  let hasFolder = 0;
}
def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "A float rounded towards infinity.";
}
def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "The cosine of a float in radians.";
}
def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "The hyperbolic cosine of a float.";
}
def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "The error function of a float.";
  let hasFolder = 0;
}
def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "The complementary error function of a float, 1 - erf(x).";
  let hasFolder = 0;
}
def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "Euler's number to the power of a float.";
}
def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "2 to the power of a float.";
}
def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "Euler's number to the power of a float, minus 1.";
}
def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "A float rounded towards minus infinity.";
}
def Math_LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "The natural logarithm of a float.";
}
def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "The logarithm of a float to base 10.";
}
def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "The natural logarithm of a float plus 1.";
}
def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "The logarithm of a float to base 2.";
}
def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "A float rounded to the nearest integer, ties away from zero.";
}
def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "A float rounded to the nearest integer, ties to the even one.";
}
def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "The reciprocal of the square root of a float.";
  let hasFolder = 0;
}
def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "The sine of a float in radians.";
}
def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "The hyperbolic sine of a float.";
}
def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "The square root of a float.";
}
def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "The tangent of a float in radians.";
}
def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "The hyperbolic tangent of a float.";
}
def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "A float rounded towards zero.";
}
def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "The angle of a point with the coordinates y and x.";
}
def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "The magnitude of one float with the sign of another.";
}
def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "A float to the power of a float.";
}
def Math_FPowIOp : Math_Op<"fpowi", [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>]> {
  let summary = "A float to the power of a signed integer.";
  let hasFolder = 0;
  let arguments = !con((ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs), fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)";
}
def Math_FmaOp : Math_Op<"fma", [SameOperandsAndResultType]> {
  let summary = "The product of two floats plus a third, rounded once.";
  let hasFolder = 0;
  let arguments = !con((ins FloatLike:$a, FloatLike:$b, FloatLike:$c), fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}
def Math_ClampFOp : Math_Op<"clampf", [SameOperandsAndResultType]> {
  let summary = "A float limited to a range.";
  let hasFolder = 0;
  let arguments = !con((ins FloatLike:$value, FloatLike:$min, FloatLike:$max), fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}
def Math_SincosOp
    : Math_Op<"sincos", [SameOperandsAndResultShape, AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "The sine and the cosine of a float in radians.";
  let hasFolder = 0;
  let arguments = !con((ins FloatLike:$operand), fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

//===-- Classes of floats ------------------------------------------------------===//

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "Whether a float is neither infinite nor NaN.";
}
def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "Whether a float is infinite.";
}
def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "Whether a float is NaN.";
}
def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "Whether a float is neither zero, subnormal, infinite nor NaN.";
}
