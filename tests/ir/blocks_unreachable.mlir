// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  "t.ret"() : () -> ()
^bb1:
  "t.u"(%x) : (i32) -> ()
  %x = "t.d"(%y) : (i32) -> i32
  "t.br"()[^bb2] : () -> ()
^bb2:
  %y = "t.d"(%x) : (i32) -> i32
  "t.br"()[^bb1] : () -> ()
^bb3:
  "t.u"(%x, %y) : (i32, i32) -> ()
}) : () -> ()
