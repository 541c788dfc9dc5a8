use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def T_OddType : TypeDef<T_Dialect, "Odd"> {
  let mnemonic = "odd";
  let parameters = (ins "u32":$n);
  let assemblyFormat = "`<` custom<Roman>($n) `>`";
}
"# }

fn main() {
    let _ = Context::with_dialects([dialect()]);
}
