// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() ({
  "t.x"() : () -> ()
}, {
  "t.y"() : () -> ()
}, {
}, {
  %0 = "t.z"() : () -> i32
}, {
  %0 = "t.z"() : () -> i64
}) : () -> ()
