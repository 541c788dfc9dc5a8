// Operations of the reference tool's scf dialect, declared with our words. They have the generic form only.
include "isogloss/Op.td"

def Scf_Dialect : Dialect { let name = "scf"; }

class Scf_Op<string name, list<Trait> traits = []> : Op<Scf_Dialect, name, traits>;

def Scf_ConditionOp : Scf_Op<"condition", [
    HasParent<"WhileOp">, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getSuccessorRegions"]>,
    Pure, Terminator]> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
}
def Scf_ExecuteRegionOp : Scf_Op<"execute_region", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let results = (outs Variadic<AnyType>:$values);
  let regions = (region AnyRegion:$region);
  let hasVerifier = 1;
}
def Scf_ForOp : Scf_Op<"for", [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getInits", "getRegionIterArgs", "getYieldedValues", "getLoopResults", "getLoopInductionVars",
      "getLoopLowerBounds", "getLoopUpperBounds", "getLoopSteps"]>,
    AllTypesMatch<["lowerBound", "upperBound", "step"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects]> {
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound, AnySignlessIntegerOrIndex:$upperBound,
    AnySignlessIntegerOrIndex:$step, Variadic<AnyType>:$initArgs, UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$values);
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
}
def Scf_IfOp : Scf_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>, SingleBlockImplicitTerminator<"scf::YieldOp">,
    RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments]> {
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$values);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasVerifier = 1;
}
def Scf_WhileOp : Scf_Op<"while", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>, RecursiveMemoryEffects,
    SingleBlock]> {
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$values);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
}
def Scf_YieldOp : Scf_Op<"yield", [
    Pure, ReturnLike, Terminator, ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "WhileOp"]>]> {
  let arguments = (ins Variadic<AnyType>:$values);
}
