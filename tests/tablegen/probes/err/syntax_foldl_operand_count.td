def a {
  int x = !foldl(0, [1], acc, i);
}
