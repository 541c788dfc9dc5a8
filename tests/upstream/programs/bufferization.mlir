// bufferization.alloc_tensor
%r1 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (tensor<4xf32>)
// -----
// bufferization.alloc_tensor
%v1 = "t.value"() : () -> index
%r2 = "bufferization.alloc_tensor"(%v1) <{memory_space = #arm_sme<kind<sub>>, operandSegmentSizes = array<i32: 0, 0, 1>}> : (index) -> (tensor<f64>)
// -----
// bufferization.alloc_tensor
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "bufferization.alloc_tensor"(%v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<*xf32>) -> (tensor<*xf32>)
// -----
// bufferization.clone
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "bufferization.clone"(%v1) : (memref<16xi8>) -> (memref<16xi8>)
// -----
// bufferization.dealloc
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> memref<?x?xi32>
%v3 = "t.value"() : () -> i1
%v4 = "t.value"() : () -> i1
%v5 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v6 = "t.value"() : () -> memref<i64, 3>
%r7:2 = "bufferization.dealloc"(%v1, %v2, %v3, %v4, %v5, %v6) <{operandSegmentSizes = array<i32: 2, 2, 2>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xi32>, i1, i1, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<i64, 3>) -> (i1, i1)
// -----
// bufferization.dealloc_tensor
%v1 = "t.value"() : () -> tensor<2x2xi1>
"bufferization.dealloc_tensor"(%v1) : (tensor<2x2xi1>) -> ()
// -----
// bufferization.materialize_in_destination
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
"bufferization.materialize_in_destination"(%v1, %v2) <{writable = unit, restrict = unit}> : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
// -----
// bufferization.materialize_in_destination
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r3 = "bufferization.materialize_in_destination"(%v1, %v2) <{restrict = unit, writable = unit}> : (tensor<2x2xi1>, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (tensor<4xindex>)
// -----
// bufferization.to_buffer
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "bufferization.to_buffer"(%v1) : (tensor<2x2xi1>) -> (memref<4xindex>)
// -----
// bufferization.to_buffer
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "bufferization.to_buffer"(%v1) <{read_only = unit}> : (tensor<f64>) -> (memref<?x?xi32>)
// -----
// bufferization.to_tensor
%v1 = "t.value"() : () -> memref<f32>
%r2 = "bufferization.to_tensor"(%v1) <{restrict = unit}> : (memref<f32>) -> (tensor<*xf32>)
// -----
// bufferization.to_tensor
%v1 = "t.value"() : () -> memref<f32>
%r2 = "bufferization.to_tensor"(%v1) : (memref<f32>) -> (tensor<*xf32>)
