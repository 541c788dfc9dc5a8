// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// Ranges that are spelt differently are different locations, although they mean and print the same.
"t.a"() : () -> () loc("f":1:2)
"t.b"() : () -> () loc("f":1:2 to 1:2)
"t.c"() : () -> () loc("f":1:2 to :2)
"t.d"() : () -> () loc("f":1:2 to 1:5)
"t.e"() : () -> () loc("f":1:2 to :5)
