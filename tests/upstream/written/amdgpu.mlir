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
