class R<int n> { int v = n; }
defvar r = R<3>;
def a {
  int x = r.v;
  R y = r;
}
