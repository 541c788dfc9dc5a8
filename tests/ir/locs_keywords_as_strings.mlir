// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() : () -> () loc("unknown")
"t.b"() : () -> () loc("callsite")
"t.c"() : () -> () loc("to")
"t.d"() : () -> () loc("f.mlir":10:20 to 30:40)
"t.e"() : () -> () loc("a b/c.mlir":4294967295:4294967295)
