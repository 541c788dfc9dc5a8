include "isogloss/Op.td"

def D_Dialect : Dialect { let name = "d"; }
// The help for the first names the function, as for the second, whose meaning is given.
def D_Even : TypeConstraint<CPred<"isEven(llvm::cast<IntegerType>($_self), [](auto x) { return x % 2; })">, "even">;
def D_Odd : TypeConstraint<CPred<"isOdd(llvm::cast<IntegerType>($_self), [](auto x) { return x % 2; })">, "odd">;
def : CppFunction<"isOdd", "crate::is_odd">;
def D_AOp : Op<D_Dialect, "a"> {
  let arguments = (ins D_Even:$x, D_Odd:$y);
}
