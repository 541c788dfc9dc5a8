// Constraints, interfaces and classes that the operations of the LLVM dialect share.

#ifndef LLVM_OP_BASE_TD
#define LLVM_OP_BASE_TD

include "isogloss/OpInterfaces.td"
include "isogloss/Property.td"
include "isogloss/SideEffects.td"
include "llvm_op_attributes.td"

//===- Types ---------------------------------------------------------------===//

class LLVM_Is<string function> : RustPred<"crate::llvm::types::" # function>;

def LLVM_Type : Type<LLVM_Is<"is_outer_type">, "LLVM dialect-compatible type">;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate, Neg<IsA<"LLVMVoidType">>, Neg<IsA<"LLVMFunctionType">>]>, "primitive LLVM type">;
def LLVM_AnyToken : Type<LLVM_Is<"is_token">, "LLVM token type">, BuildableType<"!llvm.token">;
def LLVM_AnyFunction : Type<IsA<"LLVMFunctionType">, "LLVM function type", "LLVMFunctionType">;
def LLVM_AnyFloat : Type<LLVM_Is<"is_float">, "floating point LLVM type">;
def LLVM_AnyPointer : Type<IsA<"LLVMPointerType">, "LLVM pointer type", "LLVMPointerType">;
def LLVM_DefaultPointer
    : Type<LLVM_Is<"is_default_pointer">, "LLVM pointer in address space 0", "LLVMPointerType">,
      BuildableType<"!llvm.ptr">;
def LLVM_AnyStruct : Type<IsA<"LLVMStructType">, "LLVM structure type">;
def LLVM_AnyAggregate : Type<Or<[IsA<"LLVMStructType">, IsA<"LLVMArrayType">]>, "LLVM aggregate type">;
def LLVM_AnyNonAggregate
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>, "LLVM-compatible non-aggregate type">;
def LLVM_LoadableType : Type<LLVM_Is<"is_loadable">, "LLVM type with size">;
def LLVM_AnyVector
    : Type<And<[IsA<"VectorType">, LLVM_Is<"is_vector">]>, "LLVM dialect-compatible vector type", "VectorType">;
// Upstream takes any type for a vector here: what it answers for another type is chance.
def LLVM_AnyFixedVector
    : Type<And<[IsA<"VectorType">, Neg<Is<"scalable">>]>, "LLVM dialect-compatible fixed-length vector type">;
class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate, Within<"elementType", element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary, "VectorType">;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

defvar LLVM_Ints = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar LLVM_Floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar LLVM_Pointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar LLVM_Mask = LLVM_VectorOf<I1>;

//===- Attributes of "llvm_attributes.td", whose lines messages do not have ----------===//

class LLVM_UnnamedAttr<string handle> : ClassAttr<handle, handle, "">;
def LLVM_LoopAnnotation : LLVM_UnnamedAttr<"LoopAnnotationAttr">;
def LLVM_LocalVariable : LLVM_UnnamedAttr<"DILocalVariableAttr">;
def LLVM_Expression : LLVM_UnnamedAttr<"DIExpressionAttr">;
def LLVM_Label : LLVM_UnnamedAttr<"DILabelAttr">;
def : CppFunction<"no expression", "crate::llvm::types::empty_expression">;

//===- Classes -------------------------------------------------------------===//

class LLVM_Op<string name, list<Trait> traits = []> : Op<LLVM_OpsDialect, name, traits>;
class LLVM_TerminatorOp<string name, list<Trait> traits = []> : LLVM_Op<name, traits # [Terminator]>;

defvar fastmath = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
defvar group_attributes = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar alias_attributes = (ins
  OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes, OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
  OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa
);
defvar access_attributes = !con(group_attributes, alias_attributes);
defvar list_attributes = (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
defvar bundles = (ins
  VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands, DenseI32ArrayAttr:$op_bundle_sizes,
  OptionalAttr<ArrayAttr>:$op_bundle_tags
);

#endif // LLVM_OP_BASE_TD
