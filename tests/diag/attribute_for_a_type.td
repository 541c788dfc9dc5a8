include "isogloss/Op.td"
def D : Dialect { let name = "d"; }
def AOp : Op<D, "a"> {
  let arguments = (ins Variadic<I64Attr>:$ns, I32:$x);
  let assemblyFormat = "$ns $x attr-dict";
}
def BOp : Op<D, "b"> { let arguments = (ins Optional<F32Attr>:$n); }
def COp : Op<D, "c"> { let arguments = (ins OptionalAttr<I32>:$n); }
def EOp : Op<D, "e"> { let arguments = (ins DefaultValuedAttr<StrAttrs, "x">:$n); }
def FOp : Op<D, "f"> { let arguments = (ins ConfinedAttr<I64, [IntMinValue<0>]>:$n); }
def GOp : Op<D, "g"> { let results = (outs Variadic<AnyAttr>:$n); }
