//! Two dialects in one file are two modules; one comes with the other.
#![deny(warnings, missing_docs)]

isogloss::dialect! { r#"
def Base_Dialect : Dialect { let name = "base"; let summary = "Below."; }
def Top_Dialect : Dialect {
  let name = "top";
  let summary = "Above.";
  let dependentDialects = ["BaseDialect", "::mlir::BuiltinDialect"];
}
def Base_UnitType : TypeDef<Base_Dialect, "Unit"> { let mnemonic = "unit"; }
def Top_OfType : TypeDef<Top_Dialect, "Of"> {
  let mnemonic = "of";
  let parameters = (ins "base::UnitType":$unit);
  let assemblyFormat = "`<` $unit `>`";
}
"# }

#[test]
fn two_dialects_in_one_file_are_two_modules() {
    let context = isogloss::Context::with_dialects([top::dialect()]);
    let unit = base::UnitType::get(&context);
    assert_eq!(top::OfType::get(&context, unit).unit(), unit);
}
