// Language reference of 2020, "Operations", "Terminator Operations" and the type and attribute aliases. What
// the examples use but do not define is defined; values have names of their own, where the document
// defines one twice.
// langref:81: comments begin with // and go until the end of the line
// langref:102: the printer will give them anonymous names like %42
// langref:127: LLVM intrinsics in MLIR are represented via operations that start with an "llvm." name
// langref:133: operation ::= op-result-list? (generic-operation or custom-operation) trailing-location?
// langref:280: type-alias-def ::= '!' alias-name '=' 'type' type
!avx_m128 = type vector<4 x f32>
#map = (d0) -> (d0 + 10)
func @examples(%a: i16, %b: i16, %y: vector<4 x f32>, %cond: i1, %v: index) {
  %x:2 = "llvm.sadd.with.overflow.i16"(%a, %b) : (i16, i16) -> (i16, i1)
  %result:2 = "foo_div"() : () -> (f32, i32)
  %foo, %bar = "foo_div"() : () -> (f32, i32)
  %2 = "tf.scramble"(%result#0, %bar) {fruit: "banana"} : (f32, i32) -> f32
  "foo"(%y) : vector<4 x f32> -> ()
  "foo"(%y) : !avx_m128 -> ()
  "use"() {map = #map, same = (d0) -> (d0 + 10)} : () -> ()
  "cond_br"(%cond)[^bb1, ^bb2(%v : index)] : (i1) -> ()
^bb1:
  return
^bb2(%w: index):
  return
}
