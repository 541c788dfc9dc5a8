// memref.alloc
%r1 = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<f32>)
// -----
// memref.alloca
memref.alloca_scope {
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "memref.alloca"(%v1, %v2) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> (memref<?x?xi32>)
}
// -----
// memref.alloca
memref.alloca_scope {
%r1 = "memref.alloca"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<i64, 3>)
}
// -----
// memref.alloca_scope
"memref.alloca_scope"() ({
"t.use"() : () -> ()
"memref.alloca_scope.return"() : () -> ()
}) : () -> ()
// -----
// memref.alloca_scope
%r1 = "memref.alloca_scope"() ({
%v2 = "t.value"() : () -> (() -> ())
"memref.alloca_scope.return"(%v2) : (() -> ()) -> ()
}) : () -> (() -> ())
// -----
// memref.alloca_scope.return
"memref.alloca_scope"() ({
"memref.alloca_scope.return"() : () -> ()
}) : () -> ()
// -----
// memref.assume_alignment
%v1 = "t.value"() : () -> memref<4xf32>
%r2 = "memref.assume_alignment"(%v1) <{alignment = 1 : i32}> : (memref<4xf32>) -> (memref<4xf32>)
// -----
// memref.atomic_rmw
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> memref<4xf32>
%v3 = "t.value"() : () -> index
%r4 = "memref.atomic_rmw"(%v1, %v2, %v3) <{kind = 0 : i64}> : (f80, memref<4xf32>, index) -> (bf16)
// -----
// memref.atomic_yield
%v1 = "t.value"() : () -> vector<2x[4]xi64>
"memref.atomic_yield"(%v1) : (vector<2x[4]xi64>) -> ()
// -----
// memref.cast
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "memref.cast"(%v1) : (memref<16xi8>) -> (memref<16xi8>)
// -----
// memref.collapse_shape
%v1 = "t.value"() : () -> memref<i64, 3>
%r2 = "memref.collapse_shape"(%v1) <{reassociation = []}> : (memref<i64, 3>) -> (memref<i64, 3>)
// -----
// memref.copy
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> memref<4xindex>
"memref.copy"(%v1, %v2) : (memref<4xindex>, memref<4xindex>) -> ()
// -----
// memref.dealloc
%v1 = "t.value"() : () -> memref<f32>
"memref.dealloc"(%v1) : (memref<f32>) -> ()
// -----
// memref.dim
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> index
%r3 = "memref.dim"(%v1, %v2) : (memref<16xi8>, index) -> (index)
// -----
// memref.distinct_objects
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> memref<?x?xi32>
%r3:2 = "memref.distinct_objects"(%v1, %v2) : (memref<?x?xi32>, memref<?x?xi32>) -> (memref<?x?xi32>, memref<?x?xi32>)
// -----
// memref.distinct_objects
%v1 = "t.value"() : () -> memref<4xindex>
%r2 = "memref.distinct_objects"(%v1) : (memref<4xindex>) -> (memref<4xindex>)
// -----
// memref.dma_start
%v1 = "t.value"() : () -> memref<4x4xf32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<4xf32, 1>
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> memref<1xi32>
%v8 = "t.value"() : () -> index
%v9 = "t.value"() : () -> index
%v10 = "t.value"() : () -> index
"memref.dma_start"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index, index) -> ()
// -----
// memref.dma_wait
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
"memref.dma_wait"(%v1, %v2, %v3) : (memref<16xi8>, index, index) -> ()
// -----
// memref.expand_shape
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "memref.expand_shape"(%v1, %v2, %v3) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1>}> : (memref<4xindex>, index, index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>)
// -----
// memref.expand_shape
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%r2 = "memref.expand_shape"(%v1) <{reassociation = [], static_output_shape = array<i64: 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>)
// -----
// memref.extract_aligned_pointer_as_index
%v1 = "t.value"() : () -> memref<4xindex>
%r2 = "memref.extract_aligned_pointer_as_index"(%v1) : (memref<4xindex>) -> (index)
// -----
// memref.extract_strided_metadata
%v1 = "t.value"() : () -> memref<f32>
%r2:2 = "memref.extract_strided_metadata"(%v1) : (memref<f32>) -> (memref<f32>, index)
// -----
// memref.generic_atomic_rmw
%v1 = "t.value"() : () -> memref<i64, 3>
%r2 = "memref.generic_atomic_rmw"(%v1) ({
^bb0(%a3: i64):
"memref.atomic_yield"(%a3) : (i64) -> ()
}) : (memref<i64, 3>) -> (i64)
// -----
// memref.get_global
memref.global @f : memref<i64, 3>
%r1 = "memref.get_global"() <{name = @f}> : () -> (memref<i64, 3>)
// -----
// memref.global
"memref.global"() <{sym_name = "", type = memref<4xf32>}> : () -> ()
// -----
// memref.global
"memref.global"() <{sym_name = "text", type = memref<4xf32>, alignment = 16 : i64}> : () -> ()
// -----
// memref.global
"memref.global"() <{sym_name = "a\0Ab", type = memref<4xf32>, constant = unit}> : () -> ()
// -----
// memref.load
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "memref.load"(%v1, %v2, %v3) <{nontemporal = true, alignment = 16 : i64}> : (memref<f32>, index, index) -> (!llvm.struct<(i32, f32)>)
// -----
// memref.load
%v1 = "t.value"() : () -> memref<f32>
%r2 = "memref.load"(%v1) <{nontemporal = true}> : (memref<f32>) -> (index)
// -----
// memref.memory_space_cast
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "memref.memory_space_cast"(%v1) : (memref<16xi8>) -> (memref<16xi8>)
// -----
// memref.prefetch
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> index
"memref.prefetch"(%v1, %v2) <{isWrite = false, localityHint = 1 : i32, isDataCache = true}> : (memref<4xf32>, index) -> ()
// -----
// memref.prefetch
%v1 = "t.value"() : () -> memref<f32>
"memref.prefetch"(%v1) <{isWrite = false, localityHint = 1 : i32, isDataCache = false}> : (memref<f32>) -> ()
// -----
// memref.rank
%v1 = "t.value"() : () -> memref<f32>
%r2 = "memref.rank"(%v1) : (memref<f32>) -> (index)
// -----
// memref.realloc
%v1 = "t.value"() : () -> memref<4xf32>
%r2 = "memref.realloc"(%v1) <{alignment = 16 : i64}> : (memref<4xf32>) -> (memref<4xf32>)
// -----
// memref.realloc
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "memref.realloc"(%v1) : (memref<16xi8>) -> (memref<16xi8>)
// -----
// memref.reinterpret_cast
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "memref.reinterpret_cast"(%v1) <{static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 0, 4>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xi8>) -> (memref<?x?xi32>)
// -----
// memref.reinterpret_cast
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "memref.reinterpret_cast"(%v1, %v2, %v3) <{static_offsets = array<i64: 1>, static_sizes = array<i64>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<f32>, index, index) -> (memref<i64, 3>)
// -----
// memref.reinterpret_cast
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%r6 = "memref.reinterpret_cast"(%v1, %v2, %v3, %v4, %v5) <{static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 2, 0, 2>}> : (memref<?xf32, strided<[?], offset: ?>>, index, index, index, index) -> (memref<i64, 3>)
// -----
// memref.reshape
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> memref<4xindex>
%r3 = "memref.reshape"(%v1, %v2) : (memref<*xf32>, memref<4xindex>) -> (memref<*xf32>)
// -----
// memref.subview
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%r5 = "memref.subview"(%v1, %v2, %v3, %v4) <{static_offsets = array<i64: 1>, static_sizes = array<i64: 0, 4>, static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xindex>, index, index, index) -> (memref<?xf32, strided<[?], offset: ?>>)
// -----
// memref.subview
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> index
%r8 = "memref.subview"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{static_offsets = array<i64>, static_sizes = array<i64: 1>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 2, 2, 2>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index, index) -> (memref<?x?xi32>)
// -----
// memref.subview
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%r7 = "memref.subview"(%v1, %v2, %v3, %v4, %v5, %v6) <{static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 2, 2, 1>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>)
// -----
// memref.transpose
%v1 = "t.value"() : () -> memref<i64, 3>
%r2 = "memref.transpose"(%v1) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<i64, 3>) -> (memref<i64, 3>)
// -----
// memref.view
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> index
%r3 = "memref.view"(%v1, %v2) : (memref<16xi8>, index) -> (memref<16xi8>)
