class A<int n> { int v = n; A q = ?; }
def a : A<1> { let q = a; }
def b : A<2> { let q = A<3>; }
