// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  "t.br"()[^bb1, ^bb2, ^bb3] : () -> ()
^bb1:
  "t.br"()[^bb3] : () -> ()
^bb2:
  "t.br"()[^bb1, ^bb1] : () -> ()
^bb3:
  "t.br"()[^bb3, ^bb5] : () -> ()
^bb4:
  "t.ret"() : () -> ()
^bb5:
  "t.ret"() : () -> ()
}) : () -> ()
