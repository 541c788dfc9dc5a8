include "isogloss/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_NumOp : Op<T_Dialect, "num", [Pure]> { let arguments = (ins I32Attr:$n, I32:$x); let results = (outs I32:$y); }
// No constraint; a name that is not bound, beside those that are; a value that an operand cannot be.
def : Pat<(T_NumOp $n, $x), (T_NumOp $number, $x)>;
def T_OpenOp : Op<T_Dialect, "open"> { let regions = (region $body, AnyRegion); let assemblyFormat = "$body attr-dict"; }
// Not a terminator.
def T_JumpOp : Op<T_Dialect, "jump"> { let successors = (successor AnySuccessor:$to); }
// A mark that no format has.
def T_PartAttr : AttrDef<T_Dialect, "Part"> {
  let mnemonic = "part";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = "$a `/` $b";
}
