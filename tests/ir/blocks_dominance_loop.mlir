// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.r"() ({
  %n = "t.n"() : () -> index
  "t.br"(%n)[^head] : (index) -> ()
^exit:
  "t.ret"(%i, %n, %j) : (index, index, index) -> ()
^body:
  %k = "t.next"(%i, %j) : (index, index) -> index
  "t.br"(%k)[^head] : (index) -> ()
^head(%i: index):
  %j = "t.add"(%i, %n) : (index, index) -> index
  "t.cond"(%j)[^body, ^exit] : (index) -> ()
}) : () -> ()
