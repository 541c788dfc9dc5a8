isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_CallOp : Op<T_Dialect, "call", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;
"# }

impl<'a, 'c> isogloss::ir::interfaces::SymbolUserOpInterface<'a, 'c> for CallOp<'a, 'c> {}

fn main() {}
