// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = tuple<vector<4xf32>, tensor<?x!t.a<b<c>>>, memref<2xvector<3xi8>, 1>, (complex<f32>) -> tuple<none>>
} : () -> ()
%0 = "t.v"() : () -> tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i1>>>>>>>>
