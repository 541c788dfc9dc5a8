class A<int n> { int v = n; }
class B<list<int> l> { list<A> as = !foreach(i, l, A<i>); list<int> vs = !foreach(a, as, a.v); }
def x : B<[1, 2]>;
def y : B<[2, 3]>;
