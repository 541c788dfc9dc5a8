module {
  func.func @mul(%arg0: tensor<100x?xf32>, %arg1: tensor<?x50xf32>) -> tensor<100x50xf32> {
    %0 = std.dim %arg0, 1 : tensor<100x?xf32>
    %1 = std.alloc(%0) : memref<100x?xf32>
    std.tensor_store %arg0 to %1 : memref<100x?xf32>
    %2 = std.alloc(%0) : memref<?x50xf32>
    std.tensor_store %arg1 to %2 : memref<?x50xf32>
    %3 = std.call @multiply(%1, %2) : (memref<100x?xf32>, memref<?x50xf32>) -> memref<100x50xf32>
    std.dealloc %1 : memref<100x?xf32>
    std.dealloc %2 : memref<?x50xf32>
    %4 = std.tensor_load %3 : memref<100x50xf32>
    std.dealloc %3 : memref<100x50xf32>
    %5 = "tf.Print"(%4) {message = "mul result"} : (tensor<100x50xf32>) -> tensor<100x50xf32>
    std.return %4 : tensor<100x50xf32>
  }
  func.func @multiply(%arg0: memref<100x?xf32>, %arg1: memref<?x50xf32>) -> memref<100x50xf32> {
    %0 = std.dim %arg0, 1 : memref<100x?xf32>
    %1 = std.alloc() : memref<100x50xf32>
    affine.for %arg2 = 0 to 100 {
      affine.for %arg3 = 0 to 50 {
        std.store 0.000000e+00, %1[%arg2, %arg3] : memref<100x50xf32>
        affine.for %arg4 = 0 to %0 {
          %2 = std.load %arg0[%arg2, %arg4] : memref<100x?xf32>
          %3 = std.load %arg1[%arg4, %arg3] : memref<?x50xf32>
          %4 = std.mulf %2, %3 : f32
          %5 = std.load %1[%arg2, %arg3] : memref<100x50xf32>
          %6 = std.addf %5, %4 : f32
          std.store %6, %1[%arg2, %arg3] : memref<100x50xf32>
        }
      }
    }
    std.return %1 : memref<100x50xf32>
  }
}
