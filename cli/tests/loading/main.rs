//! `isogloss opt` with dialects that it loads from definition files.

mod command;
mod cpp;
mod enums;
mod forms;
mod interfaces;
mod mistakes;
mod others;
mod region_locations;
mod search;
mod texts;
mod unusable_forms;

use isogloss_tests::Folder;
use std::process::{Command, Output};

const DIALECT: &str = r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_WidthAttr : AttrDef<T_Dialect, "Width"> {
  let mnemonic = "width";
  let parameters = (ins "unsigned":$bits);
  let assemblyFormat = "`<` $bits `>`";
}
def T_AddOp : Op<T_Dialect, "add", [SameOperandsAndResultType]> {
  let arguments = (ins AnySignlessInteger:$a, AnySignlessInteger:$b, OptionalAttr<T_WidthAttr>:$width);
  let results = (outs AnySignlessInteger:$sum);
  let assemblyFormat = "$a `,` $b (`width` $width^)? attr-dict `:` type($sum)";
}
def T_OddOp : Op<T_Dialect, "odd"> {
  let arguments = (ins I32:$a);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
"#;

fn opt(folder: &Folder, arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_isogloss"))
        .arg("opt")
        .args(arguments)
        .current_dir(folder.path())
        .output();
    let Output { status, stdout, stderr } = output.expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.success(), text(stdout), text(stderr))
}

fn folder() -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "loading");
    folder.write("t.td", DIALECT);
    folder
}
