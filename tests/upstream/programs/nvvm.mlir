// nvvm.bar.warp.sync
%v1 = "t.value"() : () -> i32
"nvvm.bar.warp.sync"(%v1) : (i32) -> ()
// -----
// nvvm.barrier
"nvvm.barrier"() <{reductionOp = #nvvm<reduction<or>>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// -----
// nvvm.barrier
%v1 = "t.value"() : () -> i32
"nvvm.barrier"(%v1) <{reductionOp = #nvvm<reduction<and>>, operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> ()
// -----
// nvvm.barrier.arrive
%v1 = "t.value"() : () -> i32
"nvvm.barrier.arrive"(%v1) : (i32) -> ()
// -----
// nvvm.barrier.arrive
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
"nvvm.barrier.arrive"(%v1, %v2) : (i32, i32) -> ()
// -----
// nvvm.barrier0
"nvvm.barrier0"() : () -> ()
// -----
// nvvm.breakpoint
"nvvm.breakpoint"() : () -> ()
// -----
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() <{aligned = unit}> : () -> ()
// -----
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() : () -> ()
// -----
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() : () -> ()
// -----
// nvvm.cluster.wait
"nvvm.cluster.wait"() <{aligned = unit}> : () -> ()
// -----
// nvvm.clusterlaunchcontrol.query.cancel
%v1 = "t.value"() : () -> i128
%r2 = "nvvm.clusterlaunchcontrol.query.cancel"(%v1) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>}> : (i128) -> (i32)
// -----
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) <{multicast = unit}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// nvvm.convert.bf16x2.to.f8x2
%v1 = "t.value"() : () -> vector<[2]xbf16>
%r2 = "nvvm.convert.bf16x2.to.f8x2"(%v1) <{dstTy = i32}> : (vector<[2]xbf16>) -> (vector<[2]xi8>)
// -----
// nvvm.convert.bf16x2.to.f8x2
%v1 = "t.value"() : () -> vector<2xbf16>
%r2 = "nvvm.convert.bf16x2.to.f8x2"(%v1) <{dstTy = () -> (), rnd = #nvvm<fp_rnd_mode<none>>, sat = #nvvm<sat_mode<none>>}> : (vector<2xbf16>) -> (vector<2xi8>)
// -----
// nvvm.convert.f16x2.to.f8x2
%v1 = "t.value"() : () -> vector<2xf16>
%r2 = "nvvm.convert.f16x2.to.f8x2"(%v1) <{dstTy = !llvm.func<i32 (i32)>}> : (vector<2xf16>) -> (vector<[2]xi8>)
// -----
// nvvm.convert.f16x2.to.f8x2
%v1 = "t.value"() : () -> vector<2xf16>
%r2 = "nvvm.convert.f16x2.to.f8x2"(%v1) <{relu = true, dstTy = !llvm.func<void ()>}> : (vector<2xf16>) -> (i16)
// -----
// nvvm.convert.f32x2.to.bf16x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.bf16x2"(%v1, %v2) <{rnd = #nvvm<fp_rnd_mode<rn>>, relu = false}> : (f32, f32) -> (vector<[2]xbf16>)
// -----
// nvvm.convert.f32x2.to.f16x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.f16x2"(%v1, %v2) <{relu = false}> : (f32, f32) -> (vector<[2]xf16>)
// -----
// nvvm.convert.f32x2.to.f16x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.convert.f32x2.to.f16x2"(%v1, %v2, %v3) <{rnd = #nvvm<fp_rnd_mode<rp>>}> : (f32, f32, i32) -> (vector<2xf16>)
// -----
// nvvm.convert.f32x2.to.f16x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.convert.f32x2.to.f16x2"(%v1, %v2, %v3) <{sat = #nvvm<sat_mode<none>>, relu = true, rnd = #nvvm<fp_rnd_mode<none>>}> : (f32, f32, i32) -> (vector<[2]xf16>)
// -----
// nvvm.convert.f32x2.to.f4x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.f4x2"(%v1, %v2) <{dstTy = i32}> : (f32, f32) -> (i8)
// -----
// nvvm.convert.f32x2.to.f4x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.f4x2"(%v1, %v2) <{relu = true, dstTy = !llvm.func<i32 (i32)>}> : (f32, f32) -> (i8)
// -----
// nvvm.convert.f32x2.to.f6x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.f6x2"(%v1, %v2) <{relu = true, dstTy = !llvm.func<i32 (i32)>}> : (f32, f32) -> (vector<2xi8>)
// -----
// nvvm.convert.f32x2.to.f8x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.f8x2"(%v1, %v2) <{dstTy = memref<4xf32>}> : (f32, f32) -> (vector<2xi8>)
// -----
// nvvm.convert.f32x2.to.f8x2
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "nvvm.convert.f32x2.to.f8x2"(%v1, %v2) <{rnd = #nvvm<fp_rnd_mode<rm>>, sat = #nvvm<sat_mode<none>>, relu = false, dstTy = memref<4xf32>}> : (f32, f32) -> (i16)
// -----
// nvvm.convert.f32x4.to.f4x4
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.convert.f32x4.to.f4x4"(%v1, %v2) <{relu = true, dstTy = () -> ()}> : (vector<4xf32>, i32) -> (i16)
// -----
// nvvm.convert.f32x4.to.f6x4
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.convert.f32x4.to.f6x4"(%v1, %v2) <{dstTy = () -> ()}> : (vector<4xf32>, i32) -> (vector<[4]xi8>)
// -----
// nvvm.convert.f32x4.to.f6x4
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.convert.f32x4.to.f6x4"(%v1, %v2) <{relu = false, dstTy = !llvm.func<void ()>}> : (vector<4xf32>, i32) -> (vector<4xi8>)
// -----
// nvvm.convert.f32x4.to.f8x4
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.convert.f32x4.to.f8x4"(%v1, %v2) <{relu = true, dstTy = !llvm.func<i32 (i32)>}> : (vector<4xf32>, i32) -> (vector<[4]xi8>)
// -----
// nvvm.convert.f4x2.to.f16x2
%v1 = "t.value"() : () -> i8
%r2 = "nvvm.convert.f4x2.to.f16x2"(%v1) <{srcType = !llvm.func<i32 (i32)>, relu = true}> : (i8) -> (vector<[2]xf16>)
// -----
// nvvm.convert.f6x2.to.f16x2
%v1 = "t.value"() : () -> vector<[2]xi8>
%r2 = "nvvm.convert.f6x2.to.f16x2"(%v1) <{srcType = i32, relu = true}> : (vector<[2]xi8>) -> (vector<[2]xf16>)
// -----
// nvvm.convert.f8x2.to.bf16x2
%v1 = "t.value"() : () -> vector<[2]xi8>
%r2 = "nvvm.convert.f8x2.to.bf16x2"(%v1) <{srcType = () -> ()}> : (vector<[2]xi8>) -> (vector<2xbf16>)
// -----
// nvvm.convert.f8x2.to.f16x2
%v1 = "t.value"() : () -> vector<2xi8>
%r2 = "nvvm.convert.f8x2.to.f16x2"(%v1) <{srcType = memref<4xf32>}> : (vector<2xi8>) -> (vector<2xf16>)
// -----
// nvvm.convert.f8x2.to.f16x2
%v1 = "t.value"() : () -> vector<2xi8>
%r2 = "nvvm.convert.f8x2.to.f16x2"(%v1) <{srcType = !llvm.func<void ()>, relu = true}> : (vector<2xi8>) -> (vector<[2]xf16>)
// -----
// nvvm.convert.float.to.tf32
%v1 = "t.value"() : () -> f32
%r2 = "nvvm.convert.float.to.tf32"(%v1) <{rnd = #nvvm<fp_rnd_mode<rm>>, relu = true, sat = #nvvm<sat_mode<none>>}> : (f32) -> (i32)
// -----
// nvvm.cp.async.bulk.commit.group
"nvvm.cp.async.bulk.commit.group"() : () -> ()
// -----
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i16
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32, i64, i16) -> ()
// -----
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i64
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32, i64) -> ()
// -----
// nvvm.cp.async.bulk.prefetch
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i64
"nvvm.cp.async.bulk.prefetch"(%v1, %v2, %v3) : (!llvm<ptr<1>>, i32, i64) -> ()
// -----
// nvvm.cp.async.bulk.shared.cluster.global
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<1>
%v3 = "t.value"() : () -> !llvm.ptr<3>
%v4 = "t.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.global"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// nvvm.cp.async.bulk.shared.cluster.shared.cta
%v1 = "t.value"() : () -> !llvm.ptr<7>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> !llvm.ptr<3>
%v4 = "t.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%v1, %v2, %v3, %v4) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// -----
// nvvm.cp.async.bulk.tensor.global.shared.cta
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// -----
// nvvm.cp.async.bulk.tensor.prefetch
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i16
%v4 = "t.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.prefetch"(%v1, %v2, %v3, %v4) <{mode = #nvvm<tma_load_mode<tile>>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i16, i64) -> ()
// -----
// nvvm.cp.async.bulk.tensor.prefetch
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i16
"nvvm.cp.async.bulk.tensor.prefetch"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!llvm.ptr, i32, i16) -> ()
// -----
// nvvm.cp.async.bulk.tensor.prefetch
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.prefetch"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (!llvm.ptr, i16, i64) -> ()
// -----
// nvvm.cp.async.bulk.tensor.reduce
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
"nvvm.cp.async.bulk.tensor.reduce"(%v1, %v2, %v3, %v4) <{redKind = #nvvm<tma_redux_kind<inc>>, mode = #nvvm<tma_store_mode<tile>>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i32) -> ()
// -----
// nvvm.cp.async.bulk.tensor.shared.cluster.global
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !llvm.ptr<3>
%v5 = "t.value"() : () -> i16
%v6 = "t.value"() : () -> i16
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%v1, %v2, %v3, %v4, %v5, %v6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, mode = #nvvm<tma_load_mode<tile>>, isCTAOnly = true, group = #nvvm<cta_group<cta_1>>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i16, i16) -> ()
// -----
// nvvm.cp.async.bulk.tensor.shared.cluster.global
%v1 = "t.value"() : () -> !llvm.ptr<7>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !llvm.ptr<3>
%v5 = "t.value"() : () -> i16
%v6 = "t.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%v1, %v2, %v3, %v4, %v5, %v6) <{isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i16, i64) -> ()
// -----
// nvvm.cp.async.bulk.tensor.shared.cluster.global
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !llvm.ptr<3>
%v5 = "t.value"() : () -> i16
%v6 = "t.value"() : () -> i16
%v7 = "t.value"() : () -> i16
%v8 = "t.value"() : () -> i1
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{isCTAOnly = true, group = #nvvm<cta_group<cta_2>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 2, 1, 0, 1>, mode = #nvvm<tma_load_mode<tile>>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i16, i16, i16, i1) -> ()
// -----
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 5 : i32, read = unit}> : () -> ()
// -----
// nvvm.cp.async.commit.group
"nvvm.cp.async.commit.group"() : () -> ()
// -----
// nvvm.cp.async.mbarrier.arrive
%v1 = "t.value"() : () -> !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%v1) : (!llvm.ptr) -> ()
// -----
// nvvm.cp.async.mbarrier.arrive
%v1 = "t.value"() : () -> !llvm.ptr<3>
"nvvm.cp.async.mbarrier.arrive"(%v1) <{noinc = false}> : (!llvm.ptr<3>) -> ()
// -----
// nvvm.cp.async.shared.global
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<1>
%v3 = "t.value"() : () -> i32
"nvvm.cp.async.shared.global"(%v1, %v2, %v3) <{size = -1 : i32, modifier = #nvvm<load_cache_modifier lu>}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
// -----
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = -1 : i32}> : () -> ()
// -----
// nvvm.dot.accumulate.2way
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<4xi8>
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm<dot_accumulate_type<signed>>, b_type = #nvvm<dot_accumulate_type<unsigned>>, b_hi = true}> : (vector<2xi16>, vector<4xi8>, i32) -> (i32)
// -----
// nvvm.dot.accumulate.4way
%v1 = "t.value"() : () -> vector<4xi8>
%v2 = "t.value"() : () -> vector<4xi8>
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.dot.accumulate.4way"(%v1, %v2, %v3) <{a_type = #nvvm<dot_accumulate_type<signed>>, b_type = #nvvm<dot_accumulate_type<unsigned>>}> : (vector<4xi8>, vector<4xi8>, i32) -> (i32)
// -----
// nvvm.elect.sync
%r1 = "nvvm.elect.sync"() : () -> (i1)
// -----
// nvvm.elect.sync
%v1 = "t.value"() : () -> i32
%r2 = "nvvm.elect.sync"(%v1) : (i32) -> (i1)
// -----
// nvvm.exit
"nvvm.exit"() : () -> ()
// -----
// nvvm.fence.mbarrier.init
"nvvm.fence.mbarrier.init"() : () -> ()
// -----
// nvvm.fence.proxy
"nvvm.fence.proxy"() <{kind = #nvvm<proxy_kind<async.global>>}> : () -> ()
// -----
// nvvm.fence.proxy.acquire
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
"nvvm.fence.proxy.acquire"(%v1, %v2) <{scope = #nvvm<mem_scope<gpu>>}> : (!llvm.ptr, i32) -> ()
// -----
// nvvm.fence.proxy.release
"nvvm.fence.proxy.release"() <{scope = #nvvm<mem_scope<cluster>>}> : () -> ()
// -----
// nvvm.fence.proxy.sync_restrict
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm<mem_order<release>>}> : () -> ()
// -----
// nvvm.fence.proxy.sync_restrict
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm<mem_order<acquire>>, toProxy = #nvvm<proxy_kind<async>>}> : () -> ()
// -----
// nvvm.fence.sc.cluster
"nvvm.fence.sc.cluster"() : () -> ()
// -----
// nvvm.fence.sync_restrict
"nvvm.fence.sync_restrict"() <{order = #nvvm<mem_order<release>>}> : () -> ()
// -----
// nvvm.griddepcontrol
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
// -----
// nvvm.inline_ptx
%v1 = "t.value"() : () -> vector<2xi8>
%v2 = "t.value"() : () -> vector<[2]xf16>
%v3 = "t.value"() : () -> vector<2xi8>
"nvvm.inline_ptx"(%v1, %v2, %v3) <{ptxCode = "a\0Ab", operandSegmentSizes = array<i32: 1, 2, 0>}> : (vector<2xi8>, vector<[2]xf16>, vector<2xi8>) -> ()
// -----
// nvvm.inline_ptx
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> i1
%r4:2 = "nvvm.inline_ptx"(%v1, %v2, %v3) <{ptxCode = "a\0Ab", operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i1, i1) -> (i1, i1)
// -----
// nvvm.inline_ptx
%v1 = "t.value"() : () -> vector<[2]xi16>
%v2 = "t.value"() : () -> vector<[2]xi16>
%v3 = "t.value"() : () -> vector<[2]xi16>
%v4 = "t.value"() : () -> vector<[2]xi16>
%v5 = "t.value"() : () -> i1
%r6:2 = "nvvm.inline_ptx"(%v1, %v2, %v3, %v4, %v5) <{ptxCode = "a\0Ab", operandSegmentSizes = array<i32: 2, 2, 1>}> : (vector<[2]xi16>, vector<[2]xi16>, vector<[2]xi16>, vector<[2]xi16>, i1) -> (vector<[2]xi16>, vector<[2]xi16>)
// -----
// nvvm.ldmatrix
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "nvvm.ldmatrix"(%v1) <{num = 1 : i32, layout = #nvvm<mma_layout<col>>, shape = #nvvm<ld_st_matrix_shape< m = 32, n = 1 >>, eltType = #nvvm<ld_st_matrix_elt_type<b16>>}> : (!llvm.ptr<3>) -> (complex<f64>)
// -----
// nvvm.mapa
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.mapa"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// -----
// nvvm.match.sync
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i64
%r3 = "nvvm.match.sync"(%v1, %v2) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> (i32)
// -----
// nvvm.mbarrier.arrive
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
"nvvm.mbarrier.arrive"(%v1, %v2) <{relaxed = true}> : (!llvm.ptr, i32) -> ()
// -----
// nvvm.mbarrier.arrive.expect_tx
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.mbarrier.arrive.expect_tx"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// -----
// nvvm.mbarrier.arrive.nocomplete
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.mbarrier.arrive.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// -----
// nvvm.mbarrier.arrive_drop
%v1 = "t.value"() : () -> !llvm.ptr<3>
"nvvm.mbarrier.arrive_drop"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// nvvm.mbarrier.arrive_drop
%v1 = "t.value"() : () -> !llvm.ptr<7>
"nvvm.mbarrier.arrive_drop"(%v1) <{relaxed = false}> : (!llvm.ptr<7>) -> ()
// -----
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// -----
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) <{scope = #nvvm<mem_scope<cluster>>, relaxed = false}> : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) <{relaxed = false}> : (!llvm.ptr<3>, i32) -> (i64)
// -----
// nvvm.mbarrier.arrive_drop.nocomplete
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.mbarrier.arrive_drop.nocomplete"(%v1, %v2) : (!llvm.ptr<3>, i32) -> (i64)
// -----
// nvvm.mbarrier.complete_tx
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
"nvvm.mbarrier.complete_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.mbarrier.complete_tx
%v1 = "t.value"() : () -> !llvm.ptr<7>
%v2 = "t.value"() : () -> i32
"nvvm.mbarrier.complete_tx"(%v1, %v2) <{scope = #nvvm<mem_scope<cta>>}> : (!llvm.ptr<7>, i32) -> ()
// -----
// nvvm.mbarrier.expect_tx
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
"nvvm.mbarrier.expect_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.mbarrier.init
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i1
"nvvm.mbarrier.init"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> ()
// -----
// nvvm.mbarrier.inval
%v1 = "t.value"() : () -> !llvm.ptr<3>
"nvvm.mbarrier.inval"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// nvvm.mbarrier.test.wait
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
%r3 = "nvvm.mbarrier.test.wait"(%v1, %v2) <{scope = #nvvm<mem_scope<cluster>>, relaxed = false}> : (!llvm.ptr<3>, i64) -> (i1)
// -----
// nvvm.mbarrier.test.wait
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
%r3 = "nvvm.mbarrier.test.wait"(%v1, %v2) : (!llvm.ptr<3>, i64) -> (i1)
// -----
// nvvm.mbarrier.try_wait
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.mbarrier.try_wait"(%v1, %v2) <{relaxed = true}> : (!llvm.ptr<3>, i32) -> (i1)
// -----
// nvvm.mbarrier.try_wait
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.mbarrier.try_wait"(%v1, %v2, %v3) : (!llvm.ptr, i32, i32) -> (i1)
// -----
// nvvm.mbarrier.try_wait
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.mbarrier.try_wait"(%v1, %v2, %v3) <{scope = #nvvm<mem_scope<cta>>, relaxed = true}> : (!llvm.ptr, i32, i32) -> (i1)
// -----
// nvvm.mbarrier.try_wait.parity
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
"nvvm.mbarrier.try_wait.parity"(%v1, %v2, %v3) : (!llvm.ptr<3>, i32, i32) -> ()
// -----
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm<mem_scope<sys>>}> : () -> ()
// -----
// nvvm.mma.block_scale
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i16
%v6 = "t.value"() : () -> i16
%v7 = "t.value"() : () -> i32
%v8 = "t.value"() : () -> i16
%v9 = "t.value"() : () -> i16
%r10 = "nvvm.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) <{shape = #nvvm<shape< m = 4, n = 16, k = 8 >>, scaleVecSize = #nvvm<scale_vec_size<x1>>, blockScaleFormat = #nvvm<block_scale_format<ue8m0>>, kind = #nvvm<block_scale_kind<mxf8f6f4>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, multiplicandAPtxType = #nvvm<mma_type<f16>>, multiplicandBPtxType = #nvvm<mma_type<f16>>}> : (i32, i32, i32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32)>)
// -----
// nvvm.mma.block_scale
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i16
%v7 = "t.value"() : () -> i16
%v8 = "t.value"() : () -> i32
%v9 = "t.value"() : () -> i16
%v10 = "t.value"() : () -> i16
%r11 = "nvvm.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10) <{shape = #nvvm<shape< m = 16, n = 8, k = 2 >>, multiplicandAPtxType = #nvvm<mma_type<bf16>>, scaleVecSize = #nvvm<scale_vec_size<x4>>, blockScaleFormat = #nvvm<block_scale_format<ue4m3>>, kind = #nvvm<block_scale_kind<mxf4nvf4>>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1, 1, 1, 1, 1>}> : (vector<2xi16>, !llvm.struct<(i32, f32)>, i32, i32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.mma.sp.block_scale
%v1 = "t.value"() : () -> i16
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> i16
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i16
%v8 = "t.value"() : () -> i16
%v9 = "t.value"() : () -> i32
%v10 = "t.value"() : () -> i16
%v11 = "t.value"() : () -> i16
%r12 = "nvvm.mma.sp.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11) <{shape = #nvvm<shape< m = 4, n = 16, k = 8 >>, scaleVecSize = #nvvm<scale_vec_size<x4>>, blockScaleFormat = #nvvm<block_scale_format<ue4m3>>, kind = #nvvm<block_scale_kind<mxf4nvf4>>, orderedMetadata = unit, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, multiplicandAPtxType = #nvvm<mma_type<f16>>, multiplicandBPtxType = #nvvm<mma_type<f16>>}> : (i16, i16, i16, i32, i32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32)>)
// -----
// nvvm.mma.sp.block_scale
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i32
%v8 = "t.value"() : () -> i32
%v9 = "t.value"() : () -> i16
%v10 = "t.value"() : () -> i16
%v11 = "t.value"() : () -> i32
%v12 = "t.value"() : () -> i16
%v13 = "t.value"() : () -> i16
%r14 = "nvvm.mma.sp.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13) <{shape = #nvvm<shape< m = 2, n = 0, k = 32 >>, scaleVecSize = #nvvm<scale_vec_size<x1>>, blockScaleFormat = #nvvm<block_scale_format<ue8m0>>, kind = #nvvm<block_scale_kind<mxf8f6f4>>, operandSegmentSizes = array<i32: 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.nanosleep
%v1 = "t.value"() : () -> i32
"nvvm.nanosleep"(%v1) : (i32) -> ()
// -----
// nvvm.pmevent
"nvvm.pmevent"() <{maskedEventId = -4 : i16}> : () -> ()
// -----
// nvvm.pmevent
"nvvm.pmevent"() <{eventId = 1 : i32}> : () -> ()
// -----
// nvvm.prefetch
%v1 = "t.value"() : () -> !llvm.ptr<1>
"nvvm.prefetch"(%v1) <{evictPriority = #nvvm<cache_eviction_priority evict_unchanged>, uniform = unit, in_param_space = unit}> : (!llvm.ptr<1>) -> ()
// -----
// nvvm.prefetch
%v1 = "t.value"() : () -> !llvm.ptr<1>
"nvvm.prefetch"(%v1) <{tensormap = unit, uniform = unit, in_param_space = unit}> : (!llvm.ptr<1>) -> ()
// -----
// nvvm.prefetch
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i1
"nvvm.prefetch"(%v1, %v2) <{evictPriority = #nvvm<cache_eviction_priority evict_normal>, in_param_space = unit}> : (!llvm.ptr, i1) -> ()
// -----
// nvvm.prmt
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "nvvm.prmt"(%v1, %v2, %v3) <{mode = #nvvm<permute_mode<default>>}> : (i32, i32, i32) -> (i32)
// -----
// nvvm.rcp.approx.ftz.f
%v1 = "t.value"() : () -> f32
%r2 = "nvvm.rcp.approx.ftz.f"(%v1) : (f32) -> (f32)
// -----
// nvvm.read.ptx.sreg.aggr.smem.size
%r1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.clock
%r1 = "nvvm.read.ptx.sreg.clock"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.clock64
%r1 = "nvvm.read.ptx.sreg.clock64"() : () -> (vector<[4]xi8>)
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.x
%r1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.y
%r1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (!llvm.struct<(i32, i1)>)
// -----
// nvvm.read.ptx.sreg.cluster.ctaid.z
%r1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (i128)
// -----
// nvvm.read.ptx.sreg.cluster.ctarank
%r1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (vector<2xi8>)
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.x
%r1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (vector<2xi16>)
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.y
%r1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.cluster.nctaid.z
%r1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (i8)
// -----
// nvvm.read.ptx.sreg.cluster.nctarank
%r1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (vector<2xf16>)
// -----
// nvvm.read.ptx.sreg.clusterid.x
%r1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (f16)
// -----
// nvvm.read.ptx.sreg.clusterid.y
%r1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (vector<[4]xi8>)
// -----
// nvvm.read.ptx.sreg.clusterid.z
%r1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (vector<2xi8>)
// -----
// nvvm.read.ptx.sreg.ctaid.x
%r1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.ctaid.y
%r1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (vector<[2]xf16>)
// -----
// nvvm.read.ptx.sreg.ctaid.z
%r1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (vector<[2]xf16>)
// -----
// nvvm.read.ptx.sreg.dynamic.smem.size
%r1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (i128)
// -----
// nvvm.read.ptx.sreg.envreg0
%r1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (!llvm.ptr<3>)
// -----
// nvvm.read.ptx.sreg.envreg1
%r1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (vector<2xi16>)
// -----
// nvvm.read.ptx.sreg.envreg10
%r1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.read.ptx.sreg.envreg11
%r1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (vector<[2]xf16>)
// -----
// nvvm.read.ptx.sreg.envreg12
%r1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.envreg13
%r1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.envreg14
%r1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (vector<[2]xbf16>)
// -----
// nvvm.read.ptx.sreg.envreg15
%r1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (vector<2xf16>)
// -----
// nvvm.read.ptx.sreg.envreg16
%r1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.read.ptx.sreg.envreg17
%r1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (vector<4xi8>)
// -----
// nvvm.read.ptx.sreg.envreg18
%r1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.read.ptx.sreg.envreg19
%r1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (!llvm.ptr<3>)
// -----
// nvvm.read.ptx.sreg.envreg2
%r1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (vector<4xi32>)
// -----
// nvvm.read.ptx.sreg.envreg20
%r1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (!llvm.token)
// -----
// nvvm.read.ptx.sreg.envreg21
%r1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (vector<4xf32>)
// -----
// nvvm.read.ptx.sreg.envreg22
%r1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (vector<[2]xf16>)
// -----
// nvvm.read.ptx.sreg.envreg23
%r1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (vector<2xi16>)
// -----
// nvvm.read.ptx.sreg.envreg24
%r1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (vector<2xf16>)
// -----
// nvvm.read.ptx.sreg.envreg25
%r1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.envreg26
%r1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.envreg27
%r1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (vector<2xi8>)
// -----
// nvvm.read.ptx.sreg.envreg28
%r1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (vector<4xbf16>)
// -----
// nvvm.read.ptx.sreg.envreg29
%r1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.envreg3
%r1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (bf16)
// -----
// nvvm.read.ptx.sreg.envreg30
%r1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (vector<4xi8>)
// -----
// nvvm.read.ptx.sreg.envreg31
%r1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (vector<2xi8>)
// -----
// nvvm.read.ptx.sreg.envreg4
%r1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (f32)
// -----
// nvvm.read.ptx.sreg.envreg5
%r1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (vector<2xi8>)
// -----
// nvvm.read.ptx.sreg.envreg6
%r1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (vector<4xi1>)
// -----
// nvvm.read.ptx.sreg.envreg7
%r1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (vector<4xi8>)
// -----
// nvvm.read.ptx.sreg.envreg8
%r1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (bf16)
// -----
// nvvm.read.ptx.sreg.envreg9
%r1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.globaltimer
%r1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (vector<4xi8>)
// -----
// nvvm.read.ptx.sreg.globaltimer.lo
%r1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (i128)
// -----
// nvvm.read.ptx.sreg.gridid
%r1 = "nvvm.read.ptx.sreg.gridid"() : () -> (i16)
// -----
// nvvm.read.ptx.sreg.laneid
%r1 = "nvvm.read.ptx.sreg.laneid"() : () -> (vector<2xi8>)
// -----
// nvvm.read.ptx.sreg.lanemask.eq
%r1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.lanemask.ge
%r1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (vector<2xbf16>)
// -----
// nvvm.read.ptx.sreg.lanemask.gt
%r1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.lanemask.le
%r1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (!llvm.metadata)
// -----
// nvvm.read.ptx.sreg.lanemask.lt
%r1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (vector<4xbf16>)
// -----
// nvvm.read.ptx.sreg.nclusterid.x
%r1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (!llvm.ptr)
// -----
// nvvm.read.ptx.sreg.nclusterid.y
%r1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (vector<2xbf16>)
// -----
// nvvm.read.ptx.sreg.nclusterid.z
%r1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.nctaid.x
%r1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (!llvm.void)
// -----
// nvvm.read.ptx.sreg.nctaid.y
%r1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (vector<[2]xi8>)
// -----
// nvvm.read.ptx.sreg.nctaid.z
%r1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (!llvm.array<2 x i32>)
// -----
// nvvm.read.ptx.sreg.nsmid
%r1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (!llvm.struct<(i32, i1)>)
// -----
// nvvm.read.ptx.sreg.ntid.x
%r1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (vector<4xbf16>)
// -----
// nvvm.read.ptx.sreg.ntid.y
%r1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (i8)
// -----
// nvvm.read.ptx.sreg.ntid.z
%r1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (!llvm.token)
// -----
// nvvm.read.ptx.sreg.nwarpid
%r1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (f64)
// -----
// nvvm.read.ptx.sreg.smid
%r1 = "nvvm.read.ptx.sreg.smid"() : () -> (vector<2xf16>)
// -----
// nvvm.read.ptx.sreg.tid.x
%r1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (vector<[2]xi16>)
// -----
// nvvm.read.ptx.sreg.tid.y
%r1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (i64)
// -----
// nvvm.read.ptx.sreg.tid.z
%r1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (!llvm.func<void ()>)
// -----
// nvvm.read.ptx.sreg.total.smem.size
%r1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (vector<2xf16>)
// -----
// nvvm.read.ptx.sreg.warpid
%r1 = "nvvm.read.ptx.sreg.warpid"() : () -> (f32)
// -----
// nvvm.read.ptx.sreg.warpsize
%r1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (f32)
// -----
// nvvm.redux.sync
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> (i32)
// -----
// nvvm.setmaxregister
"nvvm.setmaxregister"() <{regCount = 5 : i32, action = #nvvm<action decrease>}> : () -> ()
// -----
// nvvm.shfl.sync
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%r5 = "nvvm.shfl.sync"(%v1, %v2, %v3, %v4) <{kind = #nvvm<shfl_kind down>}> : (i32, i32, i32, i32) -> (i32)
// -----
// nvvm.st.bulk
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
"nvvm.st.bulk"(%v1, %v2) : (!llvm.ptr<3>, i64) -> ()
// -----
// nvvm.stmatrix
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
"nvvm.stmatrix"(%v1, %v2) <{layout = #nvvm<mma_layout<col>>, shape = #nvvm.ld_st_matrix_shape< m = 32, n = 1 >, eltType = #nvvm<ld_st_matrix_elt_type<b8x16.b6x16_p32>>}> : (!llvm.ptr<3>, i32) -> ()
// -----
// nvvm.stmatrix
%v1 = "t.value"() : () -> !llvm.ptr<3>
"nvvm.stmatrix"(%v1) <{layout = #nvvm<mma_layout<col>>, shape = #nvvm<ld_st_matrix_shape< m = 0, n = 32 >>, eltType = #nvvm<ld_st_matrix_elt_type<b16>>}> : (!llvm.ptr<3>) -> ()
// -----
// nvvm.tcgen05.alloc
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) : (!llvm.ptr<1>, i32) -> ()
// -----
// nvvm.tcgen05.alloc
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) <{group = #nvvm<cta_group<cta_2>>}> : (!llvm.ptr<1>, i32) -> ()
// -----
// nvvm.tcgen05.commit
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> i16
"nvvm.tcgen05.commit"(%v1, %v2) <{group = #nvvm<cta_group<cta_2>>}> : (!llvm.ptr, i16) -> ()
// -----
// nvvm.tcgen05.commit
%v1 = "t.value"() : () -> !llvm.ptr<1>
"nvvm.tcgen05.commit"(%v1) : (!llvm.ptr<1>) -> ()
// -----
// nvvm.tcgen05.cp
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
"nvvm.tcgen05.cp"(%v1, %v2) <{shape = #nvvm<tcgen05_cp_shape<shape_128x128b>>}> : (!llvm.ptr<6>, i64) -> ()
// -----
// nvvm.tcgen05.cp
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
"nvvm.tcgen05.cp"(%v1, %v2) <{shape = #nvvm<tcgen05_cp_shape<shape_4x256b>>, srcFormat = #nvvm<tcgen05_cp_src_fmt<b4x16_p64>>}> : (!llvm.ptr<6>, i64) -> ()
// -----
// nvvm.tcgen05.dealloc
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) : (!llvm.ptr<6>, i32) -> ()
// -----
// nvvm.tcgen05.dealloc
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) <{group = #nvvm<cta_group<cta_2>>}> : (!llvm.ptr<6>, i32) -> ()
// -----
// nvvm.tcgen05.fence
"nvvm.tcgen05.fence"() <{kind = #nvvm<tcgen05_fence<before>>}> : () -> ()
// -----
// nvvm.tcgen05.ld
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%r3 = "nvvm.tcgen05.ld"(%v1, %v2) <{shape = #nvvm<tcgen05_ldst_shape<shape_32x32b>>}> : (!llvm.ptr<6>, i64) -> (vector<4xi32>)
// -----
// nvvm.tcgen05.ld
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%r3 = "nvvm.tcgen05.ld"(%v1, %v2) <{pack = unit, shape = #nvvm<tcgen05_ldst_shape<shape_16x256b>>}> : (!llvm.ptr<6>, i64) -> (vector<4xi32>)
// -----
// nvvm.tcgen05.ld
%v1 = "t.value"() : () -> !llvm.ptr<6>
%r2 = "nvvm.tcgen05.ld"(%v1) <{shape = #nvvm<tcgen05_ldst_shape<shape_16x256b>>}> : (!llvm.ptr<6>) -> (vector<4xi32>)
// -----
// nvvm.tcgen05.mma
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> !llvm.ptr<6>
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
"nvvm.tcgen05.mma"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm<tcgen05_mma_kind<f16>>, ctaGroup = #nvvm<cta_group<cta_1>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
// -----
// nvvm.tcgen05.mma
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> !llvm.ptr<6>
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> i64
"nvvm.tcgen05.mma"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm<tcgen05_mma_kind<i8>>, ctaGroup = #nvvm<cta_group<cta_2>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
// -----
// nvvm.tcgen05.mma
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> i64
"nvvm.tcgen05.mma"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm<tcgen05_mma_kind<f8f6f4>>, ctaGroup = #nvvm<cta_group<cta_1>>, collectorOp = #nvvm<tcgen05_mma_collectorop<discard>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
// -----
// nvvm.tcgen05.mma.block_scale
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> !llvm.ptr<6>
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> !llvm.ptr<6>
%v7 = "t.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm<block_scale_kind<mxf4>>, ctaGroup = #nvvm<cta_group<cta_2>>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
// nvvm.tcgen05.mma.sp
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> !llvm.ptr<6>
%v7 = "t.value"() : () -> i64
%v8 = "t.value"() : () -> vector<4xi32>
"nvvm.tcgen05.mma.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{kind = #nvvm<tcgen05_mma_kind<f8f6f4>>, ctaGroup = #nvvm<cta_group<cta_1>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>) -> ()
// -----
// nvvm.tcgen05.mma.sp
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> !llvm.ptr<6>
%v7 = "t.value"() : () -> i64
"nvvm.tcgen05.mma.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm<tcgen05_mma_kind<i8>>, ctaGroup = #nvvm<cta_group<cta_1>>, collectorOp = #nvvm<tcgen05_mma_collectorop<discard>>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// -----
// nvvm.tcgen05.mma.sp.block_scale
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> !llvm.ptr<6>
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> !llvm.ptr<6>
%v7 = "t.value"() : () -> !llvm.ptr<6>
%v8 = "t.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.sp.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{kind = #nvvm<block_scale_kind<mxf4>>, ctaGroup = #nvvm<cta_group<cta_2>>, blockScale = #nvvm<tcgen05_mma_block_scale<block32>>, collectorOp = #nvvm<tcgen05_mma_collectorop<lastuse>>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
// nvvm.tcgen05.mma.ws
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> !llvm.ptr<6>
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm<tcgen05_mma_kind<tf32>>, collectorBBuffer = #nvvm<tcgen05_mma_collectorb<b3>>, collectorOp = #nvvm<tcgen05_mma_collectorop<discard>>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
// -----
// nvvm.tcgen05.mma.ws.sp
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> !llvm.ptr<6>
%v7 = "t.value"() : () -> i64
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm<tcgen05_mma_kind<f16>>, collectorBBuffer = #nvvm<tcgen05_mma_collectorb<b1>>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// -----
// nvvm.tcgen05.mma.ws.sp
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> !llvm.ptr<6>
%v7 = "t.value"() : () -> i64
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm<tcgen05_mma_kind<tf32>>, collectorBBuffer = #nvvm<tcgen05_mma_collectorb<b1>>, collectorOp = #nvvm<tcgen05_mma_collectorop<lastuse>>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// -----
// nvvm.tcgen05.mma_smem_desc
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i8
%v5 = "t.value"() : () -> i1
%v6 = "t.value"() : () -> i8
%r7 = "nvvm.tcgen05.mma_smem_desc"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, i32, i8, i1, i8) -> (i64)
// -----
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm<cta_group<cta_2>>}> : () -> ()
// -----
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() : () -> ()
// -----
// nvvm.tcgen05.shift
%v1 = "t.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) : (!llvm.ptr<6>) -> ()
// -----
// nvvm.tcgen05.shift
%v1 = "t.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) <{group = #nvvm<cta_group<cta_1>>}> : (!llvm.ptr<6>) -> ()
// -----
// nvvm.tcgen05.st
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> i64
"nvvm.tcgen05.st"(%v1, %v2, %v3) <{shape = #nvvm<tcgen05_ldst_shape<shape_16x128b>>}> : (!llvm.ptr<6>, vector<4xi32>, i64) -> ()
// -----
// nvvm.tcgen05.st
%v1 = "t.value"() : () -> !llvm.ptr<6>
%v2 = "t.value"() : () -> vector<4xi32>
"nvvm.tcgen05.st"(%v1, %v2) <{unpack = unit, shape = #nvvm<tcgen05_ldst_shape<shape_16x128b>>}> : (!llvm.ptr<6>, vector<4xi32>) -> ()
// -----
// nvvm.tcgen05.wait
"nvvm.tcgen05.wait"() <{kind = #nvvm<tcgen05_wait<load>>}> : () -> ()
// -----
// nvvm.vote.sync
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i1
%r3 = "nvvm.vote.sync"(%v1, %v2) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> (i32)
// -----
// nvvm.wgmma.commit.group.sync.aligned
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// -----
// nvvm.wgmma.fence.aligned
"nvvm.wgmma.fence.aligned"() : () -> ()
// -----
// nvvm.wgmma.mma_async
%v1 = "t.value"() : () -> !llvm.struct<(i32, i1)>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%r4 = "nvvm.wgmma.mma_async"(%v1, %v2, %v3) <{shape = #nvvm.shape< m = 2, n = 0, k = 32 >, typeA = #nvvm<wgmma_type<f16>>, typeB = #nvvm<wgmma_type<f16>>, typeD = #nvvm<wgmma_type<tf32>>, scaleD = #nvvm<wgmma_scale_out<zero>>, scaleA = #nvvm<wgmma_scale_in<one>>, scaleB = #nvvm<wgmma_scale_in<one>>, layoutA = #nvvm<mma_layout<row>>, layoutB = #nvvm<mma_layout<row>>, satfinite = #nvvm<mma_int_overflow<satfinite>>}> : (!llvm.struct<(i32, i1)>, i64, i64) -> (!llvm.struct<(i32, i1)>)
// -----
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 16 : i64}> : () -> ()
// -----
// nvvm.wmma.load
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%r3 = "nvvm.wmma.load"(%v1, %v2) <{m = 5 : i32, n = 5 : i32, k = -1 : i32, layout = #nvvm<mma_layout<row>>, eltype = #nvvm<mma_type<f16>>, frag = #nvvm<mma_frag<a>>}> : (!llvm.ptr<3>, i32) -> (!llvm.struct<(f32, f32)>)
// -----
// nvvm.wmma.mma
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r2 = "nvvm.wmma.mma"(%v1) <{m = 0 : i32, n = 0 : i32, k = 0 : i32, layoutA = #nvvm<mma_layout<row>>, layoutB = #nvvm<mma_layout<row>>, eltypeA = #nvvm<mma_type<f16>>, eltypeB = #nvvm<mma_type<bf16>>}> : (!llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.wmma.mma
%r1 = "nvvm.wmma.mma"() <{m = 5 : i32, n = 0 : i32, k = 5 : i32, layoutA = #nvvm<mma_layout<row>>, layoutB = #nvvm<mma_layout<row>>, eltypeA = #nvvm<mma_type<bf16>>, eltypeB = #nvvm<mma_type<tf32>>}> : () -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.wmma.mma
%v1 = "t.value"() : () -> vector<[4]xi8>
%v2 = "t.value"() : () -> vector<[4]xi8>
%r3 = "nvvm.wmma.mma"(%v1, %v2) <{m = 5 : i32, n = 5 : i32, k = 5 : i32, layoutA = #nvvm<mma_layout<col>>, layoutB = #nvvm<mma_layout<col>>, eltypeA = #nvvm<mma_type<tf32>>, eltypeB = #nvvm<mma_type<tf32>>}> : (vector<[4]xi8>, vector<[4]xi8>) -> (!llvm.struct<(i32, f32)>)
// -----
// nvvm.wmma.store
%v1 = "t.value"() : () -> !llvm.ptr<7>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
"nvvm.wmma.store"(%v1, %v2, %v3, %v4) <{m = -1 : i32, n = -1 : i32, k = -1 : i32, layout = #nvvm<mma_layout<col>>, eltype = #nvvm<mma_type<bf16>>}> : (!llvm.ptr<7>, i32, i32, i32) -> ()
