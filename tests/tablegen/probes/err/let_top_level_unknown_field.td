class A { int n = 1; }
let zzz = 5 in
def a : A;
