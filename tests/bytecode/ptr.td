// Operations of the reference tool with an enum and with an option as a property, in our words.

include "isogloss/Enum.td"
include "isogloss/Op.td"
include "isogloss/Property.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let allowUnknownTypes = 1;
  let allowUnknownAttributes = 1;
}

def Ptr_Flags : I32BitEnum<"PtrAddFlags", "pointer arithmetic", [
  I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"Nusw", 0, "nusw">, I32BitEnumCaseBit<"Nuw", 1, "nuw">
]>;

def Ptr_PtrAddOp : Op<Ptr_Dialect, "ptr_add"> {
  let arguments = (ins AnyType:$base, AnyType:$offset, DefaultValuedProp<EnumProp<Ptr_Flags>, "PtrAddFlags::None">:$flags);
  let results = (outs AnyType:$result);
}

def Ptr_MaskedLoadOp : Op<Ptr_Dialect, "masked_load"> {
  let arguments = (ins AnyType:$ptr, AnyType:$mask, AnyType:$passthrough, OptionalProp<I64Prop>:$alignment);
  let results = (outs AnyType:$result);
}
