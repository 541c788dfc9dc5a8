// The operations of the builtin dialect (MLIR, "'builtin' Dialect").

include "isogloss/AttrConstraint.td"
include "isogloss/Op.td"
include "isogloss/OpInterfaces.td"
include "isogloss/TypeConstraint.td"

// The rest of the dialect: its types and attributes are those of "builtin.td".
def Builtin_OpsDialect : Dialect {
  let name = "builtin";
  let summary = "The operations of the builtin dialect.";
  let cppNamespace = "::mlir";
  let extends = "::isogloss::builtin";
}

//===- Operations -------------------------------------------------------------===//

class Builtin_Op<string mnemonic, list<Trait> traits = []> : Op<Builtin_OpsDialect, mnemonic, traits>;

def ModuleOp : Builtin_Op<"module", [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable,
                                     DeclareOpInterfaceMethods<Symbol, ["isOptionalSymbol"]>, OpAsmOpInterface] #
                                    GraphRegionNoTerminator.traits> {
  let summary = "A top-level container operation.";
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let extraClassDeclaration = [{ static StringRef getDefaultDialect() { return "builtin"; } }];
  let hasVerifier = 1;
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
}

def UnrealizedConversionCastOp :
    Builtin_Op<"unrealized_conversion_cast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "An unrealized conversion from one set of types to another.";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict";
}
