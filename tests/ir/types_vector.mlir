// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = vector<4xf32>, b = vector<f32>, c = vector<2x3x4xi8>, d = vector<[4]xf32>,
  e = vector<2x[4]xindex>, f = vector<[2]x[4]xi1>, g = vector<1x1x1xbf16>, h = vector< 4 x f32 >,
  i = vector<2 x [ 4 ] x i8>, j = vector<[2]x3xf64>
} : () -> ()
"t.t"() {a = vector<4xsi32>, b = vector<4xui8>, c = vector<9223372036854775807xi8>} : () -> ()
