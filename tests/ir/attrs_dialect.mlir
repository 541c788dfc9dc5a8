// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() {
  a = #t.a, b = #t.a<1>, c = #t<a>, d = #t<"x">, e = #t.a<b> : i32, f = #t<a + b> : f32, g = #t<>,
  h = #t.a<[1, {2}, (3), <4>]>, i = #t<a<b>>, j = #t.a.b.c, k = [#t.a : i32, #t.b],
  l = #t.a : !t.b<x>, m = #t.a< spaced   out >, n = #t.a<")">, o = #t.a<->>, p = #t<_x>
} : () -> ()
"t.a"() {q = #t.a<x
  y>} : () -> ()
