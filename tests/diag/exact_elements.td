// An element of a list is marked, not the list, also in an argument and in the default of one.
include "isogloss/Op.td"
include "isogloss/Interface.td"
def T_Dialect : Dialect {
  let name = "t";
  let dependentDialects = ["::mlir::func::FuncDialect", "x::YDialect"];
}
def T_I : TypeInterface<"I"> { let methods = [InterfaceMethod<"", "u32", "a">]; }
def T_J : OpInterface<"J"> {
  let methods = [InterfaceMethod<"", "u32", "a">, InterfaceMethod<"", "u32", "b", (ins), "1", "2">];
}
def T_AType : TypeDef<T_Dialect, "A", [DeclareTypeInterfaceMethods<T_I, ["a", "q"]>]> { let mnemonic = "a"; }
def T_BType : TypeDef<T_Dialect, "B"> { let mnemonic = "b"; let parameters = (ins "u32":$a, "u64"); }
def T_First : Op<T_Dialect, "first", [AllTypesMatch<["x", "y"]>, HasParent<"NopeOp">]> {
  let arguments = (ins AnyType:$x);
}
class WithDefault<string name, list<string> l = ["x", "w"]> : Op<T_Dialect, name, [AllTypesMatch<l>]> {
  let arguments = (ins AnyType:$x);
}
def T_Second : WithDefault<"second">;
def T_Third : Op<T_Dialect, "third", [ParentOneOf<["First", "NopeOp"]>, DeclareOpInterfaceMethods<T_J, ["a", "q"]>]>;
