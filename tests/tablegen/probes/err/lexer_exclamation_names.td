def a {
  int x = !Add(1, 2);
}
