// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  m0 = affine_map<(d0) -> (0)>, m1 = affine_map<(d0) -> (1)>, m2 = affine_map<(d0) -> (2)>,
  m3 = affine_map<(d0) -> (3)>, m4 = affine_map<(d0) -> (4)>, m5 = affine_map<(d0) -> (5)>,
  m6 = affine_map<(d0) -> (6)>, m7 = affine_map<(d0) -> (7)>, m8 = affine_map<(d0) -> (8)>,
  m9 = affine_map<(d0) -> (9)>, m10 = affine_map<(d0) -> (10)>, m11 = affine_map<(d0) -> (11)>
} : () -> ()
