// An interface of types is no trait of operations; a method that an interface does not have.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Sized : TypeInterface<"Sized">;
def T_AOp : Op<T_Dialect, "a", [T_Sized]>;
def T_BOp : Op<T_Dialect, "b", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultName"]>]>;
