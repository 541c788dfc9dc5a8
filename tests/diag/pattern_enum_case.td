include "isogloss/PatternBase.td"

// The case of an enum in a result pattern is its attribute, or its number.
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_Plus : I32EnumAttrCase<"Plus", 1, "plus">;
def T_Minus : I32EnumAttrCase<"Minus", 2, "minus">;
def T_Kind : I32EnumAttr<"Kind", "a kind", [T_Plus, T_Minus]> { let cppNamespace = "::t"; }
def T_Red : I32EnumAttrCase<"Red", 1, "red">;
def T_Color : I32EnumAttr<"Color", "a colour", [T_Red]> { let cppNamespace = "::t"; }
def T_Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"Fast", 0>, I32EnumCase<"Slow", 1>]> { let cppNamespace = "::t"; }
def T_BinOp : Op<T_Dialect, "bin", [Pure]> { let arguments = (ins T_Kind:$kind, I32:$x); let results = (outs I32:$y); }
def T_NumOp : Op<T_Dialect, "num", [Pure]> { let arguments = (ins I32Attr:$n, I32:$x); let results = (outs I32:$y); }
def T_WideOp : Op<T_Dialect, "wide", [Pure]> { let arguments = (ins I64Attr:$n, I32:$x); let results = (outs I32:$y); }
def : Pat<(T_BinOp $k, $x), (T_BinOp T_Minus, $x)>;
def : Pat<(T_BinOp $k, $x), (T_NumOp T_Minus, $x)>;
// Another enum.
def : Pat<(T_BinOp $k, $x), (T_BinOp T_Red, $x)>;
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
