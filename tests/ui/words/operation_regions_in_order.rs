// says: no method named `after` found for struct `RepeatOpBuilder<'_, '_, '_, RepeatOpNeedsBefore>` in the current scope
// says: no function or associated item named `create` found for struct `RepeatOp
// The regions that an operation requires are given in the order of the definition, to its builder.

isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_RepeatOp : Op<T_Dialect, "repeat", [NoTerminator]> {
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
}
"# }

pub fn build(builder: &mut isogloss::ir::Builder<'_, '_>) {
    let _ = RepeatOp::builder(builder).after([], |_, []| ());
    RepeatOp::create(builder);
}

fn main() {}
