class R;
def r1 : R; def r2 : R;
def a {
  bit x = !ne(1, 2);
  bit y = !ne("a", "a");
  bit z = !ne(r1, r2);
  bit w = !ne(true, false);
}
