// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.u"(%z, %y#1, %y) : (i32, i8, i16) -> ()
"t.r"() ({
  "t.u"(%z, %y#0) : (i32, i16) -> ()
}) : () -> ()
%y:2 = "t.y"(%z) : (i32) -> (i16, i8)
%z = "t.z"(%z, %z) : (i32, i32) -> i32
