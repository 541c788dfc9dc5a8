// The complex dialect: complex numbers (MLIR, "'complex' Dialect").

include "arith.td"
include "isogloss/BuiltinAttributeInterfaces.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let summary = "Complex numbers: their creation and arithmetic.";
  let cppNamespace = "::mlir::complex";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

//===-- Enums and attributes ---------------------------------------------------===//

// How much a division or a multiplication may ignore overflow; used by conversions.
def Complex_ComplexRangeFlags : I32BitEnumAttr<"ComplexRangeFlags", "Complex range flags", [
    I32BitEnumAttrCaseBit<"improved", 0>, I32BitEnumAttrCaseBit<"basic", 1>,
    I32BitEnumAttrCaseBit<"none", 2>]> {
  let cppNamespace = "::mlir::complex";
}

def Complex_NumberAttr : AttrDef<Complex_Dialect, "Number"> {
  let summary = "A complex number.";
  let mnemonic = "number";
  let parameters = (ins APFloatParameter<"">:$real, APFloatParameter<"">:$imag, AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

//===-- Classes of operations --------------------------------------------------===//

class Complex_Op<string mnemonic, list<Trait> traits = []> : Op<Complex_Dialect, mnemonic, traits>;

defvar complex_of_floats = Complex<AnyFloat>;

class Complex_BinaryOp<string mnemonic>
    : Complex_Op<mnemonic, [Pure, SameOperandsAndResultType, Elementwise]> {
  let arguments = !con((ins complex_of_floats:$lhs, complex_of_floats:$rhs), fastmath);
  let results = (outs complex_of_floats:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}
class Complex_UnaryOp<string mnemonic>
    : Complex_Op<mnemonic, [SameOperandsAndResultType, Pure, Elementwise]> {
  let arguments = !con((ins complex_of_floats:$complex), fastmath);
  let results = (outs complex_of_floats:$result);
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}
// A float that follows from a complex number.
class Complex_PartOp<string mnemonic, string result>
    : Complex_Op<mnemonic, [
      TypesMatchWith<"complex element type matches result type", "complex", result, "$_self.elementType">, Pure,
      Elementwise]> {
  let arguments = !con((ins complex_of_floats:$complex), fastmath);
  let results = !dag(outs, [AnyFloat], [result]);
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}
class Complex_ComparisonOp<string mnemonic>
    : Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins complex_of_floats:$lhs, complex_of_floats:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

//===-- Operations -------------------------------------------------------------===//

def Complex_AddOp : Complex_BinaryOp<"add"> {
  let summary = "The sum of two complex numbers.";
  let hasFolder = 1;
}
def Complex_Atan2Op : Complex_BinaryOp<"atan2"> {
  let summary = "The angle of a point with the complex coordinates y and x.";
}
def Complex_DivOp : Complex_BinaryOp<"div"> {
  let summary = "The quotient of two complex numbers.";
  let hasFolder = 1;
}
def Complex_MulOp : Complex_BinaryOp<"mul"> {
  let summary = "The product of two complex numbers.";
  let hasFolder = 1;
}
def Complex_PowOp : Complex_BinaryOp<"pow"> {
  let summary = "A complex number to the power of a complex number.";
}
def Complex_SubOp : Complex_BinaryOp<"sub"> {
  let summary = "The difference of two complex numbers.";
  let hasFolder = 1;
}
def Complex_ConjOp : Complex_UnaryOp<"conj"> {
  let summary = "The conjugate of a complex number.";
  let hasFolder = 1;
}
def Complex_CosOp : Complex_UnaryOp<"cos"> {
  let summary = "The cosine of a complex number.";
}
def Complex_ExpOp : Complex_UnaryOp<"exp"> {
  let summary = "Euler's number to the power of a complex number.";
  let hasFolder = 1;
}
def Complex_Expm1Op : Complex_UnaryOp<"expm1"> {
  let summary = "Euler's number to the power of a complex number, minus 1.";
}
def Complex_LogOp : Complex_UnaryOp<"log"> {
  let summary = "The natural logarithm of a complex number.";
  let hasFolder = 1;
}
def Complex_Log1pOp : Complex_UnaryOp<"log1p"> {
  let summary = "The natural logarithm of a complex number plus 1.";
}
def Complex_NegOp : Complex_UnaryOp<"neg"> {
  let summary = "A complex number with the other sign.";
  let hasFolder = 1;
}
def Complex_RsqrtOp : Complex_UnaryOp<"rsqrt"> {
  let summary = "The reciprocal of the square root of a complex number.";
}
def Complex_SignOp : Complex_UnaryOp<"sign"> {
  let summary = "A complex number divided by its absolute value; 0 for 0.";
}
def Complex_SinOp : Complex_UnaryOp<"sin"> {
  let summary = "The sine of a complex number.";
}
def Complex_SqrtOp : Complex_UnaryOp<"sqrt"> {
  let summary = "The square root of a complex number.";
}
def Complex_TanOp : Complex_UnaryOp<"tan"> {
  let summary = "The tangent of a complex number.";
}
def Complex_TanhOp : Complex_UnaryOp<"tanh"> {
  let summary = "The hyperbolic tangent of a complex number.";
}
def Complex_AbsOp : Complex_PartOp<"abs", "result"> {
  let summary = "The absolute value of a complex number.";
}
def Complex_AngleOp : Complex_PartOp<"angle", "result"> {
  let summary = "The angle of a complex number in radians.";
}
def Complex_ImOp : Complex_PartOp<"im", "imaginary"> {
  let summary = "The imaginary part of a complex number.";
  let hasFolder = 1;
}
def Complex_ReOp : Complex_PartOp<"re", "real"> {
  let summary = "The real part of a complex number.";
  let hasFolder = 1;
}
def Complex_EqualOp : Complex_ComparisonOp<"eq"> {
  let summary = "Whether two complex numbers are equal.";
}
def Complex_NotEqualOp : Complex_ComparisonOp<"neq"> {
  let summary = "Whether two complex numbers differ.";
}
def Complex_PowiOp :
    Complex_Op<"powi", [Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>]> {
  let summary = "A complex number to the power of a signed integer.";
  let arguments = !con((ins complex_of_floats:$lhs, AnySignlessInteger:$rhs), optional_fastmath);
  let results = (outs complex_of_floats:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)";
}
def Complex_CreateOp
    : Complex_Op<"create", [Pure, AllTypesMatch<["real", "imaginary"]>,
                            TypesMatchWith<"complex element type matches real operand type", "complex", "real",
                                           "$_self.elementType">,
                            TypesMatchWith<"complex element type matches imaginary operand type", "complex",
                                           "imaginary", "$_self.elementType">]> {
  let summary = "A complex number of a real and an imaginary part.";
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs complex_of_floats:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}
def Complex_ConstantOp
    : Complex_Op<"constant", [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A constant complex number: an array of its real and its imaginary part.";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasVerifier = 1;
}
def Complex_BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "The bits of a complex number as a number of the same width, or the reverse.";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
}
