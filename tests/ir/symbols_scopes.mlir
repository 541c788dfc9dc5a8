// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
module @a {
  func.func private @f()
  module @b {
    func.func private @f()
    "t.sym"() {sym_name = "g"} : () -> ()
  }
}
"t.table"() ({
  "t.sym"() {sym_name = "same"} : () -> ()
  "t.sym"() {sym_name = "same"} : () -> ()
}) : () -> ()
