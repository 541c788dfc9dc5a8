//! Enums as attributes of operations without a class of their own (`genSpecializedAttr = 0`): formats write their words.

use super::opt;
use isogloss_tests::Folder;

const DIALECT: &str = r#"
include "isogloss/Op.td"
def L_Dialect : Dialect { let name = "l"; let cppNamespace = "::l"; }
class L_Op<string mnemonic> : Op<L_Dialect, mnemonic>;
def L_Hue : I32EnumAttr<"Hue", "hue of a lamp", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Deep", 3, "deep red">, I32EnumAttrCase<"Blue", 7, "blue">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::l";
}
def L_Side : I32BitEnumAttr<"Side", "side of a lamp", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Left", 0, "left">,
    I32BitEnumAttrCaseBit<"Right", 1, "right">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::l";
}
def L_Plain : L_Op<"plain"> { let arguments = (ins L_Hue:$hue); let assemblyFormat = "$hue attr-dict"; }
def L_Maybe : L_Op<"maybe"> {
  let arguments = (ins OptionalAttr<L_Hue>:$hue, I8Attr:$n);
  let assemblyFormat = "($hue^ `at`)? $n attr-dict";
}
def L_Default : L_Op<"default"> {
  let arguments = (ins DefaultValuedAttr<L_Hue, "Hue::Blue">:$hue);
  let assemblyFormat = "(`in` $hue^)? attr-dict";
}
def L_Sides : L_Op<"sides"> { let arguments = (ins L_Side:$sides); let assemblyFormat = "$sides attr-dict"; }
def L_List : L_Op<"list"> {
  let arguments = (ins OptionalAttr<L_Hue>:$hue, OptionalAttr<L_Side>:$side);
  let assemblyFormat = "oilist(`hue` $hue | `side` $side) attr-dict";
}
"#;

const PROGRAM: &str = r#"l.plain red
l.plain "deep red"
l.plain "blue" {x}
"l.plain"() {hue = 7 : i32} : () -> ()
l.maybe 3
l.maybe blue at 4
l.default
l.default in blue
l.default in red
l.sides left
l.sides "left|right"
l.sides none
l.list
l.list side "right" hue red
"#;

const PRINTED: &str = r#"module {
  l.plain red
  l.plain "deep red"
  l.plain blue {x}
  l.plain blue
  l.maybe 3
  l.maybe blue at 4
  l.default
  l.default
  l.default in red
  l.sides left
  l.sides "left|right"
  l.sides "none"
  l.list
  l.list hue red side right
}

"#;

#[test]
fn their_words_are_in_formats() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "enum-words");
    folder.write("l.td", DIALECT);
    folder.write("t.mlir", PROGRAM);
    let (accepts, text, messages) = opt(&folder, &["--dialect", "l.td", "t.mlir"]);
    assert!(accepts, "{messages}");
    assert_eq!(text, PRINTED);
    folder.write("again.mlir", &text);
    assert_eq!(opt(&folder, &["--dialect", "l.td", "again.mlir"]).1, PRINTED);
}

#[test]
fn other_words_and_numbers_are_errors() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "enum-errors");
    folder.write("l.td", DIALECT);
    for (program, message) in [
        (
            "l.plain green",
            "expected string or keyword containing one of the following enum values for attribute 'hue' [red, deep red, blue]",
        ),
        (
            "\"l.plain\"() {hue = 1 : i32} : () -> ()",
            "attribute 'hue' failed to satisfy constraint: hue of a lamp",
        ),
        (
            "\"l.plain\"() {hue = 7 : i64} : () -> ()",
            "attribute 'hue' failed to satisfy constraint: hue of a lamp",
        ),
    ] {
        folder.write("t.mlir", program);
        let (accepts, _, messages) = opt(&folder, &["--dialect", "l.td", "t.mlir"]);
        assert!(!accepts && messages.contains(message), "{program}: {messages}");
    }
}
