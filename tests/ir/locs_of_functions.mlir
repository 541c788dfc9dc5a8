// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
func.func private @a(i32)
func.func @b(%x: i32, %y: i32 {d.a} loc("y")) -> i32 {
  return %x : i32 loc("ret")
} loc("fn")
module @m {
  func.func @c() {
    func.call @c() : () -> ()
    return
  } loc(unknown)
} loc("mod")
%0 = builtin.unrealized_conversion_cast to i32 loc("cast")
