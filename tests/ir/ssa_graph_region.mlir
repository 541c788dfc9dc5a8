// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.graph"() ({
  %0 = "t.a"(%0, %1, %2) : (i32, i32, i32) -> i32
  %1 = "t.a"(%2, %1, %0) : (i32, i32, i32) -> i32
  "t.nested"() ({
    "t.u"(%2) : (i32) -> ()
    %3 = "t.a"(%4, %2) : (i32, i32) -> i32
    %4 = "t.a"(%3, %0) : (i32, i32) -> i32
  }) : () -> ()
  %2 = "t.a"(%0, %1, %2) : (i32, i32, i32) -> i32
}) : () -> ()
