module @outer{module @inner attributes{a=1,b="x"}{}
  func.func @empty() {
  }
func.func @nested(%n:index,%c:i1){
scf.for %i=%n to %n step %n{scf.if %c{scf.yield}else{
      "t.a"() : () -> () "t.b"() : () -> ()
    }
        scf.while : () -> () {
      scf.condition(%c)
        } do {
       scf.yield
    }
  }
  %r = scf.if %c -> (i32)
  {
    %x = arith.constant 1:i32
    scf.yield %x:i32
  }
  else
  {
    %y = arith.constant  2  : i32 scf.yield %y : i32
  }
  return }
}
