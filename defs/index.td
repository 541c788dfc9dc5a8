// The index dialect: arithmetic on integers of the size of a pointer (MLIR, "'index' Dialect").

include "isogloss/Op.td"

def Index_Dialect : Dialect {
  let name = "index";
  let summary = "Arithmetic on integers of the size of a pointer of the target.";
  let cppNamespace = "::mlir::index";
  let hasConstantMaterializer = 1;
}

//===-- Enums ------------------------------------------------------------------===//

def IndexCmpPredicate : I32EnumAttr<"IndexCmpPredicate", "index comparison predicate kind", [
    I32EnumAttrCase<"EQ", 0, "eq">, I32EnumAttrCase<"NE", 1, "ne">,
    I32EnumAttrCase<"SLT", 2, "slt">, I32EnumAttrCase<"SLE", 3, "sle">,
    I32EnumAttrCase<"SGT", 4, "sgt">, I32EnumAttrCase<"SGE", 5, "sge">,
    I32EnumAttrCase<"ULT", 6, "ult">, I32EnumAttrCase<"ULE", 7, "ule">,
    I32EnumAttrCase<"UGT", 8, "ugt">, I32EnumAttrCase<"UGE", 9, "uge">]> {
  let cppNamespace = "::mlir::index";
  let genSpecializedAttr = 0;
}
def IndexCmpPredicateAttr : EnumAttr<Index_Dialect, IndexCmpPredicate, "cmp_predicate">;

//===-- Classes of operations --------------------------------------------------===//

class Index_Op<string mnemonic, list<Trait> traits = []> : Op<Index_Dialect, mnemonic, traits> {
  let hasFolder = 1;
}

class Index_BinaryOp<string mnemonic, list<Trait> traits = []> : Index_Op<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}
class Index_CommutativeOp<string mnemonic> : Index_BinaryOp<mnemonic, [Commutative, Pure]>;
// Not speculatable: the divisor may be 0.
class Index_DivisionOp<string mnemonic> : Index_BinaryOp<mnemonic, [NoMemoryEffect]>;

//===-- Arithmetic -------------------------------------------------------------===//

def Index_AddOp : Index_CommutativeOp<"add"> {
  let summary = "The sum of two integers.";
}
def Index_SubOp : Index_BinaryOp<"sub", [Pure]> {
  let summary = "The difference of two integers.";
}
def Index_MulOp : Index_CommutativeOp<"mul"> {
  let summary = "The product of two integers.";
}
def Index_DivSOp : Index_DivisionOp<"divs"> {
  let summary = "The quotient of two signed integers, rounded towards zero.";
}
def Index_DivUOp : Index_DivisionOp<"divu"> {
  let summary = "The quotient of two unsigned integers, rounded towards zero.";
}
def Index_CeilDivSOp : Index_DivisionOp<"ceildivs"> {
  let summary = "The quotient of two signed integers, rounded towards infinity.";
}
def Index_CeilDivUOp : Index_DivisionOp<"ceildivu"> {
  let summary = "The quotient of two unsigned integers, rounded towards infinity.";
}
def Index_FloorDivSOp : Index_DivisionOp<"floordivs"> {
  let summary = "The quotient of two signed integers, rounded towards minus infinity.";
}
def Index_RemSOp : Index_DivisionOp<"rems"> {
  let summary = "The remainder of the division of two signed integers, with the sign of the dividend.";
}
def Index_RemUOp : Index_DivisionOp<"remu"> {
  let summary = "The remainder of the division of two unsigned integers.";
}
def Index_MaxSOp : Index_CommutativeOp<"maxs"> {
  let summary = "The greater of two signed integers.";
}
def Index_MaxUOp : Index_CommutativeOp<"maxu"> {
  let summary = "The greater of two unsigned integers.";
}
def Index_MinSOp : Index_CommutativeOp<"mins"> {
  let summary = "The smaller of two signed integers.";
}
def Index_MinUOp : Index_CommutativeOp<"minu"> {
  let summary = "The smaller of two unsigned integers.";
}
def Index_ShlOp : Index_BinaryOp<"shl", [Pure]> {
  let summary = "An integer shifted to the left; poison if the shift is not less than the width.";
}
def Index_ShrSOp : Index_BinaryOp<"shrs", [Pure]> {
  let summary = "A signed integer shifted to the right; poison if the shift is not less than the width.";
}
def Index_ShrUOp : Index_BinaryOp<"shru", [Pure]> {
  let summary = "An unsigned integer shifted to the right; poison if the shift is not less than the width.";
}
def Index_AndOp : Index_CommutativeOp<"and"> {
  let summary = "The bits that both integers have.";
}
def Index_OrOp : Index_CommutativeOp<"or"> {
  let summary = "The bits that either integer has.";
}
def Index_XOrOp : Index_CommutativeOp<"xor"> {
  let summary = "The bits that exactly one of two integers has.";
}

//===-- Conversions and comparisons --------------------------------------------===//

defvar any_index = AnyTypeOf<[AnyInteger, Index]>;
class Index_CastOp<string mnemonic>
    : Index_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins any_index:$input);
  let results = (outs any_index:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}
def Index_CastSOp : Index_CastOp<"casts"> {
  let summary = "An index as an integer of a fixed width or the reverse; extends with the sign bit.";
}
def Index_CastUOp : Index_CastOp<"castu"> {
  let summary = "An index as an integer of a fixed width or the reverse; extends with zeros.";
}

def Index_CmpOp : Index_Op<"cmp", [Pure]> {
  let summary = "Compares two integers.";
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
}

def Index_SizeOfOp : Index_Op<"sizeof", [Pure]> {
  let summary = "The width of an index on the target, in bits.";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
  let hasFolder = 0;
}

//===-- Constants --------------------------------------------------------------===//

class Index_ConstantLikeOp<string mnemonic, Attr value_type, Type type>
    : Index_Op<mnemonic, [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins value_type:$value);
  let results = (outs type:$result);
  let assemblyFormat = "attr-dict $value";
}
def Index_ConstantOp : Index_ConstantLikeOp<"constant", IndexAttr, Index> {
  let summary = "A constant index.";
}
def Index_BoolConstantOp : Index_ConstantLikeOp<"bool.constant", BoolAttr, I1> {
  let summary = "A constant `i1`.";
}
