class R; def r1 : R;
def a {
  string s = !interleave([r1], ",");
}
