// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
func.func @a(%x: i32, %x2: i32 loc("second")) -> i32 {
  "t.br"(%x)[^next] : (i32) -> ()
^next(%y: i32):
  return %y : i32
}
