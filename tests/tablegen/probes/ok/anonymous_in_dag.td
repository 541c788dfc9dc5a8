class C<int n> { int v = n; } def op;
class D<int k> { dag d = (op C<k>:$x, C<1>); dag e = (C<k> 1); }
def a : D<4>;
