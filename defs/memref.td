// The memref dialect: buffers, views of them and accesses to them (MLIR, "'memref' Dialect").

include "isogloss/Form.td"
include "isogloss/Op.td"
include "arith.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let summary = "Buffers, views of them and accesses to them.";
  let cppNamespace = "::mlir::memref";
  let hasConstantMaterializer = 1;
}

// Values and integers in one list: `[%a, 4]`.
def : DirectiveForm<"DynamicIndexList", ["values", "integers"], "dynamic-index-list($values, $integers)", "memref">;

class MemRef_Op<string mnemonic, list<Trait> traits = []> : Op<MemRef_Dialect, mnemonic, traits>;

// Names of results in custom form.
defvar named = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar alignment = (ins OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
class MemRef_ElementIs<string line, string value>
    : TypesMatchWith<line, "memref", value, "$_self.elementType">;
def MemRef_Number : AnyTypeOf<[AnySignlessInteger, AnyFloat]>;

//===-- Allocation -------------------------------------------------------------===//

class MemRef_AllocLikeOp<string mnemonic, Resource on>
    : MemRef_Op<mnemonic, [AttrSizedOperandSegments, AlignmentAttrOpInterface, named]> {
  let arguments = !con((ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands), alignment);
  let results = (outs Res<AnyMemRef, "", [MemAlloc<on, 0, FullEffect>]>:$memref);
  let assemblyFormat = "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)";
  let hasVerifier = 1;
}
def MemRef_AllocOp : MemRef_AllocLikeOp<"alloc", DefaultResource> {
  let summary = "Allocates a buffer.";
}
def MemRef_AllocaOp : MemRef_AllocLikeOp<"alloca", AutomaticAllocationScopeResource> {
  let summary = "Allocates a buffer that is freed when its scope ends.";
}

def MemRef_ReallocOp : MemRef_Op<"realloc", [AlignmentAttrOpInterface]> {
  let summary = "A buffer of another size with the old contents; frees the old one.";
  let arguments = !con((ins Arg<MemRefRankOf<[AnyType], [1]>, "", [MemFreeAt<0, FullEffect>]>:$source,
                            Optional<Index>:$dynamicResultSize), alignment);
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "", [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)";
  let hasVerifier = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "Frees a buffer.";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_AllocaScopeOp
    : MemRef_Op<"alloca_scope", [AutomaticAllocationScope, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                 SingleBlockImplicitTerminator<"AllocaScopeReturnOp">, RecursiveMemoryEffects,
                                 NoRegionArguments]> {
  let summary = "A scope: what `memref.alloca` allocates in its region is freed at the end.";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
}

def MemRef_AllocaScopeReturnOp
    : MemRef_Op<"alloca_scope.return", [HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "The end of a scope, with its values.";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

//===-- Globals ----------------------------------------------------------------===//

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute">;

def MemRef_GlobalOp : MemRef_Op<"global", [Symbol, AlignmentAttrOpInterface]> {
  let summary = "A buffer that has a name and exists as long as the program runs.";
  let arguments = !con((ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, MemRefTypeAttr:$type,
                            OptionalAttr<AnyAttr>:$initial_value, UnitAttr:$constant), alignment);
  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "The buffer of a `memref.global`.";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

//===-- Access -----------------------------------------------------------------===//

defvar access = !con((ins Variadic<Index>:$indices, DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal),
                     alignment);

def LoadOp : MemRef_Op<"load", [MemRef_ElementIs<"result type matches element type of 'memref'", "result">,
                                MemRefsNormalizable, AlignmentAttrOpInterface]> {
  let summary = "Loads an element.";
  let arguments = !con((ins Arg<AnyMemRef, "", [MemRead]>:$memref), access);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def MemRef_StoreOp : MemRef_Op<"store", [MemRef_ElementIs<"type of 'value' matches element type of 'memref'", "value">,
                                         MemRefsNormalizable, AlignmentAttrOpInterface]> {
  let summary = "Stores an element.";
  let arguments = !con((ins AnyType:$value, Arg<AnyMemRef, "", [MemWrite]>:$memref), access);
  let assemblyFormat = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

defvar updated = Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "", [MemRead, MemWrite]>;

def AtomicRMWOp : MemRef_Op<"atomic_rmw", [AllTypesMatch<["value", "result"]>,
                                           MemRef_ElementIs<"value type matches element type of memref", "value">]> {
  let summary = "Replaces an element by a function of it and a value, in one atomic step.";
  let arguments = (ins Arith_AtomicRMWKind:$kind, MemRef_Number:$value, updated:$memref, Variadic<Index>:$indices);
  let results = (outs MemRef_Number:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)
  }];
  let hasVerifier = 1;
}

def GenericAtomicRMWOp
    : MemRef_Op<"generic_atomic_rmw", [SingleBlockImplicitTerminator<"AtomicYieldOp">,
                                       MemRef_ElementIs<"result type matches element type of memref", "result">]> {
  let summary = "Replaces an element by what a region computes of it, in one atomic step.";
  let arguments = (ins updated:$memref, Variadic<Index>:$indices);
  let results = (outs MemRef_Number:$result);
  let regions = (region AnyRegion:$atomic_body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp
    : MemRef_Op<"atomic_yield", [HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "The end of the region of `memref.generic_atomic_rmw`, with the new element.";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "A hint that an element will be accessed.";
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint, BoolAttr:$isDataCache);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "Copies the elements of a buffer to another one.";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemReadAt<0, FullEffect>]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "", [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = "$source `,` $target attr-dict `:` type($source) `to` type($target)";
}

def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "Begins a copy that goes on beside the program.";
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "Waits for a copy that `memref.dma_start` began.";
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices, Index:$numElements);
  let assemblyFormat = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)";
  let hasVerifier = 1;
}

//===-- Facts about buffers ----------------------------------------------------===//

def AssumeAlignmentOp : MemRef_Op<"assume_alignment", [named, Pure, ViewLikeOpInterface, SameOperandsAndResultType]> {
  let summary = "The same buffer, of which the alignment is known.";
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasVerifier = 1;
}

// What is accessed by way of one result is not accessed by way of another one.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

def DistinctObjectsOp
    : MemRef_Op<"distinct_objects", [Pure, DistinctObjectsTrait, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "The same buffers, which are known not to overlap.";
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

def MemRef_DimOp : MemRef_Op<"dim", [named, MemRefsNormalizable, DeclareOpInterfaceMethods<ConditionallySpeculatable>,
                                     NoMemoryEffect, ShapedDimOpInterface]> {
  let summary = "The size of a dimension.";
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "The rank of a buffer.";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", [named, Pure, SameVariadicResultSize]> {
  let summary = "The aligned address of a buffer.";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_Op<"extract_strided_metadata",
                [named, Pure, SameVariadicResultSize, ViewLikeOpInterface, InferTypeOpAdaptor]> {
  let summary = "The parts of a buffer: its memory, its offset, its sizes and its strides.";
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer, Index:$offset, Variadic<Index>:$sizes,
                      Variadic<Index>:$strides);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

//===-- Views ------------------------------------------------------------------===//

def MemRef_CastOp : MemRef_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, named, MemRefsNormalizable, Pure,
                                       SameOperandsAndResultShape, ViewLikeOpInterface]> {
  let summary = "The same buffer with a type that says more or less of it.";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp
    : MemRef_Op<"memory_space_cast", [DeclareOpInterfaceMethods<CastOpInterface>, named, MemRefsNormalizable, Pure,
                                      SameOperandsAndResultElementType, SameOperandsAndResultShape,
                                      ViewLikeOpInterface]> {
  let summary = "The same buffer as a memref of another memory space.";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
}

defvar static_lists = (ins DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
                           DenseI64ArrayAttr:$static_strides);
defvar lists = !con((ins Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides), static_lists);

def MemRef_ReinterpretCastOp
    : MemRef_Op<"reinterpret_cast", [named, AttrSizedOperandSegments, MemRefsNormalizable, Pure,
                                     DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface>, ViewLikeOpInterface]> {
  let summary = "The memory of a buffer as a memref with another offset, other sizes and other strides.";
  let arguments = !con((ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source), lists);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

def SubViewOp : MemRef_Op<"subview", [named, ViewLikeOpInterface, AttrSizedOperandSegments,
                                      DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface>, Pure]> {
  let summary = "A part of a buffer; dimensions of size 1 may be left out.";
  let arguments = !con((ins AnyMemRef:$source), lists);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", [named, ViewLikeOpInterface, Pure]> {
  let summary = "A part of a buffer of bytes as a memref of any element type.";
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift, Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)";
  let hasVerifier = 1;
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [named, Pure]> {
  let summary = "The same buffer with its dimensions in another order.";
  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MemRef_ReshapeOp : MemRef_Op<"reshape", [named, Pure, ViewLikeOpInterface]> {
  let summary = "The same elements with a shape that another buffer holds.";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source,
                       Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>, "", [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class MemRef_ReassociativeReshapeOp<string mnemonic> : MemRef_Op<mnemonic, [named, Pure, ViewLikeOpInterface]> {
  let results = (outs AnyStridedMemRef:$result);
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp : MemRef_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "The same elements with more dimensions: each becomes a group of neighbours.";
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation, Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict
    `:` type($src) `into` type($result)
  }];
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "The same elements with fewer dimensions: groups of neighbours become one each.";
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
}
