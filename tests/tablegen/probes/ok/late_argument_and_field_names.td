class A<int n> { int m = n; }
class B<int m> : A<!add(m, 1)> { int k = m; }
def b : B<1>;
