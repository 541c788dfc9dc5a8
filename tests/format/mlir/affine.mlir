// Maps and sets, with all operators, however they were written.
#set = affine_set<(d0)[s0]:(d0-s0>=0,d0==0,-d0+  2*s0>=0,d0  <=  9)>
#map = affine_map<(d0)->((d0+1)floordiv 2,(d0)mod 3,-(d0)ceildiv 2,(d0 mod 2)mod(3),d0*-1)>
#semi = affine_map<(d0) [s0]->(d0 mod s0,(d0)floordiv(s0+1))>
#word = affine_map<(d0)->(d0 ceildiv 4)>
func.func @f(%i: index) {
  affine.if affine_set<(d0):(d0>=0)>(%i) {
  }
  %0 = affine.apply affine_map<(d0)->((d0)mod 3)>(%i)
  "t.use"() {s = affine_set<(d0):(d0>=0)>, m = affine_map<(d0)->((d0)floordiv 2)>} : () -> ()
  return
}
