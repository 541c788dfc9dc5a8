include "isogloss/PatternBase.td"

// What a result pattern gives must be possible where it is given.
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_BoxType : TypeDef<T_Dialect, "Box"> { let mnemonic = "box"; }
class T_Op<string name> : Op<T_Dialect, name, [Pure]>;
def T_MakeOp : T_Op<"make"> { let arguments = (ins I64Attr:$count); let results = (outs T_BoxType:$box); }
def T_NameOp : T_Op<"name"> { let arguments = (ins StrAttr:$text); let results = (outs T_BoxType:$box); }
def T_SmallOp : T_Op<"small"> { let arguments = (ins I32Attr:$count); let results = (outs T_BoxType:$box); }
def T_AnyOp : T_Op<"any"> { let arguments = (ins AnyAttr:$what); let results = (outs T_BoxType:$box); }
def T_PropOp : T_Op<"prop"> { let arguments = (ins I64Prop:$count); let results = (outs T_BoxType:$box); }
def T_TextOp : T_Op<"text"> { let arguments = (ins StringProp:$text); let results = (outs T_BoxType:$box); }
def T_SameOp : Op<T_Dialect, "same", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins T_BoxType:$box);
  let results = (outs T_BoxType:$out);
}
def T_TestOp : T_Op<"test"> { let arguments = (ins T_BoxType:$box); let results = (outs I1:$holds); }
def T_BothOp : T_Op<"both"> { let arguments = (ins AnyTypeOf<[I1, T_BoxType]>:$x); let results = (outs AnyType:$out); }
def T_NotOp : T_Op<"not"> { let arguments = (ins I1:$x); let results = (outs I1:$out); }

// Attributes of another kind: a symbol, a constant of another width.
def : Pat<(T_MakeOp $n), (T_NameOp $n)>;
def : Pat<(T_MakeOp $n), (T_SmallOp $n)>;
def : Pat<(T_NameOp $text), (T_MakeOp ConstantAttr<I32Attr, "1">)>;
def : Pat<(T_NameOp $text), (T_PropOp $text)>;
def : Pat<(T_PropOp $n), (T_TextOp $n)>;
// Values of another type: a result, an operand, a value that is there.
def : Pat<(T_TestOp (T_SameOp $x)), (T_SameOp $x)>;
def : Pat<(T_SameOp (T_MakeOp $n)), (T_BothOp (T_NotOp (T_MakeOp $n)))>;
def : Pat<(T_TestOp $x), (replaceWithValue $x)>;
// These may be right.
def : Pat<(T_AnyOp $n), (T_NameOp $n)>;
def : Pat<(T_MakeOp $n), (T_AnyOp $n)>;
def : Pat<(T_MakeOp $n), (T_PropOp $n)>;
def : Pat<(T_TestOp (T_SameOp $x)), (T_BothOp $x)>;
def : Pat<(T_BothOp $x), (T_NotOp $x)>;
