// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func @loop(%n: index, %c: i1) -> index {
  %0 = "t.zero"() : () -> index
  "t.br"(%0)[^head] : (index) -> ()
^head(%i: index):
  "t.cond"(%c)[^body, ^exit] : (i1) -> ()
^body:
  %1 = "t.add"(%i, %n) : (index, index) -> index
  "t.br"(%1)[^head] : (index) -> ()
^exit:
  return %i : index
}
