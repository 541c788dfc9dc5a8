// `each` writes operands, types and arrays, one value of each list at a time; anything else in it is an error at its place.
include "isogloss/Op.td"

def E_Dialect : Dialect { let name = "e"; }
class E_Op<string name> : Op<E_Dialect, name, [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$one, ArrayAttr:$of, I32Attr:$number, DictionaryAttr:$more);
}

def E_BarsOp : E_Op<"bars"> { let assemblyFormat = "each($a | $b) $one $of $number $more attr-dict"; }
def E_EmptyOp : E_Op<"empty"> { let assemblyFormat = "each(`x`) $a `:` $b `:` $one $of $number $more attr-dict"; }
def E_NumberOp : E_Op<"number"> {
  let assemblyFormat = "each($a `:` $number) `,` $b `,` $one $of $more attr-dict";
}
def E_FixedOp : E_Op<"fixed"> { let assemblyFormat = "each($a `:` $one) `:` $b $of $number $more attr-dict"; }
def E_GroupOp : E_Op<"group"> { let assemblyFormat = "each($a (`:` $of^)?) `,` $b `:` $one $number $more attr-dict"; }
def E_DictOp : E_Op<"dict"> { let assemblyFormat = "each($a dict($more)) `,` $b `:` $one $of $number attr-dict"; }
def E_LiteralOp : E_Op<"literal"> {
  let assemblyFormat = "each($a `%x` $of) `,` $b `:` $one $number $more attr-dict";
}
def E_TwiceOp : E_Op<"twice"> {
  let assemblyFormat = "each($a `:` $of) `,` each($b `:` $of) `:` $one $number $more attr-dict";
}
