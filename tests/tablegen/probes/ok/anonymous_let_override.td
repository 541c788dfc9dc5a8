class C<int n> { int v = n; }
class D<int k> { C c = C<k>; }
def a : D<1> { let c = C<2>; }
def b : D<3>;
