class R;
def r1 : R; def r2 : R;
def a {
  bit ints = !eq(1, 1);
  bit strings = !eq("a", "b");
  bit bits_int = !eq(0b01, 1);
  bit bools = !eq(true, 1);
  bit same = !eq(r1, r1);
  bit other = !eq(r1, r2);
}
