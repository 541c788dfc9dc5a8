class R<int n> { int v = n; list<int> l = [n, 1]; }
def r1 : R<1>; def r2 : R<2>;
def a {
  list<R> rs = [r1, r2];
  int x = rs[1].v;
  int y = rs[0].l[0];
}
