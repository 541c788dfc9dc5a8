// scf.for
func.func @f(%a: index, %b: index, %i: i32, %x: f32) {
  scf.for %k = %a to %b step %a {
  }
  %0:2 = scf.for %k = %a to %b step %a iter_args(%u = %x, %v = %i) -> (f32, i32) {
    scf.yield %u, %v : f32, i32
  }
  scf.for unsigned %k = %i to %i step %i : i32 {
    "t.use"(%k) : (i32) -> ()
  } {t.a}
  return
}
