#!/usr/bin/env bash
# Bytecode of version 0, which is there for old readers, has attributes that no old reader knows.
. "$(dirname "$0")/common.sh"
debian $mlir16 $mlir22
version "mlir-opt 22.1.8 writes, mlir-opt 16.0.6 reads"
guess "--emit-bytecode-version=0 of an addition of two integers is read by 16, which knows arith.addi"
echo 'func.func @f(%a: i32) -> i32 { %s = arith.addi %a, %a : i32 return %s : i32 }' >add.mlir
echo 'func.func @f(%a: i32) -> i32 { %s = arith.divsi %a, %a : i32 return %s : i32 }' >divide.mlir
for name in add divide; do
    llvm 22 mlir-opt $name.mlir --emit-bytecode --emit-bytecode-version=0 -o $name.mlirbc
done
seen "a division is read" \
'    %0 = arith.divsi %arg0, %arg0 : i32' "$(llvm 16 mlir-opt divide.mlirbc 2>&1 | grep arith)"
seen "an addition is not: the default value of its overflow flags is written, and 16 has no such attribute" \
'<mlir_parser_buffer>:1:8: error: unknown attribute `overflow` in dialect `arith`' \
"$(llvm 16 mlir-opt add.mlirbc 2>&1 | grep error)"
