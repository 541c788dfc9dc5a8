include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"Sized"> {
  let methods = [
    InterfaceMethod<"", "u32", "getWidth">,
    InterfaceMethod<"", "u32", "twice", (ins), [{}], "return $_type.width() * 2;">,
    InterfaceMethod<"", "u32", "same", (ins), [{}], "$_type.width()">
  ];
}
