class C<int n> { int v = n; }
class D<list<C> l = []> { list<C> all = !listconcat(l, [C<1>]); }
def a : D; def b : D<[C<2>]>;
