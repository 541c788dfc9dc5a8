// Only the last region and the last successor may be variadic.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let regions = (region VariadicRegion<AnyRegion>:$x, AnyRegion:$y);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$z,
                              VariadicSuccessor<AnySuccessor>:$w);
}
