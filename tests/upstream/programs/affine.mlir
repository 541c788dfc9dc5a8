// affine.delinearize_index
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4:2 = "affine.delinearize_index"(%v1, %v2, %v3) <{static_basis = array<i64: 0, 4>}> : (index, index, index) -> (index, index)
// -----
// affine.linearize_index
%r1 = "affine.linearize_index"() <{static_basis = array<i64: 0, 4>, disjoint = unit, operandSegmentSizes = array<i32: 0, 0>}> : () -> (index)
// -----
// affine.linearize_index
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "affine.linearize_index"(%v1, %v2) <{static_basis = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> (index)
// -----
// affine.linearize_index
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%r5 = "affine.linearize_index"(%v1, %v2, %v3, %v4) <{static_basis = array<i64>, disjoint = true, operandSegmentSizes = array<i32: 2, 2>}> : (index, index, index, index) -> (index)
// -----
// affine.load
%v1 = "t.value"() : () -> memref<i64, 3>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "affine.load"(%v1, %v2, %v3) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<i64, 3>, index, index) -> (vector<4xi1>)
// -----
// affine.max
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "affine.max"(%v1, %v2) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (index, index) -> (index)
// -----
// affine.min
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "affine.min"(%v1, %v2) <{map = affine_map<(d0, d1) -> (d1, d0)>}> : (index, index) -> (index)
// -----
// affine.prefetch
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
"affine.prefetch"(%v1, %v2, %v3) <{isWrite = true, localityHint = 0 : i32, isDataCache = false, map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>, index, index) -> ()
// -----
// affine.vector_load
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "affine.vector_load"(%v1, %v2, %v3) <{map = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4xindex>, index, index) -> (vector<4xf32>)
// -----
// affine.vector_store
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> memref<i64, 3>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
"affine.vector_store"(%v1, %v2, %v3, %v4) <{map = affine_map<(d0, d1) -> (d1, d0)>}> : (vector<4xbf16>, memref<i64, 3>, index, index) -> ()
// -----
// affine.yield
%v1 = "t.value"() : () -> !llvm.func<void ()>
"affine.yield"(%v1) : (!llvm.func<void ()>) -> ()
// -----
// affine.yield
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
"affine.yield"(%v1, %v2) : (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>) -> ()
// -----
// affine.yield
"affine.yield"() : () -> ()
