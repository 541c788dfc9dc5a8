include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "attr-dict-with-keywrd $bdy $dst";
}
