//! Parameters, enum cases and methods that Rust reserves words for.
#![deny(warnings, missing_docs)]

use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def Mode : I32Enum<"Mode", "mode", [
  I32EnumCase<"async", 0>, I32EnumCase<"Self", 1, "self">, I32EnumCase<"8k", 2>
]>;
def T_AllType : TypeDef<T_Dialect, "All"> {
  let mnemonic = "all";
  let parameters = (ins "u32":$type, "u8":$self, "Type":$context, "Mode":$get, "u64":$gen);
  let assemblyFormat = "`<` params `>`";
}
"# }

#[test]
fn words_that_rust_reserves_are_names() {
    let context = Context::with_dialects([dialect()]);
    let all = AllType::get(&context, 1, 2, context.i32(), Mode::Self_, 5);
    assert_eq!((all.r#type(), all.self_(), all.get_(), all.r#gen()), (1, 2, Mode::Self_, 5));
    assert_eq!(Mode::ALL.len(), 3);
    assert_eq!("8k".parse::<Mode>().unwrap(), Mode::_8k);
}
