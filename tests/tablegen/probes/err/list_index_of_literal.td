def a {
  int x = [5, 6, 7][1];
}
