#!/usr/bin/env bash
# The JSON of llvm-tblgen has another location for an anonymous record that a class makes: 19 that of the class
# that is instantiated, 22 that of the place where it is. All else of the two outputs is equal.
. "$(dirname "$0")/common.sh"
debian llvm-19=1:19.1.7-3~deb12u1 libllvm19=1:19.1.7-3~deb12u1 $llvm22
version "llvm-tblgen 19.1.7 and 22.1.8"
guess "both versions write the same JSON for definitions that both evaluate"
cat >a.td <<'TD'
class Inner<int n> { int value = n; }
class Outer {
  Inner inner = Inner<3>;
}

def User : Outer;
TD
places() {
    llvm "$1" llvm-tblgen --dump-json a.td | python3 -c '
import json, sys
for name, record in sorted(json.load(sys.stdin).items()):
    if name[0] != "!":
        print(name, *record["!locs"])'
}
seen "19" $'User a.td:6\nanonymous_0 a.td:1' "$(places 19)"
seen "22" $'User a.td:6\nanonymous_0 a.td:3' "$(places 22)"
