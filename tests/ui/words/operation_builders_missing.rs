// says: `SelectOp<'_, '_>` needs an `impl SelectOpBuilders`
// says: the definition of `SelectOp` has `builders`
// says: `fn create_with_condition_count<'c>(builder: &mut Builder<'_, 'c>, condition: ValueId, count: i64) -> OpId;`
// A builder that a definition declares is written by its author.

isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_SelectOp : Op<T_Dialect, "select"> {
  let arguments = (ins I1:$condition);
  let results = (outs I64:$result);
  let builders = [OpBuilder<(ins "Value":$condition, CArg<"int64_t", "0">:$count)>];
}
"# }

fn main() {}
