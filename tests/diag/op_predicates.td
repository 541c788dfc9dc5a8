// Structural predicates that do not exist.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Odd : Type<Is<"signles">, "odd">;
def T_Ranked : Type<Compare<"ranks", "==", 2>, "of two ranks">;
def T_Equal : Type<Compare<"rank", "=", 2>, "of rank two">;
def T_Path : Type<Within<"elementtype", IsA<"IndexType">>, "of indices">;
def T_Own : Type<StructuralPred<"mine", ["x"]>, "mine">;
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins T_Odd:$a, T_Ranked:$b, T_Equal:$c, T_Path:$d, T_Own:$e);
}
