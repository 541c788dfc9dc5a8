include "isogloss/Dialect.td"

// What ODS has and Rust does not.
def T_Dialect : Dialect {
  let name = "t";
  let discardableAttrs = (ins "I32Attr":$weight);
}
def T_Marker : NativeTypeTrait<"IsMarked">;
def T_Sized : TypeInterface<"Sized"> {
  let extraSharedClassDeclaration = [{ int count() { return 1; } }];
}
class OddParameter : TypeParameter<"u32", "Odd."> {
  let parser = "parseOdd($_parser)";
  let printer = "printOdd($_printer, $_self)";
}
def Odd : OddParameter;
def T_BoxType : TypeDef<T_Dialect, "Box", [T_Marker, MutableType, NativeTypeTrait<"IsNameless">]> {
  let mnemonic = "box";
  let parameters = (ins TypeParameter<"u32", "How many.">:$plain, Odd:$odd);
  let assemblyFormat = "`<` $plain `,` $odd `>`";
  let builders = [TypeBuilder<(ins "function_ref<bool()>":$n)>, TypeBuilder<(ins "u32":$n), [{}], "Type">];
  let storageClass = "OwnStorage";
  let extraClassDeclaration = [{ bool isOdd(); }];
  let extraClassDefinition = [{ bool $cppClass::isOdd() { return true; } }];
}
