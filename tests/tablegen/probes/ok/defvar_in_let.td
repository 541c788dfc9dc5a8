class C { int x = 1; }
let x = 2 in { defvar d = 4; def a : C { int y = d; } }
