include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"Sized"> {
  let methods = [
    InterfaceMethod<"", "u32", "open", (ins), [{}], "self.width(">,
    InterfaceMethod<"", "u32", "closed", (ins), [{}], "self.width())">,
    InterfaceMethod<"", "u32", "text", (ins), [{}], "\"abc">
  ];
}
