class A<int n> { int v = n; }
class B<int m, int k> : A<m>;
def x : B<1, 2>;
