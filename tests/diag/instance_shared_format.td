// The formats are one instance of `Fmt`. Each error is at the argument of the definition that it is about.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class Fmt<string s> { string f = "`<` $x " # s # "`>`"; }
class Outer<string s> { Fmt fmt = Fmt<s>; list<string> each = [s]; }
def T_PType : TypeDef<T_Dialect, "P"> {
  let mnemonic = "p";
  let parameters = (ins "u32":$x, "u32":$q);
  let assemblyFormat = Fmt<"$q">.f;
}
def T_QType : TypeDef<T_Dialect, "Q"> {
  let mnemonic = "q";
  let parameters = (ins "u32":$x);
  let assemblyFormat = Fmt<"$q">.f;
}
def T_RType : TypeDef<T_Dialect, "R"> {
  let mnemonic = "r";
  let parameters = (ins "u32":$x);
  let assemblyFormat = Outer<"$q">.fmt.f;
}
def T_SType : TypeDef<T_Dialect, "S"> {
  let mnemonic = "s";
  let parameters = (ins "u32":$x);
  let assemblyFormat = Outer<"$q">.fmt.f # !head(Outer<"$q">.each);
}
