class R<int n> { int v = n; }
def a {
  int x = !head([R<1>, R<2>]).v;
  list<R> l = [R<3>];
  int y = l[0].v;
}
