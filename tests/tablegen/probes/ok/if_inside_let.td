class A { int n = 0; }
let n = 4 in { if 1 then def a : A; else def b : A; }
