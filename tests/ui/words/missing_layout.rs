// says: `OddType<'c>` needs an `impl DataLayoutTypeInterface`
// says: its definition lists the interface and has no rule
use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def T_OddType : TypeDef<T_Dialect, "Odd", [DataLayoutTypeInterface]> { let mnemonic = "odd"; }
"# }

fn main() {
    let _ = Context::with_dialects([dialect()]);
}
