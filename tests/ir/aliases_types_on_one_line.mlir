// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
!a = i32 !b = i64 #c = 1 : i32 "t.a"() {a = !a, b = !b, c = #c} : () -> () #d = 2 : i8 "t.b"() {d = #d} : () -> ()
