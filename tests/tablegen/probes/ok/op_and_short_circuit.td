// A left operand of 0 decides: the right one may stay unresolved.
class C<int n> { int x = !and(n, !div(1, n)); }
def a : C<0>;
def b : C<3>;
