// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%a, %b = "t.a"() : () -> (i32, i64)
%c:2, %d = "t.b"() : () -> (i1, i2, i3)
%e, %f:2, %g:3 = "t.c"() : () -> (i1, i2, i3, i4, i5, i6)
"t.use"(%a, %b, %c#1, %d, %e, %f#0, %f#1, %g#2) : (i32, i64, i2, i3, i1, i2, i3, i6) -> ()
