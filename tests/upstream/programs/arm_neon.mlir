// arm_neon.2d.sdot
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<[4]x[4]xi8>
%v3 = "t.value"() : () -> vector<8xi8>
%r4 = "arm_neon.2d.sdot"(%v1, %v2, %v3) : (vector<4xi32>, vector<[4]x[4]xi8>, vector<8xi8>) -> (vector<4xi32>)
// -----
// arm_neon.intr.bfmmla
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> vector<8xbf16>
%r4 = "arm_neon.intr.bfmmla"(%v1, %v2, %v3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// -----
// arm_neon.intr.sdot
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<16xi8>
%v3 = "t.value"() : () -> vector<16xi8>
%r4 = "arm_neon.intr.sdot"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
// arm_neon.intr.smmla
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<16xi8>
%v3 = "t.value"() : () -> vector<16xi8>
%r4 = "arm_neon.intr.smmla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
// arm_neon.intr.smull
%v1 = "t.value"() : () -> vector<[8]xi8>
%v2 = "t.value"() : () -> vector<[8]xi8>
%r3 = "arm_neon.intr.smull"(%v1, %v2) : (vector<[8]xi8>, vector<[8]xi8>) -> (vector<2x[4]xi64>)
// -----
// arm_neon.intr.ummla
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<16xi8>
%v3 = "t.value"() : () -> vector<16xi8>
%r4 = "arm_neon.intr.ummla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
// arm_neon.intr.usmmla
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<16xi8>
%v3 = "t.value"() : () -> vector<16xi8>
%r4 = "arm_neon.intr.usmmla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
