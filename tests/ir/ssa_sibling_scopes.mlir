// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  %a = "t.a"() : () -> i32
  "t.u"(%a) : (i32) -> ()
}, {
  %a = "t.a"() : () -> i64
  "t.u"(%a) : (i64) -> ()
}) : () -> ()
"t.r"() ({
^bb0(%a: f32):
  "t.u"(%a) : (f32) -> ()
}) : () -> ()
func.func @f(%a: i8) { return }
func.func @g(%a: i9) { return }
