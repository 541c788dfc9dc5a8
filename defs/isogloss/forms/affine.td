// Forms of MLIR's dialect `affine` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_AFFINE_TD
#define ISOGLOSS_FORMS_AFFINE_TD

include "isogloss/Form.td"

def : OpForm<"affine.apply", "applied-map($map, $mapOperands) attr-dict">;
def : OpForm<"affine.min", "applied-map($map, $operands) attr-dict">;
def : OpForm<"affine.max", "applied-map($map, $operands) attr-dict">;
def : OpForm<"affine.if", [{
  applied-map($condition, $operand_0, type($operand_0)) arrow-types(type($results)) $thenRegion (`else` $elseRegion^)? attr-dict
}]>;
def : OpForm<"affine.for", [{
  affine-loop($lowerBoundMap, $lowerBoundOperands, $upperBoundMap, $upperBoundOperands, $step, $inits, type($inits),
              type($results), $region)
  $region attr-dict
}]>;
def : OpForm<"affine.parallel", [{
  affine-ranges($lowerBoundsMap, $lowerBoundsGroups, $upperBoundsMap, $upperBoundsGroups, $steps, $mapOperands,
                $reductions, type($results), $region, "addf=0", "addi=1", "andi=2", "assign=3", "maximumf=4", "maxnumf=5",
                "maxs=6", "maxu=7", "minimumf=8", "minnumf=9", "mins=10", "minu=11", "mulf=12", "muli=13", "ori=14",
                "xori=15")
  $region attr-dict
}]>;
defvar elementOfMemref = "::llvm::cast<::mlir::MemRefType>($_self).getElementType()";
def : OpForm<"affine.load", "$memref `` affine-indices($map, $indices) attr-dict `:` type($memref)",
             [TypesMatchWith<"result type matches element type of the memref", "memref", "result", elementOfMemref>]>;
def : OpForm<"affine.store", "$value `,` $memref `` affine-indices($map, $indices) attr-dict `:` type($memref)",
             [TypesMatchWith<"value type matches element type of the memref", "memref", "value", elementOfMemref>]>;
def : OpForm<"affine.vector_load",
             "$memref `` affine-indices($map, $indices) attr-dict `:` type($memref) `,` type($result)">;
def : OpForm<"affine.vector_store",
             "$value `,` $memref `` affine-indices($map, $indices) attr-dict `:` type($memref) `,` type($value)">;
def : OpForm<"affine.prefetch", [{
  $memref `` affine-indices($map, $indices) `,` flag($isWrite, "read", "write") `,` `locality` `` `<` $localityHint `>`
  `,` flag($isDataCache, "instr", "data") attr-dict `:` type($memref)
}]>;

// MLIR defines these operations in C++ alone. The groups of operands are as large as the maps say.
class Affine_DmaOp<string mnemonic, list<string> maps> : Op<Affine_Dialect, mnemonic, []> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat =
      "indexed-operands($operands, type($operands), attr-dict, \"" # !interleave(maps, "\", \"") # "\")";
}
def Affine_DmaStartOp : Affine_DmaOp<"dma_start", ["src_map", "dst_map", "tag_map"]>;
def Affine_DmaWaitOp : Affine_DmaOp<"dma_wait", ["tag_map"]>;

#endif // ISOGLOSS_FORMS_AFFINE_TD
