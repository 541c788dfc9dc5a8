include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_D : Type<And<[CPred<"$_self.isF32()">, "x"]>, "d">;
