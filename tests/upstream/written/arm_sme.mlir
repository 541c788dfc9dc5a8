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
// -----
// arm_sme.smops_2way
func.func @f(%a: vector<[8]xi16>, %b: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %a, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.smops_4way
func.func @f(%a: vector<[16]xi8>, %b: vector<[16]xi8>, %m: vector<[16]xi1>) {
  %0 = arm_sme.smops_4way %a, %b masks(%m, %m) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.sumopa_4way
func.func @f(%a: vector<[16]xi8>, %b: vector<[16]xi8>) {
  %0 = arm_sme.sumopa_4way %a, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.umopa_4way
func.func @f(%a: vector<[16]xi8>, %b: vector<[16]xi8>, %c: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umopa_4way %a, %b acc(%c) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
// arm_sme.usmopa_4way
func.func @f(%a: vector<[16]xi8>, %b: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %a, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
