// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() ({
^entry:
  "t.x"() : () -> ()
}) : () -> ()
"t.a"() ({
^entry(%a: i32):
  "t.x"(%a) : (i32) -> ()
}) : () -> ()
"t.a"() ({
^entry():
  "t.x"() : () -> ()
}) : () -> ()
