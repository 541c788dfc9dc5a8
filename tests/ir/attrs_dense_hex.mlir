// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense<"0x0100000002000000"> : tensor<2xi32>, b = dense<"0x01000000"> : tensor<4xi32>,
  c = dense<"0x0000803F00000040"> : tensor<2xf32>, d = dense<"0x01"> : tensor<8xi1>,
  e = dense<"0x05"> : tensor<8xi1>, f = dense<"0x0102"> : tensor<2xi3>,
  g = dense<"0x0000803F00000040"> : tensor<1xcomplex<f32>>, h = dense<"0xFF"> : tensor<1xui8>,
  i = dense<"0x0100000000000000"> : tensor<1xindex>, j = dense<"0xFF"> : tensor<16xi1>
} : () -> ()
