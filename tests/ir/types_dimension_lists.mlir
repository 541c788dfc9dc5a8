// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = tensor<0x1xi32>, b = tensor<0x0x0xi32>, c = tensor<1x0xf32>, d = tensor<0x?xi8>,
  e = tensor<12x34x56x78xi1>, f = tensor<4 x4 x4xi8>, g = tensor<4x 4x 4xi8>,
  h = tensor<?x?x?xindex>, i = tensor<1 x ? x i8>, j = memref<0x8xf32>, k = tensor<0xf32>,
  l = tensor<0xbf16>
} : () -> ()
