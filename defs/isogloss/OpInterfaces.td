// The interfaces of operations that MLIR itself has and that matter without passes.
// A verifier that comes with one is a function of the runtime, by its name.

#ifndef ISOGLOSS_OP_INTERFACES_TD
#define ISOGLOSS_OP_INTERFACES_TD

include "isogloss/OpTrait.td"
include "isogloss/SideEffects.td"
include "isogloss/DataLayoutInterfaces.td"

class CoreOpInterface<string name, string line, list<Interface> bases = []>
    : OpInterface<name, bases> {
  let cppNamespace = "::mlir";
  let description = line;
}

//===- Results -----------------------------------------------------------------===//

def InferTypeOpInterface
    : CoreOpInterface<"InferTypeOpInterface",
                      "An operation whose result types follow from the rest of it."> {
  let methods = [
    StaticInterfaceMethod<"The result types.", "FallibleTypes", "inferReturnTypes",
                          (ins "OpAdaptor":$op)>,
    StaticInterfaceMethod<"As `inferReturnTypes`, with types at hand to refine.",
                          "FallibleTypes", "refineReturnTypes",
                          (ins "OpAdaptor":$op, "&[Type]":$types), [{}], [{}]>,
    StaticInterfaceMethod<"Whether result types are as good as those inferred.", "bool",
                          "isCompatibleReturnTypes",
                          (ins "&[Type]":$inferred, "&[Type]":$actual), [{}],
                          [{ inferred == actual }]>
  ];
  let verify = "verify_inferred_result_types";
  let verifyWithRegions = 1;
}
def InferShapedTypeOpInterface
    : CoreOpInterface<"InferShapedTypeOpInterface",
                      "An operation whose result shapes and element types follow."> {
  let methods = [
    StaticInterfaceMethod<"Shapes and element types of the results.",
                          "FallibleShapes", "inferReturnTypeComponents",
                          (ins "OpAdaptor":$op), [{}], [{}]>,
    InterfaceMethod<"Values that the shapes of the results are.", "FallibleValues",
                    "reifyReturnTypeShapes", (ins), [{}], [{}]>
  ];
}
def ReifyRankedShapedTypeOpInterface
    : CoreOpInterface<"ReifyRankedShapedTypeOpInterface",
                      "An operation that can say the sizes of its results as values."> {
  let methods = [
    InterfaceMethod<"Values that the sizes are.", "FallibleValues", "reifyResultShapes">,
    InterfaceMethod<"The sizes of one result.", "FallibleValues", "reifyShapeOfResult",
                    (ins "usize":$result), [{}], [{}]>,
    InterfaceMethod<"One size of one result.", "FallibleValues", "reifyDimOfResult",
                    (ins "usize":$result, "usize":$dim), [{}], [{}]>
  ];
}
// The same, by hooks that are given the operation's parts by name; in Rust all are.
class InferTypeOpAdaptorBase<code declaration = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 NativeOpTrait<"InferTypeOpAdaptor", [], declaration>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface,
                                           ["isCompatibleReturnTypes"]>,
                 NativeOpTrait<"InferTypeOpAdaptor">]>;
class InferShapedTypeOpAdaptorBase<list<string> overridden = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridden>,
                 NativeOpTrait<"InferShapedTypeOpAdaptor">]>;
def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
class InferTensorTypeBase<list<string> overridden = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridden>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify
    : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
class InferTensorTypeAdaptorBase<list<string> overridden = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 InferShapedTypeOpAdaptorBase<overridden>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

//===- Symbols -----------------------------------------------------------------===//

def Symbol : CoreOpInterface<"SymbolOpInterface",
                             "An operation that may define a symbol."> {
  let methods = [
    InterfaceMethod<"The name.", "Option<StringAttr>", "getNameAttr", (ins), [{}], [{}]>,
    InterfaceMethod<"The visibility.", "Visibility", "getVisibility", (ins), [{}], [{}]>,
    InterfaceMethod<"Whether the name may be missing.", "bool", "isOptionalSymbol", (ins),
                    [{}], [{ false }]>,
    InterfaceMethod<"Whether it may be erased when nothing uses it.", "bool",
                    "canDiscardOnUseEmpty", (ins), [{}], [{ !op.is_public() }]>,
    InterfaceMethod<"Whether it is declared only.", "bool", "isDeclaration", (ins), [{}],
                    [{ false }]>
  ];
  let verify = "verify_symbol";
  let extraClassOf = "implements_symbol";
}
def SymbolUserOpInterface
    : CoreOpInterface<"SymbolUserOpInterface", "An operation that uses symbols."> {
  let methods = [
    InterfaceMethod<"Checks the symbols that it uses.", "LogicalResult",
                    "verifySymbolUses", (ins "SymbolTables":$tables)>
  ];
}

