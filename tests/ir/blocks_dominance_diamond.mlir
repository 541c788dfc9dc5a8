// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
^bb0(%c: i1):
  %a = "t.a"() : () -> i32
  "t.cond"(%c)[^bb1, ^bb2] : (i1) -> ()
^bb1:
  %b = "t.b"(%a) : (i32) -> i32
  "t.br"(%b)[^bb3] : (i32) -> ()
^bb2:
  %d = "t.b"(%a) : (i32) -> i32
  "t.br"(%d)[^bb3] : (i32) -> ()
^bb3(%e: i32):
  "t.u"(%a, %e, %c) : (i32, i32, i1) -> ()
}) : () -> ()
