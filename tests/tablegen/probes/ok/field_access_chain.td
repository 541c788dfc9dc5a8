class A<int n> { int v = n; } class B<A a> { A inner = a; } class C<B b> { B inner = b; }
def x : A<5>; def y : B<x>; def z : C<y>;
def a {
  int v = z.inner.inner.v;
}
