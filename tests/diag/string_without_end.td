include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a> { let summary = "An operation."; }
def T_BOp : Op<T_Dialect, "b"> {
  let summary = "Another;
  let smmary = "The next line is read.";
}
