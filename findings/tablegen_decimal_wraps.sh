#!/usr/bin/env bash
# llvm-tblgen reads decimal integers from 2^63 to 2^64 - 1 as negative numbers.
. "$(dirname "$0")/common.sh"
debian $llvm22
version "llvm-tblgen 22.1.8"
guess "9223372036854775808 does not fit into int: an error, as for 18446744073709551616"
cat >a.td <<'TD'
def A {
  int least = 9223372036854775808;
  int most = 18446744073709551615;
}
TD
seen "no message, and two negative numbers" \
'  int least = -9223372036854775808;
  int most = -1;' "$(llvm 22 llvm-tblgen a.td 2>&1 | grep int)"
echo 'def A { int more = 18446744073709551616; int less = -9223372036854775809; }' >b.td
seen "the range is checked beyond 2^64, and below -2^63" \
'b.td:1:20: error: number out of range' "$(llvm 22 llvm-tblgen b.td 2>&1 | head -n 1)"
