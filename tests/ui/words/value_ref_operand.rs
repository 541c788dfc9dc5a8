// says: `ValueRef<'_, '_>` is not the id of a value
// says: expected a `ValueId`
// says: pass its id, `value.id()`

isogloss::dialect! { r#"
include "isogloss/Op.td"
def W_Dialect : Dialect { let name = "w"; }
def W_AddOp : Op<W_Dialect, "add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, OptionalAttr<StrAttr>:$note);
  let results = (outs AnyType:$sum);
}
"# }

fn twice(ir: &mut isogloss::ir::Ir<'_>, value: isogloss::ir::ValueId) {
    let body = ir.body();
    let view = ir.value(value);
    add(&mut ir.builder_at_end(body), view, view);
}

fn main() {}
