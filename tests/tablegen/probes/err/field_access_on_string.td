def a {
  int x = "s".v;
}
