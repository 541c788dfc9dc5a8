// Forms of MLIR's dialect `affine` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_AFFINE_TD
#define ISOGLOSS_FORMS_AFFINE_TD

include "isogloss/Form.td"

def : OpForm<"affine.apply", "applied-map($map, $mapOperands) attr-dict">;
def : OpForm<"affine.min", "applied-map($map, $operands) attr-dict">;
def : OpForm<"affine.max", "applied-map($map, $operands) attr-dict">;
def : OpForm<"affine.for", [{
  affine-loop($lowerBoundMap, $lowerBoundOperands, $upperBoundMap, $upperBoundOperands, $step, $inits, type($inits),
              type($results), $region)
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

#endif // ISOGLOSS_FORMS_AFFINE_TD
