#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<() -> (50)>
#map3 = affine_map<() -> (100)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100x?xf32>, tensor<?x50xf32>) -> tensor<100x50xf32>, sym_name = "mul"}> ({
  ^bb0(%arg5: tensor<100x?xf32>, %arg6: tensor<?x50xf32>):
    %7 = "std.dim"(%arg5) <{index = 1 : i64}> : (tensor<100x?xf32>) -> index
    %8 = "std.alloc"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<100x?xf32>
    "std.tensor_store"(%arg5, %8) : (tensor<100x?xf32>, memref<100x?xf32>) -> ()
    %9 = "std.alloc"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x50xf32>
    "std.tensor_store"(%arg6, %9) : (tensor<?x50xf32>, memref<?x50xf32>) -> ()
    %10 = "std.call"(%8, %9) <{callee = @multiply}> : (memref<100x?xf32>, memref<?x50xf32>) -> memref<100x50xf32>
    "std.dealloc"(%8) : (memref<100x?xf32>) -> ()
    "std.dealloc"(%9) : (memref<?x50xf32>) -> ()
    %11 = "std.tensor_load"(%10) : (memref<100x50xf32>) -> tensor<100x50xf32>
    "std.dealloc"(%10) : (memref<100x50xf32>) -> ()
    %12 = "tf.Print"(%11) {message = "mul result"} : (tensor<100x50xf32>) -> tensor<100x50xf32>
    "std.return"(%11) : (tensor<100x50xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<100x?xf32>, memref<?x50xf32>) -> memref<100x50xf32>, sym_name = "multiply"}> ({
  ^bb0(%arg0: memref<100x?xf32>, %arg1: memref<?x50xf32>):
    %0 = "std.dim"(%arg0) <{index = 1 : i64}> : (memref<100x?xf32>) -> index
    %1 = "std.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<100x50xf32>
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg3: index):
        "std.store"(%1, %arg2, %arg3) <{literal = 0.000000e+00 : f32, operandSegmentSizes = array<i32: 0, 1, 2>}> : (memref<100x50xf32>, index, index) -> ()
        "affine.for"(%0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
        ^bb0(%arg4: index):
          %2 = "std.load"(%arg0, %arg2, %arg4) : (memref<100x?xf32>, index, index) -> f32
          %3 = "std.load"(%arg1, %arg4, %arg3) : (memref<?x50xf32>, index, index) -> f32
          %4 = "std.mulf"(%2, %3) : (f32, f32) -> f32
          %5 = "std.load"(%1, %arg2, %arg3) : (memref<100x50xf32>, index, index) -> f32
          %6 = "std.addf"(%5, %4) : (f32, f32) -> f32
          "std.store"(%6, %1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (f32, memref<100x50xf32>, index, index) -> ()
          "affine.yield"() : () -> ()
        }) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "std.return"(%1) : (memref<100x50xf32>) -> ()
  }) : () -> ()
}) : () -> ()
