// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = array<i32: 0x1, 2>, b = dense<[[0x0, 1]]> : tensor<1x2xi8>, c = tensor<0x4xi8>,
  d = affine_map<(d0) -> (d0 * 2 + 03)>, e = 1 : i32, f = strided<[0x1]>
} : () -> ()
