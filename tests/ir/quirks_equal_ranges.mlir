// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// Ranges that are spelt differently are different locations, although they mean and print the same.
"t.a"() : () -> () loc("f":1:2)
"t.b"() : () -> () loc("f":1:2 to 1:2)
"t.c"() : () -> () loc("f":1:2 to :2)
"t.d"() : () -> () loc("f":1:2 to 1:5)
"t.e"() : () -> () loc("f":1:2 to :5)
// So are lines with no column and with the column 0, and none of them is fused with another.
"t.f"() : () -> () loc("f":1)
"t.g"() : () -> () loc("f":1:0)
"t.h"() : () -> () loc("f":1:0 to :0)
"t.i"() : () -> () loc("f":1:2 to :0)
"t.j"() : () -> () loc("f":5:2 to 3:1)
"t.k"() : () -> () loc(fused["f":1:2, "f":1:2 to :2, "f":1:2, "f":1:2 to 1:2, "f":1:2 to :2])
"t.l"() {a = loc(fused["f":1, "f":1:0, "f":1])} : () -> () loc("":0)
// Only where it has a line and a column, a file without a name gets one.
"t.m"() : () -> () loc("":1:2)
"t.n"() : () -> () loc("":1:2 to :3)
"t.o"() : () -> () loc("":1:2 to 2:3)
