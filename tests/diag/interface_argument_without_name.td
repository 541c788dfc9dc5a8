include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"Sized"> {
  let methods = [InterfaceMethod<"", "u32", "width", (ins "u32")>, InterfaceMethod<"", "u32", "size", (ins ?:$n)>];
}
