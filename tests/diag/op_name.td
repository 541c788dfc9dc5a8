// Names that the text cannot have.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "two words">;
def T_BOp : Op<T_Dialect, "">;
def T_COp : Op<T_Dialect, "a..b">;
def T_DOp : Op<T_Dialect, "with-dash">;
def T_EOp : Op<T_Dialect, "fine.with.2dots">;
