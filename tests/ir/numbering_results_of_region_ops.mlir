// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%a = "t.r"() ({
  %b = "t.r"() ({
    %c = "t.r"() ({
      %d = "t.a"() : () -> i32
    }) : () -> i32
  }) : () -> i32
}) : () -> i32
%e = "t.r"() ({
  %f = "t.a"(%e, %a) : (i32, i32) -> i32
}) : () -> i32
