// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { k: "0x0100000001" } } #-}
// -----
"t.a"() {a = dense_resource<k2> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { k2: "0x0100000002" } } #-}
// -----
"t.a"() : () -> ()
