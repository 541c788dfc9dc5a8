"t.r"() ({
  "t.a"()[^bb1] : () -> ()
  "t.b"() : () -> ()
^bb1:
}) : () -> ()
// -----
"t.r"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
^bb2:
  "t.b"() : () -> ()
}) : () -> ()
// -----
"t.r"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%later) : (i32) -> ()
  %later = "t.def"() : () -> i32
  "t.use2"(%later2) : (i32) -> ()
  %later2 = "t.def"() : () -> i32
  "t.ret"() : () -> ()
}) : () -> ()
// -----
module {
  "t.r"() ({
    "t.sym"() : () -> ()
  }) {sym_name = "x"} : () -> ()
  "t.x"() {sym_name = "x"} : () -> ()
}
// -----
module @m {
  func.func @f(%x: i32) -> i32 {
    module attributes {bad} {
    }
    return %x : i32
  }
}
// -----
func.func @f(%c: i1) -> i32 {
  "t.cond"(%c)[^a, ^b] : (i1) -> ()
^a:
  %x = "t.x"() : () -> i32
  "t.br"()[^b] : () -> ()
^b:
  return %x : i32
}
// -----
func.func @f(%c: i1) -> i32 {
  "t.r"() ({
    %inner = "t.x"() : () -> i32
    "t.yield"(%inner) : (i32) -> ()
  }) : () -> ()
  %y = "t.late"(%z) : (i32) -> i32
  %z = "t.late"() : () -> i32
  return %y : i32
}
