include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Closure : Type<CPred<"$_self.types().iter().all(|t| t.is_f32())">, "all">;
def T_AOp : Op<T_Dialect, "a"> { let arguments = (ins T_Closure:$z); }
