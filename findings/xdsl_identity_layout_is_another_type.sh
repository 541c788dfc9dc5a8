#!/usr/bin/env bash
# A memref whose layout is the identity is the memref without a layout in MLIR, and another type in xDSL.
. "$(dirname "$0")/common.sh"
debian $mlir22
python xdsl==0.75.0
version "mlir-opt 22.1.8, xDSL 0.75.0"
guess "both drop the identity, so that a function that returns its argument is valid"
cat >a.mlir <<'MLIR'
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0)>>) -> memref<4xf32> {
  func.return %m : memref<4xf32>
}
MLIR
seen "mlir-opt" '  func.func @f(%arg0: memref<4xf32>) -> memref<4xf32> {' "$(llvm 22 mlir-opt a.mlir 2>&1 | grep '@f')"
seen "xDSL" 'operand is used with type memref<4xf32>, but has been previously used or defined with type memref<4xf32, affine_map<(d0) -> (d0)>>' \
"$("$work/python/bin/xdsl-opt" a.mlir 2>&1 | grep 'operand is used' | sed 's/^ *//')"
