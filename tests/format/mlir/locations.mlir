module {
  func.func @f(%a: i32 loc("a")) {
    %0 = arith.addi %a, %a : i32
      loc("f":1:2)
    "t.a"(%0) : (i32) -> () // a comment stays between
      loc(unknown)
    return loc(fused["a","b":3:4])
  }loc("x")
} loc(#loc)
#loc = loc(unknown)
