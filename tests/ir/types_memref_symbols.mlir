// RUN: --allow-unregistered-dialect
"t.a"() {a = memref<?xi8, affine_map<(d0)[s0, s1] -> (d0)>>, b = memref<?xi8, affine_map<(d0) -> (d0)>>, c = memref<?xi8>, d= memref<?xi8, affine_map<(d0)[s0, s1] -> (d0)>, 1>, e = memref<?x?xi8, affine_map<(d0, d1)[s0] -> (d0, d1)>>, f = affine_map<(d0)[s0] -> (d0)>} : () -> ()
