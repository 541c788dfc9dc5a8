// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%0 = "t.a"() : () -> i32
%1 = unrealized_conversion_cast %0 : i32 to i64
%2:2 = unrealized_conversion_cast %0, %1 : i32, i64 to f32, f64
%3 = unrealized_conversion_cast to i1
%4 = builtin.unrealized_conversion_cast %0 : i32 to i64 {d.x = 1 : i32}
%5 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> i64
%6 = "builtin.unrealized_conversion_cast"(%0, %2#1) {d.y} : (i32, f64) -> tensor<2xf32>
%7:3 = unrealized_conversion_cast %6 : tensor<2xf32> to !t.a, !t.b<x>, () -> ()
