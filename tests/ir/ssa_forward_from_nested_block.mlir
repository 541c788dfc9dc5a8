// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.br"()[^bb2] : () -> ()
^bb3:
  "t.nest"() ({
    "t.u"(%v) : (i32) -> ()
  }) : () -> ()
  "t.ret"() : () -> ()
^bb2:
  %v = "t.v"() : () -> i32
  "t.br"()[^bb3] : () -> ()
}) : () -> ()
