def a {
  int x = !not(1, 2);
}
