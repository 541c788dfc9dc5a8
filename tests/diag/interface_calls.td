include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Mode : I32Enum<"Mode", "mode", [I32EnumCase<"Fast", 0, "fast">]>;
def T_I : TypeInterface<"Sized"> {
  let methods = [
    InterfaceMethod<"", "u32", "getWidth", (ins "u32":$of)>,
    InterfaceMethod<"", "u32", "few", (ins), [{}], "self.width()">,
    InterfaceMethod<"", "u32", "many", (ins), [{}], "self.width(1, 2) + self.width(self.width(3))">,
    InterfaceMethod<"", "u32", "unknown", (ins), [{}], "self.widht(1)">,
    InterfaceMethod<"", "bool", "mode", (ins "Mode":$mode), [{}], "mode == Mode::Fsat">
  ];
}
