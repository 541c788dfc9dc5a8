// RUN: --allow-unregistered-dialect --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file
func.func @missing_property(%a: i32) {
  "t.r"() ({
    %0 = "arith.constant"() : () -> i32
  }) : () -> ()
  %1 = arith.addi %a, %a : i32
  return
}
// -----
func.func @wrong_result(%a: i32) -> f32 {
  return %a : i32
}
// -----
func.func @valid(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
// -----
%0 = "index.bool.constant"() : () -> i1
"memref.global"() : () -> ()
"llvm.mlir.global"() ({}) : () -> ()
%1 = "memref.transpose"() : () -> memref<4xf32>
