// The operations of the LLVM dialect (MLIR, "'llvm' Dialect"): instructions, globals and functions. The intrinsics are
// in "llvm_intrinsics.td".

include "llvm_op_base.td"
include "llvm_intrinsics.td"

//===- Constants -----------------------------------------------------------===//

class LLVM_ConstantLike<string name, dag values, Type type = LLVM_Type> : LLVM_Op<name, [Pure, ConstantLike]> {
  let arguments = values;
  let results = (outs type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_ConstantOp : LLVM_ConstantLike<"mlir.constant", (ins AnyAttr:$value)> {
  let summary = "A constant with the value of an attribute.";
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasVerifier = 1;
  let hasFolder = 1;
}
def LLVM_ZeroOp : LLVM_ConstantLike<"mlir.zero", (ins)> {
  let summary = "The value whose bits are all zero.";
  let hasVerifier = 1;
  let hasFolder = 1;
}
def LLVM_UndefOp : LLVM_ConstantLike<"mlir.undef", (ins)> {
  let summary = "A value of which nothing is known.";
  let hasFolder = 1;
}
def LLVM_PoisonOp : LLVM_ConstantLike<"mlir.poison", (ins)> {
  let summary = "The result of an operation that must not be executed.";
  let hasFolder = 1;
}
def LLVM_NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let summary = "A token that ties nothing together.";
  let results = (outs LLVM_AnyToken:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
class LLVM_AddressLike<string name, dag values, string text> : LLVM_ConstantLike<name, values, LLVM_AnyPointer> {
  let traits = [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>];
  let assemblyFormat = text # " attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}
def LLVM_AddressOfOp : LLVM_AddressLike<"mlir.addressof", (ins FlatSymbolRefAttr:$global_name), "$global_name"> {
  let summary = "The address of a global, an alias or a function.";
}
def LLVM_DSOLocalEquivalentOp
    : LLVM_AddressLike<"dso_local_equivalent", (ins FlatSymbolRefAttr:$function_name), "$function_name"> {
  let summary = "The address of a function that acts as another and is in the same unit.";
}
def LLVM_BlockAddressOp : LLVM_AddressLike<"blockaddress", (ins LLVM_BlockAddressAttr:$block_addr), "$block_addr"> {
  let summary = "The address of a block that `llvm.blocktag` names.";
  let hasVerifier = 1;
}
def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let summary = "The name of the block that contains it.";
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

//===- Integers and floats -------------------------------------------------===//

class LLVM_BinaryOp<string name, string line, Type type, list<Trait> traits = [Pure], dag more = (ins),
                    string before = "", string after = "">
    : LLVM_Op<name, [SameOperandsAndResultType, NoMemoryEffect] # traits> {
  let summary = line;
  let arguments = !con((ins type:$lhs, type:$rhs), more);
  let results = (outs type:$res);
  let assemblyFormat = before # "$lhs `,` $rhs " # after # "attr-dict `:` type($res)";
}
class LLVM_IntOp<string name, string line> : LLVM_BinaryOp<name, line, LLVM_Ints>;
class LLVM_OverflowingOp<string name, string line, list<Trait> traits = []>
    : LLVM_BinaryOp<name, line, LLVM_Ints, [IntegerOverflowFlagsInterface] # traits # [Pure],
                    (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags), "", "($overflowFlags^)? ">;
class LLVM_ExactOp<string name, string line, list<Trait> traits = [Pure]>
    : LLVM_BinaryOp<name, line, LLVM_Ints, [ExactFlagInterface] # traits, (ins UnitAttr:$isExact),
                    "(`exact` $isExact^)? ">;
class LLVM_DivisionOp<string name, string line>
    : LLVM_ExactOp<name, line, [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
class LLVM_FloatOp<string name, string line>
    : LLVM_BinaryOp<name, line, LLVM_Floats, [FastmathFlagsInterface, Pure], fastmath>;

def LLVM_AddOp : LLVM_OverflowingOp<"add", "The sum of two integers.", [Commutative]>;
def LLVM_SubOp : LLVM_OverflowingOp<"sub", "The difference of two integers.">;
def LLVM_MulOp : LLVM_OverflowingOp<"mul", "The product of two integers.", [Commutative]>;
def LLVM_UDivOp : LLVM_DivisionOp<"udiv", "The quotient of two unsigned integers.">;
def LLVM_SDivOp : LLVM_DivisionOp<"sdiv", "The quotient of two signed integers.">;
def LLVM_URemOp : LLVM_IntOp<"urem", "The remainder of the division of two unsigned integers.">;
def LLVM_SRemOp : LLVM_IntOp<"srem", "The remainder of the division of two signed integers.">;
def LLVM_AndOp : LLVM_IntOp<"and", "The bits that both integers have.">;
def LLVM_OrOp
    : LLVM_BinaryOp<"or", "The bits that either integer has.", LLVM_Ints, [DisjointFlagInterface, Pure],
                    (ins UnitAttr:$isDisjoint), "(`disjoint` $isDisjoint^)? "> {
  let hasFolder = 1;
}
def LLVM_XOrOp : LLVM_IntOp<"xor", "The bits that exactly one of two integers has.">;
def LLVM_ShlOp : LLVM_OverflowingOp<"shl", "An integer shifted to the left."> {
  let hasFolder = 1;
}
def LLVM_LShrOp : LLVM_ExactOp<"lshr", "An unsigned integer shifted to the right.">;
def LLVM_AShrOp : LLVM_ExactOp<"ashr", "A signed integer shifted to the right.">;
def LLVM_FAddOp : LLVM_FloatOp<"fadd", "The sum of two floats.">;
def LLVM_FSubOp : LLVM_FloatOp<"fsub", "The difference of two floats.">;
def LLVM_FMulOp : LLVM_FloatOp<"fmul", "The product of two floats.">;
def LLVM_FDivOp : LLVM_FloatOp<"fdiv", "The quotient of two floats.">;
def LLVM_FRemOp : LLVM_FloatOp<"frem", "The remainder of the division of two floats.">;
def LLVM_FNegOp : LLVM_Op<"fneg", [Pure, SameOperandsAndResultType, FastmathFlagsInterface]> {
  let summary = "A float with the other sign.";
  let arguments = !con((ins LLVM_Floats:$operand), fastmath);
  let results = (outs LLVM_Floats:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

class LLVM_CompareOp<string name, string line, Attr predicate, Type type, dag more = (ins), list<Trait> traits = []>
    : LLVM_Op<name, [Pure] # traits # [
      SameTypeOperands,
      TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "res",
                     "crate::llvm::types::i1_of_shape">]> {
  let summary = line;
  let arguments = !con((ins predicate:$predicate, type:$lhs, type:$rhs), more);
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_ICmpOp :
    LLVM_CompareOp<"icmp", "Compares two integers or pointers.", ICmpPredicate, AnyTypeOf<[LLVM_Ints, LLVM_Pointers]>> {
  let hasFolder = 1;
}
def LLVM_FCmpOp :
    LLVM_CompareOp<"fcmp", "Compares two floats.", FCmpPredicate, LLVM_Floats, fastmath, [FastmathFlagsInterface]>;

def LLVM_SelectOp
    : LLVM_Op<"select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>, FastmathFlagsInterface,
                         DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "One of two values, or of their elements.";
  let arguments = !con((ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue),
                       fastmath);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}
def LLVM_FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let summary = "The value, or some other value if it is undefined or poison.";
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

//===- Casts ---------------------------------------------------------------===//

class LLVM_CastOp<string name, string line, Type from, Type to, list<Trait> traits = [], dag more = (ins),
                  string before = "", string after = ""> : LLVM_Op<name, [Pure] # traits> {
  let summary = line;
  let arguments = !con((ins from:$arg), more);
  let results = (outs to:$res);
  let assemblyFormat = before # "$arg " # after # "attr-dict `:` type($arg) `to` type($res)";
}
class LLVM_NonNegCastOp<string name, string line, Type to>
    : LLVM_CastOp<name, line, LLVM_Ints, to, [NonNegFlagInterface], (ins UnitAttr:$nonNeg), "(`nneg` $nonNeg^)? ">;
def LLVM_BitcastOp : LLVM_CastOp<"bitcast", "The bits as another type.", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate> {
  let hasVerifier = 1;
  let hasFolder = 1;
}
def LLVM_AddrSpaceCastOp
    : LLVM_CastOp<"addrspacecast", "A pointer into another address space.", LLVM_Pointers, LLVM_Pointers,
                  [ViewLikeOpInterface]> {
  let hasFolder = 1;
}
def LLVM_IntToPtrOp
    : LLVM_CastOp<"inttoptr", "An integer as an address.", LLVM_Ints, LLVM_Pointers, [DereferenceableOpInterface],
                  (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable), "",
                  "(`dereferenceable` `` $dereferenceable^)? ">;
def LLVM_PtrToIntOp : LLVM_CastOp<"ptrtoint", "An address as an integer.", LLVM_Pointers, LLVM_Ints>;
def LLVM_SExtOp : LLVM_CastOp<"sext", "A wider signed integer.", LLVM_Ints, LLVM_Ints> {
  let hasVerifier = 1;
}
def LLVM_ZExtOp : LLVM_NonNegCastOp<"zext", "A wider unsigned integer.", LLVM_Ints> {
  let hasVerifier = 1;
  let hasFolder = 1;
}
def LLVM_TruncOp
    : LLVM_CastOp<"trunc", "The low bits of an integer.", LLVM_Ints, LLVM_Ints, [IntegerOverflowFlagsInterface],
                  (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags), "", "($overflowFlags^)? ">;
def LLVM_SIToFPOp : LLVM_CastOp<"sitofp", "A signed integer as a float.", LLVM_Ints, LLVM_Floats>;
def LLVM_UIToFPOp : LLVM_NonNegCastOp<"uitofp", "An unsigned integer as a float.", LLVM_Floats>;
def LLVM_FPToSIOp : LLVM_CastOp<"fptosi", "A float as a signed integer.", LLVM_Floats, LLVM_Ints>;
def LLVM_FPToUIOp : LLVM_CastOp<"fptoui", "A float as an unsigned integer.", LLVM_Floats, LLVM_Ints>;
def LLVM_FPExtOp : LLVM_CastOp<"fpext", "A wider float.", LLVM_Floats, LLVM_Floats>;
def LLVM_FPTruncOp : LLVM_CastOp<"fptrunc", "A narrower float.", LLVM_Floats, LLVM_Floats>;

//===- Memory --------------------------------------------------------------===//

def LLVM_AllocaOp : LLVM_Op<"alloca"> {
  let summary = "Memory that lasts until the function returns.";
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment, TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_GEPOp : LLVM_Op<"getelementptr", [Pure, ViewLikeOpInterface]> {
  let summary = "The address of a part of a value in memory.";
  let arguments = (ins LLVM_Pointers:$base, Variadic<LLVM_Ints>:$dynamicIndices, DenseI32ArrayAttr:$rawConstantIndices,
                       TypeAttr:$elem_type, GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_Pointers:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:`
    functional-type(operands, results) `,` $elem_type
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}
class LLVM_AccessOp<string name, list<Trait> traits = []>
    : LLVM_Op<name, [AccessGroupOpInterface, AliasAnalysisOpInterface] # traits>;
defvar ordered = (ins
  DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering, OptionalAttr<StrAttr>:$syncscope
);
def LLVM_LoadOp
    : LLVM_AccessOp<"load", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DereferenceableOpInterface]> {
  let summary = "A value from memory.";
  let arguments = !con((ins LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_,
                            UnitAttr:$nontemporal, UnitAttr:$invariant, UnitAttr:$invariantGroup),
                       ordered, (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable), access_attributes);
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
  let hasVerifier = 1;
}
def LLVM_StoreOp : LLVM_AccessOp<"store", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Puts a value into memory.";
  let arguments = !con((ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment,
                            UnitAttr:$volatile_, UnitAttr:$nontemporal, UnitAttr:$invariantGroup),
                       ordered, access_attributes);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  let hasVerifier = 1;
}

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicRMWOp
    : LLVM_AccessOp<"atomicrmw",
                    [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]> {
  let summary = "Changes a value in memory in one step.";
  let arguments = !con((ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val,
                            AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope,
                            OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_), access_attributes);
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:`
    qualified(type($ptr)) `,` type($val)
  }];
  let hasVerifier = 1;
}
def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;
def LLVM_AtomicCmpXchgOp
    : LLVM_AccessOp<"cmpxchg", [
      TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
      TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", "val", "res",
                     "crate::llvm::types::value_and_bool">]> {
  let summary = "Replaces a value in memory if it is the expected one.";
  let arguments = !con((ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp, LLVM_AtomicCmpXchgType:$val,
                            AtomicOrdering:$success_ordering, AtomicOrdering:$failure_ordering,
                            OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$weak,
                            UnitAttr:$volatile_), access_attributes);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
    $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  let hasVerifier = 1;
}
def LLVM_FenceOp : LLVM_Op<"fence"> {
  let summary = "An order between accesses to memory.";
  let arguments = (ins AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  let hasVerifier = 1;
}
def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let summary = "The next argument of a variadic function.";
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

//===- Vectors and aggregates ----------------------------------------------===//

def LLVM_ExtractElementOp
    : LLVM_Op<"extractelement",
              [Pure,
               TypesMatchWith<"result type matches vector element type", "vector", "res", "$_self.elementType">]> {
  let summary = "An element of a vector.";
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_InsertElementOp
    : LLVM_Op<"insertelement", [Pure,
                                TypesMatchWith<"argument type matches vector element type", "vector", "value",
                                               "$_self.elementType">,
                                AllTypesMatch<["res", "vector"]>]> {
  let summary = "A vector with another element.";
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value, AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_ShuffleVectorOp : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let summary = "A vector of elements of two vectors.";
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}
def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let summary = "A part of a struct or an array.";
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}
def LLVM_InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let summary = "A struct or an array with another part.";
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
}

//===- Control flow --------------------------------------------------------===//

def LLVM_BrOp : LLVM_TerminatorOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "A branch to a block.";
  let arguments = (ins Variadic<LLVM_Type>:$destOperands, OptionalAttr<LLVM_LoopAnnotation>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def LLVM_CondBrOp
    : LLVM_TerminatorOp<"cond_br", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
                                    WeightedBranchOpInterface, Pure]> {
  let summary = "A branch to one of two blocks.";
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands, Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       OptionalAttr<LLVM_LoopAnnotation>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
}
def LLVM_SwitchOp
    : LLVM_TerminatorOp<"switch", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
                                   WeightedBranchOpInterface, Pure]> {
  let summary = "A branch to the block of a value, or to a default block.";
  let arguments = (ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}
def LLVM_IndirectBrOp
    : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize, DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "A branch to an address of a block.";
  let arguments = (ins LLVM_AnyPointer:$addr, VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict
  }];
}
def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let summary = "The end of a function, or of an initializer, with its value.";
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}
def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let summary = "Goes on with an exception.";
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let summary = "A place that is never reached.";
  let assemblyFormat = "attr-dict";
}

