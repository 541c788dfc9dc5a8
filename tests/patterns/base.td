def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string m, list<Trait> traits = []> : Op<T_Dialect, m, traits>;
def A : T_Op<"a", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def B : T_Op<"b", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def C : T_Op<"c"> {
  let arguments = (ins I32:$x, I32Attr:$n);
  let results = (outs I32:$r);
}
def Free : T_Op<"free"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def Two : T_Op<"two"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$p, AnyType:$q);
}
def None : T_Op<"none"> { let arguments = (ins AnyType:$x); }
def V : T_Op<"v"> {
  let arguments = (ins Variadic<AnyType>:$xs, AnyType:$y);
  let results = (outs AnyType:$r);
}
def VV : T_Op<"vv", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$xs, Optional<AnyType>:$y, OptionalAttr<I32Attr>:$n,
                       DefaultValuedAttr<I32Attr, "3">:$d, UnitAttr:$u);
  let results = (outs Variadic<AnyType>:$r);
}
def K : T_Op<"k"> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$r);
}
def PropOp : T_Op<"prop"> {
  let arguments = (ins AnyType:$x, I64Prop:$n);
  let results = (outs AnyType:$r);
}
def Mixed : T_Op<"mixed"> {
  let arguments = (ins I32Attr:$a, AnyType:$x, StrAttr:$s, AnyType:$y);
  let results = (outs AnyType:$r);
}
def Region : T_Op<"region"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$body);
}
def N : NativeCodeCall<"$0">;
def One : Constraint<CPred<"$0.hasOneUse()">, "one use">;
def Same : Constraint<CPred<"$0.getType() == $1.getType()">, "same types">;
def Plus : I32EnumAttrCase<"Plus", 1, "plus">;
def Minus : I32EnumAttrCase<"Minus", 2, "minus">;
def Sign : I32EnumAttr<"Sign", "a sign", [Plus, Minus]> { let cppNamespace = "::t"; }
def Red : I32EnumAttrCase<"Red", 1, "red">;
def Color : I32EnumAttr<"Color", "a color", [Red]> { let cppNamespace = "::t"; }
def Signed : T_Op<"signed", [SameOperandsAndResultType]> {
  let arguments = (ins Sign:$sign, AnyType:$x);
  let results = (outs AnyType:$r);
}
