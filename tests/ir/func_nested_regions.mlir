// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func @f(%x: i32) {
  "t.r"() ({
    %y = "t.a"(%x) : (i32) -> i32
    "t.r"() ({
      %z = builtin.unrealized_conversion_cast %y : i32 to i64
    }) : () -> ()
  }) : () -> ()
  return
}
