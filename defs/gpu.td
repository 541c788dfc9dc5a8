// The part of the gpu dialect that data layouts need: modules, which are scopes.

include "isogloss/Op.td"
include "isogloss/RustType.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let summary = "Modules of code for a GPU.";
  let cppNamespace = "::mlir::gpu";
  let allowUnknownTypes = 1;
  let allowUnknownAttributes = 1;
}

// Targets and translations are attributes of dialects that are not defined here. So any attribute that belongs to a
// dialect is accepted.
def : CppFunction<"isOfDialect", "crate::dialects::gpu::is_of_dialect">;
def OffloadingTranslationAttr
    : Attr<CPred<"isOfDialect($_self)">, "any attribute with the `OffloadingTranslationAttrTrait` trait.">;
def GPUNonEmptyTargetArrayAttr
    : ConfinedAttr<TypedArrayAttrBase<Attr<CPred<"isOfDialect($_self)">, "">, "array of GPU target attributes">,
                   [ArrayMinCount<1>]>;

def GPU_GPUModuleOp : Op<GPU_Dialect, "module",
    [IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol] # GraphRegionNoTerminator.traits> {
  let summary = "A top level compilation unit containing code to be run on a GPU.";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<GPUNonEmptyTargetArrayAttr>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion
  }];
}
