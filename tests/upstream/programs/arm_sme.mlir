// arm_sme.copy_tile
%v1 = "t.value"() : () -> vector<[2]x[2]xi64>
%r2 = "arm_sme.copy_tile"(%v1) : (vector<[2]x[2]xi64>) -> (vector<[2]x[2]xi64>)
// -----
// arm_sme.extract_tile_slice
%v1 = "t.value"() : () -> vector<[8]x[8]xi16>
%v2 = "t.value"() : () -> index
%r3 = "arm_sme.extract_tile_slice"(%v1, %v2) <{layout = #arm_sme<layout<vertical>>}> : (vector<[8]x[8]xi16>, index) -> (vector<[1]xf32>)
// -----
// arm_sme.extract_tile_slice
%v1 = "t.value"() : () -> vector<[2]x[2]xf64>
%v2 = "t.value"() : () -> index
%r3 = "arm_sme.extract_tile_slice"(%v1, %v2) : (vector<[2]x[2]xf64>, index) -> (vector<[4]xi16>)
// -----
// arm_sme.fmopa_2way
%v1 = "t.value"() : () -> vector<[8]xf16>
%v2 = "t.value"() : () -> vector<[4]x[4]xf32>
%r3 = "arm_sme.fmopa_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
// -----
// arm_sme.fmops_2way
%v1 = "t.value"() : () -> vector<[8]xf16>
%v2 = "t.value"() : () -> vector<[8]xf16>
%r3 = "arm_sme.fmops_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
// arm_sme.get_tile
%r1 = "arm_sme.get_tile"() : () -> (vector<[8]x[8]xi16>)
// -----
// arm_sme.insert_tile_slice
%v1 = "t.value"() : () -> vector<[2]xf16>
%v2 = "t.value"() : () -> vector<[16]x[16]xi8>
%v3 = "t.value"() : () -> index
%r4 = "arm_sme.insert_tile_slice"(%v1, %v2, %v3) : (vector<[2]xf16>, vector<[16]x[16]xi8>, index) -> (vector<[16]x[16]xi8>)
// -----
// arm_sme.intr.cntsd
%r1 = "arm_sme.intr.cntsd"() : () -> (vector<[2]xf16>)
// -----
// arm_sme.intr.ld1b.horiz
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1b.horiz"(%v1, %v2, %v3) <{tile_id = -1 : i32}> : (vector<[2]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.ld1b.vert
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1b.vert"(%v1, %v2, %v3) <{tile_id = -1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.ld1d.horiz
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1d.horiz"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.ld1d.vert
%v1 = "t.value"() : () -> vector<[1]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1d.vert"(%v1, %v2, %v3) <{tile_id = -1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.ld1h.horiz
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1h.horiz"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.ld1h.vert
%v1 = "t.value"() : () -> vector<[8]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1h.vert"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.ld1q.horiz
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1q.horiz"(%v1, %v2, %v3) <{tile_id = 5 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.ld1q.vert
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1q.vert"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.ld1w.horiz
%v1 = "t.value"() : () -> vector<[1]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1w.horiz"(%v1, %v2, %v3) <{tile_id = -1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.ld1w.vert
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.ld1w.vert"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.mopa
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> vector<[8]xi1>
%v3 = "t.value"() : () -> vector<[2]xf16>
%v4 = "t.value"() : () -> vector<[2]xf16>
"arm_sme.intr.mopa"(%v1, %v2, %v3, %v4) <{tile_id = 5 : i32}> : (vector<[4]xi1>, vector<[8]xi1>, vector<[2]xf16>, vector<[2]xf16>) -> ()
// -----
// arm_sme.intr.mopa.wide
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[8]xf16>
%v4 = "t.value"() : () -> vector<[8]xf16>
"arm_sme.intr.mopa.wide"(%v1, %v2, %v3, %v4) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[2]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
// -----
// arm_sme.intr.mops
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> vector<[8]xi1>
%v3 = "t.value"() : () -> vector<[16]xf16>
%v4 = "t.value"() : () -> vector<[16]xf16>
"arm_sme.intr.mops"(%v1, %v2, %v3, %v4) <{tile_id = -1 : i32}> : (vector<[2]xi1>, vector<[8]xi1>, vector<[16]xf16>, vector<[16]xf16>) -> ()
// -----
// arm_sme.intr.mops.wide
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[8]xf16>
%v4 = "t.value"() : () -> vector<[16]xi16>
"arm_sme.intr.mops.wide"(%v1, %v2, %v3, %v4) <{tile_id = 0 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[8]xf16>, vector<[16]xi16>) -> ()
// -----
// arm_sme.intr.read.horiz
%v1 = "t.value"() : () -> vector<[4]xi16>
%v2 = "t.value"() : () -> vector<[4]xi1>
%v3 = "t.value"() : () -> i32
%r4 = "arm_sme.intr.read.horiz"(%v1, %v2, %v3) <{tile_id = -1 : i32}> : (vector<[4]xi16>, vector<[4]xi1>, i32) -> (vector<[4]xi16>)
// -----
// arm_sme.intr.read.vert
%v1 = "t.value"() : () -> vector<[16]xi32>
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> i32
%r4 = "arm_sme.intr.read.vert"(%v1, %v2, %v3) <{tile_id = 5 : i32}> : (vector<[16]xi32>, vector<[16]xi1>, i32) -> (vector<[16]xi32>)
// -----
// arm_sme.intr.smopa.wide
%v1 = "t.value"() : () -> vector<[8]xi1>
%v2 = "t.value"() : () -> vector<[4]xi1>
%v3 = "t.value"() : () -> vector<[4]xi16>
%v4 = "t.value"() : () -> vector<[4]xi16>
"arm_sme.intr.smopa.wide"(%v1, %v2, %v3, %v4) <{tile_id = 5 : i32}> : (vector<[8]xi1>, vector<[4]xi1>, vector<[4]xi16>, vector<[4]xi16>) -> ()
// -----
// arm_sme.intr.smopa.za32
%v1 = "t.value"() : () -> vector<[8]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[16]xf16>
%v4 = "t.value"() : () -> vector<[16]xf16>
"arm_sme.intr.smopa.za32"(%v1, %v2, %v3, %v4) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[2]xi1>, vector<[16]xf16>, vector<[16]xf16>) -> ()
// -----
// arm_sme.intr.smops.wide
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> vector<[2]xf32>
%v4 = "t.value"() : () -> vector<[8]xi8>
"arm_sme.intr.smops.wide"(%v1, %v2, %v3, %v4) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[16]xi1>, vector<[2]xf32>, vector<[8]xi8>) -> ()
// -----
// arm_sme.intr.smops.za32
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> vector<[4]xi16>
%v4 = "t.value"() : () -> vector<[4]xi16>
"arm_sme.intr.smops.za32"(%v1, %v2, %v3, %v4) <{tile_id = 5 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[4]xi16>, vector<[4]xi16>) -> ()
// -----
// arm_sme.intr.st1b.horiz
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1b.horiz"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.st1b.vert
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1b.vert"(%v1, %v2, %v3) <{tile_id = 5 : i32}> : (vector<[2]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.st1d.horiz
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1d.horiz"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.st1d.vert
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1d.vert"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.st1h.horiz
%v1 = "t.value"() : () -> vector<[8]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1h.horiz"(%v1, %v2, %v3) <{tile_id = 5 : i32}> : (vector<[8]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.st1h.vert
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1h.vert"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.st1q.horiz
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1q.horiz"(%v1, %v2, %v3) <{tile_id = -1 : i32}> : (vector<[4]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.st1q.vert
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1q.vert"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.st1w.horiz
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1w.horiz"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.st1w.vert
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> !llvm.ptr
%v3 = "t.value"() : () -> i32
"arm_sme.intr.st1w.vert"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
// -----
// arm_sme.intr.str
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"arm_sme.intr.str"(%v1, %v2, %v3) : (i32, !llvm.ptr<3>, i32) -> ()
// -----
// arm_sme.intr.sumopa.wide
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> vector<[4]xi1>
%v3 = "t.value"() : () -> vector<[4]xf16>
%v4 = "t.value"() : () -> vector<[8]xf32>
"arm_sme.intr.sumopa.wide"(%v1, %v2, %v3, %v4) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf16>, vector<[8]xf32>) -> ()
// -----
// arm_sme.intr.sumops.wide
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[8]xf16>
%v4 = "t.value"() : () -> vector<[16]xi8>
"arm_sme.intr.sumops.wide"(%v1, %v2, %v3, %v4) <{tile_id = 1 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[8]xf16>, vector<[16]xi8>) -> ()
// -----
// arm_sme.intr.umopa.wide
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[8]xi16>
%v4 = "t.value"() : () -> vector<[8]xi16>
"arm_sme.intr.umopa.wide"(%v1, %v2, %v3, %v4) <{tile_id = 0 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// -----
// arm_sme.intr.umopa.za32
%v1 = "t.value"() : () -> vector<[4]xi1>
%v2 = "t.value"() : () -> vector<[4]xi1>
%v3 = "t.value"() : () -> vector<[2]xf16>
%v4 = "t.value"() : () -> vector<[16]xi16>
"arm_sme.intr.umopa.za32"(%v1, %v2, %v3, %v4) <{tile_id = 5 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[2]xf16>, vector<[16]xi16>) -> ()
// -----
// arm_sme.intr.umops.wide
%v1 = "t.value"() : () -> vector<[8]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[4]xi8>
%v4 = "t.value"() : () -> vector<[2]xf16>
"arm_sme.intr.umops.wide"(%v1, %v2, %v3, %v4) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[2]xi1>, vector<[4]xi8>, vector<[2]xf16>) -> ()
// -----
// arm_sme.intr.umops.za32
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> vector<[2]xi16>
%v4 = "t.value"() : () -> vector<[2]xi16>
"arm_sme.intr.umops.za32"(%v1, %v2, %v3, %v4) <{tile_id = 5 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[2]xi16>, vector<[2]xi16>) -> ()
// -----
// arm_sme.intr.usmopa.wide
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[8]xi1>
%v3 = "t.value"() : () -> vector<[8]xi16>
%v4 = "t.value"() : () -> vector<[8]xi16>
"arm_sme.intr.usmopa.wide"(%v1, %v2, %v3, %v4) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// -----
// arm_sme.intr.usmops.wide
%v1 = "t.value"() : () -> vector<[2]xi1>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[2]xf16>
%v4 = "t.value"() : () -> vector<[16]xi16>
"arm_sme.intr.usmops.wide"(%v1, %v2, %v3, %v4) <{tile_id = 5 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf16>, vector<[16]xi16>) -> ()
// -----
// arm_sme.intr.write.horiz
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> vector<[16]xf16>
"arm_sme.intr.write.horiz"(%v1, %v2, %v3) <{tile_id = 1 : i32}> : (i32, vector<[16]xi1>, vector<[16]xf16>) -> ()
// -----
// arm_sme.intr.write.vert
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<[8]xi1>
%v3 = "t.value"() : () -> vector<[8]xi32>
"arm_sme.intr.write.vert"(%v1, %v2, %v3) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi32>) -> ()
// -----
// arm_sme.intr.zero
"arm_sme.intr.zero"() <{tile_mask = -1 : i32}> : () -> ()
// -----
// arm_sme.load_tile_slice
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[8]x[8]xi16>
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%r7 = "arm_sme.load_tile_slice"(%v1, %v2, %v3, %v4, %v5, %v6) <{layout = #arm_sme<layout<horizontal>>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<[2]xi1>, vector<[8]x[8]xi16>, index, index, index) -> (vector<[8]x[8]xi16>)
// -----
// arm_sme.load_tile_slice
%v1 = "t.value"() : () -> memref<4xf32>
%v2 = "t.value"() : () -> vector<[2]xi1>
%v3 = "t.value"() : () -> vector<[8]x[8]xi16>
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%r7 = "arm_sme.load_tile_slice"(%v1, %v2, %v3, %v4, %v5, %v6) : (memref<4xf32>, vector<[2]xi1>, vector<[8]x[8]xi16>, index, index, index) -> (vector<[8]x[8]xi16>)
// -----
// arm_sme.outerproduct
%v1 = "t.value"() : () -> vector<[8]xi8>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3 = "arm_sme.outerproduct"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi8>, vector<[8]xi16>) -> (vector<[8]x[8]xbf16>)
// -----
// arm_sme.smopa_2way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3 = "arm_sme.smopa_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
// arm_sme.smopa_4way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3 = "arm_sme.smopa_4way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[2]x[2]xi64>)
// -----
// arm_sme.store_tile_slice
%v1 = "t.value"() : () -> vector<[4]x[4]xi32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<[16]xi1>
%v4 = "t.value"() : () -> memref<?x?xi32>
"arm_sme.store_tile_slice"(%v1, %v2, %v3, %v4) <{layout = #arm_sme<layout<horizontal>>}> : (vector<[4]x[4]xi32>, index, vector<[16]xi1>, memref<?x?xi32>) -> ()
// -----
// arm_sme.store_tile_slice
%v1 = "t.value"() : () -> vector<[8]x[8]xi16>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> vector<[16]xi1>
%v4 = "t.value"() : () -> memref<?xf32, strided<[?], offset: ?>>
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
"arm_sme.store_tile_slice"(%v1, %v2, %v3, %v4, %v5, %v6) : (vector<[8]x[8]xi16>, index, vector<[16]xi1>, memref<?xf32, strided<[?], offset: ?>>, index, index) -> ()
// -----
// arm_sme.streaming_vl
%r1 = "arm_sme.streaming_vl"() <{type_size = #arm_sme<type_size<word>>}> : () -> (index)
// -----
// arm_sme.sumops_4way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3 = "arm_sme.sumops_4way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[2]x[2]xi64>)
// -----
// arm_sme.tile_load
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r2 = "arm_sme.tile_load"(%v1) <{layout = #arm_sme<layout<vertical>>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (vector<[8]x[8]xbf16>)
// -----
// arm_sme.tile_load
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r3 = "arm_sme.tile_load"(%v1, %v2) <{layout = #arm_sme<layout<horizontal>>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<?x?xi32>, !llvm.func<i32 (i32)>) -> (vector<[8]x[8]xi16>)
// -----
// arm_sme.tile_load
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r5 = "arm_sme.tile_load"(%v1, %v2, %v3, %v4) <{layout = #arm_sme<layout<horizontal>>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>, index, index, memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (vector<[2]x[2]xi64>)
// -----
// arm_sme.tile_store
%v1 = "t.value"() : () -> vector<[4]x[4]xf32>
%v2 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
"arm_sme.tile_store"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xf32>, memref<2x3xf32, strided<[3, 1], offset: ?>>, index, index) -> ()
// -----
// arm_sme.umopa_2way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<4xf32>
%r3 = "arm_sme.umopa_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<4xf32>) -> (vector<[4]x[4]xi32>)
// -----
// arm_sme.umops_2way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[16]x[16]xi8>
%r3 = "arm_sme.umops_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
// -----
// arm_sme.umops_4way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3 = "arm_sme.umops_4way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[2]x[2]xi64>)
// -----
// arm_sme.usmops_4way
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3 = "arm_sme.usmops_4way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[2]x[2]xi64>)
// -----
// arm_sme.zero
%r1 = "arm_sme.zero"() : () -> (vector<[4]x[4]xf32>)
