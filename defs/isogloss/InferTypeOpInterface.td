// Interfaces by which result types, and shapes of results, follow from the rest of an
// operation. They have no Rust trait of their own: `InferTypeOpInterface` is a hook of
// builders and verifiers, the others are names only.

#ifndef ISOGLOSS_INFER_TYPE_OP_INTERFACE_TD
#define ISOGLOSS_INFER_TYPE_OP_INTERFACE_TD

include "isogloss/OpTrait.td"

// In Rust this is the hook `AddOpInferTypes` of an operation `AddOp`: result types are inferred
// for an operation that does not exist yet, whose parts `AddOpAdaptor` has by name.
def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An operation whose result types follow from the rest of it.";
  let methods = [
    StaticInterfaceMethod<"The result types.", "FailureOrTypes", "inferReturnTypes", (ins "OpAdaptor":$op)>,
    StaticInterfaceMethod<"As `inferReturnTypes`, with types at hand to refine.", "FailureOrTypes", "refineReturnTypes",
                          (ins "OpAdaptor":$op, "&[Type]":$types), [{}], [{ Self::infer(op) }]>,
    StaticInterfaceMethod<"Whether result types are as good as those inferred.", "bool", "isCompatibleReturnTypes",
                          (ins "&[Type]":$inferred, "&[Type]":$actual), [{}], [{ inferred == actual }]>
  ];
  let verify = "Ok(())";
  let verifyWithRegions = 1;
}
def InferShapedTypeOpInterface
    : OpInterface<"InferShapedTypeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An operation whose result shapes and element types follow.";
  let methods = [
    StaticInterfaceMethod<"Shapes and element types of the results.", "FallibleShapes", "inferReturnTypeComponents",
                          (ins "OpAdaptor":$op), [{}], [{}]>,
    InterfaceMethod<"Values that the shapes of the results are.", "FallibleValues", "reifyReturnTypeShapes", (ins),
                    [{}], [{}]>
  ];
}
def ReifyRankedShapedTypeOpInterface
    : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An operation that can say the sizes of its results as values.";
  let methods = [
    InterfaceMethod<"Values that the sizes are.", "FallibleValues", "reifyResultShapes">,
    InterfaceMethod<"The sizes of one result.", "FallibleValues", "reifyShapeOfResult", (ins "usize":$result), [{}],
                    [{}]>,
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

#endif // ISOGLOSS_INFER_TYPE_OP_INTERFACE_TD
