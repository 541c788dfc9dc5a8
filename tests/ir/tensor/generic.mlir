"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, i32, tensor<4x?xf32>)
  %1 = "tensor.empty"() : () -> tensor<4xf32>
  %2 = "tensor.empty"(%0#0, %0#0) {a} : (index, index) -> tensor<?x4x?xf32, "e">
  %3 = "tensor.from_elements"(%0#1, %0#1) : (f32, f32) -> tensor<2xf32>
  %4 = "tensor.from_elements"(%0#2) {a} : (i32) -> tensor<i32>
  %5 = "tensor.from_elements"(%0#1, %0#1, %0#1, %0#1) : (f32, f32, f32, f32) -> tensor<2x2xf32>
  %6 = "tensor.splat"(%0#1) : (f32) -> tensor<4xf32>
  %7 = "tensor.splat"(%0#1, %0#0) {a} : (f32, index) -> tensor<4x?xf32>
  %8 = "tensor.generate"(%0#0) ({
  ^bb0(%arg1: index, %arg2: index):
    "tensor.yield"(%0#1) : (f32) -> ()
  }) : (index) -> tensor<?x4xf32>
  %9 = "tensor.generate"() ({
  ^bb0(%arg0: index):
    "t.b"() : () -> ()
    "tensor.yield"(%0#2) {c} : (i32) -> ()
  }) {d} : () -> tensor<4xi32>
  %10 = "tensor.cast"(%0#3) : (tensor<4x?xf32>) -> tensor<?x5xf32>
  %11 = "tensor.bitcast"(%0#3) {a} : (tensor<4x?xf32>) -> tensor<?x?xi32>
  %12 = "tensor.dim"(%0#3, %0#0) : (tensor<4x?xf32>, index) -> index
  %13 = "tensor.dim"(%0#3, %0#0) {a} : (tensor<4x?xf32>, index) -> index
  %14 = "tensor.rank"(%0#3) : (tensor<4x?xf32>) -> index
  %15 = "tensor.extract"(%0#3, %0#0, %0#0) : (tensor<4x?xf32>, index, index) -> f32
  %16 = "tensor.extract"(%4) {a} : (tensor<i32>) -> i32
  %17 = "tensor.insert"(%0#1, %0#3, %0#0, %0#0) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
  %18 = "tensor.insert"(%0#2, %4) {a} : (i32, tensor<i32>) -> tensor<i32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, f32, tensor<4x6xf32>, tensor<*xf32>, tensor<2xindex>, tensor<?xi32>)
  %1 = "tensor.reshape"(%0#2, %0#4) : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<6x4xf32>
  %2 = "tensor.reshape"(%0#3, %0#5) {a} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %3 = "tensor.expand_shape"(%0#2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 2, 3>}> : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %4 = "tensor.collapse_shape"(%0#2) <{reassociation = [[0, 1]]}> {a} : (tensor<4x6xf32>) -> tensor<24xf32>
  %5 = "tensor.extract_slice"(%0#2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<6xf32>
  %6 = "tensor.extract_slice"(%0#2, %0#0, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> {a} : (tensor<4x6xf32>, index, index, index) -> tensor<2x?xf32>
  %7 = "tensor.insert_slice"(%5, %0#2, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<6xf32>, tensor<4x6xf32>, index) -> tensor<4x6xf32>
  %8 = "tensor.concat"(%0#2, %0#2) <{dim = 0 : i64}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %9 = "tensor.concat"(%0#2) <{dim = 1 : i64}> {a} : (tensor<4x6xf32>) -> tensor<4x?xf32>
  %10 = "tensor.pad"(%0#2, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 0, -9223372036854775808>}> ({
  ^bb0(%arg4: index, %arg5: index):
    "tensor.yield"(%0#1) : (f32) -> ()
  }) : (tensor<4x6xf32>, index) -> tensor<5x?xf32>
  %11 = "tensor.pad"(%0#2) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
  ^bb0(%arg2: index, %arg3: index):
    "tensor.yield"(%0#1) : (f32) -> ()
  }) {a} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %12 = "scf.forall"(%0#2) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%arg0: index, %arg1: tensor<4x6xf32>):
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%5, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<6xf32>, tensor<4x6xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (tensor<2x3x4xf32>, tensor<2x3x4xf32, "e">, tensor<5x1xindex>, tensor<5x2x4xf32>)
  %1 = "tensor.gather"(%0#0, %0#2) <{gather_dims = array<i64: 1>}> : (tensor<2x3x4xf32>, tensor<5x1xindex>) -> tensor<5x2x4xf32>
  %2 = "tensor.gather"(%0#1, %0#2) <{gather_dims = array<i64: 1>, unique}> {a} : (tensor<2x3x4xf32, "e">, tensor<5x1xindex>) -> tensor<5x2x1x4xf32, "e">
  %3 = "tensor.scatter"(%0#3, %0#0, %0#2) <{scatter_dims = array<i64: 1>, unique}> {a} : (tensor<5x2x4xf32>, tensor<2x3x4xf32>, tensor<5x1xindex>) -> tensor<2x3x4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "tensor.from_elements"() : () -> tensor<0xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (tensor<2x6xf32>, tensor<2x?xf32>, tensor<f32>, index)
  %1 = "tensor.expand_shape"(%0#0, %0#3) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, -9223372036854775808, 3>}> : (tensor<2x6xf32>, index) -> tensor<2x2x3xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<4x6xf32, "e">)
  %1 = "tensor.extract_slice"(%0#1, %0#0, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 2, 0, 1>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: -9223372036854775808, 1>}> : (tensor<4x6xf32>, index, index, index) -> tensor<6xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<6xf32>, tensor<1x6xf32>, tensor<1x1x6xf32>, tensor<6xi32>)
  %1 = "tensor.insert_slice"(%0#2, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<6xf32>, tensor<1x6xf32>, tensor<1x1x6xf32>, tensor<6xi32>)
  %1 = "tensor.insert_slice"(%0#2, %0#1, %0#0, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 1>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: -9223372036854775808, 1>}> : (tensor<6xf32>, tensor<4x6xf32>, index, index, index) -> tensor<4x6xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, tensor<4x6xf32>, tensor<6xf32>, tensor<1x6xf32>, tensor<1x1x6xf32>, tensor<6xi32>)
  %1 = "scf.forall"(%0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%arg0: index, %arg1: tensor<4x6xf32>):
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%0#2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (tensor<6xf32>, tensor<4x6xf32>) -> ()
    }) : () -> ()
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (index, f32, i32, tensor<2x3xf32>, tensor<?x3xf32>)
  %1 = "tensor.pad"(%0#3) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: 0, 1>}> ({
  ^bb0(%arg0: index, %arg1: index):
    "tensor.yield"(%0#1) : (f32) -> ()
  }) : (tensor<2x3xf32>) -> tensor<3x5xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (index, f32, i32, tensor<2x3xf32>, tensor<?x3xf32>)
  %1 = "tensor.pad"(%0#3, %0#0) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 1, -9223372036854775808>, static_low = array<i64: 0, 1>}> ({
  ^bb0(%arg0: index, %arg1: index):
    "tensor.yield"(%0#1) : (f32) -> ()
  }) : (tensor<2x3xf32>, index) -> tensor<3x5xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, tensor<2x3xf32>, tensor<?x3xf32>)
  %1 = "tensor.pad"(%0#3, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: 0, -9223372036854775808>}> ({
  ^bb0(%arg0: index, %arg1: index):
    "tensor.yield"(%0#1) : (f32) -> ()
  }) : (tensor<?x3xf32>, index, index) -> tensor<?x5xf32>
}) : () -> ()

