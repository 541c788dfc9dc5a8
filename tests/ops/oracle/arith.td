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
