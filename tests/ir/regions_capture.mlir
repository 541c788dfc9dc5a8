// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%a = "t.a"() : () -> i32
"t.r"() ({
  "t.u"(%a) : (i32) -> ()
  "t.r"() ({
  ^bb0(%b: f32):
    %c = "t.d"(%a, %b) : (i32, f32) -> i8
    "t.r"() ({
      "t.u"(%a, %b, %c) : (i32, f32, i8) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
