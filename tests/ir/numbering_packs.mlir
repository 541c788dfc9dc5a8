// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%a:2 = "t.a"() : () -> (i32, i32)
%b = "t.a"() : () -> i32
"t.a"() : () -> ()
%c:3 = "t.a"() : () -> (i32, i32, i32)
"t.r"() ({
  %d:2 = "t.a"(%c#2, %a#1) : (i32, i32) -> (i1, i1)
  %e = "t.a"(%d#1) : (i1) -> i1
}) : () -> ()
