// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"a.a"() ({
"a.b"() ({
"a.c"() ({
"a.d"() ({
^bb0:
  "a.x"()[^bb1] : () -> ()
^bb1:
"a.e"() ({
}, {
^bb0(%x: i32):
}, {
  "a.y"() : () -> ()
}) : () -> ()
}) : () -> ()
}) : () -> ()
}) : () -> ()
}) : () -> ()
