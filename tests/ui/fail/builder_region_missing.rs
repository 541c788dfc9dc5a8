isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_LoopOp : Op<T_Dialect, "loop", [NoTerminator]> {
  let arguments = (ins I64:$count, UnitAttr:$parallel);
  let regions = (region SizedRegion<1>:$body, MinSizedRegion<1>:$after, MaxSizedRegion<1>:$log);
}
"# }

pub fn build(builder: &mut isogloss::ir::Builder<'_, '_>, count: isogloss::ir::ValueId) {
    LoopOp::builder(builder, count).body([], |_, []| ()).after([], |_, []| ()).create();
    LoopOp::builder(builder, count).log([], |_, []| ()).create();
    LoopOp::builder(builder, count).body([], |_, []| ()).parallel(true).create();
}

fn main() {}
