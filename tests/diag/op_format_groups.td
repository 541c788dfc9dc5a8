// Groups and clauses.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_NoAnchorOp : Op<T_Dialect, "noanchor"> {
  let arguments = (ins Optional<I32>:$x);
  let assemblyFormat = "(`k` $x)? attr-dict";
}
def T_TwoAnchorsOp : Op<T_Dialect, "twoanchors"> {
  let arguments = (ins Optional<I32>:$x, OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "($a^ $x^)? attr-dict";
}
def T_LiteralAnchorOp : Op<T_Dialect, "literalanchor"> {
  let arguments = (ins Optional<I32>:$x);
  let assemblyFormat = "(`k`^ $x)? attr-dict";
}
def T_FixedOp : Op<T_Dialect, "fixed"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "($x^)? attr-dict";
}
def T_RequiredOp : Op<T_Dialect, "required"> {
  let arguments = (ins I32Attr:$a);
  let assemblyFormat = "(`k` $a^)? attr-dict";
}
def T_FirstOp : Op<T_Dialect, "first"> {
  let arguments = (ins Optional<AnyType>:$x);
  let assemblyFormat = "(type($x)^ $x)? attr-dict";
}
def T_DictOp : Op<T_Dialect, "dict"> {
  let arguments = (ins Optional<I32>:$x);
  let assemblyFormat = "(`k` $x^ attr-dict)?";
}
def T_ClauseOp : Op<T_Dialect, "clause"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "oilist(`a` $x | `b`) attr-dict";
}
def T_ClauseFirstOp : Op<T_Dialect, "clausefirst"> {
  let arguments = (ins Optional<I32>:$x);
  let assemblyFormat = "oilist($x | `b`) attr-dict";
}
def T_AfterOp : Op<T_Dialect, "after"> {
  let arguments = (ins Optional<I32>:$x);
  let assemblyFormat = "oilist(`a` $x | `b`) `a` attr-dict";
}
