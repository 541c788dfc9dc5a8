include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def I : TypeInterface<"I"> {
  let methods = [
    InterfaceMethod<"", "u32", "rank">,
    InterfaceMethod<"", "bool", "rank">,
    InterfaceMethod<"", "bool", "both", (ins), "true", "false">,
    InterfaceMethod<"", "bool", "cpp", (ins), [{}], [{ return $_type.getRank() => 2; }]>,
    InterfaceMethod<"", "Typ", "ty", (ins "u32")>
  ];
}
def T_AType : TypeDef<T_Dialect, "A", [DeclareTypeInterfaceMethods<I, ["rnk"]>]> { let mnemonic = "a"; }
