// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
#a = 1 : i32
!a = i32
"t.a"() {a = #a, b = !a} : () -> ()
// -----
#a = 2 : i32
!a = i64
"t.a"() {a = #a, b = !a} : () -> ()
