use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def T_BoxType : TypeDef<T_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "u32":$n);
  let assemblyFormat = "`<` $m `>`";
}
"# }

fn main() {
    let _ = Context::with_dialects([dialect()]);
}
