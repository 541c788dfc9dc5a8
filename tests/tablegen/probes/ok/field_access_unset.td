class R { int v = ?; }
def r : R;
def a {
  int x = r.v;
}
