// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() : () -> () loc(fused<{a = 1, b = [2, "c"]}>["x", "y"])
"t.b"() : () -> () loc(fused<affine_map<(d0) -> (d0)>>["x"])
"t.c"() : () -> () loc(fused<i32>["x"])
"t.d"() : () -> () loc(fused<loc("z")>["x"])
"t.e"() : () -> () loc(fused<@sym>["x"])
