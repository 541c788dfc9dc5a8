//! Attributes that are cases of enums in both spellings: with angle brackets, as since MLIR 24, and without; compiled, loaded, and
//! read back.

use super::forms::{check_programs, definitions};

definitions! { r##"
include "isogloss/Op.td"
include "isogloss/Enum.td"

def Q_Dialect : Dialect {
  let name = "q";
  let useStrictPropertiesInAssemblyFormat = 1;
}
class Q_Op<string name, list<Trait> traits = []> : Op<Q_Dialect, name, traits>;

def Q_Size : I32Enum<"Size", "size", [I32EnumCase<"Small", 0, "small">, I32EnumCase<"VeryLarge", 1, "very-large">]>;
def Q_Bits : I32BitEnum<"Bits", "bits", [I32BitEnumCaseBit<"Up", 0, "up">, I32BitEnumCaseBit<"Down", 1, "down">]>;
def Q_Old : I32EnumAttr<"Old", "old", [I32EnumAttrCase<"One", 1, "one">, I32EnumAttrCase<"Two", 2, "two">]> {
  let genSpecializedAttr = 0;
}

// The default format of version 22, and that of version 24.
def Q_BareAttr : EnumAttr<Q_Dialect, Q_Size, "bare">;
class Q_Angled<EnumInfo info, string name> : EnumAttr<Q_Dialect, info, name> { let assemblyFormat = "`<` $value `>`"; }
def Q_AngledSize : I32Enum<"AngledSize", "size", [I32EnumCase<"Small", 0, "small">, I32EnumCase<"VeryLarge", 1, "very-large">]>;
def Q_AngledAttr : Q_Angled<Q_AngledSize, "angled">;
def Q_BitsAttr : Q_Angled<Q_Bits, "bits">;

def Q_CasesOp : Q_Op<"cases"> {
  let arguments = (ins Q_BareAttr:$a, Q_AngledAttr:$b, Q_AngledAttr:$c, Q_BitsAttr:$d, Q_Old:$e, Q_BareAttr:$f);
  let assemblyFormat = "$a $b enum($c) enum($d) `,` enum($e) enum($f) attr-dict";
}
def Q_OptionalOp : Q_Op<"optional"> {
  let arguments = (ins OptionalAttr<Q_AngledAttr>:$a, OptionalAttr<Q_AngledAttr>:$b, OptionalAttr<Q_BareAttr>:$c);
  let assemblyFormat = "(`as` enum($a)^ `:`)? (`with` enum($b)^)? (`and` $c^)? attr-dict";
}
def Q_DictOp : Q_Op<"dict"> {
  let arguments = (ins I32Attr:$a, OptionalAttr<Q_AngledAttr>:$b);
  let assemblyFormat = "$a prop-dict attr-dict";
}
"## }

#[test]
fn cases_are_read_in_both_spellings_compiled_and_loaded() {
    check_programs("cases", dialects(), 17);
}
