def a {
  int x = !or(1, !div(1, 0));
}
