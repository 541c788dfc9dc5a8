// A format and hand-written syntax at once.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let assemblyFormat = "attr-dict";
  let hasCustomAssemblyFormat = 1;
}
