// The operations of the standard dialect and of the affine dialect of 2020 that the examples of the language reference
// use.

include "isogloss/Op.td"

def Std_Dialect : Dialect {
  let name = "std";
  let summary = "The operations whose names had no dialect prefix in 2020.";
}

class Std_Op<string mnemonic, list<Trait> traits = []> : Op<Std_Dialect, mnemonic, traits>;

//===- Memory ---------------------------------------------------------------------------------------------------===//

def Std_AllocOp : Std_Op<"alloc", [AttrSizedOperandSegments]> {
  let summary = "Allocates memory of the sizes that the type leaves open, with the symbols of its layout map.";
  let arguments = (ins Variadic<Index>:$sizes, Variadic<Index>:$symbols);
  let results = (outs AnyMemRef:$memref);
  let hasVerifier = 1;
  let assemblyFormat = "`(` $sizes `)` (`[` $symbols^ `]`)? attr-dict `:` type($memref)";
}

def Std_MemRefCastOp : Std_Op<"memref_cast", [Pure]> {
  let summary = "The same memory by another type: static sizes, strides or the rank are forgotten or asserted.";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let hasVerifier = 1;
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($dest)";
}

def Std_DeallocOp : Std_Op<"dealloc"> {
  let summary = "Frees memory.";
  let arguments = (ins AnyMemRef:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def Std_DimOp : Std_Op<"dim", [Pure]> {
  let summary = "The size of a dimension.";
  let arguments = (ins AnyTypeOf<[AnyTensor, AnyMemRef]>:$shaped, ConfinedAttr<I64Attr, [IntNonNegative]>:$index);
  let results = (outs Index:$size);
  let hasVerifier = 1;
  let assemblyFormat = "$shaped `,` $index attr-dict `:` type($shaped)";
}

class Std_HasElementType<string memref, string value>
    : TypesMatchWith<"the value has the element type of the memory", memref, value, "$_self.elementTypeOrSelf">;

def Std_LoadOp : Std_Op<"load", [Std_HasElementType<"memref", "value">]> {
  let summary = "Reads an element.";
  let arguments = (ins AnyMemRef:$memref, Variadic<Index>:$indices);
  let results = (outs AnyType:$value);
  let hasVerifier = 1;
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
}

def Std_StoreOp : Std_Op<"store", [AttrSizedOperandSegments]> {
  let summary = "Writes an element: a value or a literal.";
  let arguments = (ins Optional<AnyType>:$value, AnyMemRef:$memref, Variadic<Index>:$indices,
                       OptionalAttr<AnyAttr>:$literal);
  let builders = [OpBuilder<(ins "Value":$value, "Value":$memref, "ValueRange":$indices)>];
  let skipDefaultBuilders = 1; // the value or the literal, not both
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1; // how a literal is read depends on the type after it
}

def Std_TensorLoadOp : Std_Op<"tensor_load", [
    TypesMatchWith<"the tensor has the shape of the memory", "memref", "tensor", "crate::tensor_of">]> {
  let summary = "Copies memory into a tensor.";
  let arguments = (ins AnyMemRef:$memref);
  let results = (outs AnyTensor:$tensor);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def Std_TensorStoreOp : Std_Op<"tensor_store", [
    TypesMatchWith<"the tensor has the shape of the memory", "memref", "tensor", "crate::tensor_of">]> {
  let summary = "Copies a tensor into memory.";
  let arguments = (ins AnyTensor:$tensor, AnyMemRef:$memref);
  let assemblyFormat = "$tensor `to` $memref attr-dict `:` type($memref)";
}

//===- Arithmetic -----------------------------------------------------------------------------------------------===//

def Std_ConstantOp : Std_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "A number.";
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict";
}

class Std_FloatOp<string mnemonic> : Std_Op<mnemonic, [Commutative, Pure, SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def Std_AddFOp : Std_FloatOp<"addf"> { let summary = "The sum of two floats."; }
def Std_MulFOp : Std_FloatOp<"mulf"> { let summary = "The product of two floats."; }

def Std_AddIOp : Std_Op<"addi", [Commutative, Pure, SameOperandsAndResultType]> {
  let summary = "The sum of two integers.";
  let arguments = (ins SignlessIntegerLike:$lhs, SignlessIntegerLike:$rhs);
  let results = (outs SignlessIntegerLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

//===- Control flow ---------------------------------------------------------------------------------------------===//

def Std_BrOp : Std_Op<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let summary = "Goes to a block.";
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}

def Std_CondBrOp : Std_Op<"cond_br", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let summary = "Goes to one of two blocks.";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueOperands, Variadic<AnyType>:$falseOperands);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition `,` $trueDest (`(` $trueOperands^ `:` type($trueOperands) `)`)? `,`
    $falseDest (`(` $falseOperands^ `:` type($falseOperands) `)`)? attr-dict
  }];
}

def Std_CallOp : Std_Op<"call", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Calls a function.";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)";
}

def Std_ReturnOp : Std_Op<"return", [Pure, Terminator]> {
  let summary = "The end of a function, with its results.";
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasVerifier = 1; // the function returns these types
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===- The affine dialect ---------------------------------------------------------------------------------------===//

def Affine_Dialect : Dialect {
  let name = "affine";
  let summary = "Affine maps of values, and loops with affine bounds.";
}

def Affine_ApplyOp : Op<Affine_Dialect, "apply", [Pure]> {
  let summary = "The result of an affine map.";
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index:$result);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1; // the map says which operands are symbols
}

def Affine_ForOp : Op<Affine_Dialect, "for", [AttrSizedOperandSegments, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "A loop from one bound to another.";
  let description = [{
    The bounds are maps whose operands are dimensions and symbols; the upper one is not part of the range. The text has
    a number or a symbol for each.
  }];
  let arguments = (ins Variadic<Index>:$lowerBoundOperands, Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits, AffineMapAttr:$lowerBoundMap, AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let builders = [OpBuilder<(ins "int64_t":$lower, "int64_t":$upper)>];
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

def Affine_YieldOp : Op<Affine_Dialect, "yield", [Pure, Terminator]> {
  let summary = "The end of a loop's body.";
  let assemblyFormat = "attr-dict";
}
