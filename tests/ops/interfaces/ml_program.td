// Functions and symbols of the reference tool's ml_program dialect, declared with our words. They have the generic form
// only.
include "isogloss/Op.td"

def MLProgram_Dialect : Dialect { let name = "ml_program"; }

class MLProgram_Op<string name, list<Trait> traits = []> : Op<MLProgram_Dialect, name, traits>;

class MLProgram_Function<string name, list<Trait> traits> : MLProgram_Op<name, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
    OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
}
def MLProgram_FuncOp : MLProgram_Function<"func", [
    FunctionOpInterface, IsolatedFromAbove, RegionKindInterface,
    DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
def MLProgram_SubgraphOp : MLProgram_Function<"subgraph", [
    FunctionOpInterface, HasOnlyGraphRegion, IsolatedFromAbove, RegionKindInterface, SingleBlock,
    DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
def MLProgram_ReturnOp : MLProgram_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
}
def MLProgram_OutputOp : MLProgram_Op<"output", [Pure, HasParent<"SubgraphOp">, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
}
def MLProgram_GlobalOp : MLProgram_Op<"global", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable, OptionalAttr<AnyAttr>:$value,
    OptionalAttr<StrAttr>:$sym_visibility);
}
def MLProgram_GlobalLoadOp : MLProgram_Op<"global_load", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global);
  let results = (outs AnyType:$result);
}
