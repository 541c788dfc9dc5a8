// emitc.include
emitc.include <"a.h">
// -----
// emitc.include
emitc.include "b.h"
// -----
// emitc.func
emitc.func @f(%a: i32) -> i32 attributes {specifiers = ["static"]} { emitc.return %a : i32 }
// -----
// emitc.func
emitc.func private @g(i32)
// -----
// emitc.global
emitc.global extern const @x : !emitc.array<4xf32> = dense<1.0>
// -----
// emitc.global
emitc.global @y : i32
// -----
// emitc.global
emitc.global static @z : i32 = 4
// -----
// emitc.class
emitc.class @C { emitc.field @a : !emitc.array<4xf32> {x = 1}
 emitc.field @b : i32 = 4
 emitc.func @h() { emitc.return } }
// -----
// emitc.for
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  emitc.for %i = %lb to %lb step %lb { emitc.verbatim "a" }
  emitc.return
}
// -----
// emitc.for
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  emitc.for %i = %a to %a step %b : i32 { emitc.verbatim "a" } {foo}
  emitc.return
}
// -----
// emitc.if
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  emitc.if %c { emitc.verbatim "a" } else { emitc.verbatim "b" } {x}
  emitc.return
}
// -----
// emitc.if
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  emitc.if %c { emitc.verbatim "a" }
  emitc.return
}
// -----
// emitc.variable
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.return
}
// -----
// emitc.address_of
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  emitc.return
}
// -----
// emitc.dereference
emitc.func @k(%lb: index, %c: i1, %a: i32, %b: i32, %l: !emitc.ptr<i32>) {
  %de = emitc.dereference %l : !emitc.ptr<i32>
  emitc.return
}
// -----
// emitc.expression
emitc.func @k(%a: i32, %b: i32) {
  %e = emitc.expression %a, %b : (i32, i32) -> i32 {
    %0 = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %0 : i32
  }
  %f = emitc.expression %a noinline : (i32) -> i32 {
    %0 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %0 : i32
  }
  emitc.return
}
