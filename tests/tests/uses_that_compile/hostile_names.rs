//! Generated code names everything from the root.
#![deny(warnings, missing_docs)]

#[allow(dead_code, missing_docs, unreachable_pub)]
mod hostile {
    pub struct Option;
    pub struct Result;
    pub struct Vec;
    pub trait Clone {}
    pub mod core {}
    pub mod std {}
    pub mod isogloss {}
}

mod inner {
    #[allow(unused_imports)]
    use super::hostile::*;

    ::isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; let summary = "Odd names."; }
def T_SomeType : TypeDef<T_Dialect, "Some"> {
  let mnemonic = "some";
  let parameters = (ins "Type":$p, OptionalParameter<"Attribute">:$l, ArrayRefParameter<"StringAttr">:$names);
  let assemblyFormat = "`<` $p (`:` $l^)? `[` $names `]` `>`";
}
def T_Flags : I8BitEnum<"Flags", "flags", [I8BitEnumCaseBit<"A", 0, "a">, I8BitEnumCaseBit<"B", 1, "b">]>;
"# }
}

#[test]
fn generated_code_names_everything_from_the_root() {
    let context = isogloss::Context::with_dialects([inner::dialect()]);
    let name = isogloss::builtin::StringAttr::get(&context, "x");
    let some = inner::SomeType::get(&context, context.i32(), None, &[name, name]);
    assert_eq!(some.names().iter().collect::<Vec<_>>(), [name, name]);
    assert_eq!((inner::Flags::A | inner::Flags::B).to_string(), "a|b");
}
