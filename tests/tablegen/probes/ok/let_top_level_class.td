class A { int n = 1; }
let n = 8 in class B : A { int m = n; }
def b : B;
