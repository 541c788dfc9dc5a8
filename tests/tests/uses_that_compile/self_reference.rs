//! Definitions that have parameters of their own and of each other's kinds.
#![deny(warnings, missing_docs)]

use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
class A<string name, list<string> p> : AttrDef<T_Dialect, name> {
  let mnemonic = name;
}
def T_A : A<"a", []> {
  let parameters = (ins OptionalParameter<"AAttr">:$inner, OptionalParameter<"BAttr">:$other);
  let assemblyFormat = "`<` struct(params) `>`";
  let cppClassName = "AAttr";
}
def T_B : A<"b", []> {
  let parameters = (ins "AAttr":$a, OptionalArrayRefParameter<"BAttr">:$all);
  let assemblyFormat = "`<` struct(params) `>`";
  let cppClassName = "BAttr";
}
"# }

#[test]
fn definitions_name_each_other() {
    let context = Context::with_dialects([dialect()]);
    let a = AAttr::get(&context, None, None);
    let b = BAttr::get(&context, a, &[]);
    let c = AAttr::get(&context, Some(a), Some(b));
    assert_eq!((c.inner(), c.other(), b.all().len()), (Some(a), Some(b), 0));
}
