// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() {} : () -> ()
"t.a"() {b, a} : () -> ()
"t.a"() {b = 1, a = 2} : () -> ()
"t.a"() {
  "1a" = 0, A = 0, _a = 0, a = 0, "a b" = 0, a$b = 0, "a-b" = 0, a.b = 0, a1 = 0, a10 = 0, a2 = 0
} : () -> ()
"t.a"() {i32 = 1, loc = 2, true, dense = 3, tensor, func, "quoted", ceildiv, unit} : () -> ()
"t.a"() {"é" = 1, "\09" = 2, "\22" = 3, "\\" = 4} : () -> ()
"t.a"() {a = unit, b = false, c = {}} : () -> ()
"t.a"() {d.x = 1, d.y.z, d$e.f = 2} : () -> ()
"t.a"() {"a" = 1, "b" = 2 : i32, "c.d"} : () -> ()
