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
// -----
// an attribute of a function
func.func @f() attributes {bufferization.foo} { return }
// -----
// an attribute of a function
func.func @f(%t: tensor<4xf32> {bufferization.writable}) { return }
// -----
// an attribute of a function: right
func.func @f(%t: tensor<4xf32> {bufferization.writable = true}) { return }
// -----
// an attribute of a function
func.func private @f(tensor<4xf32> {bufferization.writable = true})
// -----
// an attribute of a function
func.func @f(%t: tensor<4xf32> {bufferization.access = 1}) { return }
// -----
// an attribute of a function
func.func @f(%t: tensor<4xf32> {bufferization.access = "foo"}) { return }
// -----
// an attribute of a function: right
func.func private @f(tensor<4xf32> {bufferization.access = "read"})
// -----
// an attribute of a function: right
func.func @f(%t: tensor<4xf32> {bufferization.access = "read"}) {return}
// -----
// an attribute of a function
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = "read"}) { return }
// -----
// an attribute of a function: right
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) { return }
// -----
// an attribute of a function: right
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = strided<[1]>}) { return }
// -----
// an attribute of a function
func.func @f(%t: tensor<4xf32> {bufferization.other}) { return }
// -----
// an attribute of a function: right
func.func @f(%t: f32 {bufferization.writable = false}) { return }
// -----
// an attribute of a function: right
func.func @f(%t: f32) -> (f32 {bufferization.access = "write"}) { return %t : f32}
// -----
// bufferization.manual_deallocation
func.func @f(%i: index) {
  %0 = memref.alloc(%i) {bufferization.manual_deallocation} : memref<?xf32>
  %2 = arith.addi %i, %i {bufferization.manual_deallocation} : index
  return
}
// -----
// bufferization.manual_deallocation
func.func @f(%i: index) {
  %0 = memref.alloc(%i) {bufferization.manual_deallocation = 1} : memref<?xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<?xf32>
  scf.for %a = %i to %i step %i { scf.yield } {bufferization.manual_deallocation}
  return
}
// -----
// bufferization.manual_deallocation: right
func.func @f(%i: index) {
  %0 = memref.alloc(%i) {bufferization.manual_deallocation} : memref<?xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<?xf32>
  return
}
