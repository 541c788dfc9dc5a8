// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
^bb0(%a: i32, %b: i32):
  %0 = "t.x"() : () -> i32
  "t.br"()[^bb1] : () -> ()
^bb1(%c: i32, %d: i32):
  %1 = "t.x"() : () -> i32
  "t.n"() ({
  ^bb0(%e: i1):
    "t.br"()[^bb1] : () -> ()
  ^bb1(%f: i1):
    %2 = "t.x"(%a, %c, %e, %f) : (i32, i32, i1, i1) -> i1
  }) : () -> ()
  "t.br"()[^bb2] : () -> ()
^bb2(%g: i32):
  %3:2 = "t.x"() : () -> (i32, i32)
  "t.ret"(%g, %3#1) : (i32, i32) -> ()
}) : () -> ()
"t.r"() ({
^bb0(%a: i32, %b: i32):
  %0 = "t.x"(%a, %b) : (i32, i32) -> i32
}) : () -> ()
