// The ub dialect: undefined behaviour (MLIR, "'ub' Dialect").

include "isogloss/Op.td"
include "isogloss/BuiltinAttributeInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let summary = "Undefined behaviour: values that are poison, and places that are not reached.";
  let cppNamespace = "::mlir::ub";
}

def UB_PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = "An attribute that describes a poisoned value.";
  let cppNamespace = "::mlir::ub";
}

def UB_PoisonAttr : AttrDef<UB_Dialect, "Poison", [UB_PoisonAttrInterface]> {
  let summary = "A value that is poison in all of its parts.";
  let mnemonic = "poison";
}

// Without a value, an operation has the attribute `#ub.poison`.
def : CppFunction<"PoisonAttr", "crate::ub::poison_attr">;

def UB_PoisonOp : Op<UB_Dialect, "poison", [ConstantLike, Pure]> {
  let summary = "A value that is poison.";
  let arguments = (ins DefaultValuedAttr<UB_PoisonAttrInterface, "PoisonAttr">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
}

def UB_UnreachableOp : Op<UB_Dialect, "unreachable", [Terminator]> {
  let summary = "The end of a block that is not reached.";
  let assemblyFormat = "attr-dict";
}
