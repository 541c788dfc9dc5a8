// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
"t.r"() ({
^bb0(%a: i32 loc("a"), %b: i32 loc("f":1:2), %c: i32 loc(unknown), %d: i32):
  "t.br"()[^bb1] : () -> ()
^bb1(%e: i32 loc(callsite("x" at "y")), %f: i32 loc(fused["p", "q"])):
  "t.ret"() : () -> ()
}) : () -> ()
func.func @f(%a: i32 loc("a"), %b: f32 {d.x} loc("a")) {
  return
}
