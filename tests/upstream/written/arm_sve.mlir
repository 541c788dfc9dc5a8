// arm_sve.convert_to_svbool
%a, %b, %c, %x16, %i16, %s = "t"() : () -> (vector<4x[4]xi1>, vector<4x[16]xi1>, vector<[4]xi1>, vector<16xf32>, i16, i32)
%0 = arm_sve.convert_to_svbool %a : vector<4x[4]xi1>
// -----
// arm_sve.convert_from_svbool
%a, %b, %c, %x16, %i16, %s = "t"() : () -> (vector<4x[4]xi1>, vector<4x[16]xi1>, vector<[4]xi1>, vector<16xf32>, i16, i32)
%1 = arm_sve.convert_from_svbool %b : vector<4x[8]xi1>
