// The scf dialect: loops and conditions with regions (MLIR, "'scf' Dialect").

include "isogloss/Op.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let summary = "Structured control flow: loops and conditions whose bodies are regions.";
  let cppNamespace = "::mlir::scf";
}

class SCF_Op<string mnemonic, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits>;

//===-- Mappings to devices ----------------------------------------------------===//

// Attributes of dialects that are not defined here, such as `#gpu.thread<x>`, are accepted by their prefix.
def : CppFunction<"isDeviceMapping", "crate::scf::is_device_mapping">;
def DeviceMappingArrayAttr
    : TypedArrayAttrBase<Attr<CPred<"isDeviceMapping($_self)">, "">, "Device Mapping array attribute">;

//===-- Loops ------------------------------------------------------------------===//

def SCF_ForOp : SCF_Op<"for", [
    AutomaticAllocationScope, DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getInits", "getLoopResults", "getRegionIterArgs", "getLoopInductionVars", "getLoopLowerBounds",
      "getLoopSteps", "getLoopUpperBounds", "getStaticTripCount", "getYieldedValues"]>,
    AllTypesMatch<["lowerBound", "upperBound", "step"]>, ConditionallySpeculatable,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "A loop with a counter, which may carry values.";
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound, AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step, Variadic<AnyType>:$initArgs, UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def SCF_ForallOp : SCF_Op<"forall", [
    AttrSizedOperandSegments, AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getInits", "getRegionIterArgs", "getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds",
      "getLoopSteps"]>,
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::InParallelOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    DeclareOpInterfaceMethods<DestinationStyleOpInterface>, HasParallelRegion]> {
  let summary = "Runs its body for all points of a range, in parallel.";
  let arguments = (ins Variadic<Index>:$dynamicLowerBound, Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep, DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound, DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs, OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SCF_InParallelOp : SCF_Op<"forall.in_parallel",
                              [Pure, Terminator, DeclareOpInterfaceMethods<InParallelOpInterface>,
                               HasParent<"ForallOp">] # GraphRegionNoTerminator.traits> {
  let summary = "The end of the body of `scf.forall`: what the points contribute to the results.";
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SCF_ParallelOp : SCF_Op<"parallel", [
    AutomaticAllocationScope, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds", "getLoopSteps"]>,
    RecursiveMemoryEffects, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"scf::ReduceOp">, HasParallelRegion]> {
  let summary = "A nest of loops whose bodies run in any order, which may reduce values.";
  let arguments = (ins Variadic<Index>:$lowerBound, Variadic<Index>:$upperBound, Variadic<Index>:$step,
                       Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SCF_ReduceOp : SCF_Op<"reduce", [
    Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "The end of the body of `scf.parallel`: how the values of two iterations become one.";
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict";
  let hasRegionVerifier = 1;
}

def SCF_ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "The end of a region of `scf.reduce`, with the reduced value.";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def SCF_WhileOp : SCF_Op<"while", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getRegionIterArgs", "getYieldedValues", "getInits"]>,
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "A loop with a condition: one region computes it, another one follows if it is true.";
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SCF_ConditionOp : SCF_Op<"condition", [
    HasParent<"WhileOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getSuccessorRegions"]>, Pure, Terminator]> {
  let summary = "The end of the first region of `scf.while`: whether the loop goes on, and with which values.";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

//===-- Conditions -------------------------------------------------------------===//

def SCF_IfOp : SCF_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getRegionInvocationBounds",
                                                        "getEntrySuccessorRegions"]>,
    InferTypeOpAdaptor, SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects,
    RecursivelySpeculatable, NoRegionArguments]> {
  let summary = "Runs one of two regions.";
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SCF_IndexSwitchOp : SCF_Op<"index_switch", [
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::YieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getRegionInvocationBounds",
                                                        "getEntrySuccessorRegions"]>]> {
  let summary = "Runs the region of an index, or a default region.";
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasVerifier = 1;
}

def SCF_ExecuteRegionOp
    : SCF_Op<"execute_region", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let summary = "Runs its region once: several blocks where one operation is expected.";
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SCF_YieldOp : SCF_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let summary = "The end of a region, with the values that it passes on.";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}
