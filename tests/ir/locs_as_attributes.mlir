// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() {a = loc("x"), b = [loc("x"), loc("y"("x"))], c = {d = loc(unknown)}} : () -> ()
"t.b"() <{p = loc("prop")}> : () -> () loc("y"("x"))
