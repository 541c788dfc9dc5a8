// linalg.abs
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r3:2 = "linalg.abs"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a4: index):
"linalg.yield"() : () -> ()
}) : (memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<2x3xf32, strided<[3, 1], offset: ?>>)
// -----
// linalg.batch_mmt4d
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> f80
%v3 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%r4 = "linalg.batch_mmt4d"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%a5: memref<?xf32, strided<[?], offset: ?>>):
%v6 = "t.value"() : () -> tensor<4xf32>
"linalg.yield"(%v6) : (tensor<4xf32>) -> ()
}) : (f80, f80, memref<?xf32, strided<[?], offset: ?>>) -> (tensor<4xf32>)
// -----
// linalg.broadcast
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> memref<4xindex>
"linalg.broadcast"(%v1, %v2) <{dimensions = array<i64: 1>}> ({
}) : (tensor<2x2xi1>, memref<4xindex>) -> ()
// -----
// linalg.broadcast
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v2 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r3 = "linalg.broadcast"(%v1, %v2) <{dimensions = array<i64: 0, 4>}> ({
^bb0(%a4: index, %a5: tensor<?x2xi32>, %a6: index):
"linalg.yield"() : () -> ()
}) : (tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) -> (tensor<?x2xi32>)
// -----
// linalg.broadcast
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"linalg.broadcast"(%v1, %v2) <{dimensions = array<i64: 0, 4>}> ({
"t.use"() : () -> ()
"linalg.yield"() : () -> ()
}) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> ()
// -----
// linalg.conv_2d
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> tensor<f64>
"linalg.conv_2d"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
"t.use"() : () -> ()
"linalg.yield"() : () -> ()
}) : (tensor<f64>, tensor<f64>, tensor<f64>) -> ()
// -----
// linalg.conv_2d_ngchw_gfchw
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%v3 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r4:2 = "linalg.conv_2d_ngchw_gfchw"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>}> ({
}) : (bf16, bf16, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (tensor<?x2xi32>, tensor<?x2xi32>)
// -----
// linalg.conv_2d_nhwc_hwcf
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%v3 = "t.value"() : () -> tensor<4xf32>
%r4 = "linalg.conv_2d_nhwc_hwcf"(%v1, %v2, %v3) <{strides = dense<[1, 2]> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 1, 2>}> ({
^bb0(%a5: index, %a6: tensor<4xf32>, %a7: tensor<4xf32>):
"linalg.yield"() : () -> ()
}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// linalg.conv_3d_ncdhw_fcdhw
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%v3 = "t.value"() : () -> tensor<2x2xi1>
%r4 = "linalg.conv_3d_ncdhw_fcdhw"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%a5: i32):
"linalg.yield"() : () -> ()
}) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// linalg.conv_3d_ncdhw_fcdhw
%v1 = "t.value"() : () -> memref<i64, 3>
%v2 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v3 = "t.value"() : () -> memref<i64, 3>
%r4:3 = "linalg.conv_3d_ncdhw_fcdhw"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
^bb0(%a5: memref<i64, 3>, %a6: memref<2x3xf32, strided<[3, 1], offset: ?>>, %a7: memref<i64, 3>):
"t.use"() : () -> ()
"linalg.yield"(%a5, %a6, %a5) : (memref<i64, 3>, memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<i64, 3>) -> ()
}) : (memref<i64, 3>, memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<i64, 3>) -> (memref<i64, 3>, memref<2x3xf32, strided<[3, 1], offset: ?>>, memref<i64, 3>)
// -----
// linalg.copy
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3 = "linalg.copy"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>, cast = #linalg<type_fn<cast_signed>>}> ({
%v4 = "t.value"() : () -> tensor<f64>
"linalg.yield"(%v4) : (tensor<f64>) -> ()
}) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
// -----
// linalg.depthwise_conv_1d_ncw_cw
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<?x?xi32>
%r4 = "linalg.depthwise_conv_1d_ncw_cw"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%a5: index):
%v6 = "t.value"() : () -> tensor<f64>
"linalg.yield"(%v6) : (tensor<f64>) -> ()
}) : (index, index, memref<?x?xi32>) -> (tensor<f64>)
// -----
// linalg.fill
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "linalg.fill"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a4: index, %a5: si32, %a6: tensor<4xf32>):
"linalg.yield"(%a6) : (tensor<4xf32>) -> ()
}) : (si32, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// linalg.floor
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%r3:2 = "linalg.floor"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a4: index, %a5: index):
"linalg.yield"() : () -> ()
}) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
// -----
// linalg.generic
"linalg.generic"() <{indexing_maps = [], iterator_types = [], operandSegmentSizes = array<i32: 0, 0>}> ({
"linalg.yield"() : () -> ()
}) : () -> ()
// -----
// linalg.index
%r1 = "linalg.index"() <{dim = 16 : i64}> : () -> (index)
// -----
// linalg.map
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "linalg.map"(%v1) ({
^bb0(%a3: index, %a4: tensor<f64>):
"linalg.yield"() : () -> ()
}) : (tensor<f64>) -> (tensor<?x2xi32>)
// -----
// linalg.mul
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> tensor<f64>
%r4:2 = "linalg.mul"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%a5: i32, %a6: tensor<f64>, %a7: tensor<f64>):
"linalg.yield"() : () -> ()
}) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
// -----
// linalg.pack
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%v3 = "t.value"() : () -> tensor<?x2xi32>
%r4 = "linalg.pack"(%v1, %v2, %v3) <{inner_dims_pos = array<i64>, static_inner_tiles = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<?x2xi32>, tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// linalg.pack
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%r6 = "linalg.pack"(%v1, %v2, %v3, %v4, %v5) <{outer_dims_perm = array<i64: 1>, inner_dims_pos = array<i64: 1>, static_inner_tiles = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 1, 1, 2>}> : (tensor<?xcomplex<f32>>, tensor<f64>, tensor<?xcomplex<f32>>, index, index) -> (tensor<?xcomplex<f32>>)
// -----
// linalg.pack
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "linalg.pack"(%v1, %v2) <{outer_dims_perm = array<i64>, inner_dims_pos = array<i64>, static_inner_tiles = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<f64>)
// -----
// linalg.pooling_ncw_sum
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%v3 = "t.value"() : () -> tensor<?x2xi32>
%r4 = "linalg.pooling_ncw_sum"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
^bb0(%a5: tensor<?x2xi32>, %a6: tensor<?x2xi32>):
"t.use"() : () -> ()
"linalg.yield"(%a5, %a5) : (tensor<?x2xi32>, tensor<?x2xi32>) -> ()
}) : (tensor<?x2xi32>, tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// linalg.pooling_ndhwc_sum
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> tensor<f64>
%r4:2 = "linalg.pooling_ndhwc_sum"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%a5: tensor<f64>, %a6: tensor<f64>):
"linalg.yield"() : () -> ()
}) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
// -----
// linalg.pooling_nwc_sum
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%v3 = "t.value"() : () -> tensor<2x2xi1>
"linalg.pooling_nwc_sum"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
}) : (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>) -> ()
// -----
// linalg.powf
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> memref<4xf32>
%v3 = "t.value"() : () -> memref<4xindex>
%r4:3 = "linalg.powf"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%a5: index):
"t.use"() : () -> ()
%v6 = "t.value"() : () -> memref<4xf32>
"linalg.yield"(%v6) : (memref<4xf32>) -> ()
}) : (memref<4xf32>, memref<4xf32>, memref<4xindex>) -> (memref<4xf32>, memref<4xf32>, memref<4xindex>)
// -----
// linalg.reciprocal
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%r3 = "linalg.reciprocal"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a4: index, %a5: tensor<4xf32>):
"linalg.yield"(%a5) : (tensor<4xf32>) -> ()
}) : (tensor<4xf32>, memref<?xf32, strided<[?], offset: ?>>) -> (tensor<4xf32>)
// -----
// linalg.reduce
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v4 = "t.value"() : () -> tensor<?x2xi32>
"linalg.reduce"(%v1, %v2, %v3, %v4) <{dimensions = array<i64>}> ({
"linalg.yield"() : () -> ()
}) : (memref<2x3xf32, strided<[3, 1], offset: ?>>, tensor<f64>, memref<?xf32, strided<[?], offset: ?>>, tensor<?x2xi32>) -> ()
// -----
// linalg.reduce
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
"linalg.reduce"(%v1, %v2) <{dimensions = array<i64>}> ({
^bb0(%a3: index, %a4: index):
"linalg.yield"() : () -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> ()
// -----
// linalg.round
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> memref<f32>
%r3 = "linalg.round"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
}) : (memref<f32>, memref<f32>) -> (memref<f32>)
// -----
// linalg.rsqrt
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%r3 = "linalg.rsqrt"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
%v4 = "t.value"() : () -> tensor<?x2xi32>
"linalg.yield"(%v4) : (tensor<?x2xi32>) -> ()
}) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (tensor<?x2xi32>)
// -----
// linalg.select
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
%v3 = "t.value"() : () -> vector<4xindex>
%v4 = "t.value"() : () -> tensor<2x2xi1>
%r5:3 = "linalg.select"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 2, 2>}> ({
^bb0(%a6: index, %a7: index):
"linalg.yield"(%a6, %a6) : (index, index) -> ()
}) : (vector<4xindex>, vector<4xindex>, vector<4xindex>, tensor<2x2xi1>) -> (vector<4xindex>, vector<4xindex>, tensor<2x2xi1>)
// -----
// linalg.select
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
%v3 = "t.value"() : () -> tensor<f64>
%v4 = "t.value"() : () -> tensor<f64>
"linalg.select"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 2, 2>}> ({
^bb0(%a5: i32):
"linalg.yield"() : () -> ()
}) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> ()
// -----
// linalg.softmax
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> tensor<2x2xi1>
%r3 = "linalg.softmax"(%v1, %v2) <{dimension = 0 : i64}> : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// linalg.square
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
%r3 = "linalg.square"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a4: tensor<4xf32>):
"linalg.yield"(%a4) : (tensor<4xf32>) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
// -----
// linalg.sub
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> memref<?x?xi32>
%v3 = "t.value"() : () -> memref<?x?xi32>
%r4:2 = "linalg.sub"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
^bb0(%a5: index, %a6: index):
%v7 = "t.value"() : () -> tensor<4xindex>
%v8 = "t.value"() : () -> tensor<?x2xi32>
"linalg.yield"(%v7, %v8) : (tensor<4xindex>, tensor<?x2xi32>) -> ()
}) : (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>) -> (tensor<4xindex>, tensor<?x2xi32>)
// -----
// linalg.transpose
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> tensor<f64>
"linalg.transpose"(%v1, %v2) <{permutation = array<i64: 0, 4>}> ({
}) : (tensor<f64>, tensor<f64>) -> ()
// -----
// linalg.transpose
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "linalg.transpose"(%v1, %v2) <{permutation = array<i64: 0, 4>}> ({
^bb0(%a4: index, %a5: tensor<?x2xi32>, %a6: tensor<?x2xi32>, %a7: index):
"linalg.yield"() : () -> ()
}) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<4xindex>)
// -----
// linalg.unpack
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v2 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%r5 = "linalg.unpack"(%v1, %v2, %v3, %v4) <{inner_dims_pos = array<i64: 0, 4>, static_inner_tiles = array<i64: 0, 4>}> : (tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>, index, index) -> (tensor<?xcomplex<f32>>)
// -----
// linalg.unpack
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "linalg.unpack"(%v1, %v2) <{outer_dims_perm = array<i64: 0, 4>, inner_dims_pos = array<i64: 1>, static_inner_tiles = array<i64>}> : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<4xindex>)
// -----
// linalg.winograd_filter_transform
%v1 = "t.value"() : () -> tensor<1x1x1x1x!llvm.x86_amx>
%v2 = "t.value"() : () -> tensor<1x1x1x1x!llvm.x86_amx>
%r3 = "linalg.winograd_filter_transform"(%v1, %v2) <{fmr = 0 : i32}> : (tensor<1x1x1x1x!llvm.x86_amx>, tensor<1x1x1x1x!llvm.x86_amx>) -> (tensor<1x1x1x1x!llvm.x86_amx>)
// -----
// linalg.winograd_input_transform
%v1 = "t.value"() : () -> tensor<1x1x1x1x!llvm.ppc_fp128>
%v2 = "t.value"() : () -> tensor<1x1x1x1x1x1x!llvm<ppc_fp128>>
%r3 = "linalg.winograd_input_transform"(%v1, %v2) <{fmr = 1 : i32}> : (tensor<1x1x1x1x!llvm.ppc_fp128>, tensor<1x1x1x1x1x1x!llvm<ppc_fp128>>) -> (tensor<1x1x1x1x1x1x!llvm<ppc_fp128>>)
// -----
// linalg.winograd_output_transform
%v1 = "t.value"() : () -> tensor<2x2x2x2x2x2x!gpu.async.token>
%v2 = "t.value"() : () -> tensor<2x2x2x2x!llvm<label>>
%r3 = "linalg.winograd_output_transform"(%v1, %v2) <{fmr = 1 : i32}> : (tensor<2x2x2x2x2x2x!gpu.async.token>, tensor<2x2x2x2x!llvm<label>>) -> (tensor<2x2x2x2x!llvm<label>>)
// -----
// linalg.yield
%v1 = "t.value"() : () -> i8
"linalg.yield"(%v1) : (i8) -> ()
// -----
// linalg.yield
"linalg.yield"() : () -> ()
// -----
// linalg.yield
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
"linalg.yield"(%v1, %v2) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> ()
