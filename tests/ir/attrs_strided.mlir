// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = strided<[1, 2]>, b = strided<[?]>, c = strided<[1], offset: 2>, d = strided<[], offset: ?>,
  e = [strided<[0]>, strided<[-1], offset: -1>]
} : () -> ()
