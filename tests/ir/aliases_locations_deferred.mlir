// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
"t.a"() {l = loc("attribute":1:1)} : () -> () loc("op":2:2)
"t.b"() {m = affine_map<(d0) -> (d0)>} : () -> () loc(fused<affine_map<(d0) -> (d0 + 1)>>["u", "v"])
"t.c"() : () -> () loc("op":2:2)
"t.r"() ({
^bb0(%a: i32 loc("argument"("op":2:2))):
  "t.d"() : () -> () loc("argument"("op":2:2))
}) : () -> () loc(unknown)
