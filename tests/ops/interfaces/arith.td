// Casts of the reference tool's arith dialect, declared with our words.
include "isogloss/Op.td"

def Arith_Dialect : Dialect { let name = "arith"; }

class Arith_CastOp<string name, Type from, Type to>
    : Op<Arith_Dialect, name, [Pure, SameOperandsAndResultShape, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins from:$in);
  let results = (outs to:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}
def Arith_Integer : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-fixed-width-integer-like">;
def Arith_ExtSIOp : Arith_CastOp<"extsi", Arith_Integer, Arith_Integer>;
def Arith_ExtUIOp : Arith_CastOp<"extui", Arith_Integer, Arith_Integer>;
