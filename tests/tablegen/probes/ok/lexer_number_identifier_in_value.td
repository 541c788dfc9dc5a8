def 5x {
  int n = 1;
}
def a {
  int m = 5x.n;
}
