//! Enums that are attributes of operations without a class of their own (`genSpecializedAttr = 0`): the words of formats, compiled,
//! loaded, and read back. The C++ that `mlir-tblgen -gen-op-defs` writes for these definitions decides which cases are keywords
//! and which are strings.

use super::forms::{check_programs, definitions};

definitions! { r##"
include "isogloss/Op.td"

def L_Dialect : Dialect { let name = "l"; let cppNamespace = "::l"; }
class L_Op<string mnemonic> : Op<L_Dialect, mnemonic>;
class L_Cases<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, "hue of a lamp", cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::l";
}
class L_Bits<string name, list<BitEnumCaseBase> cases> : I32BitEnumAttr<name, "side of a lamp", cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::l";
}

def L_Hue : L_Cases<"Hue", [
  I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Deep", 3, "deep red">, I32EnumAttrCase<"Blue", 7, "blue">,
  I32EnumAttrCase<"Flat", 12, "flat.2">, I32EnumAttrCase<"Third", 20, "3d">, I32EnumAttrCase<"Dashed", 21, "a-b">]>;
def L_Side : L_Bits<"Side", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Left", 0, "left">, I32BitEnumAttrCaseBit<"Right", 1, "right">,
  I32BitEnumAttrCaseGroup<"Both", [I32BitEnumAttrCaseBit<"Left", 0>, I32BitEnumAttrCaseBit<"Right", 1>], "both">]>;
def L_Listed : L_Bits<"Listed", [
  I32BitEnumAttrCaseBit<"Up", 0, "up">, I32BitEnumAttrCaseBit<"Down", 4, "down">, I32BitEnumAttrCaseBit<"Far", 31, "far away">]> {
  let separator = ", ";
}

def L_PlainOp : L_Op<"plain"> { let arguments = (ins L_Hue:$hue); let assemblyFormat = "$hue attr-dict"; }
def L_MaybeOp : L_Op<"maybe"> {
  let arguments = (ins OptionalAttr<L_Hue>:$hue, I8Attr:$n);
  let assemblyFormat = "($hue^ `at`)? $n attr-dict";
}
def L_DefaultOp : L_Op<"default"> {
  let arguments = (ins DefaultValuedAttr<L_Hue, "Hue::Blue">:$hue, DefaultValuedAttr<L_Side, "Side::None">:$side);
  let assemblyFormat = "(`in` $hue^)? (`on` $side^)? attr-dict";
}
def L_SidesOp : L_Op<"sides"> {
  let arguments = (ins L_Side:$sides, OptionalAttr<L_Listed>:$listed);
  let assemblyFormat = "$sides (`and` $listed^)? attr-dict";
}
def L_ListOp : L_Op<"list"> {
  let arguments = (ins OptionalAttr<L_Hue>:$hue, OptionalAttr<L_Side>:$side);
  let assemblyFormat = "oilist(`hue` $hue | `side` $side) attr-dict";
}
def L_NoneOp : L_Op<"absent"> { let arguments = (ins L_Hue:$hue, L_Side:$side); }
"## }

#[test]
fn words_of_cases_are_read_and_printed_compiled_and_loaded() {
    check_programs("words", dialects(), 30);
}
