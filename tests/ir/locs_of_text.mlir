// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// RUN: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
"t.a"() : () -> ()
  "t.b"() : () -> ()
%0 = "t.c"() : () -> i32
%a, %b:2 =
     "t.d"(%0,
  %0) : (i32, i32) -> (i32, i32, i32)
"t.r"() ({
^bb0(%x: i32,
   %y: i32):
  "t.e"() : () -> ()
^bb1(%z:
  i32):
  "t.f"() : () -> ()
}) : () -> ()
	"t.tab"() : () -> ()
"é"() : () -> () "t.after"() : () -> ()
