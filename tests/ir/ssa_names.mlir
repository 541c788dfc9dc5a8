// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%0 = "t.a"() : () -> i32
%42 = "t.a"() : () -> i32
%name = "t.a"() : () -> i32
%a.b = "t.a"() : () -> i32
%a-b = "t.a"() : () -> i32
%$ = "t.a"() : () -> i32
%_ = "t.a"() : () -> i32
%a_1$-. = "t.a"() : () -> i32
%arg0 = "t.a"() : () -> i32
%A, %i32, %true, %loc = "t.b"() : () -> (i32, i32, i32, i32)
"t.u"(%0, %42, %name, %a.b, %a-b, %$, %_, %a_1$-., %arg0, %A, %i32, %true, %loc) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
