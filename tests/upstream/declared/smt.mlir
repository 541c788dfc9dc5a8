func.func @f(%a: !smt.bv<8>, %b: !smt.bv<4>, %c: !smt.bool, %i : !smt.int) {
  %0 = smt.eq %a, %a : !smt.bv<8>
  %1 = smt.eq %a, %a, %a {x} : !smt.bv<8>
  %2 = smt.distinct %c, %c : !smt.bool
  %3 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %4 = smt.bv.constant #smt.bv<-1> : !smt.bv<3> {x}
  %5 = smt.bv.concat %a, %b : !smt.bv<8>, !smt.bv<4>
  %6 = smt.bv.repeat 3 times %b : !smt.bv<4>
  %7 = smt.bv.repeat 3 times %b {y} : !smt.bv<4>
  return
}
