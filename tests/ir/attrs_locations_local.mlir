// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
"t.a"() {
  a = loc("f":1:2), b = loc("x"), c = loc(unknown), d = loc("x"("f":1:2)),
  e = loc(callsite("a" at "b")), f = loc(fused["a", "b"]), g = loc(fused<"meta">["a", "b"]),
  h = [loc("f":1:2 to 3:4), loc("f":1:2 to :5)]
} : () -> ()
