def a {
  int sum = !foldl(0, [1, 2], acc, x, "s");
}
