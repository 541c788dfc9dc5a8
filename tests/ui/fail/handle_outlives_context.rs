use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def T_BoxType : TypeDef<T_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "u32":$n, "Type":$of);
  let assemblyFormat = "`<` $n `,` $of `>`";
}
"# }

fn main() {
    let escaped = {
        let context = Context::with_dialects([dialect()]);
        BoxType::get(&context, 4, context.i32())
    };
    let _ = escaped.n();
}
