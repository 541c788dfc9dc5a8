// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = true, b = false, c = 1 : i1, d = 0 : i1, e = -1 : i1, f = [true, false, 1 : i1],
  g = {x = true}
} : () -> ()
