include "isogloss/Op.td"

def D_Dialect : Dialect { let name = "d"; }
def D_Mode : I32EnumAttr<"Mode", "mode", [I32EnumAttrCase<"Off", 0, "off">, I32EnumAttrCase<"On", 4, "on">]>;
def D_Access : I32BitEnumAttr<"Access", "access", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">,
  I32BitEnumAttrCaseBit<"Run", 2, "run">]>;
def D_Rights : I32BitEnumAttr<"Rights", "rights", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Look", 0, "look">, I32BitEnumAttrCaseBit<"Touch", 1, "touch">]> {
  let genSpecializedAttr = 0;
}
def D_RightsAttr : EnumAttr<D_Dialect, D_Rights, "rights">;
def D_DoorType : TypeDef<D_Dialect, "Door"> {
  let mnemonic = "door";
  let parameters = (ins "u32":$size, DefaultValuedParameter<"Access", "Access::Write | Access::Run">:$access);
  let assemblyFormat = "`<` struct(params) `>`";
}

def D_EnumsOp : Op<D_Dialect, "enums"> {
  let arguments = (ins DefaultValuedAttr<D_Mode, "::d::Mode::On">:$mode, DefaultValuedAttr<D_Mode, "{}">:$zero,
    DefaultValuedAttr<D_Access, "Access::Read|::d::Access::Write">:$two, DefaultValuedAttr<D_Access, "Access::Run">:$one,
    DefaultValuedAttr<D_Access, "{}">:$none, DefaultValuedAttr<D_RightsAttr, "Rights::Look | Rights::Touch">:$wrapped,
    DefaultValuedOptionalAttr<D_Access, "Access::Read | Access::Run">:$absent);
  let assemblyFormat = "(`two` $two^)? (`wrapped` $wrapped^)? attr-dict";
}
def D_ListsOp : Op<D_Dialect, "lists"> {
  let arguments = (ins DefaultValuedAttr<DenseI64ArrayAttr, "{1, static_cast<int64_t>(-2)}">:$numbers,
    DefaultValuedAttr<DenseBoolArrayAttr, "{true, false}">:$bits, DefaultValuedAttr<DenseF32ArrayAttr, "{1.5f, -2}">:$floats,
    DefaultValuedAttr<DenseI8ArrayAttr, "{255, -128}">:$bytes, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$empty);
  let assemblyFormat = "(`numbers` $numbers^)? attr-dict";
}
def D_TextsOp : Op<D_Dialect, "texts"> {
  let arguments = (ins DefaultValuedAttr<F32Attr, "1.5f">:$f, DefaultValuedAttr<F64Attr, "-1e-5">:$g, DefaultValuedAttr<F64Attr, "2">:$h,
    DefaultValuedAttr<I64ArrayAttr, "{1, -2}">:$i, DefaultValuedAttr<StrArrayAttr, "{\"a\", \"b\"}">:$s,
    DefaultValuedAttr<BoolArrayAttr, "{true}">:$b, DefaultValuedAttr<F32ArrayAttr, "{0.5f}">:$e,
    DefaultValuedAttr<TypeAttr, "$_builder.getI32Type()">:$t, DefaultValuedAttr<TypeAttr, "f32">:$u,
    DefaultValuedAttr<AnyAttr, "$_builder.getI8IntegerAttr(7)">:$n, DefaultValuedOptionalAttr<F32Attr, "0.25">:$absent);
  let assemblyFormat = "attr-dict";
}
