// bufferization.alloc_tensor
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  return
}
// -----
// bufferization.alloc_tensor
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  %1 = bufferization.alloc_tensor() copy(%t) {memory_space = 3 : i64} : tensor<?x4xf32>
  return
}
// -----
// bufferization.alloc_tensor
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  %2 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?x4xf32>
  return
}
// -----
// bufferization.dealloc
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  %3:2 = bufferization.dealloc (%m, %m2 : memref<2xf32>, memref<4xi32>) if (%c, %c) retain (%m, %m2 : memref<2xf32>, memref<4xi32>)
  return
}
// -----
// bufferization.dealloc
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}
// -----
// bufferization.dealloc
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  %4 = bufferization.dealloc retain (%m2 : memref<4xi32>)
  return
}
// -----
// bufferization.dealloc
func.func @f(%n: index, %t: tensor<?x4xf32>, %m: memref<2xf32>, %m2: memref<4xi32>, %c: i1) {
  bufferization.dealloc {a}
  return
}
