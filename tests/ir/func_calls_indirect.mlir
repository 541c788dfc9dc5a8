// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func private @f(i32) -> i32
func.func @caller(%x: i32) -> i32 {
  %f = constant @f : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  %1 = func.call_indirect %f(%0) {d.x} : (i32) -> i32
  return %1 : i32
}
