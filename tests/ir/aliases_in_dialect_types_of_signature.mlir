// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --split-input-file
!in = !t.a<"x">
!fn = (!in, !in) -> !in
func.func private @f(!in, !in) -> !in
"t.a"() {f = !fn, g = (!in) -> (!fn)} : () -> ()
