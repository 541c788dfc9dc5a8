// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func @f() {
  call @f() : () -> ()
  "t.r"() ({
    %0 = builtin.unrealized_conversion_cast to i64
  }) : () -> ()
  builtin.module {
    func.func @g() { return }
  }
  builtin.module {
  }
  return
}
