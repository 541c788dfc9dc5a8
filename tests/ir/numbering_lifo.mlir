// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.first"() ({
^bb0(%a: i32):
  %0 = "t.x"(%a) : (i32) -> i32
  "t.deep"() ({
    %1 = "t.y"(%0) : (i32) -> i32
  }, {
    %1 = "t.z"(%0) : (i32) -> i32
  }) : () -> ()
}, {
^bb0(%a: i64):
  %0 = "t.x"(%a) : (i64) -> i64
}) : () -> ()
"t.second"() ({
^bb0(%a: i8, %b: i8):
  %0 = "t.x"(%a, %b) : (i8, i8) -> i8
}) : () -> ()
%r = "t.third"() : () -> i16
