// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.t"() {
  a = () -> (), b = (i32, i64) -> (f32, f64), c = ((i32) -> i64) -> ((f32) -> f64),
  d = () -> tuple<() -> ()>
} : () -> ()
