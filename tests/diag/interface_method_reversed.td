include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"Sized"> {
  let methods = [InterfaceMethod<"The width.", "getWidth", "u32">];
}
