// Operations of the reference tool's arith dialect, declared with our words.
include "isogloss/Op.td"

def Arith_Dialect : Dialect { let name = "arith"; }

class Arith_Op<string name, list<Trait> traits = []> : Op<Arith_Dialect, name, traits>;

class Arith_BinaryOp<string name, Type type> : Arith_Op<name, [Pure, SameOperandsAndResultType, ElementwiseMappable]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def Arith_AndIOp : Arith_BinaryOp<"andi", SignlessIntegerOrIndexLike>;
def Arith_RemSIOp : Arith_BinaryOp<"remsi", SignlessIntegerOrIndexLike>;

def Arith_AddUIExtendedOp : Arith_Op<"addui_extended", [Pure, Commutative, ElementwiseMappable, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
}
def Arith_MulSIExtendedOp
    : Arith_Op<"mulsi_extended", [Pure, Commutative, ElementwiseMappable, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

// Enums: one that is an attribute of its own, one that is stored as an integer.
def Arith_Overflow : I32BitEnum<"IntegerOverflowFlags", "Integer overflow arith flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>, I32BitEnumAttrCaseBit<"nuw", 1>]> {
  let separator = ", ";
}
def Arith_OverflowAttr : EnumAttr<Arith_Dialect, Arith_Overflow, "overflow"> { let assemblyFormat = "`<` $value `>`"; }
def Arith_AddIOp : Arith_Op<"addi", [Pure, SameOperandsAndResultType, ElementwiseMappable, Commutative]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
    DefaultValuedAttr<Arith_OverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}
def Arith_Predicate : I64EnumAttr<"CmpIPredicate", "", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>,
    I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>, I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>,
    I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>]>;
def Arith_CmpIOp : Arith_Op<"cmpi", [Pure, SameTypeOperands, ElementwiseMappable,
    TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "result",
                   "::getI1SameShape($_self)">]> {
  let arguments = (ins Arith_Predicate:$predicate, SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}
