#!/usr/bin/env bash
# The word `token` became a builtin type, and the dialect `llvm` can no longer read its own.
. "$(dirname "$0")/common.sh"
debian $mlir22
python heir_py==2026.10.1
version "mlir-opt 22.1.8 writes, heir-opt of heir_py 2026.10.1 (LLVM 24.0.0git) reads"
guess "\`!llvm.token\` is the same type in both; the new builtin \`token\` is another one"
heir() { "$work"/python/lib/python3*/site-packages/heir/heir-opt "$@"; }
echo '"t.a"() {c = !llvm.token} : () -> ()' >token.mlir
seen "22 reads and prints the type" \
'"t.a"() {c = !llvm.token} : () -> ()' "$(llvm 22 mlir-opt --allow-unregistered-dialect token.mlir | grep -o '"t.a".*')"
seen "the newer build refuses it, with the message for a type in the place of a keyword" \
'error: unexpected type, expected keyword' \
"$(heir --allow-unregistered-dialect token.mlir 2>&1 | grep -o 'error: .*' | head -1)"
llvm 22 mlir-opt --allow-unregistered-dialect --emit-bytecode token.mlir >token.mlirbc
seen "the bytecode that 22 writes has the text of the type, and is refused as well" \
'refused' "$(heir --allow-unregistered-dialect token.mlirbc >/dev/null 2>&1 && echo read || echo refused)"
