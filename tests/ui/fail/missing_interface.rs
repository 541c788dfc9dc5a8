use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def Sized : TypeInterface<"Sized2"> {
  let methods = [InterfaceMethod<"How many.", "u64", "count">];
}
def T_OddType : TypeDef<T_Dialect, "Odd", [Sized]> { let mnemonic = "odd"; }
"# }

fn main() {
    let _ = Context::with_dialects([dialect()]);
}
