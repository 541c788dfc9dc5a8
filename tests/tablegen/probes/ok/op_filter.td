class R<int n> { int v = n; } def r1 : R<1>; def r2 : R<2>;
def a {
  list<int> x = !filter(i, [1, 2, 3, 4], !gt(i, 2));
  list<R> l = !filter(r, [r1, r2], !eq(r.v, 2));
  list<string> none = !filter(s, ["a"], 0);
}
