include "isogloss/Op.td"
include "isogloss/Property.td"

def D_Dialect : Dialect { let name = "d"; }
def D_Kind : I32Enum<"Kind", "kind", [I32EnumCase<"Red", 0>, I32EnumCase<"LightBlue", 1>]>;
def D_KindAttr : EnumAttr<D_Dialect, D_Kind, "kind">;
def D_Plain : I32EnumAttr<"Plain", "plain", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1>]>;
def D_Mode : I32BitEnumAttr<"Mode", "mode", [I32BitEnumAttrCaseBit<"Fast", 0>, I32BitEnumAttrCaseBit<"Safe", 1>]>;

def D_RangeOp : Op<D_Dialect, "range"> {
  let arguments = (ins
    DefaultValuedAttr<I8Attr, "300">:$a,
    DefaultValuedAttr<SI8Attr, "200">:$b,
    DefaultValuedAttr<UI8Attr, "-1">:$c,
    DefaultValuedAttr<I1Attr, "2">:$d,
    DefaultValuedAttr<I32Attr, "5000000000">:$e,
    DefaultValuedOptionalAttr<I8Attr, "-129">:$f,
    DefaultValuedAttr<UI64Attr, "-1">:$g,
    DefaultValuedProp<I32Prop, "3000000000000">:$h
  );
}
def D_FitsOp : Op<D_Dialect, "fits"> {
  let arguments = (ins
    DefaultValuedAttr<I8Attr, "255">:$a,
    DefaultValuedAttr<I8Attr, "-128">:$b,
    DefaultValuedAttr<SI8Attr, "127">:$c,
    DefaultValuedAttr<UI8Attr, "0xff">:$d,
    DefaultValuedAttr<I64Attr, "18446744073709551615u">:$e,
    DefaultValuedAttr<IndexAttr, "-1">:$f,
    DefaultValuedAttr<UI64Attr, "18446744073709551615">:$k,
    DefaultValuedAttr<DenseI8ArrayAttr, "{-128, 127}">:$g,
    DefaultValuedAttr<D_KindAttr, "::d::Kind::LightBlue">:$h,
    DefaultValuedAttr<D_Plain, "Plain::B">:$i,
    DefaultValuedAttr<D_Mode, "Mode::Fast | Mode::Safe">:$j
  );
}
def D_ArrayOp : Op<D_Dialect, "array"> {
  let arguments = (ins DefaultValuedAttr<DenseI8ArrayAttr, "{1, 300}">:$a,
                       DefaultValuedAttr<DenseI32ArrayAttr, "{-5000000000}">:$b);
}
def D_CaseOp : Op<D_Dialect, "case"> {
  let arguments = (ins
    DefaultValuedAttr<D_KindAttr, "::d::Kind::Blue">:$a,
    DefaultValuedAttr<D_Plain, "Plain::C">:$b,
    DefaultValuedAttr<D_Plain, "7">:$c,
    DefaultValuedAttr<D_Plain, "Plain::A | Plain::B">:$d,
    DefaultValuedAttr<D_Mode, "Mode::Fast | Mode::Save">:$e
  );
}
