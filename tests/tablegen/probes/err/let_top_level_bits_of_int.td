class A { int n = 1; }
let n<1> = 1 in
def a : A;
