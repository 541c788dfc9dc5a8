class R<int n> { int v = n; }
defvar rs = [R<1>, R<2>];
def a {
  list<R> l = rs;
  int s = !foldl(0, rs, acc, r, !add(acc, r.v));
}
