// ml_program.func
ml_program.func @f(%a: i32, %b: f32 {t.a}) -> (i32 {t.b}) attributes {t.c} {
  ml_program.return %a : i32
}
// -----
// ml_program.func
ml_program.func private @g(i32) -> i32
// -----
// ml_program.subgraph
ml_program.subgraph @f(%a: i32) -> i32 {
  ml_program.output %a : i32
}
