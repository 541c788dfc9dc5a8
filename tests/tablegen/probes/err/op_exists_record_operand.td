class R;
def r1 : R;
def a {
  bit x = !exists<R>(r1);
}
