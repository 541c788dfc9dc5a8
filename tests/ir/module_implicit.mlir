// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
// Nothing but a comment.
// -----
"t.a"() : () -> ()
// -----
"t.a"() : () -> ()
"t.b"() : () -> ()
// -----
module {}
// -----
module {}
module {}
// -----
builtin.module {
}
// -----
"builtin.module"() ({
^bb0:
}) : () -> ()
// -----
func.func private @only()
