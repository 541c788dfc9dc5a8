// A self type with a default value: the format may have it, a directive may read it, and `params` leaves it out.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Typed<string name, string mnemonic_, string format> : AttrDef<T_Dialect, name> {
  let mnemonic = mnemonic_;
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "u32":$n);
  let assemblyFormat = format;
}
def T_AAttr : T_Typed<"A", "a", "`<` $n `:` $type `>`">;
def T_BAttr : T_Typed<"B", "b", "`<` $n (`:` $type^)? `>`">;
def T_CAttr : T_Typed<"C", "c", "`<` struct($n, $type) `>`">;
def T_DAttr : T_Typed<"D", "d", "`<` $n `,` qualified($type) `>`">;
def T_EAttr : T_Typed<"E", "e", "`<` $n custom<Of>(ref($type)) `>`">;
def T_FAttr : T_Typed<"F", "f", "`<` $n custom<Own>($type) `>`">;
def T_GAttr : T_Typed<"G", "g", "`<` params `>`">;
def T_HAttr : T_Typed<"H", "h", "`<` $n `>`">;
