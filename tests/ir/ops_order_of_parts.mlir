// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.all"() ({
  %0 = "t.v"() : () -> i32
  "t.br"(%0)[^bb1, ^bb2] <{p = 1 : i32}> ({
    "t.inner"() : () -> ()
  }, {
  }) {a = 2 : i32, b} : (i32) -> () loc("x")
^bb1:
  "t.ret"() <unit> : () -> ()
^bb2:
  "t.ret"() <[1, 2]> ({}) {z} : () -> ()
}) : () -> ()
