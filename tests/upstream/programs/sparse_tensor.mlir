// sparse_tensor.assemble
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%v3 = "t.value"() : () -> tensor<2x2xi1>
%r4 = "sparse_tensor.assemble"(%v1, %v2, %v3) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<?xcomplex<f32>>)
// -----
// sparse_tensor.binary
%v1 = "t.value"() : () -> !llvm.struct<(i32, i1)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, i1)>
%r3 = "sparse_tensor.binary"(%v1, %v2) <{left_identity = unit, right_identity = unit}> ({
^bb0(%a4: i32):
%v5 = "t.value"() : () -> !llvm.struct<(i32, i1)>
"sparse_tensor.yield"(%v5) : (!llvm.struct<(i32, i1)>) -> ()
}, {
"sparse_tensor.yield"() : () -> ()
}, {
}) : (!llvm.struct<(i32, i1)>, !llvm.struct<(i32, i1)>) -> (!llvm.struct<(i32, i1)>)
// -----
// sparse_tensor.binary
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "sparse_tensor.binary"(%v1, %v2) <{left_identity = unit, right_identity = unit}> ({
^bb0(%a4: index, %a5: bf16):
"t.use"() : () -> ()
"sparse_tensor.yield"(%a5) : (bf16) -> ()
}, {
^bb0(%a6: bf16):
"t.use"() : () -> ()
"sparse_tensor.yield"(%a6) : (bf16) -> ()
}, {
}) : (bf16, bf16) -> (bf16)
// -----
// sparse_tensor.binary
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%r3 = "sparse_tensor.binary"(%v1, %v2) <{left_identity = unit, right_identity = unit}> ({
%v4 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"sparse_tensor.yield"(%v4) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
}, {
^bb0(%a5: i32, %a6: memref<?xf32, strided<[?], offset: ?>>):
"sparse_tensor.yield"(%a6) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
}, {
^bb0(%a7: i32):
"sparse_tensor.yield"() : () -> ()
}) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> (memref<?xf32, strided<[?], offset: ?>>)
// -----
// sparse_tensor.compress
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> memref<4xi1>
%v3 = "t.value"() : () -> memref<4xindex>
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> tensor<2x2xi1>
%v6 = "t.value"() : () -> index
%r7 = "sparse_tensor.compress"(%v1, %v2, %v3, %v4, %v5, %v6) : (memref<4xf32>, memref<4xi1>, memref<4xindex>, index, tensor<2x2xi1>, index) -> (tensor<f64>)
// -----
// sparse_tensor.concatenate
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "sparse_tensor.concatenate"(%v1, %v2) <{dimension = 7 : index}> : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// -----
// sparse_tensor.concatenate
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "sparse_tensor.concatenate"(%v1) <{dimension = 7 : index}> : (tensor<?xcomplex<f32>>) -> (tensor<4xindex>)
// -----
// sparse_tensor.convert
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "sparse_tensor.convert"(%v1) : (tensor<?xcomplex<f32>>) -> (tensor<?xcomplex<f32>>)
// -----
// sparse_tensor.coordinates
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "sparse_tensor.coordinates"(%v1) <{level = 7 : index}> : (tensor<?xcomplex<f32>>) -> (memref<4xi1>)
// -----
// sparse_tensor.coordinates_buffer
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "sparse_tensor.coordinates_buffer"(%v1) : (tensor<4xindex>) -> (memref<?xf32, strided<[?], offset: ?>>)
// -----
// sparse_tensor.crd_translate
%v1 = "t.value"() : () -> index
%r2 = "sparse_tensor.crd_translate"(%v1) <{direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>}> : (index) -> (index)
// -----
// sparse_tensor.disassemble
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<4xindex>
%v3 = "t.value"() : () -> tensor<4xindex>
%v4 = "t.value"() : () -> tensor<4xindex>
%r5:6 = "sparse_tensor.disassemble"(%v1, %v2, %v3, %v4) : (tensor<f64>, tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>, tensor<?x2xi32>, tensor<4xindex>, index, i1, i1)
// -----
// sparse_tensor.expand
%v1 = "t.value"() : () -> tensor<4xindex>
%r2:4 = "sparse_tensor.expand"(%v1) : (tensor<4xindex>) -> (memref<4xi1>, memref<4xi1>, memref<4xindex>, index)
// -----
// sparse_tensor.foreach
%v1 = "t.value"() : () -> tensor<2x2xi1>
"sparse_tensor.foreach"(%v1) <{order = affine_map<(d0, d1) -> (d1, d0)>}> ({
^bb0(%a2: index, %a3: index):
"sparse_tensor.yield"(%a2, %a2) : (index, index) -> ()
}) : (tensor<2x2xi1>) -> ()
// -----
// sparse_tensor.foreach
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tuple<i32, f32>
%v3 = "t.value"() : () -> tuple<i32, f32>
%r4:2 = "sparse_tensor.foreach"(%v1, %v2, %v3) ({
^bb0(%a5: index, %a6: index):
%v7 = "t.value"() : () -> tuple<i32, f32>
"sparse_tensor.yield"(%v7) : (tuple<i32, f32>) -> ()
}) : (tensor<4xf32>, tuple<i32, f32>, tuple<i32, f32>) -> (tuple<i32, f32>, tuple<i32, f32>)
// -----
// sparse_tensor.foreach
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v3 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r4:2 = "sparse_tensor.foreach"(%v1, %v2, %v3) <{order = affine_map<(d0, d1) -> (d0, d1)>}> ({
%v5 = "t.value"() : () -> !llvm.struct<(i32, f32)>
"sparse_tensor.yield"(%v5) : (!llvm.struct<(i32, f32)>) -> ()
}) : (tensor<4xf32>, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>)
// -----
// sparse_tensor.has_runtime_library
%r1 = "sparse_tensor.has_runtime_library"() : () -> (i1)
// -----
// sparse_tensor.iterate
%v1 = "t.value"() : () -> (!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
"sparse_tensor.iterate"(%v1) <{crdUsedLvls = 0 : i64}> ({
^bb0(%a2: !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>):
"sparse_tensor.yield"(%a2) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> ()
}) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> ()
// -----
// sparse_tensor.load
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "sparse_tensor.load"(%v1) <{hasInserts = unit}> : (tensor<4xindex>) -> (tensor<?xcomplex<f32>>)
// -----
// sparse_tensor.lvl
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> index
%r3 = "sparse_tensor.lvl"(%v1, %v2) : (tensor<?x2xi32>, index) -> (index)
// -----
// sparse_tensor.new
%v1 = "t.value"() : () -> !llvm.metadata
%r2 = "sparse_tensor.new"(%v1) : (!llvm.metadata) -> (tensor<f64>)
// -----
// sparse_tensor.number_of_entries
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "sparse_tensor.number_of_entries"(%v1) : (tensor<2x2xi1>) -> (index)
// -----
// sparse_tensor.out
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"sparse_tensor.out"(%v1, %v2) : (tensor<4xindex>, !llvm.ptr<3>) -> ()
// -----
// sparse_tensor.positions
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "sparse_tensor.positions"(%v1) <{level = 7 : index}> : (tensor<2x2xi1>) -> (memref<?xi1>)
// -----
// sparse_tensor.print
%v1 = "t.value"() : () -> tensor<2x2xi1>
"sparse_tensor.print"(%v1) : (tensor<2x2xi1>) -> ()
// -----
// sparse_tensor.push_back
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> memref<?xi1>
%v3 = "t.value"() : () -> index
%r4:2 = "sparse_tensor.push_back"(%v1, %v2, %v3) <{inbounds = unit}> : (index, memref<?xi1>, index) -> (memref<4xf32>, index)
// -----
// sparse_tensor.push_back
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> memref<2xi1>
%v3 = "t.value"() : () -> vector<4xbf16>
%v4 = "t.value"() : () -> index
%r5:2 = "sparse_tensor.push_back"(%v1, %v2, %v3, %v4) : (index, memref<2xi1>, vector<4xbf16>, index) -> (memref<2xi1>, index)
// -----
// sparse_tensor.reduce
%v1 = "t.value"() : () -> memref<i64, 3>
%v2 = "t.value"() : () -> memref<i64, 3>
%v3 = "t.value"() : () -> memref<i64, 3>
%r4 = "sparse_tensor.reduce"(%v1, %v2, %v3) ({
^bb0(%a5: index, %a6: memref<i64, 3>, %a7: index):
"sparse_tensor.yield"(%a6) : (memref<i64, 3>) -> ()
}) : (memref<i64, 3>, memref<i64, 3>, memref<i64, 3>) -> (memref<i64, 3>)
// -----
// sparse_tensor.reduce
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v3 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r4 = "sparse_tensor.reduce"(%v1, %v2, %v3) ({
}) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// sparse_tensor.reinterpret_map
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "sparse_tensor.reinterpret_map"(%v1) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// sparse_tensor.reorder_coo
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>}> : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// sparse_tensor.select
%v1 = "t.value"() : () -> complex<f32>
%r2 = "sparse_tensor.select"(%v1) ({
^bb0(%a3: complex<f32>):
"sparse_tensor.yield"(%a3) : (complex<f32>) -> ()
}) : (complex<f32>) -> (complex<f32>)
// -----
// sparse_tensor.select
%v1 = "t.value"() : () -> memref<16xi8>
%r2 = "sparse_tensor.select"(%v1) ({
%v3 = "t.value"() : () -> memref<16xi8>
"sparse_tensor.yield"(%v3) : (memref<16xi8>) -> ()
}) : (memref<16xi8>) -> (memref<16xi8>)
// -----
// sparse_tensor.slice.offset
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "sparse_tensor.slice.offset"(%v1) <{dim = 7 : index}> : (tensor<4xindex>) -> (index)
// -----
// sparse_tensor.slice.stride
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "sparse_tensor.slice.stride"(%v1) <{dim = 7 : index}> : (tensor<f64>) -> (index)
// -----
// sparse_tensor.sort
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> memref<1xi1>
%v3 = "t.value"() : () -> memref<1xi1>
"sparse_tensor.sort"(%v1, %v2, %v3) <{perm_map = affine_map<(d0, d1) -> (d0, d1)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm hybrid_quick_sort>}> : (index, memref<1xi1>, memref<1xi1>) -> ()
// -----
// sparse_tensor.storage_specifier.get
%v1 = "t.value"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
%r2 = "sparse_tensor.storage_specifier.get"(%v1) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (index)
// -----
// sparse_tensor.storage_specifier.init
%v1 = "t.value"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
%r2 = "sparse_tensor.storage_specifier.init"(%v1) : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// -----
// sparse_tensor.storage_specifier.set
%v1 = "t.value"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
%v2 = "t.value"() : () -> index
%r3 = "sparse_tensor.storage_specifier.set"(%v1, %v2) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// -----
// sparse_tensor.unary
%v1 = "t.value"() : () -> f64
%r2 = "sparse_tensor.unary"(%v1) ({
}, {
}) : (f64) -> (complex<f64>)
// -----
// sparse_tensor.values
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "sparse_tensor.values"(%v1) : (tensor<?xcomplex<f32>>) -> (memref<2xi1>)
// -----
// sparse_tensor.yield
%v1 = "t.value"() : () -> memref<f32>
"sparse_tensor.yield"(%v1) : (memref<f32>) -> ()
// -----
// sparse_tensor.yield
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"sparse_tensor.yield"(%v1, %v2) : (i1, memref<?xf32, strided<[?], offset: ?>>) -> ()
