// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() {
  d = distinct[0]<affine_map<(d0) -> (d0)>>
} : () -> () loc(fused<distinct[0]<affine_map<(d0) -> (d0)>>>["a", "b"])
"t.b"() : () -> () loc(fused<distinct[1]<"x">>["a"])
