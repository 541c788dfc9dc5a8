def a {
  int n = 1;
  int x = n.v;
}
