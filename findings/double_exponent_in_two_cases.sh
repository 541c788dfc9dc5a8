#!/usr/bin/env bash
# mlir-opt writes the exponent of a number as `e` if six digits are enough, and as `E` if not; 123456789.0 is hexadecimal.
. "$(dirname "$0")/common.sh"
debian $mlir22
version "mlir-opt 22.1.8"
guess "one letter: 1.7976931348623157e+308 like 1.000000e+300; and 123456789.0 as it is written"
echo '"t.op"() {a = 1.0e300 : f64, b = 1.7976931348623157e308 : f64, c = 123456789.0 : f64, d = 1234567.0e20 : f64} : () -> ()' >a.mlir
seen "both letters; a number whose shortest decimal has neither dot nor exponent is hexadecimal" \
'{a = 1.000000e+300 : f64, b = 1.7976931348623157E+308 : f64, c = 0x419D6F3454000000 : f64, d = 1.2345670000000001E+26 : f64}' \
"$(llvm 22 mlir-opt --allow-unregistered-dialect a.mlir 2>&1 | grep -o '{a.*}')"
