include "isogloss/Op.td"
def A_Dialect : Dialect { let name = "a"; }
def : CppFunction<"makeFoo()", "crate::make_foo">;
def A_FooOp : Op<A_Dialect, "foo"> {
  let arguments = (ins
    DefaultValuedAttr<I32Attr, "computeWidth()">:$width,
    DefaultValuedOptionalAttr<StrAttr, "getName(1)">:$label,
    DefaultValuedProp<I64Prop, "kMany">:$count,
    OptionalProp<Property<"Angle">>:$angle,
    DefaultValuedProp<OptionalProp<I64Prop, 0>, "std::optional<int64_t>(3)">:$three,
    DefaultValuedProp<OptionalProp<I64Prop, 0>, "kMany">:$many,
    OptionalProp<I64Prop>:$understood,
    DefaultValuedAttr<AnyAttr, "::a::b(makeFoo)">:$other,
    DefaultValuedAttr<AnyAttr, "makeFoo()">:$foo,
    DefaultValuedAttr<BoolAttr, "true">:$flag);
}
