def r {
  int v = 1;
}
def a {
  int x = "r".v;
}
