class A { int n = 1; int twice = !mul(n, 2); }
class B : A { let n = 5; }
class C : B { int n = 7; }
def a : A; def b : B; def c : C;
