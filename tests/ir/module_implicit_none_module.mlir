// RUN: --no-implicit-module --allow-unregistered-dialect
// RUN: --no-implicit-module --allow-unregistered-dialect --mlir-print-debuginfo
module @m {
}
