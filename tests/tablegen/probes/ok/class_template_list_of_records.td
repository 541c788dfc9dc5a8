class R<int n> { int v = n; }
class C<list<R> l> { list<int> vs = !foreach(r, l, r.v); }
def r1 : R<1>;
def d : C<[r1, R<5>]>;
