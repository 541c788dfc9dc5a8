#!/usr/bin/env bash
# An attribute of an unknown dialect as memory space: 22 refuses it, also with --allow-unregistered-dialect; builds of 24 read it.
. "$(dirname "$0")/common.sh"
debian $mlir22
python heir_py==2026.10.1
version "mlir-opt 22.1.8, heir-opt of heir_py 2026.10.1 (24.0.0git)"
guess "with --allow-unregistered-dialect both accept it, as they accept attributes of unknown dialects elsewhere"
echo '"t.op"() {a = memref<2xf32, #acme.fast>, b = #acme.fast} : () -> ()' >a.mlir
seen "22" 'a.mlir:1:15: error: unsupported memory space Attribute' \
"$(llvm 22 mlir-opt --allow-unregistered-dialect a.mlir 2>&1 | head -n 1)"
heir=$(find "$work/python" -name heir-opt -path '*heir/*' | head -n 1)
chmod +x "$heir"
seen "24" '{a = memref<2xf32, #acme.fast>, b = #acme.fast}' "$("$heir" --allow-unregistered-dialect a.mlir 2>&1 | grep -o '{a.*}')"