//===- Text --------------------------------------------------------------------===//

def OpAsmOpInterface
    : CoreOpInterface<"OpAsmOpInterface",
                      "An operation that has a say in how it is printed."> {
  let methods = [
    InterfaceMethod<"Names results.", "void", "getAsmResultNames",
                    (ins "OpAsmSetValueNameFn":$name), [{}], [{}]>,
    InterfaceMethod<"Names block arguments of a region.", "void",
                    "getAsmBlockArgumentNames",
                    (ins "Region":$region, "OpAsmSetValueNameFn":$name), [{}], [{}]>,
    InterfaceMethod<"Names blocks.", "void", "getAsmBlockNames",
                    (ins "OpAsmSetBlockNameFn":$name), [{}], [{}]>,
    StaticInterfaceMethod<"The dialect whose prefix is left out inside of it.",
                          "StringRef", "getDefaultDialect", (ins), [{}], [{ "" }]>
  ];
}

//===- Regions and control flow ------------------------------------------------===//

def RegionKindInterface
    : CoreOpInterface<"RegionKindInterface",
                      "An operation that says which of its regions are graphs."> {
  let methods = [
    StaticInterfaceMethod<"The kind of a region.", "RegionKind", "getRegionKind",
                          (ins "usize":$region)>,
    StaticInterfaceMethod<"Whether values dominate their uses in a region.", "bool",
                          "hasSSADominance", (ins "usize":$region), [{}], [{}]>
  ];
}
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;
def BranchOpInterface
    : CoreOpInterface<"BranchOpInterface",
                      "A terminator that passes operands to its successors."> {
  let methods = [
    InterfaceMethod<"The operands for a successor.", "SuccessorOperands",
                    "getSuccessorOperands", (ins "usize":$successor)>,
    InterfaceMethod<"The block argument that an operand is passed to.",
                    "Option<BlockArgument>", "getSuccessorBlockArgument",
                    (ins "usize":$operand), [{}], [{}]>,
    InterfaceMethod<"The successor, when operands are constants.", "Option<Block>",
                    "getSuccessorForOperands", (ins "&[Attribute]":$operands), [{}], [{ None }]>,
    InterfaceMethod<"Whether an operand may be passed to an argument.", "bool",
                    "areTypesCompatible", (ins "Type":$from, "Type":$to), [{}],
                    [{ from == to }]>
  ];
  let verify = "verify_branch";
}
def RegionBranchOpInterface
    : CoreOpInterface<"RegionBranchOpInterface",
                      "An operation that passes control to its regions."> {
  let methods = [
    InterfaceMethod<"The operands for a region that is entered first.", "OperandRange",
                    "getEntrySuccessorOperands", (ins "RegionSuccessor":$successor), [{}], [{}]>,
    InterfaceMethod<"The regions that may be entered first, when operands are constants.",
                    "Vec<RegionSuccessor>", "getEntrySuccessorRegions",
                    (ins "&[Attribute]":$operands), [{}], [{}]>,
    InterfaceMethod<"Where control may go from a point.", "Vec<RegionSuccessor>",
                    "getSuccessorRegions", (ins "RegionBranchPoint":$from)>,
    InterfaceMethod<"How often regions may be entered.", "Vec<InvocationBounds>",
                    "getRegionInvocationBounds", (ins "&[Attribute]":$operands), [{}], [{}]>,
    InterfaceMethod<"Whether a value may be passed on.", "bool", "areTypesCompatible",
                    (ins "Type":$from, "Type":$to), [{}], [{ from == to }]>
  ];
  let verify = "verify_region_branch";
  let verifyWithRegions = 1;
}
def RegionBranchTerminatorOpInterface
    : CoreOpInterface<"RegionBranchTerminatorOpInterface",
                      "A terminator that passes control on from a region."> {
  let methods = [
    InterfaceMethod<"The operands that are passed on.", "OperandRange",
                    "getMutableSuccessorOperands", (ins "RegionSuccessor":$successor)>,
    InterfaceMethod<"Where control may go, when operands are constants.",
                    "Vec<RegionSuccessor>", "getSuccessorRegions",
                    (ins "&[Attribute]":$operands), [{}], [{}]>
  ];
  let verify = "verify_region_branch_terminator";
}
// Passes all of its operands on.
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                 NativeOpTrait<"ReturnLike">]>;
def SelectLikeOpInterface
    : CoreOpInterface<"SelectLikeOpInterface", "An operation that picks one of two values."> {
  let methods = [
    InterfaceMethod<"What decides.", "Value", "getCondition">,
    InterfaceMethod<"The value if so.", "Value", "getTrueValue">,
    InterfaceMethod<"The value if not.", "Value", "getFalseValue">
  ];
}

