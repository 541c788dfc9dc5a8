#!/usr/bin/env bash
# A sparse constant of one element is printed with a number in place of the list of its indices.
. "$(dirname "$0")/common.sh"
debian $mlir22
version "mlir-opt 22.1.8"
guess "printed as written: sparse<[[0]], [1.0]>"
echo '"t.op"() {a = sparse<[[0]], [1.0]> : tensor<3xf32>, b = sparse<[[1, 1]], [2.0]> : tensor<2x2xf32>, c = sparse<[[0], [2]], [1.0, 1.0]> : tensor<3xf32>} : () -> ()' >a.mlir
seen "equal numbers are one, also where they are coordinates of different dimensions" \
'{a = sparse<0, 1.000000e+00> : tensor<3xf32>, b = sparse<1, 2.000000e+00> : tensor<2x2xf32>, c = sparse<[[0], [2]], 1.000000e+00> : tensor<3xf32>}' "$(llvm 22 mlir-opt --allow-unregistered-dialect a.mlir 2>&1 | grep -o '{a.*}')"
seen "the text is read back as the same" "$(llvm 22 mlir-opt --allow-unregistered-dialect a.mlir)" \
"$(llvm 22 mlir-opt --allow-unregistered-dialect a.mlir | llvm 22 mlir-opt --allow-unregistered-dialect)"
