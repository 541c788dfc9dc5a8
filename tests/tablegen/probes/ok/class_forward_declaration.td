class A;
class B { A a; }
class A { int n = 4; }
def x : A;
def y : B { let a = x; }
