// The effects of operations on memory, and speculation.

#ifndef ISOGLOSS_SIDE_EFFECTS_TD
#define ISOGLOSS_SIDE_EFFECTS_TD

include "isogloss/OpTrait.td"

// A declaration about an operand, result or attribute besides its constraint.
class OpVariableDecorator;

// The resource of an effect, by its name.
class Resource<string resource> {
  // The name, which is that of the C++ class.
  string name = resource;
}
class IntrinsicResource<string resource>
    : Resource<"::mlir::SideEffects::" # resource>;
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource
    : IntrinsicResource<"AutomaticAllocationScopeResource">;

// An interface that lists effects of one kind. The generator implements it from the
// decorators of arguments and results and from `MemoryEffects`.
class EffectOpInterfaceBase<string name, string effect> : OpInterface<name> {
  let methods = [
    InterfaceMethod<"The effects of the operation.", "MemoryEffectList", "getEffects">
  ];
  // The name of the effect.
  string baseEffectName = effect;
}

// Whether an effect acts on all of its resource.
class EffectRange<bits<1> all> {
  // Whether it is all of the resource.
  bits<1> Value = all;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect on a resource.
class SideEffect<EffectOpInterfaceBase interface, string name, Resource on, int at, EffectRange range> :
    OpVariableDecorator {
  // The interface of the effect, by its names.
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = name;
  string resource = on.name;
  int stage = at;
  bit effectOnFullRegion = range.Value;
}
class SideEffectsTraitBase<EffectOpInterfaceBase interface, list<SideEffect> listed>
    : OpInterfaceTrait<""> {
  let trait = interface.trait;
  let cppNamespace = interface.cppNamespace;
  // The name of the effect.
  string baseEffectName = interface.baseEffectName;
  // The effects.
  list<SideEffect> effects = listed;
}

// Memory.
def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface", "::mlir::MemoryEffects::Effect"> {
  let description = "An operation that declares its effects on memory.";
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::ir::interfaces::MemoryEffectOpInterface";
}
class MemoryEffect<string name, Resource on, int at, EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, "::mlir::MemoryEffects::" # name, on, at, range>;
class MemoryEffects<list<MemoryEffect> listed = []>
    : SideEffectsTraitBase<MemoryEffectsOpInterface, listed>;
class MemAlloc<Resource on, int at = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"Allocate", on, at, range>;
class MemFree<Resource on, int at = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"Free", on, at, range>;
class MemRead<Resource on, int at = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"Read", on, at, range>;
class MemWrite<Resource on, int at = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"Write", on, at, range>;
class MemAllocAt<int at, EffectRange range = PartialEffect>
    : MemAlloc<DefaultResource, at, range>;
class MemFreeAt<int at, EffectRange range = PartialEffect>
    : MemFree<DefaultResource, at, range>;
class MemReadAt<int at, EffectRange range = PartialEffect>
    : MemRead<DefaultResource, at, range>;
class MemWriteAt<int at, EffectRange range = PartialEffect>
    : MemWrite<DefaultResource, at, range>;
def MemAlloc : MemAlloc<DefaultResource>;
def MemFree : MemFree<DefaultResource>;
def MemRead : MemRead<DefaultResource>;
def MemWrite : MemWrite<DefaultResource>;
def NoMemoryEffect : MemoryEffects<[]>;
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;

// Speculation.
def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let description = "An operation that declares whether it may be executed speculatively.";
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::ir::interfaces::ConditionallySpeculatable";
  let methods = [
    InterfaceMethod<"Whether this operation may be executed speculatively.", "Speculatability", "getSpeculatability">
  ];
}
def AlwaysSpeculatableImplTrait : NativeOpTrait<"AlwaysSpeculatableImplTrait">;
def RecursivelySpeculatableImplTrait : NativeOpTrait<"RecursivelySpeculatableImplTrait">;
def AlwaysSpeculatable
    : TraitList<[ConditionallySpeculatable, AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable
    : TraitList<[ConditionallySpeculatable, RecursivelySpeculatableImplTrait]>;
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // ISOGLOSS_SIDE_EFFECTS_TD
