// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
%0:2 = "t.a"() {b = affine_map<(d0) -> (d0 + 1)>} : () -> (memref<1xi8, affine_map<(d0) -> (d0 + 2)>>, memref<1xi8, affine_map<(d0) -> (d0 + 3)>>)
"t.b"(%0#1, %0#0) {
  a = affine_map<(d0) -> (d0 + 3)>
} : (memref<1xi8, affine_map<(d0) -> (d0 + 3)>>, memref<1xi8, affine_map<(d0) -> (d0 + 2)>>) -> ()
"t.c"(%1) : (memref<1xi8, affine_map<(d0) -> (d0 + 9)>>) -> ()
%1 = "t.d"() {a = affine_map<(d0) -> (d0 + 10)>} : () -> memref<1xi8, affine_map<(d0) -> (d0 + 9)>>
