// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = memref<4xf32, 0>, b = memref<4xf32, 1>, c = memref<4xf32, 1 : i32>,
  d = memref<4xf32, 0 : i64>, e = memref<4xf32, 0 : i32>, f = memref<4xf32, "space">,
  g = memref<4xf32, {a = 1 : i32}>, h = memref<*xf32, 1>, i = memref<*xf32, 0>,
  j = memref<*xf32, "x">, k = memref<f32, 3 : i8>, l = memref<4xf32, 1 : index>
} : () -> ()
