// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  "t.br"()[^z] : () -> ()
^y:
  "t.br"()[^x] : () -> ()
^z:
  "t.br"()[^y] : () -> ()
^x:
  "t.ret"() : () -> ()
}) : () -> ()
"t.r"() ({
^bb7:
  "t.br"()[^bb3] : () -> ()
^bb3:
  "t.br"()[^a-b] : () -> ()
^a-b:
  "t.br"()[^$d] : () -> ()
^$d:
  "t.br"()[^_.x] : () -> ()
^_.x:
  "t.br"()[^42] : () -> ()
^42:
  "t.ret"() : () -> ()
}) : () -> ()
