// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
"t.a"() {a = distinct[0]<>, b = distinct[1]<>, c = distinct[0]<>} : () -> ()
"t.a"() {
  a = distinct[7]<1 : i64>, b = distinct[3]<"x">, c = distinct[7]<1 : i64>,
  d = [distinct[9]<[1, 2]>]
} : () -> ()
