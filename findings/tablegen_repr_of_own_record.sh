#!/usr/bin/env bash
# `!repr` shows a record as it is at that moment, and strings without escapes.
. "$(dirname "$0")/common.sh"
debian $llvm22
version "llvm-tblgen 22.1.8"
guess "!repr of a string escapes the quote in it; !repr of a record is its name"
cat >a.td <<'TD'
def A {
  string quoted = !repr("a\"b");
  string shown = !repr(A);
  int after = 1;
}
TD
seen "no escape; the body of the record, in which the field itself is not evaluated yet and a later one has its value" \
'def A {
  string quoted = ""a"b"";
  string shown = "A {
  string quoted = ""a"b"";
  string shown = !repr(!cast<{}>("A"));
  int after = 1;
}
";
  int after = 1;
}' "$(llvm 22 llvm-tblgen a.td 2>&1 | sed -n '/^def A/,$p')"
