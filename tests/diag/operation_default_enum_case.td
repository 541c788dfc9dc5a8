include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Mode : I32EnumAttr<"Mode", "mode", [I32EnumAttrCase<"Fast", 0, "fast">, I32EnumAttrCase<"Slow", 1, "slow">]>;
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins DefaultValuedAttr<T_Mode, "Mode::Fsat">:$a, DefaultValuedAttr<T_Mode, "::t::Mode::slow">:$b);
}
