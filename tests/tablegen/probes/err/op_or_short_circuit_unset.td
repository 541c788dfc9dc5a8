def a {
  int x = !or(-1, ?);
}
