// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-local-scope
#a = 1 : i32
#b = "text"
#c-d = [#a, #b]
#e1 = {x = #a, y = #c-d}
!t = tuple<i32, f32>
!u_1 = !t.x<y>
!f = (!t) -> !u_1
%0 = "t.a"() {a = #a, b = #b, c = #c-d, d = #e1} : () -> !t
"t.b"(%0) {t = !u_1, f = !f, in = tensor<4xf32, #a>} : (!t) -> ()
#late = 7 : i8
!late = f64
"t.c"() {a = #late, b = !late} : () -> ()
// -----
#a = 2 : i32
"t.a"() {a = #a} : () -> ()
