include "isogloss/Op.td"
def A_Dialect : Dialect { let name = "a"; }
def : CppFunction<"makeFoo()", "crate::make_foo">;
def A_FooOp : Op<A_Dialect, "foo"> {
  let arguments = (ins
    DefaultValuedAttr<I32Attr, "computeWidth()">:$width,
    DefaultValuedOptionalAttr<StrAttr, "getName(1)">:$label,
    DefaultValuedProp<I64Prop, "kMany">:$count,
    OptionalProp<OptionalProp<I64Prop>>:$nested,
    OptionalProp<UnitProp>:$unit,
    OptionalProp<I64Prop>:$understood,
    DefaultValuedAttr<AnyAttr, "::a::b(makeFoo)">:$other,
    DefaultValuedAttr<AnyAttr, "makeFoo()">:$foo,
    DefaultValuedAttr<BoolAttr, "true">:$flag);
}
