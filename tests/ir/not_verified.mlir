// RUN: --allow-unregistered-dialect --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file
func.func @missing_property(%a: i32) {
  "t.r"() ({
    "func.call"() : () -> ()
  }) : () -> ()
  %1 = call @other(%a) : (i32) -> i32
  return
}
// -----
func.func @wrong_result(%a: i32) -> f32 {
  return %a : i32
}
// -----
func.func @valid(%a: i32) -> i32 {
  return %a : i32
}
// -----
"func.func"() ({}) : () -> ()
%0 = "gpu.module"() ({}) : () -> i32
