// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() : () -> ()
//-----
"t.same"() : () -> ()
// ----
"t.same"() : () -> ()
  // -----
"t.d"() : () -> ()
"t.x"() : () -> () // -----
"t.e"() : () -> ()
