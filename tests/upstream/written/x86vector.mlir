// x86vector.avx512.mask.rndscale
%a, %i16, %s, %k, %i = "t"() : () -> (vector<16xf32>, i16, i32, vector<16xi1>, vector<16xi32>)
%0 = x86vector.avx512.mask.rndscale %a, %s, %a, %i16, %s : vector<16xf32>
// -----
// x86vector.avx512.mask.scalef
%a, %i16, %s, %k, %i = "t"() : () -> (vector<16xf32>, i16, i32, vector<16xi1>, vector<16xi32>)
%1 = x86vector.avx512.mask.scalef %a, %a, %a, %i16, %s : vector<16xf32>
// -----
// x86vector.avx512.vp2intersect
%a, %i16, %s, %k, %i = "t"() : () -> (vector<16xf32>, i16, i32, vector<16xi1>, vector<16xi32>)
%2:2 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
// -----
// x86vector.avx512.mask.compress
%a, %i16, %s, %k, %i = "t"() : () -> (vector<16xf32>, i16, i32, vector<16xi1>, vector<16xi32>)
%3 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
// -----
// x86vector.avx512.mask.compress
%a, %i16, %s, %k, %i = "t"() : () -> (vector<16xf32>, i16, i32, vector<16xi1>, vector<16xi32>)
%4 = x86vector.avx512.mask.compress %k, %a, %a : vector<16xf32>, vector<16xf32>
