// The tensor dialect: operations on tensors as values (MLIR, "'tensor' Dialect").

include "arith.td"
include "isogloss/Form.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let summary = "Creates, reads, changes and reshapes tensors.";
  let cppNamespace = "::mlir::tensor";
  let hasConstantMaterializer = 1;
}

// Values and integers in one list: `[%a, 4]`.
def : DirectiveForm<"DynamicIndexList", ["values", "integers"], "dynamic-index-list($values, $integers)", "tensor">;

// Names of results in custom form.
defvar named = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
class Tensor_Op<string mnemonic, list<Trait> traits = []> : Op<Tensor_Dialect, mnemonic, traits>;
class Tensor_PureOp<string mnemonic> : Tensor_Op<mnemonic, [named, Pure]>;

//===-- Creation ---------------------------------------------------------------===//

def Tensor_EmptyOp : Tensor_Op<"empty", [Pure]> {
  let summary = "A tensor of which only the shape is known.";
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(` $dynamicSizes `)` attr-dict `:` type($result)";
  let hasVerifier = 1;
}

// ODS writes a C++ expression for a list of types here.
def Tensor_ElementsMatch : ShapedTypeMatchesElementCountAndTypes<"result", "elements"> {
  let summary = "operand types match result element type";
}

def Tensor_FromElementsOp : Tensor_Op<"from_elements", [named, Pure, Tensor_ElementsMatch]> {
  let summary = "A tensor of values in row-major order.";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Tensor_SplatOp
    : Tensor_Op<"splat", [named, Pure, TypesMatchWith<"operand type matches element type of result", "aggregate",
                                                      "input", "$_self.elementType">]> {
  let summary = "A tensor whose elements are all the same value.";
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_GenerateOp
    : Tensor_Op<"generate", [named, RecursiveMemoryEffects, SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "A tensor whose elements a region computes from their indices.";
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_YieldOp
    : Tensor_Op<"yield", [Pure, ReturnLike, Terminator, ParentOneOf<["tensor::GenerateOp", "tensor::PadOp"]>]> {
  let summary = "The end of a region, with an element.";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

//===-- Types and shapes -------------------------------------------------------===//

def Tensor_Number : TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>;

def Tensor_BitcastOp : Tensor_Op<"bitcast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "The bits of the elements as elements of another type of the same width.";
  let arguments = (ins Tensor_Number:$source);
  let results = (outs Tensor_Number:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
}

def Tensor_CastOp : Tensor_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, named, Pure]> {
  let summary = "The same tensor with a type that says more or less of its shape.";
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def Tensor_DimOp : Tensor_Op<"dim", [named, DeclareOpInterfaceMethods<ConditionallySpeculatable>, NoMemoryEffect,
                                     ShapedDimOpInterface]> {
  let summary = "The size of a dimension.";
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasFolder = 1;
}

def Tensor_RankOp : Tensor_PureOp<"rank"> {
  let summary = "The rank of a tensor.";
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
  let hasFolder = 1;
}

def Tensor_ReshapeOp : Tensor_PureOp<"reshape"> {
  let summary = "The same elements with a shape that another tensor holds.";
  let arguments = (ins AnyTensor:$source, TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class Tensor_ReassociativeReshapeOp<string mnemonic> : Tensor_PureOp<mnemonic> {
  let results = (outs AnyTensor:$result);
  let hasVerifier = 1;
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "The same elements with more dimensions: each becomes a group of neighbours.";
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation, Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict
    `:` type($src) `into` type($result)
  }];
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "The same elements with fewer dimensions: groups of neighbours become one each.";
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
}

//===-- Elements ---------------------------------------------------------------===//

def Tensor_ExtractOp : Tensor_Op<"extract", [named, Pure, TypesMatchWith<"result type matches element type of tensor",
                                                                         "tensor", "result", "$_self.elementType">]> {
  let summary = "An element.";
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertOp
    : Tensor_Op<"insert",
                [named, DeclareOpInterfaceMethods<DestinationStyleOpInterface>, Pure,
                 TypesMatchWith<"result type matches type of dest", "dest", "result", "$_self">,
                 TypesMatchWith<"scalar type matches element type of dest", "dest", "scalar", "$_self.elementType">]> {
  let summary = "The tensor with another element at an index.";
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)";
  let hasVerifier = 1;
}

defvar indices = RankedTensorOf<[AnySignlessIntegerOrIndex]>;

def Tensor_GatherOp : Tensor_PureOp<"gather"> {
  let summary = "The parts of a tensor at indices that another tensor holds.";
  let arguments = (ins AnyRankedTensor:$source, indices:$indices, DenseI64ArrayAttr:$gather_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Tensor_ScatterOp : Tensor_PureOp<"scatter"> {
  let summary = "The tensor with other parts at indices that another tensor holds.";
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest, indices:$indices,
                       DenseI64ArrayAttr:$scatter_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===-- Slices -----------------------------------------------------------------===//

defvar lists = (ins
  Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
  DenseI64ArrayAttr:$static_sizes, DenseI64ArrayAttr:$static_strides
);
def Tensor_ExtractSliceOp
    : Tensor_Op<"extract_slice",
                [named, AttrSizedOperandSegments, Pure, DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface>]> {
  let summary = "A part of a tensor; dimensions of size 1 may be left out.";
  let arguments = !con((ins AnyRankedTensor:$source), lists);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source
    `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

class Tensor_InsertSliceLikeOp<string mnemonic, list<Trait> traits> : Tensor_Op<mnemonic, traits> {
  let arguments = !con((ins AnyRankedTensor:$source, AnyRankedTensor:$dest), lists);
  let assemblyFormat = [{
    $source `into` $dest
    `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)
  }];
  let hasVerifier = 1;
}

def Tensor_InsertSliceOp
    : Tensor_InsertSliceLikeOp<"insert_slice", [
      named, AttrSizedOperandSegments, DeclareOpInterfaceMethods<DestinationStyleOpInterface>, Pure,
      DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface>,
      TypesMatchWith<"expected result type to match dest type", "dest", "result", "$_self">]> {
  let summary = "The tensor with another tensor in place of a part.";
  let results = (outs AnyRankedTensor:$result);
}

def Tensor_ParallelInsertSliceOp
    : Tensor_InsertSliceLikeOp<"parallel_insert_slice", [
      AttrSizedOperandSegments, DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface>,
      DeclareOpInterfaceMethods<ParallelCombiningOpInterface>]> {
  let summary = "What one iteration of `scf.forall` contributes to a tensor.";
}

def Tensor_ConcatOp : Tensor_Op<"concat", [Pure, named]> {
  let summary = "Tensors one after the other along a dimension.";
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Tensor_PadOp
    : Tensor_Op<"pad",
                [named, AttrSizedOperandSegments, Pure, SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "A larger tensor, of which a region computes the elements around the given ones.";
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$low, Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low, DenseI64ArrayAttr:$static_high, UnitAttr:$nofold);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
