class A<int n = 4> { int v = n; }
class B<int m> : A { let v = m; }
class C : A<9>;
def b : B<1>; def c : C; def a : A;
