#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, index)
  %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  %2 = "memref.alloc"(%0#0) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32, 3>
  %3 = "memref.alloc"(%0#0, %0#1, %0#1) <{operandSegmentSizes = array<i32: 2, 1>}> : (index, index, index) -> memref<?x?xf32, #map>
  "memref.dealloc"(%2) : (memref<?x4xf32, 3>) -> ()
  "memref.dealloc"(%1) {a = 1 : i8} : (memref<4xf32>) -> ()
  %4 = "memref.realloc"(%1) : (memref<4xf32>) -> memref<8xf32>
  %5 = "memref.realloc"(%1, %0#0) <{alignment = 16 : i64}> : (memref<4xf32>, index) -> memref<?xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.alloca_scope"() ({
    %0:2 = "t.a"() : () -> (index, index)
    %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    %2 = "memref.alloca"(%0#1) <{operandSegmentSizes = array<i32: 1, 0>}> {a} : (index) -> memref<?xindex>
    %3 = "memref.alloca"(%0#0) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, strided<[?]>>
    %4 = "memref.alloca"(%0#1, %0#0, %0#0) <{alignment = 4 : i64, operandSegmentSizes = array<i32: 1, 2>}> : (index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{sym_name = "a", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "c", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{constant, initial_value, sym_name = "d", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<> : tensor<0xi8>, sym_name = "e", type = memref<0xi8>}> {x} : () -> ()
  "memref.global"() <{initial_value = dense<2.000000e+00> : tensor<f32>, sym_name = "f g", type = memref<f32, 2>}> : () -> ()
  "memref.global"() <{initial_value = dense_resource<blob> : tensor<4xi8>, sym_name = "h", type = memref<4xi8>}> : () -> ()
  "memref.global"() <{initial_value = sparse<0, 1> : tensor<2xindex>, sym_name = "k", type = memref<2xindex>}> : () -> ()
  %0 = "memref.get_global"() <{name = @a}> : () -> memref<4xf32>
  %1 = "memref.get_global"() <{name = @b}> {a} : () -> memref<2x2xi32>
  %2 = "memref.get_global"() <{name = @"f g"}> : () -> memref<f32, 2>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (index, f32, i32, memref<?xf32>, memref<4x4xi32>)
  %1 = "memref.atomic_rmw"(%0#1, %0#3, %0#0) <{kind = 0 : i64}> : (f32, memref<?xf32>, index) -> f32
  %2 = "memref.atomic_rmw"(%0#2, %0#4, %0#0, %0#0) <{kind = 1 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
  %3 = "memref.atomic_rmw"(%0#1, %0#3, %0#0) <{kind = 3 : i64}> {a} : (f32, memref<?xf32>, index) -> f32
  %4 = "memref.atomic_rmw"(%0#2, %0#4, %0#0, %0#0) <{kind = 6 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
  %5 = "memref.generic_atomic_rmw"(%0#3, %0#0) ({
  ^bb0(%arg1: f32):
    %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %8 = "arith.addf"(%arg1, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "memref.atomic_yield"(%8) : (f32) -> ()
  }) {a} : (memref<?xf32>, index) -> f32
  %6 = "memref.generic_atomic_rmw"(%0#4, %0#0, %0#0) ({
  ^bb0(%arg0: i32):
    "memref.atomic_yield"(%arg0) {b} : (i32) -> ()
  }) : (memref<4x4xi32>, index, index) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, memref<4x?xf32>, memref<1xi32>, memref<*xf32, 2>)
  %1 = "memref.assume_alignment"(%0#1) <{alignment = 8 : i32}> : (memref<4x?xf32>) -> memref<4x?xf32>
  %2:2 = "memref.distinct_objects"(%0#1, %0#2) : (memref<4x?xf32>, memref<1xi32>) -> (memref<4x?xf32>, memref<1xi32>)
  %3 = "memref.distinct_objects"(%0#2) {a} : (memref<1xi32>) -> memref<1xi32>
  %4 = "memref.dim"(%0#1, %0#0) : (memref<4x?xf32>, index) -> index
  %5 = "memref.dim"(%0#3, %0#0) {a} : (memref<*xf32, 2>, index) -> index
  %6 = "memref.rank"(%0#1) : (memref<4x?xf32>) -> index
  %7 = "memref.rank"(%0#3) {a} : (memref<*xf32, 2>) -> index
  %8 = "memref.extract_aligned_pointer_as_index"(%0#1) : (memref<4x?xf32>) -> index
  %9 = "memref.extract_aligned_pointer_as_index"(%0#3) {a} : (memref<*xf32, 2>) -> index
  %10:6 = "memref.extract_strided_metadata"(%0#1) : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index)
  %11:4 = "memref.extract_strided_metadata"(%0#2) {b} : (memref<1xi32>) -> (memref<i32>, index, index, index)
  %12 = "t.c"() : () -> memref<f32>
  %13:2 = "memref.extract_strided_metadata"(%12) : (memref<f32>) -> (memref<f32>, index)
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 mod 2)>
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (memref<4x?xf32>, memref<?x5xf32>, memref<*xf32>, memref<1x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, #map>)
  %1 = "memref.cast"(%0#0) : (memref<4x?xf32>) -> memref<4x5xf32>
  %2 = "memref.cast"(%0#1) {a} : (memref<?x5xf32>) -> memref<4x5xf32>
  %3 = "memref.cast"(%0#2) : (memref<*xf32>) -> memref<4xf32>
  %4 = "memref.cast"(%0#3) : (memref<1x4xf32, strided<[?, 1], offset: ?>>) -> memref<1x4xf32>
  %5 = "memref.cast"(%0#4) : (memref<4xf32, #map>) -> memref<?xf32, #map>
  %6 = "memref.memory_space_cast"(%0#0) : (memref<4x?xf32>) -> memref<4x?xf32, 2>
  %7 = "memref.memory_space_cast"(%0#2) {a} : (memref<*xf32>) -> memref<*xf32, 2>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (index, memref<8x16xf32>, memref<*xf32, 2>)
  %1 = "memref.reinterpret_cast"(%0#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10, 2>, static_strides = array<i64: 2, 1>}> : (memref<8x16xf32>) -> memref<10x2xf32, strided<[2, 1]>>
  %2 = "memref.reinterpret_cast"(%0#1, %0#0, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 10, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> {a} : (memref<8x16xf32>, index, index, index) -> memref<10x?xf32, strided<[?, 1], offset: ?>>
  %3 = "memref.reinterpret_cast"(%0#2, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<*xf32, 2>, index) -> memref<f32, strided<[], offset: ?>, 2>
  %4 = "memref.reinterpret_cast"(%0#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10, 2>, static_strides = array<i64: 2, 1>}> : (memref<8x16xf32>) -> memref<10x2xf32, strided<[2, 1]>>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (index, memref<8x16x4xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>)
  %1 = "memref.subview"(%0#1, %0#0, %0#0, %0#0, %0#0, %0#0, %0#0, %0#0, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 3, 3, 3>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>}> : (memref<8x16x4xf32>, index, index, index, index, index, index, index, index, index) -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %2 = "memref.subview"(%0#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 0>, static_sizes = array<i64: 8, 1, 4>, static_strides = array<i64: 1, 1, 1>}> {a} : (memref<8x16x4xf32>) -> memref<8x4xf32, strided<[64, 1], offset: 8>>
  %3 = "memref.subview"(%0#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 8, 16, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<8x16x4xf32>) -> memref<8x16x4xf32>
  %4 = "memref.subview"(%0#2, %0#0, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, -9223372036854775808>, static_strides = array<i64: 1, 1, 1>}> : (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, index, index) -> memref<1x?xf32, strided<[?, ?], offset: ?>>
  %5 = "memref.subview"(%0#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 2, 3>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 2, 1>}> : (memref<8x16x4xf32>) -> memref<1x4x1xf32, strided<[64, 8, 1], offset: 75>>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, memref<4x4xf32>)
  %1 = "memref.subview"(%0#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<f32>
  %2 = "memref.subview"(%0#1, %0#0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index) -> memref<2x2xf32, strided<[4, 1], offset: ?>>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (index, memref<2048xi8>, memref<?xi8>)
  %1 = "memref.view"(%0#1, %0#0) : (memref<2048xi8>, index) -> memref<64x4xf32>
  %2 = "memref.view"(%0#2, %0#0, %0#0, %0#0) {a} : (memref<?xi8>, index, index, index) -> memref<?x4x?xf32>
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (memref<2x3xf32>, memref<?x?x4xf32>)
  %1 = "memref.transpose"(%0#0) <{permutation = #map}> : (memref<2x3xf32>) -> memref<3x2xf32, strided<[1, 3]>>
  %2 = "memref.transpose"(%0#0) <{permutation = #map}> {a} : (memref<2x3xf32>) -> memref<3x2xf32, strided<[1, 3]>>
  %3 = "memref.transpose"(%0#1) <{permutation = #map1}> : (memref<?x?x4xf32>) -> memref<?x?x4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (memref<2x3xf32>, memref<1xi32>, index)
  %1 = "memref.reshape"(%0#0, %0#1) {a} : (memref<2x3xf32>, memref<1xi32>) -> memref<6xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (memref<2x3xf32>, memref<2x?xf32>, memref<2x12xf32, strided<[?, 2], offset: ?>>, index)
  %1 = "memref.expand_shape"(%0#0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 1, 3>}> {a} : (memref<2x3xf32>) -> memref<2x1x3xf32>
  %2 = "memref.expand_shape"(%0#1, %0#3) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, -9223372036854775808, 4>}> : (memref<2x?xf32>, index) -> memref<2x?x4xf32>
  %3 = "memref.expand_shape"(%0#2) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 2, 3, 4>}> : (memref<2x12xf32, strided<[?, 2], offset: ?>>) -> memref<1x2x3x4xf32, strided<[?, ?, 8, 2], offset: ?>>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (memref<2x3x1xf32>, memref<2x?x4xf32>)
  %1 = "memref.collapse_shape"(%0#0) <{reassociation = [[0, 1], [2]]}> {a} : (memref<2x3x1xf32>) -> memref<6x1xf32>
  %2 = "memref.collapse_shape"(%0#1) <{reassociation = [[0], [1, 2]]}> : (memref<2x?x4xf32>) -> memref<2x?xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, f32)
  %1 = "memref.alloc"() <{alignment = 8 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, memref<4xf32>, memref<2x2xf32>, memref<4xf32, strided<[2]>>)
  %1 = "memref.realloc"(%0#1) <{alignment = 8 : i64}> : (memref<4xf32>) -> memref<8xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.c"() : () -> (i32, f32)
  %1 = "memref.alloca_scope"() ({
    "memref.alloca_scope.return"(%0#0) : (i32) -> ()
  }) : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "a", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{alignment = 8 : i64, initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "a", type = memref<2xf32>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{alignment = 8 : i64, constant, initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "x", type = memref<2xf32>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<*xf32>)
  %1 = "memref.load"(%0#2, %0#0, %0#0) : (memref<4x4xf32>, index, index) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<*xf32>)
  %1 = "memref.load"(%0#2, %0#0, %0#0) <{alignment = 4 : i64}> : (memref<4x4xf32>, index, index) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<*xf32>)
  %1 = "memref.load"(%0#2, %0#0, %0#0) <{nontemporal = true}> : (memref<4x4xf32>, index, index) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (index, f32, i32, memref<4x4xf32>, memref<*xf32>)
  "memref.store"(%0#1, %0#3, %0#0, %0#0) : (f32, memref<4x4xf32>, index, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:5 = "t.a"() : () -> (index, f32, i32, memref<4x4xf32>, memref<*xf32>)
  "memref.store"(%0#1, %0#3, %0#0, %0#0) <{alignment = 4 : i64}> : (f32, memref<4x4xf32>, index, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, i32, memref<4x4xf32>)
  %1 = "memref.generic_atomic_rmw"(%0#3) ({
  ^bb0(%arg0: f32):
    "memref.atomic_yield"(%0#1) : (f32) -> ()
  }) : (memref<4x4xf32>) -> f32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (index, f32, memref<4x4xf32>)
  "memref.prefetch"(%0#2, %0#0, %0#0) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x4xf32>, index, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> memref<f32>
  "memref.prefetch"(%0) <{isDataCache = true, isWrite = true, localityHint = 3 : i32}> : (memref<f32>) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (memref<4xf32>, memref<4xi32>, memref<*xf32>, i32)
  "memref.copy"(%0#0, %0#0) : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<1xi32>)
  "memref.dma_start"(%0#2, %0#0, %0#0, %0#2, %0#0, %0#0, %0#0, %0#3, %0#0) : (memref<4x4xf32>, index, index, memref<4x4xf32>, index, index, index, memref<1xi32>, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "t.a"() : () -> (index, f32, memref<4x4xf32>)
  "memref.dma_wait"(%0#2, %0#0, %0#0, %0#0) : (memref<4x4xf32>, index, index, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, memref<4xf32>, memref<2x2xf32>, memref<4xf32, strided<[2]>>, memref<4xf32, strided<[1]>>, memref<4xi32, 3>)
  %1 = "memref.realloc"(%0#1) : (memref<4xf32>) -> memref<8xf32>
  %2 = "memref.realloc"(%0#1, %0#0) : (memref<4xf32>, index) -> memref<?xf32>
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, f32, memref<4xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>)
  %1 = "memref.load"(%0#5) : (memref<f32>) -> f32
  "memref.store"(%0#1, %0#2, %0#0) : (f32, memref<4xf32>, index) -> ()
  "memref.prefetch"(%0#2, %0#0) <{isDataCache = true, isWrite = false, localityHint = 1 : i32}> : (memref<4xf32>, index) -> ()
  "memref.dma_wait"(%0#2, %0#0, %0#0) : (memref<4xf32>, index, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, f32, memref<4xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>)
  %1 = "memref.load"(%0#2, %0#0) : (memref<4xf32>, index) -> f32
  "memref.store"(%0#1, %0#5) : (f32, memref<f32>) -> ()
  "memref.prefetch"(%0#2, %0#0) <{isDataCache = true, isWrite = false, localityHint = 1 : i32}> : (memref<4xf32>, index) -> ()
  "memref.dma_wait"(%0#2, %0#0, %0#0) : (memref<4xf32>, index, index) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:6 = "t.a"() : () -> (index, f32, memref<4xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>)
  %1 = "memref.load"(%0#2, %0#0) : (memref<4xf32>, index) -> f32
  "memref.store"(%0#1, %0#2, %0#0) : (f32, memref<4xf32>, index) -> ()
  "memref.prefetch"(%0#2, %0#0) <{isDataCache = true, isWrite = false, localityHint = 1 : i32}> : (memref<4xf32>, index) -> ()
  "memref.dma_wait"(%0#5, %0#0) : (memref<f32>, index) -> ()
}) : () -> ()

