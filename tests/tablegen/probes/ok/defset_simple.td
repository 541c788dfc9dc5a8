class R<int n> { int v = n; }
defset list<R> all = { def a : R<1>; def b : R<2>; def : R<3>; }
def u {
  list<R> rs = all;
  int n = !size(all);
}
