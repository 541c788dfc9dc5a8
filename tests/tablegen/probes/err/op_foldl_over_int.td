def a {
  int sum = !foldl(0, 3, acc, x, acc);
}
