// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
^bb0:
  "t.br"()[^late] : () -> ()
^early:
  "t.u"(%v) : (i32) -> ()
  "t.ret"() : () -> ()
^late:
  %v = "t.v"() : () -> i32
  "t.br"()[^early] : () -> ()
}) : () -> ()
