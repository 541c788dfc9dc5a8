include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_A : AttrInterface<"Named"> { let methods = [InterfaceMethod<"", "u32", "size">]; }
def T_AType : TypeDef<T_Dialect, "A", [T_A]> { let mnemonic = "a"; }
