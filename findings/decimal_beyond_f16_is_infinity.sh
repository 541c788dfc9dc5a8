#!/usr/bin/env bash
# A decimal literal that is too large for its type becomes infinity without a message; an integer is an error.
. "$(dirname "$0")/common.sh"
debian $mlir22
python xdsl==0.75.0
version "mlir-opt 22.1.8, xDSL 0.75.0"
guess "1.0e5 : f16 is an error, as 300 : i8 is"
echo '"t.op"() {a = 1.0e5 : f16} : () -> ()' >a.mlir
echo '"t.op"() {a = 300 : i8} : () -> ()' >b.mlir
seen "mlir-opt" '{a = 0x7C00 : f16}' "$(llvm 22 mlir-opt --allow-unregistered-dialect a.mlir 2>&1 | grep -o '{a.*}')"
seen "xDSL, whose digits are in lower case" '{a = 0x7c00 : f16}' \
"$("$work/python/bin/xdsl-opt" --allow-unregistered-dialect a.mlir 2>&1 | grep -o '{a.*}')"
seen "an integer of mlir-opt" 'b.mlir:1:15: error: integer constant out of range for attribute' \
"$(llvm 22 mlir-opt --allow-unregistered-dialect b.mlir 2>&1 | head -n 1)"
