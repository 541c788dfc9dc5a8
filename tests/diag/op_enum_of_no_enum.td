include "isogloss/Op.td"
include "isogloss/Enum.td"

def D_Dialect : Dialect { let name = "d"; }
def D_Size : I32Enum<"Size", "size", [I32EnumCase<"Small", 0, "small">]>;
def D_SizeAttr : EnumAttr<D_Dialect, D_Size, "size">;

// Only an attribute that is a case of an enum, and only one.
def D_AOp : Op<D_Dialect, "a"> {
  let arguments = (ins I32Attr:$number, D_SizeAttr:$size, AnyType:$value);
  let assemblyFormat = "enum($number) $size $value attr-dict `:` type($value)";
}
def D_BOp : Op<D_Dialect, "b"> {
  let arguments = (ins D_SizeAttr:$size, AnyType:$value);
  let assemblyFormat = "$size enum($value) attr-dict `:` type($value)";
}
def D_COp : Op<D_Dialect, "c"> {
  let arguments = (ins D_SizeAttr:$size, D_SizeAttr:$other);
  let assemblyFormat = "enum($size) enum() $other attr-dict";
}
def D_DOp : Op<D_Dialect, "d"> {
  let arguments = (ins OptionalAttr<D_SizeAttr>:$size);
  let assemblyFormat = "enum($size) attr-dict";
}
