// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
func.func @a(%x: i32) -> i32 {
  %y = "t.a"(%x) : (i32) -> i32
  return %y : i32
}
func.func @b(%x: i32, %z: i32) -> i32 {
  %y = "t.a"(%x) : (i32) -> i32
  "t.r"() ({
  ^bb0(%q: i1):
    %w = "t.a"(%y, %q) : (i32, i1) -> i32
  }) : () -> ()
  "t.r"() ({
  ^bb0(%q: i1):
    %w = "t.a"(%y, %q) : (i32, i1) -> i32
  }) : () -> ()
  %v = "t.a"(%z) : (i32) -> i32
  return %v : i32
}
module {
  %0 = "t.a"() : () -> i32
  func.func @c(%x: i32) {
    %1 = "t.a"() : () -> i32
    return
  }
  %2 = "t.a"() : () -> i32
}
