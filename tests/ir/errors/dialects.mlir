"t.a"() : () -> !t.a<
// -----
"t.a"() : () -> !t.a<(>
// -----
"t.a"() : () -> !t.a<x
// -----
"t.a"() : () -> !t<[}>
// -----
"t.a"() : () -> !t.a<(]>
// -----
"t.a"() : () -> !t.a<"x>
// -----
"t.a"() {a = #t.a<} : () -> ()
// -----
"t.a"() {a = #t.a<{>} : () -> ()
// -----
"t.a"() {a = #t<)>} : () -> ()
// -----
"t.a"() : () -> !builtin.unknown
// -----
"t.a"() {a = #builtin.unknown} : () -> ()
// -----
"t.a"() : () -> !func.unknown
// -----
"t.a"() {a = #func.unknown} : () -> ()
// -----
"t.a"() {a = #unknown} : () -> ()
// -----
"t.a"() {a = #t.a : 3} : () -> ()
// -----
"t.a"() : () -> !llvm.struct<%
// -----
"t.a"() : () -> tensor<2x!llvm.ptr<;
// -----
"t.a"() : () -> !llvm.ptr<%>
// -----
"t.a"() {a = #dlti.function_pointer_alignment<64, function_dependent = maybe>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<64, function_dependent = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<64, function_dependent = -1>} : () -> ()
// -----
"t.a"() : () -> !builtin.unknown!
// -----
"t.a"() : () -> !llvm.array<-  ()>
// -----
!a = !llvm.func<i32>!
// -----
"t.a"() {a = #llvm.foo<x>!} : () -> ()
