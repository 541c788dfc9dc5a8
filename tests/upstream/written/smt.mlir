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
// -----
// smt.apply_func
func.func @f(%f: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %i: !smt.int, %b: !smt.bool) {
  %0 = smt.apply_func %f(%i, %b) {a} : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  return
}
// -----
// smt.array.broadcast
func.func @f(%b: !smt.bool) {
  %0 = smt.array.broadcast %b {a} : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
// smt.array.select
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int) {
  %0 = smt.array.select %a[%i] {a} : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
// smt.array.store
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b: !smt.bool) {
  %0 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
// smt.int.constant
func.func @f() {
  %0 = smt.int.constant 9
  %1 = smt.int.constant -8 {x}
  %2 = smt.int.constant 0xFF
  %3 = smt.int.constant -0x1F
  %4 = smt.int.constant 0009
  %5 = smt.int.constant -0
  %6 = smt.int.constant -99999999999999999999999999999999
  return
}
