// Operations of the reference tool's test dialect about regions, declared with our words. They have the generic form
// only.
include "isogloss/Op.td"

def Test_Dialect : Dialect { let name = "test"; }

class Test_Op<string name, list<Trait> traits = []> : Op<Test_Dialect, name, traits>;

def Test_IsolatedRegionOp : Test_Op<"isolated_region", [IsolatedFromAbove]> {
  let arguments = (ins Index);
  let regions = (region AnyRegion:$region);
}
def Test_SSACFGRegionOp : Test_Op<"ssacfg_region", [DeclareOpInterfaceMethods<RegionKindInterface>, RecursiveMemoryEffects]> {
  let results = (outs Variadic<AnyType>);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}
def Test_GraphRegionOp : Test_Op<"graph_region", [DeclareOpInterfaceMethods<RegionKindInterface>]> {
  let regions = (region AnyRegion:$region);
}
def Test_SymbolScopeOp : Test_Op<"symbol_scope", [SymbolTable, SingleBlockImplicitTerminator<"FinishOp">]> {
  let regions = (region SizedRegion<1>:$region);
}
def Test_FinishOp : Test_Op<"finish", [Terminator]>;
def Test_SymbolOp : Test_Op<"symbol", [NoMemoryEffect, Symbol]> {
  let arguments = (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
}
