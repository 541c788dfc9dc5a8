include "isogloss/Op.td"

def D_Dialect : Dialect {
  let name = "d";
  let useStrictPropertiesInAssemblyFormat = 1;
}
class D_Op<string name> : Op<D_Dialect, name> {
  let arguments = (ins I32Attr:$size, UnitAttr:$fast);
}
def D_AllOp : D_Op<"all"> { let assemblyFormat = "$size (`fast` $fast^)? attr-dict"; }
def D_DictOp : D_Op<"dict"> { let assemblyFormat = "prop-dict attr-dict"; }
def D_WithoutOp : D_Op<"without"> { let assemblyFormat = "$size attr-dict"; }
def D_NoneOp : D_Op<"none"> { let assemblyFormat = "attr-dict"; }
def D_GenericOp : D_Op<"generic">;