//===- Calls -------------------------------------------------------------------===//

def ArgAndResultAttrsOpInterface
    : CoreOpInterface<"ArgAndResultAttrsOpInterface",
                      "An operation with dictionaries for arguments and results."> {
  let methods = [
    InterfaceMethod<"The dictionaries of arguments.", "Option<ArrayAttr>",
                    "getArgAttrsAttr">,
    InterfaceMethod<"The dictionaries of results.", "Option<ArrayAttr>",
                    "getResAttrsAttr">,
    InterfaceMethod<"Sets those of arguments.", "void", "setArgAttrsAttr",
                    (ins "ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets those of results.", "void", "setResAttrsAttr",
                    (ins "ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes those of arguments.", "Option<Attribute>",
                    "removeArgAttrsAttr">,
    InterfaceMethod<"Removes those of results.", "Option<Attribute>", "removeResAttrsAttr">
  ];
}
def CallOpInterface
    : CoreOpInterface<"CallOpInterface", "An operation that calls a callable.",
                      [ArgAndResultAttrsOpInterface]> {
  let methods = [
    InterfaceMethod<"What is called.", "Callee", "getCallableForCallee">,
    InterfaceMethod<"Sets what is called.", "void", "setCalleeFromCallable",
                    (ins "Callee":$callee)>,
    InterfaceMethod<"The operands that are arguments.", "OperandRange", "getArgOperands">,
    InterfaceMethod<"The same, to be changed.", "OperandRange", "getArgOperandsMutable">,
    InterfaceMethod<"The callable, by symbol tables.", "Option<Operation>",
                    "resolveCallableInTable", (ins "SymbolTables":$tables), [{}], [{}]>,
    InterfaceMethod<"The callable.", "Option<Operation>", "resolveCallable", (ins), [{}],
                    [{}]>
  ];
}
def CallableOpInterface
    : CoreOpInterface<"CallableOpInterface", "An operation that can be called.",
                      [ArgAndResultAttrsOpInterface]> {
  let methods = [
    InterfaceMethod<"What runs; none for a declaration.", "Option<Region>",
                    "getCallableRegion">,
    InterfaceMethod<"The types of arguments.", "ArrayRef<Type>", "getArgumentTypes">,
    InterfaceMethod<"The types of results.", "ArrayRef<Type>", "getResultTypes">
  ];
}
def FunctionOpInterface
    : CoreOpInterface<"FunctionOpInterface", "An operation that is a function.",
                      [Symbol, CallableOpInterface]> {
  let methods = [
    InterfaceMethod<"The type of the function.", "Type", "getFunctionType">,
    InterfaceMethod<"Sets it.", "void", "setFunctionTypeAttr", (ins "TypeAttr":$type)>,
    InterfaceMethod<"The type with other arguments and results.", "Type", "cloneTypeWith",
                    (ins "&[Type]":$inputs, "&[Type]":$results), [{}], [{}]>,
    InterfaceMethod<"Checks the body.", "LogicalResult", "verifyBody", (ins), [{}], [{}]>,
    InterfaceMethod<"Checks the type.", "LogicalResult", "verifyType", (ins), [{}], [{}]>
  ];
  let verify = "verify_function";
}

//===- Casts -------------------------------------------------------------------===//

def CastOpInterface
    : CoreOpInterface<"CastOpInterface", "An operation that converts values."> {
  let methods = [
    StaticInterfaceMethod<"Whether values of some types can become those of others.",
                          "bool", "areCastCompatible",
                          (ins "&[Type]":$inputs, "&[Type]":$outputs)>
  ];
  let verify = "verify_cast";
}

#endif // ISOGLOSS_OP_INTERFACES_TD
