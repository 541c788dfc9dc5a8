// Conditions that compute numbers in C++: each operation is one of them, on its attribute or on the type of its operand.
include "isogloss/Op.td"

def N_Dialect : Dialect { let name = "n"; let cppNamespace = "::n"; }

class Holds<string text, string what> : AttrConstraint<CPred<text>, what>;
class N_Op<string name, Attr base, string text> : Op<N_Dialect, name> {
  let arguments = (ins ConfinedAttr<base, [Holds<text, name>]>:$n);
}
def N_EvenOp : N_Op<"even", I64Attr, "$_self.cast<IntegerAttr>().getInt() % 2 == 0">;
def N_Even2Op : N_Op<"even2", I64Attr, "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 0">;
def N_OddOp : N_Op<"odd", I64Attr, "::llvm::cast<IntegerAttr>($_self).getInt() % 2">;
def N_PowOp :
    N_Op<"pow", I64Attr, "::llvm::isPowerOf2_64(::llvm::cast<IntegerAttr>($_self).getValue().getZExtValue())">;
def N_MaskOp : N_Op<"mask", I64Attr, "(::llvm::cast<IntegerAttr>($_self).getInt() & 7) == 0">;
def N_RangeOp : N_Op<"range", I64Attr,
    "::llvm::cast<IntegerAttr>($_self).getValue().getSExtValue() < (1 << 4) && ::llvm::cast<IntegerAttr>($_self).getValue().sge(-2)">;
def N_NotoddOp : N_Op<"notodd", I64Attr, "!(::llvm::cast<IntegerAttr>($_self).getInt() & 1)">;
def N_HalfOp : N_Op<"half", I64Attr, "::llvm::cast<IntegerAttr>($_self).getInt() / 2 + 1 > 3">;
def N_UremOp : N_Op<"urem", I8Attr, "::llvm::cast<IntegerAttr>($_self).getValue().urem(3) == 0">;
def N_U4Op : N_Op<"u4", I64Attr, "::llvm::isUInt<4>(::llvm::cast<IntegerAttr>($_self).getInt())">;
def N_I4Op : N_Op<"i4", I64Attr, "::llvm::isInt<4>(::llvm::cast<IntegerAttr>($_self).getInt())">;
def N_SizesOp : N_Op<"sizes", DenseI64ArrayAttr, "::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).size() % 2 == 0">;
def N_EachOp : N_Op<"each", DenseI64ArrayAttr,
    "::llvm::all_of(::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef(), [](int64_t v) { return v % 2 == 0; })">;
def N_ZeroOp : N_Op<"zero", I64Attr, "!::llvm::cast<IntegerAttr>($_self).getValue().isZero()">;
def N_LenOp : N_Op<"len", StrAttr, "::llvm::cast<StringAttr>($_self).getValue().size() * 2 <= 6">;

class N_TOp<string name, string text> : Op<N_Dialect, name> { let arguments = (ins Type<CPred<text>, name>:$x); }
def N_WidthOp :
    N_TOp<"width", "::llvm::isa<IntegerType>($_self) && ::llvm::cast<IntegerType>($_self).getWidth() % 8 == 0">;
def N_DimsOp : N_TOp<"dims",
    "::llvm::isa<RankedTensorType>($_self) && ::llvm::cast<RankedTensorType>($_self).getShape()[0] < ::llvm::cast<RankedTensorType>($_self).getShape()[1]">;
def N_CountOp : N_TOp<"count",
    "::llvm::isa<VectorType>($_self) && ::llvm::isPowerOf2_64(::llvm::cast<VectorType>($_self).getNumElements())">;

def N_QubitType : TypeDef<N_Dialect, "Qubit"> {
  let mnemonic = "qubit";
  let parameters = (ins "uint32_t":$size, "uint64_t":$least);
  let assemblyFormat = "`<` $size `,` $least `>`";
}
def N_SingleOp :
    N_TOp<"single", "::llvm::isa<::n::QubitType>($_self) && ::llvm::cast<::n::QubitType>($_self).getSize() % 4 == 1">;
def N_MoreOp : N_TOp<"more",
    "::llvm::isa<::n::QubitType>($_self) && ::llvm::cast<::n::QubitType>($_self).getSize() > ::llvm::cast<::n::QubitType>($_self).getLeast()">;
def N_PropOp : Op<N_Dialect, "prop"> {
  let arguments = (ins ConfinedProp<I64Prop, CPred<"$_self % 3 == 1">, "3n+1">:$p);
}
def N_PairsOp : Op<N_Dialect, "pairs", [PredOpTrait<"even operands", CPred<"$_op.getNumOperands() % 2 == 0">>]> {
  let arguments = (ins Variadic<AnyType>:$xs);
}
