// MLIR's own interfaces of operations that are useful without passes. The Rust module
// `isogloss::ir::interfaces` is generated from this file.

#ifndef ISOGLOSS_OP_INTERFACES_TD
#define ISOGLOSS_OP_INTERFACES_TD

include "isogloss/InferTypeOpInterface.td"
include "isogloss/OpTrait.td"
include "isogloss/SideEffects.td"
include "isogloss/DataLayoutInterfaces.td"

class CoreOpInterface<string name, string line, list<Interface> bases = []>
    : OpInterface<name, bases> {
  let cppNamespace = "::mlir";
  let description = line;
  let rustPath = "::isogloss::ir::interfaces::" # name;
}

//===- Symbols -----------------------------------------------------------------===//

def Symbol : CoreOpInterface<"SymbolOpInterface", [{
    An operation that may define a symbol: the name is the attribute `sym_name`, the
    visibility the attribute `sym_visibility` (LangRef, "Symbols and Symbol Tables").
  }]> {
  let methods = [
    InterfaceMethod<"The name, if there is one.", "Option<StringAttr>", "getNameAttr", (ins), [{}],
        [{ op.attribute(::isogloss::ir::symbol::SYMBOL_NAME)?.dyn_cast::<::isogloss::builtin::StringAttr<'_>>() }]>,
    InterfaceMethod<"The visibility of the symbol.", "SymbolVisibility", "getVisibility", (ins), [{}],
                    [{ op.visibility() }]>,
    InterfaceMethod<"Whether the name may be missing.", "bool", "isOptionalSymbol", (ins), [{}], [{ false }]>,
    InterfaceMethod<"Whether it may be erased if nothing uses it.", "bool", "canDiscardOnUseEmpty", (ins), [{}],
                    [{ self.visibility() != ::isogloss::ir::symbol::Visibility::Public }]>,
    InterfaceMethod<"Whether it is only a declaration.", "bool", "isDeclaration", (ins), [{}], [{ false }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_symbol(op)";
}
def SymbolUserOpInterface
    : CoreOpInterface<"SymbolUserOpInterface", "An operation that refers to symbols."> {
  let methods = [
    InterfaceMethod<[{
        Checks the symbols that the operation refers to. It is called once for each
        operation, after everything inside the symbol table was verified, with one
        cache of symbol tables for all.

        # Errors
        If the check fails.
      }], "LogicalResult", "verifySymbolUses", (ins "SymbolTableCollection":$symbols)>
  ];
}

//===- Text --------------------------------------------------------------------===//

def OpAsmOpInterface
    : CoreOpInterface<"OpAsmOpInterface", "An operation that names its results, arguments and blocks in custom form."> {
  let methods = [
    InterfaceMethod<"Names results.", "void", "getAsmResultNames", (ins "OpAsmSetValueNameFn":$setName), [{}],
                    [{ {} }]>,
    InterfaceMethod<"Names the arguments of a region's blocks.", "void", "getAsmBlockArgumentNames",
                    (ins "Region":$region, "OpAsmSetValueNameFn":$setName), [{}], [{ {} }]>,
    InterfaceMethod<"Names blocks.", "void", "getAsmBlockNames", (ins "OpAsmSetBlockNameFn":$setName), [{}], [{ {} }]>,
    StaticInterfaceMethod<"The dialect whose prefix is omitted inside its regions; empty for none.", "StaticStr",
                          "getDefaultDialect", (ins), [{}], [{ "" }]>
  ];
}

//===- Regions and control flow ------------------------------------------------===//

def RegionKindInterface
    : CoreOpInterface<"RegionKindInterface", "An operation that declares the kinds of its regions."> {
  let methods = [
    StaticInterfaceMethod<"The kind of the region at an index.", "RegionKind", "getRegionKind", (ins "usize":$region)>,
    StaticInterfaceMethod<"Whether a value must dominate its uses in the region at an index.", "bool",
                          "hasSSADominance", (ins "usize":$region), [{}], [{
      Self::region_kind(region) == ::isogloss::ir::interfaces::RegionKind::SsaCfg
    }]>
  ];
}
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;
def BranchOpInterface
    : CoreOpInterface<"BranchOpInterface", "A terminator that passes operands to its successors."> {
  let methods = [
    InterfaceMethod<[{
        The values for the arguments of a successor: those that the operation itself produces, then
        operands.
      }], "SuccessorOperands", "getSuccessorOperands", (ins "usize":$successor)>,
    InterfaceMethod<"The successor that constant operands select.", "Option<Block>", "getSuccessorForOperands",
                    (ins "ConstantOperands":$operands), [{}], [{ None }]>,
    InterfaceMethod<"Whether a value of a type may be passed to an argument of another.", "bool", "areTypesCompatible",
                    (ins "Type":$from, "Type":$to), [{}], [{ from == to }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_branch(op)";
}
def RegionBranchOpInterface
    : CoreOpInterface<"RegionBranchOpInterface", "An operation that passes control and values to its regions."> {
  let methods = [
    InterfaceMethod<"The operands for a successor at entry.", "OperandRange", "getEntrySuccessorOperands",
                    (ins "RegionSuccessor":$successor), [{}], [{ op.operands().slice(0..0) }]>,
    InterfaceMethod<"The successors at entry, given constant operands.", "RegionSuccessors", "getEntrySuccessorRegions",
                    (ins "ConstantOperands":$operands), [{}], [{
      self.successor_regions(::isogloss::ir::interfaces::RegionBranchPoint::Parent)
    }]>,
    InterfaceMethod<"The successors of a point.", "RegionSuccessors", "getSuccessorRegions",
                    (ins "RegionBranchPoint":$point)>,
    InterfaceMethod<"The bounds for the number of executions of each region, given constant operands.",
                    "RegionInvocationBounds", "getRegionInvocationBounds", (ins "ConstantOperands":$operands), [{}], [{
      op.regions().map(|_| ::isogloss::ir::interfaces::InvocationBounds::UNKNOWN).collect()
    }]>,
    InterfaceMethod<"Whether a value of a type may be passed to an input of another.", "bool", "areTypesCompatible",
                    (ins "Type":$from, "Type":$to), [{}], [{ from == to }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_region_branch(op)";
  let verifyWithRegions = 1;
}
def RegionBranchTerminatorOpInterface
    : CoreOpInterface<"RegionBranchTerminatorOpInterface",
                      "A terminator that passes control and values from a region to its successors."> {
  let methods = [
    InterfaceMethod<"The operands that are passed to a successor.", "OperandRange", "getMutableSuccessorOperands",
                    (ins "RegionSuccessor":$successor)>,
    InterfaceMethod<"The successors, given constant operands.", "RegionSuccessors", "getSuccessorRegions",
                    (ins "ConstantOperands":$operands), [{}], [{
      ::isogloss::ir::interfaces::successors_of_terminator(op)
    }]>
  ];
}
// Forwards all of its operands.
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                 NativeOpTrait<"ReturnLike">]>;
def SelectLikeOpInterface
    : CoreOpInterface<"SelectLikeOpInterface", "An operation that picks one of two values."> {
  let methods = [
    InterfaceMethod<"The condition.", "Value", "getCondition">,
    InterfaceMethod<"The value if the condition is true.", "Value", "getTrueValue">,
    InterfaceMethod<"The value if the condition is false.", "Value", "getFalseValue">
  ];
}

def WeightedBranchOpInterface
    : CoreOpInterface<"WeightedBranchOpInterface", "A terminator with a weight for each successor."> {
  let methods = [
    InterfaceMethod<"The weights; none if they are not given.", "Option<DenseI32ArrayAttr>", "getWeights", (ins), [{}],
        [{ op.attribute(::isogloss::ir::interfaces::BRANCH_WEIGHTS)?.dyn_cast::<::isogloss::builtin::DenseArrayAttr<'_>>() }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_branch_weights(op)";
}
def WeightedRegionBranchOpInterface
    : CoreOpInterface<"WeightedRegionBranchOpInterface", "An operation with a weight for each region."> {
  let methods = [
    InterfaceMethod<"The weights; none if they are not given.", "Option<DenseI32ArrayAttr>", "getWeights", (ins), [{}],
        [{ op.attribute(::isogloss::ir::interfaces::REGION_WEIGHTS)?.dyn_cast::<::isogloss::builtin::DenseArrayAttr<'_>>() }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_region_branch_weights(op)";
}
// What changes a loop is left out: `moveOutOfLoop`, `promoteIfSingleIteration`,
// `replaceWithAdditionalYields`. Handles are views, so initial and yielded values are ranges.
def LoopLikeOpInterface
    : CoreOpInterface<"LoopLikeOpInterface", "A loop: its regions, its bounds and the values that it carries."> {
  let methods = [
    InterfaceMethod<"Whether a value is defined outside of the loop.", "bool", "isDefinedOutsideOfLoop",
                    (ins "Value":$value), [{}], [{ ::isogloss::ir::interfaces::is_defined_outside(op, value) }]>,
    InterfaceMethod<"The regions that make up the body.", "RegionList", "getLoopRegions">,
    InterfaceMethod<"The induction variables; none if such loops have no such thing.", "OptionalValues",
                    "getLoopInductionVars", (ins), [{}], [{ None }]>,
    InterfaceMethod<"The lower bounds; none if such loops have no such thing.", "OptionalFoldResults",
                    "getLoopLowerBounds", (ins), [{}], [{ None }]>,
    InterfaceMethod<"The steps; none if such loops have no such thing.", "OptionalFoldResults", "getLoopSteps", (ins),
                    [{}], [{ None }]>,
    InterfaceMethod<"The upper bounds; none if such loops have no such thing.", "OptionalFoldResults",
                    "getLoopUpperBounds", (ins), [{}], [{ None }]>,
    InterfaceMethod<"The initial values of what the loop carries.", "OperandRange", "getInits", (ins), [{}],
                    [{ op.operands().slice(0..0) }]>,
    InterfaceMethod<"The arguments of the body that have the carried values.", "ValueList", "getRegionIterArgs", (ins),
                    [{}], [{ ::std::vec::Vec::new() }]>,
    InterfaceMethod<"What the body passes to the next round; none if the loop carries nothing.", "Option<OperandRange>",
                    "getYieldedValues", (ins), [{}], [{ None }]>,
    InterfaceMethod<"The results that are the values carried last; none if they are other values.",
                    "Option<ResultRange>", "getLoopResults", (ins), [{}], [{ None }]>,
    InterfaceMethod<"How often the body runs, if that is known.", "Option<u64>", "getStaticTripCount", (ins), [{}],
                    [{ None }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_loop_like(op)";
  let verifyWithRegions = 1;
}

//===- Destinations ------------------------------------------------------------===//

def DestinationStyleOpInterface
    : CoreOpInterface<"DestinationStyleOpInterface",
                      "An operation that writes its results to operands, the destinations."> {
  let methods = [
    InterfaceMethod<"The destinations. Those that are tensors have a result of the same type each.", "OperandRange",
                    "getDpsInits">
  ];
  let verify = "::isogloss::ir::interfaces::verify_destination_style(op)";
  let verifyWithRegions = 1;
}
def InParallelOpInterface
    : CoreOpInterface<"InParallelOpInterface", "A terminator that combines what parallel iterations contribute."> {
  let methods = [
    InterfaceMethod<"The operations that combine: those of its only block.", "OperationList", "getYieldingOps", (ins),
                    [{}], [{
      op.regions().next().and_then(|region| region.entry()).into_iter().flat_map(|block| block.ops()).collect()
    }]>
  ];
}
def ParallelCombiningOpInterface
    : CoreOpInterface<"ParallelCombiningOpInterface",
                      "An operation that adds the contribution of a parallel iteration."> {
  let methods = [
    InterfaceMethod<"The operands that are written to.", "OperandRange", "getUpdatedDestinations">,
    InterfaceMethod<"The operation whose iterations are combined.", "Option<Operation>", "getIteratingParent", (ins),
                    [{}], [{ op.parent()?.parent() }]>
  ];
}

//===- Calls -------------------------------------------------------------------===//

def ArgAndResultAttrsOpInterface
    : CoreOpInterface<"ArgAndResultAttrsOpInterface",
                      "An operation with dictionaries of attributes for arguments and results."> {
  let methods = [
    InterfaceMethod<"The dictionaries of the arguments.", "Option<ArrayAttr>", "getArgAttrsAttr", (ins), [{}],
        [{ op.attribute(::isogloss::ir::interfaces::ARG_ATTRS)?.dyn_cast::<::isogloss::builtin::ArrayAttr<'_>>() }]>,
    InterfaceMethod<"The dictionaries of the results.", "Option<ArrayAttr>", "getResAttrsAttr", (ins), [{}],
        [{ op.attribute(::isogloss::ir::interfaces::RES_ATTRS)?.dyn_cast::<::isogloss::builtin::ArrayAttr<'_>>() }]>
  ];
}
def CallOpInterface
    : CoreOpInterface<"CallOpInterface", "An operation that calls a callable.", [ArgAndResultAttrsOpInterface]> {
  let methods = [
    InterfaceMethod<"The callee: a symbol or a value.", "Callee", "getCallableForCallee">,
    InterfaceMethod<"The operands that are the arguments.", "OperandRange", "getArgOperands">,
    InterfaceMethod<"The operation that defines the callee; `None` if it is unknown.", "Option<Operation>",
                    "resolveCallableInTable", (ins "SymbolTableCollection":$symbols), [{}], [{
      self.callable_for_callee().resolve(op, symbols)
    }]>
  ];
}
def CallableOpInterface
    : CoreOpInterface<"CallableOpInterface", "An operation that can be called.", [ArgAndResultAttrsOpInterface]> {
  let methods = [
    InterfaceMethod<"The region that runs; `None` for a declaration.", "Option<Region>", "getCallableRegion">,
    InterfaceMethod<"The types of the arguments.", "ArrayRef<Type>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results.", "ArrayRef<Type>", "getResultTypes">
  ];
}
def FunctionOpInterface
    : CoreOpInterface<"FunctionOpInterface", "An operation that is a function: a symbol with one region.",
                      [Symbol, CallableOpInterface]> {
  let methods = [
    InterfaceMethod<"The type of the function.", "Type", "getFunctionType">,
    InterfaceMethod<[{
        Checks the body: the arguments of its entry block are those of the type.

        # Errors
        If the check fails.
      }], "LogicalResult", "verifyBody", (ins), [{}], [{
      ::isogloss::ir::interfaces::verify_function_body(op, self.argument_types())
    }]>,
    InterfaceMethod<[{
        Checks the type.

        # Errors
        If the check fails.
      }], "LogicalResult", "verifyType", (ins), [{}], [{ Ok(()) }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_function(op)";
}

//===- Casts -------------------------------------------------------------------===//

def CastOpInterface
    : CoreOpInterface<"CastOpInterface", "An operation that converts values."> {
  let methods = [
    StaticInterfaceMethod<"Whether values of the input types can be converted to the output types.", "bool",
                          "areCastCompatible", (ins "&[Type]":$inputs, "&[Type]":$outputs)>
  ];
  let verify = "::isogloss::ir::interfaces::verify_cast(op)";
}

//===- Views -------------------------------------------------------------------===//

def ViewLikeOpInterface
    : CoreOpInterface<"ViewLikeOpInterface", "An operation whose result is a view of another buffer."> {
  let methods = [
    InterfaceMethod<"The buffer that is viewed.", "Value", "getViewSource", (ins), [{}],
                    [{ op.operand(0).expect("a view has an operand") }]>,
    InterfaceMethod<"The view.", "Value", "getViewDest", (ins), [{}],
                    [{ op.results().next().expect("a view has a result") }]>
  ];
}
// The lists are the operands `offsets`, `sizes` and `strides`, and the properties `static_offsets`, `static_sizes` and
// `static_strides`; see "isogloss::ir::interfaces::MixedList".
def OffsetSizeAndStrideOpInterface
    : CoreOpInterface<"OffsetSizeAndStrideOpInterface",
                      "An operation with an offset, a size and a stride for each dimension, as values or integers."> {
  let methods = [
    InterfaceMethod<"The numbers of offsets, sizes and strides that the operation must have.", "ListLengths",
                    "getArrayAttrMaxRanks">,
    InterfaceMethod<"The offsets.", "MixedList", "getMixedOffsets", (ins), [{}],
                    [{ ::isogloss::ir::interfaces::MixedList::named(op, "offsets", "static_offsets") }]>,
    InterfaceMethod<"The sizes.", "MixedList", "getMixedSizes", (ins), [{}],
                    [{ ::isogloss::ir::interfaces::MixedList::named(op, "sizes", "static_sizes") }]>,
    InterfaceMethod<"The strides.", "MixedList", "getMixedStrides", (ins), [{}],
                    [{ ::isogloss::ir::interfaces::MixedList::named(op, "strides", "static_strides") }]>
  ];
  let verify = "::isogloss::ir::interfaces::verify_offset_size_and_stride(op)";
}
def ShapedDimOpInterface
    : CoreOpInterface<"ShapedDimOpInterface", "An operation that computes the size of a dimension."> {
  let methods = [
    InterfaceMethod<"The value with the dimension.", "Value", "getShapedValue", (ins), [{}],
                    [{ op.operand(0).expect("the shaped value is the first operand") }]>,
    InterfaceMethod<"The index of the dimension.", "Value", "getDimension", (ins), [{}],
                    [{ op.operand(1).expect("the index is the second operand") }]>
  ];
}
def AlignmentAttrOpInterface
    : CoreOpInterface<"AlignmentAttrOpInterface",
                      "An operation that may have an alignment: the attribute `alignment`."> {
  let methods = [
    InterfaceMethod<"The alignment in bytes, if one is given.", "Option<uint64_t>", "getMaybeAlign", (ins), [{}],
        [{ op.attribute("alignment")?.dyn_cast::<::isogloss::builtin::IntegerAttr<'_>>()?.value().to_u64() }]>
  ];
}

#endif // ISOGLOSS_OP_INTERFACES_TD
