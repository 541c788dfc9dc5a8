// Lists of traits that nest deeper than the limit.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Traits0 : TraitList<[Commutative]>;
foreach i = 1...70 in {
  def T_Traits#i : TraitList<[!cast<Trait>("T_Traits"#!sub(i, 1))]>;
}
def T_AOp : Op<T_Dialect, "a", [T_Traits70]>;
