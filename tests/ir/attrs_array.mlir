// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = [], b = [1], c = [1, 2.0, "x", i32, @s, unit, true, [], {}, [[1], [2, [3]]]], d = [[[[[]]]]],
  e = [{a}, {a = [1]}]
} : () -> ()
