// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() {
  a = distinct[0]<affine_map<(d0) -> (d0)>>,
  b = distinct[1]<[distinct[2]<affine_set<(d0) : (d0 >= 0)>>]>
} : () -> () loc("x")
"t.b"() {
  a = loc("a"("b"("c"))), m = affine_map<(d0) -> (d0 + 1)>
} : () -> () loc(fused<affine_map<(d0) -> (d0 + 2)>>["p", "q"])
