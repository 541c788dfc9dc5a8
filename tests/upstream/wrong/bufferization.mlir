// bufferization.alloc_tensor
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.alloc_tensor() : tensor<8x?xf32>
  return
}
// -----
// bufferization.alloc_tensor
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<8x?xf32>
  return
}
// -----
// bufferization.alloc_tensor: right
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<8x?xf32>
  %1 = bufferization.alloc_tensor(%i) : tensor<8x?xf32>
  return
}
// -----
// bufferization.dealloc
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8x?xf32>) -> ()
  return
}
// -----
// bufferization.dealloc
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  "bufferization.dealloc"(%m, %b, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<8x?xf32>, i1, memref<8x?xf32>) -> ()
  return
}
// -----
// bufferization.materialize_in_destination
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  bufferization.materialize_in_destination %t in %m : (tensor<8x?xf32>, memref<8x?xf32>) -> ()
  return
}
// -----
// bufferization.materialize_in_destination
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.materialize_in_destination %s in %t : (tensor<8xf32>, tensor<8x?xf32>) -> tensor<8x?xf32>
  return
}
// -----
// bufferization.materialize_in_destination
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<8x?xf32>, tensor<8x?xf32>) -> tensor<8x?xf32>
  return
}
// -----
// bufferization.materialize_in_destination: right
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<8x?xf32>, memref<8x?xf32>) -> ()
  return
}
// -----
// bufferization.to_tensor
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<8x?xf32> to tensor<8xf32>
  return
}
// -----
// bufferization.to_buffer
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.to_buffer %t : tensor<8x?xf32> to memref<8x?xf16>
  return
}
// -----
// bufferization.to_tensor: right
func.func @f(%m: memref<8x?xf32>, %t: tensor<8x?xf32>, %s: tensor<8xf32>, %b: i1, %i: index, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<8x?xf32> to tensor<8x?xf32>
  return
}
