// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.table"() ({
  "t.sym"() {sym_name = "x"} : () -> ()
  "t.table"() ({
    "t.sym"() {sym_name = "x"} : () -> ()
  }) {sym_name = "inner"} : () -> ()
}) {sym_name = "outer"} : () -> ()
"t.use"() {callee = @outer::@inner::@x} : () -> ()
