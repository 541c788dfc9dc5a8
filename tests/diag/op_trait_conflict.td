// Traits that exclude each other, and traits of regions on operations without regions.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_YieldOp : Op<T_Dialect, "yield", [Terminator]>;
def T_BothOp : Op<T_Dialect, "both",
    [SingleBlockImplicitTerminator<"YieldOp">, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def T_NoneOp : Op<T_Dialect, "none", [SingleBlock]>;
