def a {
  int x = !and(1, !div(1, 0));
}
