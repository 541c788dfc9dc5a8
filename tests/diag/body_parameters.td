include "isogloss/Dialect.td"

// A body begins after the whole name, in one optional group of the format.
def T_Dialect : Dialect { let name = "t"; }
class T_Node<string name, string keyword, string format> : TypeDef<T_Dialect, name, [MutableType]> {
  let mnemonic = keyword;
  let parameters = (ins "&str":$name, "u32":$id);
  let bodyParameters = (ins "Type":$left, "Type":$right);
  let assemblyFormat = format;
}
def T_Bare : T_Node<"Bare", "bare", "$name $id $left $right">;
def T_Early : T_Node<"Early", "early", "$name (`,` $left^ $right)? $id">;
def T_Split : T_Node<"Split", "split", "$name $id (`,` $left^)? (`,` $right^)?">;
def T_Else : T_Node<"Else", "else", "$name $id (`,` $left^ $right) : (`?`)?">;
def T_Mixed : T_Node<"Mixed", "mixed", "$name (`,` $id $left^ $right)?">;
def T_Ref : T_Node<"Ref", "ref", "$name $id (`,` $left^ custom<X>($right, ref($name)))?">;
def T_Half : T_Node<"Half", "half", "$name $id (`,` $left^)?">;
def T_Twice : TypeDef<T_Dialect, "Twice"> {
  let mnemonic = "twice";
  let parameters = (ins "&str":$name);
  let bodyParameters = (ins "Type":$name);
  let assemblyFormat = "$name (`,` params^)?";
}
def T_Mute : TypeDef<T_Dialect, "Mute"> {
  let mnemonic = "mute";
  let bodyParameters = (ins "Type":$left);
}
