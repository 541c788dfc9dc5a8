// x86vector.avx.bcst_to_f32.packed
%v1 = "t.value"() : () -> memref<1x1x1xbf16>
%r2 = "x86vector.avx.bcst_to_f32.packed"(%v1) : (memref<1x1x1xbf16>) -> (vector<4xf32>)
// -----
// x86vector.avx.cvt.packed.even.indexed_to_f32
%v1 = "t.value"() : () -> memref<1x1x1xbf16>
%r2 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%v1) : (memref<1x1x1xbf16>) -> (vector<4xf32>)
// -----
// x86vector.avx.cvt.packed.odd.indexed_to_f32
%v1 = "t.value"() : () -> memref<4xf16>
%r2 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%v1) : (memref<4xf16>) -> (vector<4xf32>)
// -----
// x86vector.avx.dot.i8
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<32xi8>
%v3 = "t.value"() : () -> vector<32xi8>
%r4 = "x86vector.avx.dot.i8"(%v1, %v2, %v3) : (vector<4xi32>, vector<32xi8>, vector<32xi8>) -> (vector<4xi32>)
// -----
// x86vector.avx.intr.dot
%v1 = "t.value"() : () -> vector<[8]xf32>
%v2 = "t.value"() : () -> vector<[8]xf32>
%r3 = "x86vector.avx.intr.dot"(%v1, %v2) : (vector<[8]xf32>, vector<[8]xf32>) -> (vector<[8]xf32>)
// -----
// x86vector.avx.rsqrt
%v1 = "t.value"() : () -> vector<8xf32>
%r2 = "x86vector.avx.rsqrt"(%v1) : (vector<8xf32>) -> (vector<8xf32>)
// -----
// x86vector.avx512.cvt.packed.f32_to_bf16
%v1 = "t.value"() : () -> vector<[8]xf32>
%r2 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%v1) : (vector<[8]xf32>) -> (vector<8xbf16>)
// -----
// x86vector.avx512.dot
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> vector<8xbf16>
%r4 = "x86vector.avx512.dot"(%v1, %v2, %v3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// -----
// x86vector.avx512.mask.compress
%v1 = "t.value"() : () -> vector<8xi1>
%v2 = "t.value"() : () -> vector<[8]xf32>
%v3 = "t.value"() : () -> vector<[8]xf32>
%r4 = "x86vector.avx512.mask.compress"(%v1, %v2, %v3) <{constant_src = dense<1> : vector<4xi32>}> : (vector<8xi1>, vector<[8]xf32>, vector<[8]xf32>) -> (vector<[8]xf32>)
// -----
// x86vector.avx512.mask.rndscale
%v1 = "t.value"() : () -> vector<[8]xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> vector<[8]xf32>
%v4 = "t.value"() : () -> i8
%v5 = "t.value"() : () -> i32
%r6 = "x86vector.avx512.mask.rndscale"(%v1, %v2, %v3, %v4, %v5) : (vector<[8]xf32>, i32, vector<[8]xf32>, i8, i32) -> (vector<[8]xf32>)
// -----
// x86vector.avx512.mask.scalef
%v1 = "t.value"() : () -> vector<[8]xf32>
%v2 = "t.value"() : () -> vector<[8]xf32>
%v3 = "t.value"() : () -> vector<[8]xf32>
%v4 = "t.value"() : () -> i8
%v5 = "t.value"() : () -> i32
%r6 = "x86vector.avx512.mask.scalef"(%v1, %v2, %v3, %v4, %v5) : (vector<[8]xf32>, vector<[8]xf32>, vector<[8]xf32>, i8, i32) -> (vector<[8]xf32>)
// -----
// x86vector.avx512.vp2intersect
%v1 = "t.value"() : () -> vector<2x[4]xi64>
%v2 = "t.value"() : () -> vector<2x[4]xi64>
%r3:2 = "x86vector.avx512.vp2intersect"(%v1, %v2) : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> (vector<8xi1>, vector<[16]xi1>)
