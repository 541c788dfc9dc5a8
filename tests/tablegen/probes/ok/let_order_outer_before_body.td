class A { int n = 1; int m = !add(n, 10); }
let n = 2 in def a : A { let n = 3; }
