func.func @f(%c: i1, %n: i32) -> i32 {
      // The first block has no label.
  cf.cond_br %c,^bb1,^bb2( %n:i32 )
  // At the label.
  ^bb1: // no arguments
    // In the block.
    cf.br ^bb2(%n : i32)
      ^bb2(%a : i32   loc("x")):   // 2 preds: ^bb0, ^bb1
  cf.switch %a : i32, [
    default: ^bb3,
      42: ^bb1
  ]

^bb3:


  return %a : i32
}
