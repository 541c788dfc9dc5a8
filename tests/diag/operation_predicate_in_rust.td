include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Even : Type<CPred<"$_self.is_even()">, "even">;
def T_Odd : Type<CPred<"self.is_odd()">, "odd">;
def T_AOp : Op<T_Dialect, "a"> { let arguments = (ins T_Even:$x, T_Odd:$y); }
