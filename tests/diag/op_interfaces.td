// Interfaces of operations: bases of another kind, methods of one name, bodies that are not Rust.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_TwiceInterface : OpInterface<"TwiceInterface"> {
  let methods = [
    InterfaceMethod<"One.", "u64", "count">,
    InterfaceMethod<"Another.", "u64", "count", (ins "u64":$of)>,
    InterfaceMethod<"Body and default.", "u64", "both", (ins), "1", "2">,
    InterfaceMethod<"No Rust.", "u64", "odd", (ins), "1 +">,
    InterfaceMethod<"An unknown type.", "Nonsense", "unknown">,
    StaticInterfaceMethod<"A body that nothing overrides.", "u64", "constant", (ins), "1">
  ];
}
def T_TypeBase : TypeInterface<"TypeBase">;
def T_MixedInterface : OpInterface<"MixedInterface", [T_TypeBase]>;
def T_SameInterface : OpInterface<"TwiceInterface">;
def T_MixedOp : Op<T_Dialect, "mixed", [T_MixedInterface]>;
def T_NameOp : Op<T_Dialect, "name", [DeclareOpInterfaceMethods<T_TwiceInterface, ["coutn"]>]>;
