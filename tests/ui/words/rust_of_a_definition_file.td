include "isogloss/Dialect.td"

def T_Dialect : Dialect { let name = "t"; }

def : CppType<"Angle", "crate::Angel">;
def Flat : Type<RustPred<"crate::is_flat">, "flat type">;

def Weighed : TypeInterface<"Weighed"> {
  let methods = [InterfaceMethod<"Its weight.", "u64", "weight", (ins), [{}], "crate::weight_of(self)">];
}

def T_BoxType : TypeDef<T_Dialect, "Box", [Weighed]> {
  let mnemonic = "box";
  let parameters = (ins "Angle":$angle, Flat:$flat, DefaultValuedParameter<"u32", "crate::SIZE">:$size);
  let assemblyFormat = "`<` $angle `,` $flat (`,` $size^)? `>`";
  let genVerifyDecl = 1;
}
