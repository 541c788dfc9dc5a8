// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
module attributes {d.a = affine_map<(d0) -> (d0 + 1)>, d.b = [affine_map<(d0) -> (d0 + 2)>]} {
  "t.a"() {m = affine_map<(d0) -> (d0 + 3)>} : () -> ()
  module attributes {d.c = affine_map<(d0) -> (d0 + 4)>} {
  }
}
