// Arguments of builders are types.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let builders = [OpBuilder<(ins "Type":$ty, CArg<"u64", "0">:$n, I32:$x)>];
}
