// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() ({}) : () -> ()
"t.a"() ({}, {}) : () -> ()
"t.a"() ({
^bb0:
}) : () -> ()
"t.a"() ({
^bb0:
}, {
}, {
^named:
}) : () -> ()
"t.a"() ({
^bb0(%a: i32):
}) : () -> ()
"t.a"() ({
  ^x(%a: i32, %b: f32):
}, {
  ^x(%a: i32, %b: f32):
}) : () -> ()
