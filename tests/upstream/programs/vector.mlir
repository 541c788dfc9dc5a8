// vector.bitcast
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "vector.bitcast"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// vector.broadcast
%v1 = "t.value"() : () -> vector<4xindex>
%r2 = "vector.broadcast"(%v1) : (vector<4xindex>) -> (vector<4xindex>)
// -----
// vector.compressstore
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> vector<4xi32>
"vector.compressstore"(%v1, %v2, %v3, %v4, %v5) <{alignment = 16 : i64}> : (memref<4xindex>, index, index, vector<4xi1>, vector<4xi32>) -> ()
// -----
// vector.compressstore
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
"vector.compressstore"(%v1, %v2, %v3) : (memref<2x3xf32, strided<[3, 1], offset: ?>>, vector<4xi1>, vector<4xi1>) -> ()
// -----
// vector.constant_mask
%r1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64>}> : () -> (vector<4xi1>)
// -----
// vector.contract
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> memref<4xindex>
%r4 = "vector.contract"(%v1, %v2, %v3) <{indexing_maps = [1.0 : f32, 2.0 : f32], iterator_types = [], kind = #vector<kind<add>>}> : (vector<4xbf16>, vector<4xbf16>, memref<4xindex>) -> (memref<4xindex>)
// -----
// vector.create_mask
%v1 = "t.value"() : () -> index
%r2 = "vector.create_mask"(%v1) : (index) -> (vector<4xi1>)
// -----
// vector.deinterleave
%v1 = "t.value"() : () -> vector<4xbf16>
%r2:2 = "vector.deinterleave"(%v1) : (vector<4xbf16>) -> (vector<4xbf16>, vector<4xf32>)
// -----
// vector.expandload
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> vector<4xf32>
%r6 = "vector.expandload"(%v1, %v2, %v3, %v4, %v5) <{alignment = 16 : i64}> : (memref<4xindex>, index, index, vector<4xi1>, vector<4xf32>) -> (vector<4xf32>)
// -----
// vector.expandload
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<4xbf16>
%r5 = "vector.expandload"(%v1, %v2, %v3, %v4) : (memref<4xindex>, index, vector<4xi1>, vector<4xbf16>) -> (vector<2x[4]xi64>)
// -----
// vector.extract
%v1 = "t.value"() : () -> vector<2x[4]xi64>
%r2 = "vector.extract"(%v1) <{static_position = array<i64>}> : (vector<2x[4]xi64>) -> (vector<2x[4]xi64>)
// -----
// vector.extract_strided_slice
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "vector.extract_strided_slice"(%v1) <{offsets = [], sizes = [], strides = []}> : (vector<4xi1>) -> (vector<4xi1>)
// -----
// vector.fma
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "vector.fma"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// vector.gather
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> vector<4xi1>
%r6 = "vector.gather"(%v1, %v2, %v3, %v4, %v5) <{alignment = 16 : i64}> : (tensor<4xf32>, index, vector<4xi1>, vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// vector.gather
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<2x[4]xi64>
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> vector<2x[4]xi64>
%r6 = "vector.gather"(%v1, %v2, %v3, %v4, %v5) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, vector<2x[4]xi64>, vector<4xi1>, vector<2x[4]xi64>) -> (vector<2x[4]xi64>)
// -----
// vector.insert
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
%v3 = "t.value"() : () -> index
%r4 = "vector.insert"(%v1, %v2, %v3) <{static_position = array<i64>}> : (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>, index) -> (vector<4x!llvm.ptr>)
// -----
// vector.insert_strided_slice
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "vector.insert_strided_slice"(%v1, %v2) <{offsets = [], strides = []}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// vector.interleave
%v1 = "t.value"() : () -> vector<2x[4]xi64>
%v2 = "t.value"() : () -> vector<2x[4]xi64>
%r3 = "vector.interleave"(%v1, %v2) : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> (vector<4x!llvm.ptr>)
// -----
// vector.load
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "vector.load"(%v1, %v2, %v3) <{nontemporal = false, alignment = 16 : i64}> : (memref<4xf32>, index, index) -> (vector<4xbf16>)
// -----
// vector.load
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "vector.load"(%v1, %v2, %v3) : (memref<4xindex>, index, index) -> (vector<4xbf16>)
// -----
// vector.load
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r2 = "vector.load"(%v1) <{alignment = 16 : i64, nontemporal = true}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (vector<4xf32>)
// -----
// vector.mask
%v1 = "t.value"() : () -> vector<4xi1>
"vector.mask"(%v1) ({
"vector.yield"() : () -> ()
}) : (vector<4xi1>) -> ()
// -----
// vector.maskedload
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<2x[4]xi64>
%r5 = "vector.maskedload"(%v1, %v2, %v3, %v4) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, vector<4xi1>, vector<2x[4]xi64>) -> (vector<4xbf16>)
// -----
// vector.maskedload
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<4x!llvm.ptr>
%r5 = "vector.maskedload"(%v1, %v2, %v3, %v4) <{alignment = 16 : i64}> : (memref<f32>, index, vector<4xi1>, vector<4x!llvm.ptr>) -> (vector<4xbf16>)
// -----
// vector.maskedstore
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> vector<4xi32>
"vector.maskedstore"(%v1, %v2, %v3, %v4, %v5) <{alignment = 16 : i64}> : (memref<f32>, index, index, vector<4xi1>, vector<4xi32>) -> ()
// -----
// vector.maskedstore
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<4xf32>
"vector.maskedstore"(%v1, %v2, %v3, %v4) : (memref<4xindex>, index, vector<4xi1>, vector<4xf32>) -> ()
// -----
// vector.multi_reduction
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "vector.multi_reduction"(%v1, %v2) <{kind = #vector<kind<mul>>, reduction_dims = array<i64: 1>}> : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// vector.outerproduct
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
%r3 = "vector.outerproduct"(%v1, %v2) : (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>)
// -----
// vector.outerproduct
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> i128
%r3 = "vector.outerproduct"(%v1, %v2) <{kind = #vector<kind<add>>}> : (vector<4xi32>, i128) -> (vector<4xi32>)
// -----
// vector.print
%v1 = "t.value"() : () -> vector<4xi32>
"vector.print"(%v1) : (vector<4xi32>) -> ()
// -----
// vector.print
"vector.print"() : () -> ()
// -----
// vector.reduction
%v1 = "t.value"() : () -> vector<4xbf16>
%r2 = "vector.reduction"(%v1) <{kind = #vector<kind<minsi>>, fastmath = #arith<fastmath<ninf>>}> : (vector<4xbf16>) -> (vector<4xbf16>)
// -----
// vector.reduction
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
%r3 = "vector.reduction"(%v1, %v2) <{kind = #vector<kind<minui>>, fastmath = #arith<fastmath<none>>}> : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
// -----
// vector.scalable.extract
%v1 = "t.value"() : () -> vector<[16]x!llvm<ppc_fp128>>
%r2 = "vector.scalable.extract"(%v1) <{pos = 16 : i64}> : (vector<[16]x!llvm<ppc_fp128>>) -> (vector<[16]x!llvm<ppc_fp128>>)
// -----
// vector.scalable.insert
%v1 = "t.value"() : () -> vector<[4]x!llvm<ptr<1>>>
%v2 = "t.value"() : () -> vector<[4]x!llvm<ptr<1>>>
%r3 = "vector.scalable.insert"(%v1, %v2) <{pos = 0 : i64}> : (vector<[4]x!llvm<ptr<1>>>, vector<[4]x!llvm<ptr<1>>>) -> (vector<[4]x!llvm<ptr<1>>>)
// -----
// vector.scan
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
%r3:2 = "vector.scan"(%v1, %v2) <{kind = #vector<kind<add>>, reduction_dim = 9 : i64, inclusive = true}> : (vector<4xbf16>, vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>)
// -----
// vector.scatter
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> vector<4xi1>
%v5 = "t.value"() : () -> vector<4xi1>
%v6 = "t.value"() : () -> vector<4xi32>
"vector.scatter"(%v1, %v2, %v3, %v4, %v5, %v6) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, vector<4xi1>, vector<4xi1>, vector<4xi32>) -> ()
// -----
// vector.scatter
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%v4 = "t.value"() : () -> vector<4xf32>
%r5 = "vector.scatter"(%v1, %v2, %v3, %v4) <{alignment = 16 : i64}> : (memref<?xf32, strided<[?], offset: ?>>, vector<4xi1>, vector<4xi1>, vector<4xf32>) -> (tensor<f64>)
// -----
// vector.shape_cast
%v1 = "t.value"() : () -> vector<4xindex>
%r2 = "vector.shape_cast"(%v1) : (vector<4xindex>) -> (vector<4xindex>)
// -----
// vector.shuffle
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "vector.shuffle"(%v1, %v2) <{mask = array<i64: 0, 4>}> : (vector<4xindex>, vector<4xf32>) -> (vector<4xindex>)
// -----
// vector.step
%r1 = "vector.step"() : () -> (vector<4xindex>)
// -----
// vector.store
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> memref<f32>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
"vector.store"(%v1, %v2, %v3, %v4) <{nontemporal = true, alignment = 16 : i64}> : (vector<4xi32>, memref<f32>, index, index) -> ()
// -----
// vector.to_elements
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
"vector.to_elements"(%v1) : (vector<4x!llvm.ptr>) -> ()
// -----
// vector.to_elements
%v1 = "t.value"() : () -> vector<f32>
%r2 = "vector.to_elements"(%v1) : (vector<f32>) -> (memref<16xi8>)
// -----
// vector.transpose
%v1 = "t.value"() : () -> vector<f32>
%r2 = "vector.transpose"(%v1) <{permutation = array<i64>}> : (vector<f32>) -> (vector<f32>)
// -----
// vector.type_cast
%v1 = "t.value"() : () -> memref<4xf32>
%r2 = "vector.type_cast"(%v1) : (memref<4xf32>) -> (memref<4xf32>)
// -----
// vector.vscale
%r1 = "vector.vscale"() : () -> (index)
// -----
// vector.yield
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> memref<*xf32>
"vector.yield"(%v1, %v2) : (memref<*xf32>, memref<*xf32>) -> ()
// -----
// vector.yield
"vector.yield"() : () -> ()
