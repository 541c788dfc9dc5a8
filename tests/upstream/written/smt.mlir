// smt.bv.constant
func.func @f(%a: !smt.bv<8>, %b: !smt.bv<4>, %c: !smt.bool, %i : !smt.int) {
  %3 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  return
}
// -----
// smt.bv.constant
func.func @f(%a: !smt.bv<8>, %b: !smt.bv<4>, %c: !smt.bool, %i : !smt.int) {
  %4 = smt.bv.constant #smt.bv<-1> : !smt.bv<3> {x}
  return
}
// -----
// smt.bv.constant
func.func @f() {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  return
}
// -----
// smt.bv.constant
func.func @f() {
  %0 = smt.bv.constant #smt.bv<-1> : !smt.bv<3> {x}
  return
}
