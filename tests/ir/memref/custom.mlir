#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
module {
  %0:2 = "t.a"() : () -> (index, index)
  %alloc = memref.alloc() : memref<4xf32>
  %alloc_0 = memref.alloc(%0#0) {alignment = 8 : i64} : memref<?x4xf32, 3>
  %alloc_1 = memref.alloc(%0#0, %0#1)[%0#1] : memref<?x?xf32, #map>
  memref.dealloc %alloc_0 : memref<?x4xf32, 3>
  memref.dealloc %alloc {a = 1 : i8} : memref<4xf32>
  %1 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
  %2 = memref.realloc %alloc(%0#0) {alignment = 16 : i64} : memref<4xf32> to memref<?xf32>
}

// -----
module {
  memref.alloca_scope  {
    %0:2 = "t.a"() : () -> (index, index)
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca(%0#1) {a} : memref<?xindex>
    %alloca_1 = memref.alloca()[%0#0] : memref<4xf32, strided<[?]>>
    %alloca_2 = memref.alloca(%0#1)[%0#0, %0#0] {alignment = 4 : i64} : memref<?xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  memref.global @a : memref<4xf32>
  memref.global "private" @b : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
  memref.global "private" constant @c : memref<4xf32> = dense<1.000000e+00> {alignment = 64 : i64}
  memref.global constant @d : memref<4xf32> = uninitialized
  memref.global @e : memref<0xi8> = dense<> {x}
  memref.global @"f g" : memref<f32, 2> = dense<2.000000e+00>
  memref.global @h : memref<4xi8> = dense_resource<blob>
  memref.global @k : memref<2xindex> = sparse<0, 1>
  %0 = memref.get_global @a : memref<4xf32>
  %1 = memref.get_global @b : memref<2x2xi32> {a}
  %2 = memref.get_global @"f g" : memref<f32, 2>
}

// -----
module {
  %0:5 = "t.a"() : () -> (index, f32, i32, memref<?xf32>, memref<4x4xi32>)
  %1 = memref.atomic_rmw addf %0#1, %0#3[%0#0] : (f32, memref<?xf32>) -> f32
  %2 = memref.atomic_rmw addi %0#2, %0#4[%0#0, %0#0] : (i32, memref<4x4xi32>) -> i32
  %3 = memref.atomic_rmw assign %0#1, %0#3[%0#0] {a} : (f32, memref<?xf32>) -> f32
  %4 = memref.atomic_rmw maxs %0#2, %0#4[%0#0, %0#0] : (i32, memref<4x4xi32>) -> i32
  %5 = memref.generic_atomic_rmw %0#3[%0#0] : memref<?xf32> {
  ^bb0(%arg0: f32):
    %cst = arith.constant 1.000000e+00 : f32
    %7 = arith.addf %arg0, %cst : f32
    memref.atomic_yield %7 : f32
  } {a}
  %6 = memref.generic_atomic_rmw %0#4[%0#0, %0#0] : memref<4x4xi32> {
  ^bb0(%arg0: i32):
    memref.atomic_yield %arg0 {b} : i32
  }
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, memref<4x?xf32>, memref<1xi32>, memref<*xf32, 2>)
  %assume_align = memref.assume_alignment %0#1, 8 : memref<4x?xf32>
  %1:2 = memref.distinct_objects %0#1, %0#2 : memref<4x?xf32>, memref<1xi32>
  %2 = memref.distinct_objects %0#2 {a} : memref<1xi32>
  %dim = memref.dim %0#1, %0#0 : memref<4x?xf32>
  %dim_0 = memref.dim {a} %0#3, %0#0 : memref<*xf32, 2>
  %3 = memref.rank %0#1 : memref<4x?xf32>
  %4 = memref.rank %0#3 {a} : memref<*xf32, 2>
  %intptr = memref.extract_aligned_pointer_as_index %0#1 : memref<4x?xf32> -> index
  %intptr_1 = memref.extract_aligned_pointer_as_index %0#3 : memref<*xf32, 2> -> index {a}
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#2 : memref<1xi32> -> memref<i32>, index, index, index {b}
  %5 = "t.c"() : () -> memref<f32>
  %base_buffer_6, %offset_7 = memref.extract_strided_metadata %5 : memref<f32> -> memref<f32>, index
}

// -----
#map = affine_map<(d0) -> (d0 mod 2)>
module {
  %0:5 = "t.a"() : () -> (memref<4x?xf32>, memref<?x5xf32>, memref<*xf32>, memref<1x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, #map>)
  %cast = memref.cast %0#0 : memref<4x?xf32> to memref<4x5xf32>
  %cast_0 = memref.cast %0#1 {a} : memref<?x5xf32> to memref<4x5xf32>
  %cast_1 = memref.cast %0#2 : memref<*xf32> to memref<4xf32>
  %cast_2 = memref.cast %0#3 : memref<1x4xf32, strided<[?, 1], offset: ?>> to memref<1x4xf32>
  %cast_3 = memref.cast %0#4 : memref<4xf32, #map> to memref<?xf32, #map>
  %memspacecast = memref.memory_space_cast %0#0 : memref<4x?xf32> to memref<4x?xf32, 2>
  %memspacecast_4 = memref.memory_space_cast %0#2 {a} : memref<*xf32> to memref<*xf32, 2>
}

// -----
module {
  %0:3 = "t.a"() : () -> (index, memref<8x16xf32>, memref<*xf32, 2>)
  %reinterpret_cast = memref.reinterpret_cast %0#1 to offset: [0], sizes: [10, 2], strides: [2, 1] : memref<8x16xf32> to memref<10x2xf32, strided<[2, 1]>>
  %reinterpret_cast_0 = memref.reinterpret_cast %0#1 to offset: [%0#0], sizes: [10, %0#0], strides: [%0#0, 1] {a} : memref<8x16xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
  %reinterpret_cast_1 = memref.reinterpret_cast %0#2 to offset: [%0#0], sizes: [], strides: [] : memref<*xf32, 2> to memref<f32, strided<[], offset: ?>, 2>
  %reinterpret_cast_2 = memref.reinterpret_cast %0#1 to offset: [0], sizes: [10, 2], strides: [2, 1] : memref<8x16xf32> to memref<10x2xf32, strided<[2, 1]>>
}

// -----
module {
  %0:3 = "t.a"() : () -> (index, memref<8x16x4xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>)
  %subview = memref.subview %0#1[%0#0, %0#0, %0#0] [%0#0, %0#0, %0#0] [%0#0, %0#0, %0#0] : memref<8x16x4xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %subview_0 = memref.subview %0#1[0, 2, 0] [8, 1, 4] [1, 1, 1] {a} : memref<8x16x4xf32> to memref<8x4xf32, strided<[64, 1], offset: 8>>
  %subview_1 = memref.subview %0#1[0, 0, 0] [8, 16, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32>
  %subview_2 = memref.subview %0#2[%0#0, 0, 0] [1, 1, %0#0] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %subview_3 = memref.subview %0#1[1, 2, 3] [1, 4, 1] [1, 2, 1] : memref<8x16x4xf32> to memref<1x4x1xf32, strided<[64, 8, 1], offset: 75>>
}

// -----
module {
  %0:2 = "t.a"() : () -> (index, memref<4x4xf32>)
  %subview = memref.subview %0#1[0, 0] [1, 1] [1, 1] : memref<4x4xf32> to memref<f32>
  %subview_0 = memref.subview %0#1[%0#0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
}

// -----
module {
  %0:3 = "t.a"() : () -> (index, memref<2048xi8>, memref<?xi8>)
  %view = memref.view %0#1[%0#0][] : memref<2048xi8> to memref<64x4xf32>
  %view_0 = memref.view %0#2[%0#0][%0#0, %0#0] {a} : memref<?xi8> to memref<?x4x?xf32>
}

// -----
module {
  %0:2 = "t.a"() : () -> (memref<2x3xf32>, memref<?x?x4xf32>)
  %transpose = memref.transpose %0#0 (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %transpose_0 = memref.transpose %0#0 (d0, d1) -> (d1, d0) {a} : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %transpose_1 = memref.transpose %0#1 (d0, d1, d2) -> (d0, d1, d2) : memref<?x?x4xf32> to memref<?x?x4xf32>
}

// -----
module {
  %0:3 = "t.a"() : () -> (memref<2x3xf32>, memref<1xi32>, index)
  %reshape = memref.reshape %0#0(%0#1) {a} : (memref<2x3xf32>, memref<1xi32>) -> memref<6xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (memref<2x3xf32>, memref<2x?xf32>, memref<2x12xf32, strided<[?, 2], offset: ?>>, index)
  %expand_shape = memref.expand_shape %0#0 [[0, 1], [2]] output_shape [2, 1, 3] {a} : memref<2x3xf32> into memref<2x1x3xf32>
  %expand_shape_0 = memref.expand_shape %0#1 [[0], [1, 2]] output_shape [2, %0#3, 4] : memref<2x?xf32> into memref<2x?x4xf32>
  %expand_shape_1 = memref.expand_shape %0#2 [[0, 1], [2, 3]] output_shape [1, 2, 3, 4] : memref<2x12xf32, strided<[?, 2], offset: ?>> into memref<1x2x3x4xf32, strided<[?, ?, 8, 2], offset: ?>>
}

// -----
module {
  %0:2 = "t.a"() : () -> (memref<2x3x1xf32>, memref<2x?x4xf32>)
  %collapse_shape = memref.collapse_shape %0#0 [[0, 1], [2]] {a} : memref<2x3x1xf32> into memref<6x1xf32>
  %collapse_shape_0 = memref.collapse_shape %0#1 [[0], [1, 2]] : memref<2x?x4xf32> into memref<2x?xf32>
}

// -----
module {
  %0:2 = "t.a"() : () -> (index, f32)
  %alloc = memref.alloc() {alignment = 8 : i64} : memref<4xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, memref<4xf32>, memref<2x2xf32>, memref<4xf32, strided<[2]>>)
  %1 = memref.realloc %0#1 {alignment = 8 : i64} : memref<4xf32> to memref<8xf32>
}

// -----
module {
  %0:2 = "t.c"() : () -> (i32, f32)
  %1 = memref.alloca_scope  -> (i32) {
    memref.alloca_scope.return %0#0 : i32
  }
}

// -----
module {
  memref.global "private" constant @a : memref<2xf32> = dense<1.000000e+00>
}

// -----
module {
  memref.global @a : memref<2xf32> = dense<1.000000e+00> {alignment = 8 : i64}
}

// -----
module {
  memref.global constant @x : memref<2xf32> = dense<1.000000e+00> {alignment = 8 : i64}
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<*xf32>)
  %1 = memref.load %0#2[%0#0, %0#0] : memref<4x4xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<*xf32>)
  %1 = memref.load %0#2[%0#0, %0#0] {alignment = 4 : i64} : memref<4x4xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<*xf32>)
  %1 = memref.load %0#2[%0#0, %0#0] {nontemporal = true} : memref<4x4xf32>
}

// -----
module {
  %0:5 = "t.a"() : () -> (index, f32, i32, memref<4x4xf32>, memref<*xf32>)
  memref.store %0#1, %0#3[%0#0, %0#0] : memref<4x4xf32>
}

// -----
module {
  %0:5 = "t.a"() : () -> (index, f32, i32, memref<4x4xf32>, memref<*xf32>)
  memref.store %0#1, %0#3[%0#0, %0#0] {alignment = 4 : i64} : memref<4x4xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, f32, i32, memref<4x4xf32>)
  %1 = memref.generic_atomic_rmw %0#3[] : memref<4x4xf32> {
  ^bb0(%arg0: f32):
    memref.atomic_yield %0#1 : f32
  }
}

// -----
module {
  %0:3 = "t.a"() : () -> (index, f32, memref<4x4xf32>)
  memref.prefetch %0#2[%0#0, %0#0], read, locality<3>, data : memref<4x4xf32>
}

// -----
module {
  %0 = "t.a"() : () -> memref<f32>
  memref.prefetch %0[], write, locality<3>, data : memref<f32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (memref<4xf32>, memref<4xi32>, memref<*xf32>, i32)
  memref.copy %0#0, %0#0 : memref<4xf32> to memref<4xf32>
}

// -----
module {
  %0:4 = "t.a"() : () -> (index, f32, memref<4x4xf32>, memref<1xi32>)
  memref.dma_start %0#2[%0#0, %0#0], %0#2[%0#0, %0#0], %0#0, %0#3[%0#0] : memref<4x4xf32>, memref<4x4xf32>, memref<1xi32>
}

// -----
module {
  %0:3 = "t.a"() : () -> (index, f32, memref<4x4xf32>)
  memref.dma_wait %0#2[%0#0, %0#0], %0#0 : memref<4x4xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, memref<4xf32>, memref<2x2xf32>, memref<4xf32, strided<[2]>>, memref<4xf32, strided<[1]>>, memref<4xi32, 3>)
  %1 = memref.realloc %0#1 : memref<4xf32> to memref<8xf32>
  %2 = memref.realloc %0#1(%0#0) : memref<4xf32> to memref<?xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, f32, memref<4xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>)
  %1 = memref.load %0#5[] : memref<f32>
  memref.store %0#1, %0#2[%0#0] : memref<4xf32>
  memref.prefetch %0#2[%0#0], read, locality<1>, data : memref<4xf32>
  memref.dma_wait %0#2[%0#0], %0#0 : memref<4xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, f32, memref<4xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>)
  %1 = memref.load %0#2[%0#0] : memref<4xf32>
  memref.store %0#1, %0#5[] : memref<f32>
  memref.prefetch %0#2[%0#0], read, locality<1>, data : memref<4xf32>
  memref.dma_wait %0#2[%0#0], %0#0 : memref<4xf32>
}

// -----
module {
  %0:6 = "t.a"() : () -> (index, f32, memref<4xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>)
  %1 = memref.load %0#2[%0#0] : memref<4xf32>
  memref.store %0#1, %0#2[%0#0] : memref<4xf32>
  memref.prefetch %0#2[%0#0], read, locality<1>, data : memref<4xf32>
  memref.dma_wait %0#5[], %0#0 : memref<f32>
}

