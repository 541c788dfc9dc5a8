// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
%0 = "t.a"() : () -> i32
%1 = "t.a"() : () -> (() -> ())
%2 = "t.a"() : () -> ((i32) -> i32)
%3:2 = "t.a"() : () -> (() -> (), i32)
%4 = "t.a"() : () -> (() -> (() -> ()))
"t.u"(%1, %2, %4) : (() -> (), (i32) -> i32, () -> (() -> ())) -> ()
"t.t"() {
  a = () -> (), b = (i32) -> (), c = () -> i32, d = () -> (i32, i32), e = () -> (() -> ()),
  f = (() -> ()) -> ((i32) -> (i32))
} : () -> ()
