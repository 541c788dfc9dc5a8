class A { int n = 1; int m = 1; }
let n = 5 in { let n = 6, m = 2 in { def a : A; } def b : A; }
