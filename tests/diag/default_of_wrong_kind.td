include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class Of<string type, string value> : TypeDef<T_Dialect, NAME> {
  let mnemonic = !tolower(NAME);
  let parameters = (ins DefaultValuedParameter<type, value>:$p);
  let assemblyFormat = "$p";
}
def Text : Of<"u32", "\"four\"">;
def Negative : Of<"u32", "-4">;
def Large : Of<"u8", "300">;
def Truth : Of<"i64", "true">;
def Number : Of<"bool", "1">;
def Float : Of<"i32", "1.5">;
def NumberForType : Of<"Type", "32">;
