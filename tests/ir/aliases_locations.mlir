// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
#one = loc("f":1:2)
#two = loc("name"(#one))
"t.a"() : () -> () loc(#two)
"t.b"() : () -> () loc(#three)
"t.r"() ({
^bb0(%a: i32 loc(#one), %b: i32 loc(#two)):
  "t.c"() : () -> () loc(callsite(#one at #two))
}) : () -> () loc(fused[#one, #two])
#three = loc("later")
