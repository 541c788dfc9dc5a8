include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"Sized"> { let methods = [InterfaceMethod<"", "u32", "getWidth">]; }
def T_AType : TypeDef<T_Dialect, "A", [DeclareTypeInterfaceMethods<T_I, ["width"]>]> { let mnemonic = "a"; }
