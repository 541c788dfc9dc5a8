#!/usr/bin/env bash
# Reading an affine map simplifies it: sometimes across a division, and sometimes not where one would.
. "$(dirname "$0")/common.sh"
debian $mlir22
version "mlir-opt 22.1.8"
guess "constants are folded; a sum under floordiv stays, and a division of a division becomes one"
cat >a.mlir <<'MLIR'
"t.op"() {a = affine_map<(d) -> ((d * 4 + 1) floordiv 2)>, b = affine_map<(d) -> ((d floordiv 4) floordiv 2)>, c = affine_map<(d) -> (d mod 2 + d - d)>} : () -> ()
MLIR
seen "the sum loses its one; two divisions stay, and so does a difference of equal parts" \
'{a = affine_map<(d0) -> (d0 * 2)>, b = affine_map<(d0) -> ((d0 floordiv 4) floordiv 2)>, c = affine_map<(d0) -> (d0 mod 2 + d0 - d0)>}' \
"$(llvm 22 mlir-opt --allow-unregistered-dialect --mlir-print-local-scope a.mlir 2>&1 | grep -o '{a.*}')"
