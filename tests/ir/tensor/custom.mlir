module {
  %0:4 = "t.a"() : () -> (index, f32, i32, tensor<4x?xf32>)
  %1 = tensor.empty() : tensor<4xf32>
  %2 = tensor.empty(%0#0, %0#0) {a} : tensor<?x4x?xf32, "e">
  %from_elements = tensor.from_elements %0#1, %0#1 : tensor<2xf32>
  %from_elements_0 = tensor.from_elements %0#2 {a} : tensor<i32>
  %from_elements_1 = tensor.from_elements %0#1, %0#1, %0#1, %0#1 : tensor<2x2xf32>
  %splat = tensor.splat %0#1 : tensor<4xf32>
  %splat_2 = tensor.splat %0#1[%0#0] {a} : tensor<4x?xf32>
  %generated = tensor.generate %0#0 {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %0#1 : f32
  } : tensor<?x4xf32>
  %generated_3 = tensor.generate  {
  ^bb0(%arg0: index):
    "t.b"() : () -> ()
    tensor.yield %0#2 {c} : i32
  } {d} : tensor<4xi32>
  %cast = tensor.cast %0#3 : tensor<4x?xf32> to tensor<?x5xf32>
  %3 = tensor.bitcast %0#3 {a} : tensor<4x?xf32> to tensor<?x?xi32>
  %dim = tensor.dim %0#3, %0#0 : tensor<4x?xf32>
  %dim_4 = tensor.dim {a} %0#3, %0#0 : tensor<4x?xf32>
  %rank = tensor.rank %0#3 : tensor<4x?xf32>
  %extracted = tensor.extract %0#3[%0#0, %0#0] : tensor<4x?xf32>
  %extracted_5 = tensor.extract %from_elements_0[] {a} : tensor<i32>
  %inserted = tensor.insert %0#1 into %0#3[%0#0, %0#0] : tensor<4x?xf32>
  %inserted_6 = tensor.insert %0#2 into %from_elements_0[] {a} : tensor<i32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, f32, tensor<4x6xf32>, tensor<*xf32>, tensor<2xindex>, tensor<?xi32>)
  %reshape = tensor.reshape %0#2(%0#4) : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<6x4xf32>
  %reshape_0 = tensor.reshape %0#3(%0#5) {a} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %expanded = tensor.expand_shape %0#2 [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %collapsed = tensor.collapse_shape %0#2 [[0, 1]] {a} : tensor<4x6xf32> into tensor<24xf32>
  %extracted_slice = tensor.extract_slice %0#2[0, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<6xf32>
  %extracted_slice_1 = tensor.extract_slice %0#2[%0#0, 0] [2, %0#0] [%0#0, 1] {a} : tensor<4x6xf32> to tensor<2x?xf32>
  %inserted_slice = tensor.insert_slice %extracted_slice into %0#2[%0#0, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
  %concat = tensor.concat dim(0) %0#2, %0#2 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %concat_2 = tensor.concat dim(1) %0#2 {a} : (tensor<4x6xf32>) -> tensor<4x?xf32>
  %padded = tensor.pad %0#2 low[0, %0#0] high[1, 0] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %0#1 : f32
  } : tensor<4x6xf32> to tensor<5x?xf32>
  %padded_3 = tensor.pad %0#2 nofold low[0, 0] high[0, 0] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %0#1 : f32
  } {a} : tensor<4x6xf32> to tensor<4x6xf32>
  %1 = scf.forall (%arg0) in (4) shared_outs(%arg1 = %0#2) -> (tensor<4x6xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %extracted_slice into %arg1[%arg0, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
    }
  }
}

// -----
module {
  %0:4 = "t.a"() : () -> (tensor<2x3x4xf32>, tensor<2x3x4xf32, "e">, tensor<5x1xindex>, tensor<5x2x4xf32>)
  %gather = tensor.gather %0#0[%0#2] gather_dims([1]) : (tensor<2x3x4xf32>, tensor<5x1xindex>) -> tensor<5x2x4xf32>
  %gather_0 = tensor.gather %0#1[%0#2] gather_dims([1]) unique {a} : (tensor<2x3x4xf32, "e">, tensor<5x1xindex>) -> tensor<5x2x1x4xf32, "e">
  %scatter = tensor.scatter %0#3 into %0#0[%0#2] scatter_dims([1]) unique {a} : (tensor<5x2x4xf32>, tensor<2x3x4xf32>, tensor<5x1xindex>) -> tensor<2x3x4xf32>
}

// -----
module {
  %from_elements = tensor.from_elements  : tensor<0xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (tensor<2x6xf32>, tensor<2x?xf32>, tensor<f32>, index)
  %expanded = tensor.expand_shape %0#0 [[0], [1, 2]] output_shape [2, %0#3, 3] : tensor<2x6xf32> into tensor<2x2x3xf32>
}

// -----
module {
  %0:5 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<4x6xf32, "e">)
  %extracted_slice = tensor.extract_slice %0#1[%0#0, %0#0] [1, 6] [%0#0, 1] : tensor<4x6xf32> to tensor<6xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<6xf32>, tensor<1x6xf32>, tensor<1x1x6xf32>, tensor<6xi32>)
  %inserted_slice = tensor.insert_slice %0#2 into %0#1[0, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<6xf32>, tensor<1x6xf32>, tensor<1x1x6xf32>, tensor<6xi32>)
  %inserted_slice = tensor.insert_slice %0#2 into %0#1[%0#0, %0#0] [1, 6] [%0#0, 1] : tensor<6xf32> into tensor<4x6xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<6xf32>, tensor<1x6xf32>, tensor<1x1x6xf32>, tensor<6xi32>)
  %1 = scf.forall (%arg0) in (4) shared_outs(%arg1 = %0#1) -> (tensor<4x6xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0#2 into %arg1[0, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
    }
  }
}

// -----
module {
  %0:5 = "t.a"() : () -> (index, f32, i32, tensor<2x3xf32>, tensor<?x3xf32>)
  %padded = tensor.pad %0#3 low[0, 1] high[1, 1] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %0#1 : f32
  } : tensor<2x3xf32> to tensor<3x5xf32>
}

// -----
module {
  %0:5 = "t.a"() : () -> (index, f32, i32, tensor<2x3xf32>, tensor<?x3xf32>)
  %padded = tensor.pad %0#3 low[0, 1] high[1, %0#0] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %0#1 : f32
  } : tensor<2x3xf32> to tensor<3x5xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, f32, tensor<2x3xf32>, tensor<?x3xf32>)
  %padded = tensor.pad %0#3 low[0, %0#0] high[%0#0, 1] {
  ^bb0(%arg0: index, %arg1: index):
    tensor.yield %0#1 : f32
  } : tensor<?x3xf32> to tensor<?x5xf32>
}

