// nvvm.mma.sync
%f, %d, %i = "t.values"() : () -> (f32, f64, i32)
%0 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
%1 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {b, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
// -----
// nvvm.mma.sync
%h, %g = "t.values"() : () -> (f16, vector<2xf16>)
%0 = nvvm.mma.sync A[%g, %g] B[%h] C[%g, %g] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, f16, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
// nvvm.mma.sync
%f, %s = "t.values"() : () -> (f32, !llvm.struct<(struct<(f64)>, i1)>)
%0 = "nvvm.mma.sync"(%f, %f, %s) <{shape = #nvvm.shape<m = 1, n = 2, k = 3>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (f32, f32, !llvm.struct<(struct<(f64)>, i1)>) -> !llvm.struct<(f32)>
%1 = "nvvm.mma.sync"(%s, %s, %f) <{shape = #nvvm.shape<m = 1, n = 2, k = 3>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!llvm.struct<(struct<(f64)>, i1)>, !llvm.struct<(struct<(f64)>, i1)>, f32) -> !llvm.struct<(f32)>
// -----
// nvvm.mma.sp.sync
%h, %i, %f, %b = "t.values"() : () -> (vector<2xf16>, i32, f32, bf16)
%0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
%1 = nvvm.mma.sp.sync A[%i] B[%f] C[%f] sparseMetadata[%i] selector[%i] {a, kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, f32, f32) -> !llvm.struct<(f32)>
%2 = nvvm.mma.sp.sync A[%f] B[%b] C[%f] sparseMetadata[%i] selector[%i] {multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (f32, bf16, f32) -> !llvm.struct<(f32)>
// -----
// nvvm.mma.block_scale
%f, %i, %s, %h = "t.values"() : () -> (f32, i32, i16, f16)
%0 = nvvm.mma.block_scale A[%i, %i] B[%i] C[%f, %f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32)>
%1 = nvvm.mma.block_scale A[%h] B[%f] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, x} : (f16, f32, f32) -> !llvm.struct<(f32, f32)>
// -----
// nvvm.mma.sp.block_scale
%f, %i, %s = "t.values"() : () -> (f32, i32, i16)
%0 = nvvm.mma.sp.block_scale A[%i] B[%i, %i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32)>
%1 = nvvm.mma.sp.block_scale A[%f] B[%i] C[%f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (f32, i32, f32) -> !llvm.struct<(f32, f32)>
// -----
// nvvm.wgmma.mma_async
%s, %d = "t.values"() : () -> (!llvm.struct<(f32, f32)>, i64)
%0 = nvvm.wgmma.mma_async %d, %d, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <row>], B [<f16>, <one>, <col>] {a} : !llvm.struct<(f32, f32)> -> !llvm.struct<(f32, f32)>
