// nvgpu.device_async_copy
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> memref<4xindex>
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%r6 = "nvgpu.device_async_copy"(%v1, %v2, %v3, %v4, %v5) <{dstElements = 7 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, bypassL1 = unit}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>, index, memref<4xindex>, index, index) -> (!nvgpu.device.async.token)
// -----
// nvgpu.device_async_copy
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<f32>
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%r7 = "nvgpu.device_async_copy"(%v1, %v2, %v3, %v4, %v5, %v6) <{dstElements = 7 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>, bypassL1 = unit}> : (memref<16xi8>, index, index, memref<f32>, index, index) -> (!nvgpu<device.async.token>)
// -----
// nvgpu.device_async_copy
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<4xindex>
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> index
%r8 = "nvgpu.device_async_copy"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{dstElements = 7 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 1>}> : (memref<4xindex>, index, index, memref<4xindex>, index, index, index) -> (!nvgpu.device.async.token)
// -----
// nvgpu.device_async_create_group
%r1 = "nvgpu.device_async_create_group"() : () -> (!nvgpu<device.async.token>)
// -----
// nvgpu.device_async_create_group
%v1 = "t.value"() : () -> !nvgpu<device.async.token>
%r2 = "nvgpu.device_async_create_group"(%v1) : (!nvgpu<device.async.token>) -> (!nvgpu<device.async.token>)
// -----
// nvgpu.device_async_create_group
%v1 = "t.value"() : () -> !nvgpu<device.async.token>
%v2 = "t.value"() : () -> !nvgpu<device.async.token>
%r3 = "nvgpu.device_async_create_group"(%v1, %v2) : (!nvgpu<device.async.token>, !nvgpu<device.async.token>) -> (!nvgpu<device.async.token>)
// -----
// nvgpu.device_async_wait
%v1 = "t.value"() : () -> !nvgpu<device.async.token>
"nvgpu.device_async_wait"(%v1) : (!nvgpu<device.async.token>) -> ()
// -----
// nvgpu.device_async_wait
%v1 = "t.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) <{numGroups = 1 : i32}> : (!nvgpu.device.async.token) -> ()
// -----
// nvgpu.ldmatrix
%v1 = "t.value"() : () -> memref<i64, 3>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "nvgpu.ldmatrix"(%v1, %v2, %v3) <{transpose = false, numTiles = -1 : i32}> : (memref<i64, 3>, index, index) -> (vector<4xbf16>)
// -----
// nvgpu.ldmatrix
%v1 = "t.value"() : () -> memref<?x?xi32>
%r2 = "nvgpu.ldmatrix"(%v1) <{transpose = false, numTiles = -1 : i32}> : (memref<?x?xi32>) -> (vector<4xf32>)
// -----
// nvgpu.mbarrier.arrive
%v1 = "t.value"() : () -> !nvgpu<mbarrier.group< memorySpace = @f, num_barriers = 8 >>
%v2 = "t.value"() : () -> index
%r3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu<mbarrier.group< memorySpace = @f, num_barriers = 8 >>, index) -> (!nvgpu.mbarrier.token)
// -----
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "t.value"() : () -> !nvgpu<mbarrier.group< memorySpace = unit, num_barriers = 32 >>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> i1
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3, %v4) : (!nvgpu<mbarrier.group< memorySpace = unit, num_barriers = 32 >>, index, index, i1) -> ()
// -----
// nvgpu.mbarrier.arrive.nocomplete
%v1 = "t.value"() : () -> !nvgpu.mbarrier.group< memorySpace = 1 : i32 >
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "nvgpu.mbarrier.arrive.nocomplete"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group< memorySpace = 1 : i32 >, index, index) -> (!nvgpu<mbarrier.token>)
// -----
// nvgpu.mbarrier.create
%r1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu<mbarrier.group< memorySpace = 1 : i32 >>)
// -----
// nvgpu.mbarrier.get
%v1 = "t.value"() : () -> !nvgpu<mbarrier.group< memorySpace = unit, num_barriers = 32 >>
%v2 = "t.value"() : () -> index
%r3 = "nvgpu.mbarrier.get"(%v1, %v2) : (!nvgpu<mbarrier.group< memorySpace = unit, num_barriers = 32 >>, index) -> (i32)
// -----
// nvgpu.mbarrier.init
%v1 = "t.value"() : () -> !nvgpu.mbarrier.group< memorySpace = "a", num_barriers = 16 >
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> i1
"nvgpu.mbarrier.init"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group< memorySpace = "a", num_barriers = 16 >, index, index, i1) -> ()
// -----
// nvgpu.mbarrier.test.wait
%v1 = "t.value"() : () -> !nvgpu.mbarrier.group< memorySpace = @f, num_barriers = 8 >
%v2 = "t.value"() : () -> !nvgpu<mbarrier.token>
%v3 = "t.value"() : () -> index
%r4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group< memorySpace = @f, num_barriers = 8 >, !nvgpu<mbarrier.token>, index) -> (i1)
// -----
// nvgpu.mbarrier.try_wait.parity
%v1 = "t.value"() : () -> !nvgpu<mbarrier.group< memorySpace = @f, num_barriers = 8 >>
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
"nvgpu.mbarrier.try_wait.parity"(%v1, %v2, %v3, %v4) : (!nvgpu<mbarrier.group< memorySpace = @f, num_barriers = 8 >>, i1, index, index) -> ()
// -----
// nvgpu.mma.sp.sync
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4xindex>
%v3 = "t.value"() : () -> vector<4xindex>
%v4 = "t.value"() : () -> vector<2xi16>
%r5 = "nvgpu.mma.sp.sync"(%v1, %v2, %v3, %v4) <{mmaShape = [], sparsitySelector = 0 : i32, tf32Enabled = unit}> : (vector<4x!llvm.ptr>, vector<4xindex>, vector<4xindex>, vector<2xi16>) -> (vector<4xindex>)
// -----
// nvgpu.mma.sync
%v1 = "t.value"() : () -> vector<4x2xf16>
%v2 = "t.value"() : () -> vector<2x2xf16>
%v3 = "t.value"() : () -> vector<2x2xf16>
%r4 = "nvgpu.mma.sync"(%v1, %v2, %v3) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// -----
// nvgpu.rcp
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "nvgpu.rcp"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// nvgpu.rcp
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "nvgpu.rcp"(%v1) <{ftz = unit, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> (vector<4xf32>)
// -----
// nvgpu.tma.async.load
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> !nvgpu.mbarrier.group< memorySpace = [1] >
%v3 = "t.value"() : () -> !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b >
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> i16
%v8 = "t.value"() : () -> i1
"nvgpu.tma.async.load"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 1>}> : (memref<?xf32, strided<[?], offset: ?>>, !nvgpu.mbarrier.group< memorySpace = [1] >, !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b >, index, index, index, i16, i1) -> ()
// -----
// nvgpu.tma.async.load
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> !nvgpu<mbarrier.group< memorySpace = [1] >>
%v3 = "t.value"() : () -> !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b >
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
"nvgpu.tma.async.load"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<4xindex>, !nvgpu<mbarrier.group< memorySpace = [1] >>, !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b >, index, index) -> ()
// -----
// nvgpu.tma.async.load
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> !nvgpu<mbarrier.group< memorySpace = array<i64: 1>, num_barriers = 2 >>
%v3 = "t.value"() : () -> !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = interleave_32b >>
%v4 = "t.value"() : () -> index
"nvgpu.tma.async.load"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>}> : (memref<16xi8>, !nvgpu<mbarrier.group< memorySpace = array<i64: 1>, num_barriers = 2 >>, !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = interleave_32b >>, index) -> ()
// -----
// nvgpu.tma.async.store
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_32b >>
"nvgpu.tma.async.store"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<16xi8>, !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_32b >>) -> ()
// -----
// nvgpu.tma.async.store
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = none >>
%v3 = "t.value"() : () -> index
"nvgpu.tma.async.store"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<f32>, !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = none >>, index) -> ()
// -----
// nvgpu.tma.async.store
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_32b >
%v3 = "t.value"() : () -> i1
"nvgpu.tma.async.store"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (memref<?xf32, strided<[?], offset: ?>>, !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_32b >, i1) -> ()
// -----
// nvgpu.tma.create.descriptor
%v1 = "t.value"() : () -> memref<*xf32>
%v2 = "t.value"() : () -> index
%r3 = "nvgpu.tma.create.descriptor"(%v1, %v2) : (memref<*xf32>, index) -> (!nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b >)
// -----
// nvgpu.tma.create.descriptor
%v1 = "t.value"() : () -> memref<*xf32>
%r2 = "nvgpu.tma.create.descriptor"(%v1) : (memref<*xf32>) -> (!nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = interleave_16b >>)
// -----
// nvgpu.tma.fence.descriptor
%v1 = "t.value"() : () -> !nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = interleave_32b >>
"nvgpu.tma.fence.descriptor"(%v1) : (!nvgpu<tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = interleave_32b >>) -> ()
// -----
// nvgpu.tma.prefetch.descriptor
%v1 = "t.value"() : () -> !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = interleave_32b >
%v2 = "t.value"() : () -> i1
"nvgpu.tma.prefetch.descriptor"(%v1, %v2) : (!nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_256b, oob = zero, interleave = interleave_32b >, i1) -> ()
// -----
// nvgpu.warpgroup.generate.descriptor
%v1 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v2 = "t.value"() : () -> !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = interleave_32b >
%r3 = "nvgpu.warpgroup.generate.descriptor"(%v1, %v2) : (memref<?xf32, strided<[?], offset: ?>>, !nvgpu.tensormap.descriptor< tensor = memref<4x4xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = interleave_32b >) -> (!nvgpu<warpgroup.descriptor< tensor = memref<4x4xf16, 3> >>)
// -----
// nvgpu.warpgroup.mma
%v1 = "t.value"() : () -> !nvgpu<warpgroup.descriptor< tensor = memref<4x4xf16, 3> >>
%v2 = "t.value"() : () -> !nvgpu<warpgroup.descriptor< tensor = memref<4x4xf16, 3> >>
%v3 = "t.value"() : () -> !nvgpu.warpgroup.accumulator< fragmented = vector<4xf32> >
%r4 = "nvgpu.warpgroup.mma"(%v1, %v2, %v3) <{waitGroup = 0 : i64, transposeA = unit, transposeB = unit}> : (!nvgpu<warpgroup.descriptor< tensor = memref<4x4xf16, 3> >>, !nvgpu<warpgroup.descriptor< tensor = memref<4x4xf16, 3> >>, !nvgpu.warpgroup.accumulator< fragmented = vector<4xf32> >) -> (!nvgpu.warpgroup.accumulator< fragmented = vector<4xf32> >)
// -----
// nvgpu.warpgroup.mma.init.accumulator
%r1 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> (!nvgpu<warpgroup.accumulator< fragmented = vector<4xf32> >>)
// -----
// nvgpu.warpgroup.mma.store
%v1 = "t.value"() : () -> !nvgpu.warpgroup.accumulator< fragmented = vector<4x4xf16> >
%v2 = "t.value"() : () -> memref<16xi8>
"nvgpu.warpgroup.mma.store"(%v1, %v2) : (!nvgpu.warpgroup.accumulator< fragmented = vector<4x4xf16> >, memref<16xi8>) -> ()
