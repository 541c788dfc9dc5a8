#!/usr/bin/env bash
# A binary literal of TableGen has a width, a hexadecimal one has none.
. "$(dirname "$0")/common.sh"
debian $llvm22
version "llvm-tblgen 22.1.8"
guess "0b11 for a field of eight bits is extended with zeros, as 3 and 0x3 are"
echo 'def A { bits<8> a = 0x3; bits<8> b = 3; bits<8> c = !add(0b11, 0); int d = 0b11; }' >a.td
seen "these are extended, and 0b11 is an int" \
'  bits<8> a = { 0, 0, 0, 0, 0, 0, 1, 1 };
  bits<8> b = { 0, 0, 0, 0, 0, 0, 1, 1 };
  bits<8> c = { 0, 0, 0, 0, 0, 0, 1, 1 };
  int d = 3;' "$(llvm 22 llvm-tblgen a.td 2>&1 | grep =)"
echo 'def A { bits<8> a = 0b11; }' >b.td
seen "0b11 is not" \
"b.td:1:21: error: Field 'a' of type 'bits<8>' is incompatible with value '{ 1, 1 }' of type bit initializer with length 2" \
"$(llvm 22 llvm-tblgen b.td 2>&1 | head -n 1)"
