// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.r"() ({
^bb0(%a: i32, %b: f32):
  "t.br"(%a)[^bb1] : (i32) -> ()
^bb1(%c: i32, %d: tensor<4xf32>, %e: () -> ()):
  "t.br"(%c, %d, %e, %b)[^bb2] : (i32, tensor<4xf32>, () -> (), f32) -> ()
^bb2(%f : !t.x<1>) :
  %g = "t.op"(%f) : (!t.x<1>) -> i1
  "t.ret"() : () -> ()
^bb3(%h: i32 loc("arg"), %i: i32):
  "t.ret"(%h, %i) : (i32, i32) -> ()
}) : () -> ()
