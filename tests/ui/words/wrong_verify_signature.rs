// says: method `verify` has an incompatible type for trait
// says: expected `u32`, found `i64`
use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def T_EvenType : TypeDef<T_Dialect, "Even"> {
  let mnemonic = "even";
  let parameters = (ins "u32":$n);
  let assemblyFormat = "`<` $n `>`";
  let genVerifyDecl = 1;
}
"# }

impl EvenTypeVerify for EvenType<'_> {
    fn verify<'c>(_: &'c Context, n: i64) -> Result<(), isogloss::Diagnostic> {
        let _ = n;
        Ok(())
    }
}

fn main() {
    let _ = Context::with_dialects([dialect()]);
}
