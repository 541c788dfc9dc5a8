// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.t"() {a = tensor<4xf32, affine_map<(d0) -> (d0)>>} : () -> ()
%0 = "t.v"() : () -> tensor<4xf32, affine_map<(d0) -> (d0 * 2)>>
"t.t"() {a = tensor<4xf32, affine_set<(d0) : (d0 >= 0)>>} : () -> ()
