// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
"t.a"() : () -> ()
"t.b"() {} : () -> ()
"t.c" () ( {
}  )   :   ( )   ->   ( )
