// A trait comes after those that it needs.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AfterOp : Op<T_Dialect, "after", [Vectorizable, Elementwise]>;
def T_WithoutOp : Op<T_Dialect, "without", [Scalarizable]>;
def T_Mine : NativeOpTrait<"Mine", [IsolatedFromAbove]>;
def T_OwnOp : Op<T_Dialect, "own", [T_Mine]>;
