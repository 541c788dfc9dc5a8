// Operators on empty lists wait in branches that are not chosen.
class C<int n, list<int> l> { int x = !cond(!empty(l): -1, !eq(n, 0): !head(l), 1: !add(!head(l), !size(!tail(l)))); }
def a : C<0, []>; def b : C<0, [4]>; def c : C<1, [4, 5]>;
