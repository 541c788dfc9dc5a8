// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
module {
  "t.use"(%a, %b#1) : (i32, f32) -> ()
  %a = "t.def"(%a) : (i32) -> i32
  %b:2 = "t.def2"(%b#0, %a) : (i32, i32) -> (i32, f32)
}
