class C<int n> { int v = n; }
def a {
  list<C> l = !foreach(i, [3, 1, 3], C<i>);
  int s = !foldl(0, l, acc, c, !add(acc, c.v));
}
