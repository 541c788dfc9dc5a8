// RUN: --no-implicit-module --allow-unregistered-dialect
// RUN: --no-implicit-module --allow-unregistered-dialect --mlir-print-op-generic
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
