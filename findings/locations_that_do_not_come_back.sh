#!/usr/bin/env bash
# Two locations that mlir-opt reads and prints as other ones, and xDSL does not.
. "$(dirname "$0")/common.sh"
debian $mlir22
python xdsl==0.75.0
version "mlir-opt 22.1.8, xDSL 0.75.0"
guess "a fused location of one part stays one, and so does a range of no length"
cat >a.mlir <<'MLIR'
"t.op"() {a = loc(fused["x"]), b = loc("x":1:2 to 1:2)} : () -> ()
MLIR
echo '"t.op"() {a = loc(fused["x"])} : () -> ()' >b.mlir
seen "mlir-opt" '{a = loc("x"), b = loc("x":1:2)}' \
"$(llvm 22 mlir-opt --allow-unregistered-dialect --mlir-print-local-scope a.mlir 2>&1 | grep -o '{a.*}')"
seen "xDSL keeps the first, and has no ranges" '{a = loc(fused["x"])}' \
"$("$work/python/bin/xdsl-opt" --allow-unregistered-dialect b.mlir 2>&1 | grep -o '{a.*}')"
