// amdgpu.mfma
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
// amdgpu.wmma
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
// amdgpu.scaled_mfma
func.func @f(%s: f8E8M0FNU, %a: vector<32xf4E2M1FN>, %c: vector<4xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf4E2M1FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf32>
  return
}
// -----
// amdgpu.make_gather_dma_base
func.func @f(%g: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
// -----
// amdgpu.make_gather_dma_descriptor
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %n: vector<8xi16>, %i: index) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%n] globalSize [2, %i] globalStride [2, 1] sharedSize [2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<8xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
// amdgpu.scaled_wmma
func.func @f(%s: vector<4xf8E8M0FNU>, %a: vector<64xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
