// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%a = "t.a"() : () -> i32
%b = "t.b"() : () -> (i32)
%c:1 = "t.c"() : () -> i32
%d:2 = "t.d"() : () -> (i32, f32)
%e:3 = "t.e"() : () -> (i32, f32, index)
"t.use"(%a, %b, %c, %d#0, %d#1, %e#2, %e#1, %e) : (i32, i32, i32, i32, f32, index, f32, i32) -> ()
"t.dropped"() : () -> (i32, i64)
"t.dropped1"() : () -> i64
"t.use"(%a#0, %c#0) : (i32, i32) -> ()
