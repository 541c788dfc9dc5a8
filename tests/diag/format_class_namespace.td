include "isogloss/Op.td"

def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::q"; }
// Not MLIR's `StringAttr`: the parser looks for any attribute.
def Q_StringAttr : AttrDef<Q_Dialect, "String"> { let mnemonic = "string"; }

def Q_OwnOp : Op<Q_Dialect, "own"> {
  let arguments = (ins OptionalAttr<Q_StringAttr>:$s, I32Attr:$i);
  let assemblyFormat = "($s^)? $i attr-dict";
}
def Q_MlirOp : Op<Q_Dialect, "mlir"> {
  let arguments = (ins OptionalAttr<StrAttr>:$s, I32Attr:$i);
  let assemblyFormat = "($s^)? $i attr-dict";
}
