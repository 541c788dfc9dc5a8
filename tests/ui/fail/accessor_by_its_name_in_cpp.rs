isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_BoxType : TypeDef<T_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$pointeeType);
  let assemblyFormat = "`<` $pointeeType `>`";
}
def T_AddOp : Op<T_Dialect, "add"> {
  let arguments = (ins I64:$lhs, I64:$rhs, UnitAttr:$no_wrap);
}
"# }

pub fn read(add: AddOp<'_, '_>, ty: BoxType<'_>) {
    let _ = (add.getLhs(), add.getNoWrap(), ty.getPointeeType());
}

fn main() {}
