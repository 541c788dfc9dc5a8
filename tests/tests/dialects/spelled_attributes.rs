//! Inherent attributes beside the attribute dictionary, as MLIR writes them since version 24: compiled, loaded, and read back.

use super::forms::{check_programs, definitions};

definitions! { r##"
include "isogloss/Op.td"
include "isogloss/Enum.td"

def V_Dialect : Dialect { let name = "v"; }
class V_Op<string name, list<Trait> traits = []> : Op<V_Dialect, name, traits>;

def V_Size : I32Enum<"Size", "size", [I32EnumCase<"Small", 0, "small">, I32EnumCase<"Large", 1, "large">]>;
def V_SizeAttr : EnumAttr<V_Dialect, V_Size, "size">;
def V_Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseBit<"Up", 0, "up">, I32BitEnumCaseBit<"Down", 1, "down">]>;
def V_FlagsAttr : EnumAttr<V_Dialect, V_Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }

def V_AllocOp : V_Op<"alloc"> {
  let arguments = (ins Optional<AnyType>:$of, OptionalAttr<I64Attr>:$alignment, UnitAttr:$isVolatile, OptionalAttr<V_SizeAttr>:$scope,
    OptionalAttr<V_FlagsAttr>:$upFlags, OptionalAttr<StrAttr>:$label, OptionalAttr<AnyAttr>:$any);
  let assemblyFormat = "`(` $of `)` attr-dict (`:` type($of)^)?";
}
def V_FenceOp : V_Op<"fence"> {
  let arguments = (ins V_SizeAttr:$kind, I32Attr:$axis);
  let assemblyFormat = "`at` $axis attr-dict-with-keyword";
}
def V_MoveOp : V_Op<"move"> {
  let arguments = (ins AnyType:$from, AnyType:$to, UnitAttr:$fast);
  let assemblyFormat = "$from attr-dict `,` $to `:` type($from) `,` type($to)";
}
"## }

#[test]
fn attributes_beside_the_dictionary_are_read_compiled_and_loaded() {
    check_programs("spelled", dialects(), 15);
}
