include "isogloss/Op.td"
def A_Dialect : Dialect { let name = "a"; }
def A_Odd : Type<And<[CPred<"isOdd($_self)">, CPred<"$_self.size() % 2 == 1">]>, "odd type">;
def A_Marked : Type<HasTrait<"IsMarked">, "marked type">;
def A_Built : Type<TruePred, "built type">, BuildableType<"$_builder.getFoo()">;
def A_FooOp : Op<A_Dialect, "foo", [
    TypesMatchWith<"`y` is a pointee", "x", "y", "::getPointee($_self)">,
    TypesMatchWith<"`z` is like `x`", "x", "z", "$_self", "areAlike">,
    PredOpTrait<"it is fine", CPred<"isFine($_op)">>]> {
  let arguments = (ins A_Odd:$x, A_Marked:$w);
  let results = (outs AnyType:$y, AnyType:$z, A_Built:$b);
  let assemblyFormat = "$x `,` $w attr-dict `:` type($x) `,` type($w) `->` type($z)";
}
// Functions replace these.
def : CppFunction<"isFoo", "crate::is_foo">;
def : CppFunction<"::getElement($_self)", "crate::element">;
def A_BarOp : Op<A_Dialect, "bar", [TypesMatchWith<"`y` is an element", "x", "y", "::getElement($_self)">]> {
  let arguments = (ins Type<CPred<"::a::isFoo($_self)">, "foo">:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
