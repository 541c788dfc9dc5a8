class C<int n> { int v = n; }
class D<int k> { C c = C<!add(k, 1)>; list<C> l = [C<k>, C<7>]; }
def a : D<1>;
