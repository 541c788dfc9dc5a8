class A { int n = 1; }
let n = 2 def a : A;
