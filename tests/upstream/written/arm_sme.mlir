// arm_sme.outerproduct
%l, %m, %acc = "t"() : () -> (vector<[4]xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>)
%0 = arm_sme.outerproduct %l, %l : vector<[4]xf32>, vector<[4]xf32>
// -----
// arm_sme.outerproduct
%l, %m, %acc = "t"() : () -> (vector<[4]xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>)
%1 = arm_sme.outerproduct %l, %l acc(%acc) masks(%m, %m) {foo}: vector<[4]xf32>, vector<[4]xf32>
// -----
// arm_sme.outerproduct
%l, %m, %acc = "t"() : () -> (vector<[4]xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>)
%2 = arm_sme.outerproduct %l, %l kind<sub> masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
