class R;
def r1 : R; def r2 : R;
def a {
  bit x = !lt(r1, r2);
}
