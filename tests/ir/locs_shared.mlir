// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
"t.a"() : () -> () loc("same":1:1)
"t.b"() : () -> () loc("same":1:1)
"t.c"() : () -> () loc("n"("same":1:1))
"t.d"() : () -> () loc("n"("same":1:1))
"t.e"() : () -> () loc(callsite("same":1:1 at "n"("same":1:1)))
