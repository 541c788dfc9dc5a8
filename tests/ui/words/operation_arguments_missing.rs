// says: this function takes 4 arguments but 3 arguments were supplied
// says: argument #4 is missing
// says: SelectOp::create(builder, value, value, /* on_false */)
// What an operation requires is an argument of its builder.

isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_SelectOp : Op<T_Dialect, "select"> {
  let arguments = (ins I1:$condition, I64:$on_true, I64:$on_false);
  let results = (outs I64:$result);
}
"# }

pub fn build(builder: &mut isogloss::ir::Builder<'_, '_>, value: isogloss::ir::ValueId) {
    SelectOp::create(builder, value, value);
}

fn main() {}
