// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.t"() {
  a = !t.a, b = !t.a.b, c = !t.a<>, d = !t.a<1>, e = !t<a>, f = !t<"a">, g = !t<a<b>>,
  h = !t<a + b>, i = !t<>, j = !t.a<[{(<x>)}]>, k = !t.a<"str>">, l = !t.a<x -> y>, m = !t<_bar>,
  n = !t.a_b.c_d<i32, f32>, o = !t< a >, p = !t.a< b >, q = !t.a1<2>, r = !unknown$x.y
} : () -> ()
%0:3 = "t.v"() : () -> (!t.a, !t<"x">, !t<a<b>>)