//===- Calls ---------------------------------------------------------------===//

defvar callee = (ins OptionalAttr<TypeAttrOf<LLVM_AnyFunction>>:$var_callee_type,
                     OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands);
def LLVM_CallOp
    : LLVM_AccessOp<"call", [AttrSizedOperandSegments, FastmathFlagsInterface,
                             DeclareOpInterfaceMethods<CallOpInterface>,
                             DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A call of a function by its name or by its address.";
  let arguments = !con(callee, fastmath,
                       (ins DefaultValuedAttr<CConv, "CConv::C">:$CConv,
                            DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
                            OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent,
                            UnitAttr:$no_unwind, UnitAttr:$will_return),
                       bundles, list_attributes,
                       (ins UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint), access_attributes);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_InvokeOp
    : LLVM_TerminatorOp<"invoke", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
                                   DeclareOpInterfaceMethods<CallOpInterface>, WeightedBranchOpInterface]> {
  let summary = "A call with a block for the return and one for an exception.";
  let arguments = !con(callee, list_attributes,
                       (ins Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands,
                            OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                            DefaultValuedAttr<CConv, "CConv::C">:$CConv),
                       bundles);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let summary = "The exception that an unwinding call passes to its block.";
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_InlineAsmOp : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Instructions of the target.";
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints,
                       UnitAttr:$has_side_effects, UnitAttr:$is_align_stack,
                       DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$tail_call_kind,
                       OptionalAttr<DefaultValuedAttr<AsmATTOrIntel, "AsmDialect::AD_ATT">>:$asm_dialect,
                       OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}
