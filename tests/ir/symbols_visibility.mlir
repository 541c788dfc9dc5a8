// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
module @m attributes {sym_visibility = "private"} {
  func.func private @p()
  func.func nested @n() { return }
  func.func public @q() { return }
  func.func @r() { return }
  "t.sym"() {sym_name = "u", sym_visibility = "strange"} : () -> ()
}
