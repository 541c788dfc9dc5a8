// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  "t.sw"()[^a, ^b, ^c, ^d, ^e] : () -> ()
^e:
  "t.br"()[^z] : () -> ()
^d:
  "t.br"()[^z] : () -> ()
^c:
  "t.br"()[^z] : () -> ()
^b:
  "t.br"()[^z] : () -> ()
^a:
  "t.br"()[^z] : () -> ()
^z:
  "t.ret"() : () -> ()
}) : () -> ()
