class A<int n> { int v = n; int w = !add(v, 1); }
class B<int n> : A<n> { int z = !add(w, 1); }
class C<int n> : B<!mul(n, 2)> { int q = !add(z, n); let v = 100; }
def c : C<1>;
def d : C<1> { let w = 0; }
