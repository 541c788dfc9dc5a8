// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
"t.a"() {
  a = affine_map<(d0) -> (d0 + 0, d0 * 1, d0 * 0, 2 + d0, d0 + d0, d0 * 2 + d0 * 3, d0 mod 1, d0 * 4 floordiv 2, d0 - (d0 floordiv 4) * 4, (d0 mod 8) mod 4, (d0 + 1) + 2, -5 floordiv 3, -5 ceildiv 3, -5 mod 3, 3 + 4 * 5, (d0 + 3) * 2)>
} : () -> ()
"t.a"() {
  a = affine_map<(d0, d1)[s0] -> (d1 + d0, s0 + d0, 1 + s0, d0 - (d1 + 5), (d0 * s0) floordiv s0, d0 floordiv s0, d0 mod s0, d0 ceildiv s0, (d0 + d1) * s0, s0 * s0, -(d0 - d1), d0 - d0, d0 * 2 - d0, (d0 floordiv 2) floordiv 3, d0 + 9223372036854775807)>
} : () -> ()
