// Operators on empty lists wait in cases that are not chosen.
class C<list<int> l> { int x = !cond(!empty(l): -1, 1: !head(l)); }
def a : C<[]>; def b : C<[4]>;
