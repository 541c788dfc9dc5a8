def a {
  int sum = !foldl(0, [1, 2], v, v, !add(v, 1));
}
