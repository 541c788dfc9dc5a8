// arm_sve.convert_from_svbool
%v1 = "t.value"() : () -> vector<[16]xi1>
%r2 = "arm_sve.convert_from_svbool"(%v1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
// -----
// arm_sve.convert_to_svbool
%v1 = "t.value"() : () -> vector<[16]xi1>
%r2 = "arm_sve.convert_to_svbool"(%v1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
// -----
// arm_sve.dupq_lane
%v1 = "t.value"() : () -> vector<[8]xi16>
%r2 = "arm_sve.dupq_lane"(%v1) <{lane = 16 : i64}> : (vector<[8]xi16>) -> (vector<[8]xi16>)
// -----
// arm_sve.intr.add
%v1 = "t.value"() : () -> vector<[8]xf16>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.intr.add"(%v1, %v2, %v3) : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// -----
// arm_sve.intr.bfmmla
%v1 = "t.value"() : () -> vector<[4]xf32>
%v2 = "t.value"() : () -> vector<[8]xbf16>
%v3 = "t.value"() : () -> vector<[8]xbf16>
%r4 = "arm_sve.intr.bfmmla"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
// -----
// arm_sve.intr.convert.from.svbool
%v1 = "t.value"() : () -> vector<[16]xi1>
%r2 = "arm_sve.intr.convert.from.svbool"(%v1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
// -----
// arm_sve.intr.convert.to.svbool
%v1 = "t.value"() : () -> vector<[16]xi1>
%r2 = "arm_sve.intr.convert.to.svbool"(%v1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
// -----
// arm_sve.intr.dupq_lane
%v1 = "t.value"() : () -> vector<[8]xi16>
%r2 = "arm_sve.intr.dupq_lane"(%v1) <{lane = 16 : i64}> : (vector<[8]xi16>) -> (i128)
// -----
// arm_sve.intr.fadd
%v1 = "t.value"() : () -> vector<[16]xi8>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.intr.fadd"(%v1, %v2, %v3) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.intr.fdiv
%v1 = "t.value"() : () -> vector<[16]x[16]xi1>
%v2 = "t.value"() : () -> vector<[16]x[16]xi1>
%v3 = "t.value"() : () -> vector<[16]x[16]xi1>
%r4 = "arm_sve.intr.fdiv"(%v1, %v2, %v3) : (vector<[16]x[16]xi1>, vector<[16]x[16]xi1>, vector<[16]x[16]xi1>) -> (vector<4xindex>)
// -----
// arm_sve.intr.fmul
%v1 = "t.value"() : () -> vector<[8]xf16>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.intr.fmul"(%v1, %v2, %v3) : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>) -> (!llvm.array<2 x i32>)
// -----
// arm_sve.intr.fsub
%v1 = "t.value"() : () -> vector<[16]xi8>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.intr.fsub"(%v1, %v2, %v3) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.intr.mul
%v1 = "t.value"() : () -> vector<[2]xf64>
%v2 = "t.value"() : () -> vector<[4]xf32>
%v3 = "t.value"() : () -> vector<[4]xf32>
%r4 = "arm_sve.intr.mul"(%v1, %v2, %v3) : (vector<[2]xf64>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
// arm_sve.intr.psel
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> i32
%r4 = "arm_sve.intr.psel"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> (vector<[16]xi1>)
// -----
// arm_sve.intr.sdiv
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[16]xi1>
%r4 = "arm_sve.intr.sdiv"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[8]xf16>, vector<[16]xi1>) -> (vector<[2]xf64>)
// -----
// arm_sve.intr.sdot
%v1 = "t.value"() : () -> vector<[2]xi64>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[2]xi64>
%r4 = "arm_sve.intr.sdot"(%v1, %v2, %v3) : (vector<[2]xi64>, vector<[8]xf16>, vector<[2]xi64>) -> (vector<[2]xi64>)
// -----
// arm_sve.intr.smmla
%v1 = "t.value"() : () -> vector<[8]xf16>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.intr.smmla"(%v1, %v2, %v3) : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// -----
// arm_sve.intr.sub
%v1 = "t.value"() : () -> vector<[16]x[16]xi1>
%v2 = "t.value"() : () -> vector<[16]x[16]xi1>
%v3 = "t.value"() : () -> vector<[16]x[16]xi1>
%r4 = "arm_sve.intr.sub"(%v1, %v2, %v3) : (vector<[16]x[16]xi1>, vector<[16]x[16]xi1>, vector<[16]x[16]xi1>) -> (!llvm.void)
// -----
// arm_sve.intr.udiv
%v1 = "t.value"() : () -> vector<[16]x[16]xi1>
%v2 = "t.value"() : () -> vector<[16]x[16]xi1>
%v3 = "t.value"() : () -> vector<[16]x[16]xi1>
%r4 = "arm_sve.intr.udiv"(%v1, %v2, %v3) : (vector<[16]x[16]xi1>, vector<[16]x[16]xi1>, vector<[16]x[16]xi1>) -> (i1)
// -----
// arm_sve.intr.udot
%v1 = "t.value"() : () -> vector<[4]xf32>
%v2 = "t.value"() : () -> vector<[4]xf32>
%v3 = "t.value"() : () -> vector<[4]xf32>
%r4 = "arm_sve.intr.udot"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
// arm_sve.intr.ummla
%v1 = "t.value"() : () -> vector<[8]xf16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.intr.ummla"(%v1, %v2, %v3) : (vector<[8]xf16>, vector<[8]xi16>, vector<[8]xf16>) -> (vector<[2]xi64>)
// -----
// arm_sve.intr.usmmla
%v1 = "t.value"() : () -> vector<[2]xi64>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[2]xi64>
%r4 = "arm_sve.intr.usmmla"(%v1, %v2, %v3) : (vector<[2]xi64>, vector<[16]xi8>, vector<[2]xi64>) -> (vector<[2]xi64>)
// -----
// arm_sve.intr.whilelt
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%r3 = "arm_sve.intr.whilelt"(%v1, %v2) : (i64, i64) -> (vector<[16]xi1>)
// -----
// arm_sve.intr.zip.x2
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[4]xf32>
%r3 = "arm_sve.intr.zip.x2"(%v1, %v2) : (vector<[16]xi1>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
// arm_sve.intr.zip.x4
%v1 = "t.value"() : () -> vector<[2]xi64>
%v2 = "t.value"() : () -> vector<[2]xi64>
%v3 = "t.value"() : () -> vector<[2]xi64>
%v4 = "t.value"() : () -> vector<[2]xi64>
%r5 = "arm_sve.intr.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> (vector<[2]xi64>)
// -----
// arm_sve.masked.addf
%v1 = "t.value"() : () -> vector<[16]x[16]xi1>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[16]x[16]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// -----
// arm_sve.masked.addi
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.masked.divf
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// -----
// arm_sve.masked.divi_signed
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.masked.divi_unsigned
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.masked.mulf
%v1 = "t.value"() : () -> vector<[16]x[16]xi1>
%v2 = "t.value"() : () -> vector<[8]xbf16>
%v3 = "t.value"() : () -> vector<[8]xbf16>
%r4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[16]x[16]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[8]xbf16>)
// -----
// arm_sve.masked.muli
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.masked.subf
%v1 = "t.value"() : () -> vector<[16]x[16]xi1>
%v2 = "t.value"() : () -> vector<[8]xf16>
%v3 = "t.value"() : () -> vector<[8]xf16>
%r4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[16]x[16]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// -----
// arm_sve.masked.subi
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// -----
// arm_sve.psel
%v1 = "t.value"() : () -> vector<[16]xi1>
%v2 = "t.value"() : () -> vector<[16]xi1>
%v3 = "t.value"() : () -> index
%r4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi1>, index) -> (vector<[16]xi1>)
// -----
// arm_sve.sdot
%v1 = "t.value"() : () -> vector<[4]xi32>
%v2 = "t.value"() : () -> vector<[8]xi16>
%v3 = "t.value"() : () -> vector<[8]xi16>
%r4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]xi32>)
// -----
// arm_sve.smmla
%v1 = "t.value"() : () -> vector<[4]xi32>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.smmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
// arm_sve.udot
%v1 = "t.value"() : () -> vector<[4]xi32>
%v2 = "t.value"() : () -> vector<[8]xi16>
%v3 = "t.value"() : () -> vector<[8]xi16>
%r4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]xi32>)
// -----
// arm_sve.ummla
%v1 = "t.value"() : () -> vector<[4]xi32>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.ummla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
// arm_sve.usmmla
%v1 = "t.value"() : () -> vector<[4]xi32>
%v2 = "t.value"() : () -> vector<[16]xi8>
%v3 = "t.value"() : () -> vector<[16]xi8>
%r4 = "arm_sve.usmmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
// arm_sve.zip.x2
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%r3:2 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>)
// -----
// arm_sve.zip.x4
%v1 = "t.value"() : () -> vector<[8]xi16>
%v2 = "t.value"() : () -> vector<[8]xi16>
%v3 = "t.value"() : () -> vector<[8]xi16>
%v4 = "t.value"() : () -> vector<[8]xi16>
%r5:4 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>)
