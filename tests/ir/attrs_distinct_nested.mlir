// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = distinct[0]<distinct[1]<distinct[2]<42 : i32>>>, b = distinct[1]<distinct[2]<42 : i32>>,
  c = distinct[5]<unit>
} : () -> ()
