#!/usr/bin/env bash
# The generic form of affine.parallel has its reductions as numbers, and the numbers changed between versions.
. "$(dirname "$0")/common.sh"
debian $mlir19 $mlir22
version "mlir-opt 19.1.7 writes, mlir-opt 22.1.8 reads"
guess "only the kinds of atomic_rmw changed their numbers; a loop with a reduction keeps it or is refused"
cat >a.mlir <<'MLIR'
func.func @f(%m: memref<10xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maximumf") -> (f32) {
    %x = affine.load %m[%i] : memref<10xf32>
    affine.yield %x : f32
  }
  return %r : f32
}
MLIR
loop() { grep -o 'reduce (.*) -> (f32)' || true; }
seen "19 reads and writes it in custom form" \
'reduce ("maximumf") -> (f32)' "$(llvm 19 mlir-opt a.mlir | loop)"
llvm 19 mlir-opt --mlir-print-op-generic a.mlir >generic.mlir
seen "22 reads the generic form that 19 writes as another reduction, without a message" \
'reduce ("assign") -> (f32)' "$(llvm 22 mlir-opt generic.mlir 2>&1 | loop)"
