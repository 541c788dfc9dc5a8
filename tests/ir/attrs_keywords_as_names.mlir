// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  affine_map, affine_set, array, attributes, bf16, ceildiv, complex, dense, dense_resource,
  distinct, f16, false, floordiv, func, index, loc, max, memref, min, mod, none, offset, size,
  sparse, step, strided, symbol, tensor, to, true, tuple, type, unit, vector, i1, f32, ui8, si8,
  opaque, dialect_resources
} : () -> ()