def LLVM_CallIntrinsicOp
    : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments, FastmathFlagsInterface]> {
  let summary = "A call of an intrinsic by its name.";
  let arguments = !con((ins StrAttr:$intrin, Variadic<LLVM_Type>:$args), fastmath, bundles, list_attributes);
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===- Functions, globals and other contents of a module -----------------------------===//

defvar visibility = (ins DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_);
defvar address_space = ConfinedAttr<I32Attr, [IntNonNegative]>;

def LLVM_LLVMFuncOp
    : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
                       DeclareOpInterfaceMethods<CallableOpInterface>, FunctionOpInterface]> {
  let summary = "A function: a name, a type and, unless it is only declared, a body.";
  let arguments = !con(
    (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttrOf<LLVM_AnyFunction>:$function_type,
         DefaultValuedAttr<Linkage, "Linkage::External">:$linkage, UnitAttr:$dso_local,
         DefaultValuedAttr<CConv, "CConv::C">:$CConv, OptionalAttr<SymbolRefAttr>:$comdat,
         OptionalAttr<UnitAttr>:$convergent, OptionalAttr<FlatSymbolRefAttr>:$personality,
         OptionalAttr<StrAttr>:$garbageCollector, OptionalAttr<ArrayAttr>:$passthrough),
    list_attributes,
    (ins OptionalAttr<I64Attr>:$function_entry_count, OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects),
    visibility,
    (ins OptionalAttr<UnitAttr>:$arm_streaming, OptionalAttr<UnitAttr>:$arm_locally_streaming,
         OptionalAttr<UnitAttr>:$arm_streaming_compatible, OptionalAttr<UnitAttr>:$arm_new_za,
         OptionalAttr<UnitAttr>:$arm_in_za, OptionalAttr<UnitAttr>:$arm_out_za, OptionalAttr<UnitAttr>:$arm_inout_za,
         OptionalAttr<UnitAttr>:$arm_preserves_za, OptionalAttr<StrAttr>:$section,
         OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<I64Attr>:$alignment,
         OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range, OptionalAttr<FramePointerKindAttr>:$frame_pointer,
         OptionalAttr<StrAttr>:$target_cpu, OptionalAttr<StrAttr>:$tune_cpu,
         OptionalAttr<StrAttr>:$reciprocal_estimates, OptionalAttr<StrAttr>:$prefer_vector_width,
         OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features, OptionalAttr<BoolAttr>:$no_infs_fp_math,
         OptionalAttr<BoolAttr>:$no_nans_fp_math, OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math,
         OptionalAttr<StrAttr>:$denormal_fp_math, OptionalAttr<StrAttr>:$denormal_fp_math_f32,
         OptionalAttr<StrAttr>:$fp_contract, OptionalAttr<StrAttr>:$instrument_function_entry,
         OptionalAttr<StrAttr>:$instrument_function_exit, OptionalAttr<UnitAttr>:$no_inline,
         OptionalAttr<UnitAttr>:$always_inline, OptionalAttr<UnitAttr>:$inline_hint, OptionalAttr<UnitAttr>:$no_unwind,
         OptionalAttr<UnitAttr>:$will_return, OptionalAttr<UnitAttr>:$optimize_none,
         OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint, OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
         OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size, OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
         OptionalAttr<UWTableKindAttr>:$uwtable_kind));
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

class LLVM_InitializedOp<string name>
    : LLVM_Op<name, [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def LLVM_GlobalOp : LLVM_InitializedOp<"mlir.global"> {
  let summary = "A variable or a constant of a module.";
  let arguments = !con(
    (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local,
         UnitAttr:$thread_local_, UnitAttr:$externally_initialized, OptionalAttr<AnyAttr>:$value,
         OptionalAttr<I64Attr>:$alignment, DefaultValuedAttr<address_space, "0">:$addr_space,
         OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section, OptionalAttr<SymbolRefAttr>:$comdat,
         OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs),
    visibility, (ins OptionalAttr<ArrayAttr>:$target_specific_attrs));
  let regions = (region AnyRegion:$initializer);
}
def LLVM_AliasOp : LLVM_InitializedOp<"mlir.alias"> {
  let summary = "Another name of a global or a function.";
  let arguments = !con(
    (ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local, UnitAttr:$thread_local_,
         OptionalAttr<UnnamedAddr>:$unnamed_addr), visibility);
  let regions = (region SizedRegion<1>:$initializer);
}
def LLVM_IFuncOp
    : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A function that another function picks when the program is loaded.";
  let arguments = !con(
    (ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type, FlatSymbolRefAttr:$resolver, TypeAttr:$resolver_type,
         Linkage:$linkage, UnitAttr:$dso_local, DefaultValuedAttr<address_space, "0">:$address_space,
         DefaultValuedAttr<UnnamedAddr, "UnnamedAddr::None">:$unnamed_addr), visibility);
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type
    $resolver attr-dict
  }];
  let hasVerifier = 1;
}
class LLVM_StructorsOp<string name, string key, dag symbols>
    : LLVM_Op<name, [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = !con(symbols, (ins I32ArrayAttr:$priorities, ArrayAttr:$data));
  let assemblyFormat =
      "`" # key # "` `=` $" # key # " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}
def LLVM_GlobalCtorsOp : LLVM_StructorsOp<"mlir.global_ctors", "ctors", (ins FlatSymbolRefArrayAttr:$ctors)> {
  let summary = "Functions that run when the module is loaded.";
}
def LLVM_GlobalDtorsOp : LLVM_StructorsOp<"mlir.global_dtors", "dtors", (ins FlatSymbolRefArrayAttr:$dtors)> {
  let summary = "Functions that run when the module is unloaded.";
}
def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let summary = "A group of sections, and which of several of its name the linker picks.";
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}
def LLVM_ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let summary = "The groups of sections of a module.";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}
def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let summary = "Options for the linker.";
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}
def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let summary = "Properties of the module.";
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}
