// Equal methods are one instance of `InterfaceMethod`, also of two interfaces.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"I"> {
  let methods = [
    InterfaceMethod<"", "u32", "a">,
    InterfaceMethod<"", "u32", "foo", (ins "u32":$n)>,
    InterfaceMethod<"", "u32", "b", (ins), [{ self.foo(1) }]>
  ];
}
def T_J : TypeInterface<"J"> {
  let methods = [InterfaceMethod<"", "u32", "a">, InterfaceMethod<"", "u32", "a">];
}
def T_K : TypeInterface<"K"> {
  let methods = [
    InterfaceMethod<"", "u32", "foo">,
    InterfaceMethod<"", "u32", "b", (ins), [{ self.foo(1) }]>
  ];
}
