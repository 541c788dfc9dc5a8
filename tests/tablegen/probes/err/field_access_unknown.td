class R { int v = 1; }
def r : R;
def a {
  int x = r.w;
}
