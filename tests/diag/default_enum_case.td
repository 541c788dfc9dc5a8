include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Mode : I32Enum<"Mode", "mode", [I32EnumCase<"Fast", 0, "fast">, I32EnumCase<"Slow", 1, "slow">]>;
def T_Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseBit<"NoNan", 0, "nnan">, I32BitEnumCaseBit<"NoInf", 1, "ninf">]>;
class Of<string type, string value> : TypeDef<T_Dialect, NAME> {
  let mnemonic = !tolower(NAME);
  let parameters = (ins DefaultValuedParameter<type, value>:$p);
  let assemblyFormat = "$p";
}
def Misspelled : Of<"Mode", "Mode::Fsat">;
def InOtherCase : Of<"Mode", "Mode::fast">;
def Namespace : Of<"::t::Mode", "::t::Mode::Quick">;
def OtherEnum : Of<"Mode", "Flags::NoNan">;
def Bits : Of<"Flags", "Flags::NoNans">;
def Bare : Of<"Mode", "Fast">;
def Text : Of<"Mode", "fast()">;
def Number : Of<"Mode", "0">;
