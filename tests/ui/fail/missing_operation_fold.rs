isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; let hasConstantMaterializer = 1; }
def T_SumOp : Op<T_Dialect, "sum", [Pure]> {
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$sum);
  let hasFolder = 1;
}
"# }

fn main() {}
