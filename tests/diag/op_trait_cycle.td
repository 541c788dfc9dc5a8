// A list of traits that contains itself.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Loop : TraitList<[Pure]> { let traits = [T_Loop]; }
def T_AOp : Op<T_Dialect, "a", [T_Loop]>;
