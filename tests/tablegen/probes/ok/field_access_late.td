class R<int n> { int v = n; }
class C<R r> { int x = r.v; int y = !add(r.v, x); }
def a : C<R<4>>;
