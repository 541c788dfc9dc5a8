// `qualified` and escaped quotes in the arguments of other directives.
include "isogloss/Dialect.td"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_InnerAttr : AttrDef<T_Dialect, "Inner"> {
  let mnemonic = "inner";
  let parameters = (ins "u32":$n);
  let assemblyFormat = "`<` $n `>`";
}
def T_StructAttr : AttrDef<T_Dialect, "Struct"> {
  let mnemonic = "struct";
  let parameters = (ins "InnerAttr":$a, "u32":$b);
  let assemblyFormat = "`<` struct(qualified($a), $b) `>`";
}
def T_CustomAttr : AttrDef<T_Dialect, "Custom"> {
  let mnemonic = "custom";
  let parameters = (ins "InnerAttr":$a, "InnerAttr":$b);
  let assemblyFormat = "`<` custom<One>(qualified($a)) custom<Two>(ref(qualified($a)), qualified($b)) `>`";
}
def T_WrongAttr : AttrDef<T_Dialect, "Wrong"> {
  let mnemonic = "wrong";
  let parameters = (ins "InnerAttr":$a, "InnerAttr":$b);
  let assemblyFormat = "`<` struct(qualified(params)) custom<Two>(qualified(ref($a)), $b) `>`";
}
def T_PairOp : Op<T_Dialect, "pair"> {
  let arguments = (ins AnyType:$x, UnitAttr:$on);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` custom<Both>(type($x), qualified(type($y))) custom<Word>($on, \"\\\"on\\\"\")";
}
def T_ValueOp : Op<T_Dialect, "value"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "custom<Both>(qualified($x), type($x)) attr-dict";
}
