// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() <{x = affine_map<(d0) -> (d0)>}> : () -> ()
"t.b"() <{x = affine_map<(d0) -> (d0 + 1)>}> {y = affine_map<(d0) -> (d0 + 1)>} : () -> ()
"t.c"() <{
  x = affine_map<(d0) -> (d0 + 2)>, t = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, l = loc("z"),
  d = distinct[0]<1 : i32>
}> : () -> ()
"t.d"() <affine_set<(d0) : (d0 == 0)>> : () -> ()
