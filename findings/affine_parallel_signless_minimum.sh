#!/usr/bin/env bash
# affine.parallel has reductions `mins` and `maxu`, but not for the integers that arith computes with.
. "$(dirname "$0")/common.sh"
debian $mlir19 $mlir22
version "mlir-opt 19.1.7 and 22.1.8"
guess "reduce (\"mins\") -> (i32) is valid, as arith.minsi on i32 is"
cat >a.mlir <<'MLIR'
func.func @f(%m: memref<10xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("mins") -> (i32) {
    %x = affine.load %m[%i] : memref<10xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
MLIR
error="error: 'affine.parallel' op result type cannot match reduction attribute"
for version in 19 22; do
    seen "$version" "a.mlir:2:8: $error" "$(llvm $version mlir-opt a.mlir 2>&1 | head -n 1)"
done
sed 's/i32/si32/g' a.mlir >signed.mlir
seen "signed integers, which no operation of arith takes, are accepted" \
'reduce ("mins") -> (si32)' "$(llvm 22 mlir-opt signed.mlir 2>&1 | grep -o 'reduce (.*) -> (si32)')"
