def a {
  int sum = !foldl(0, [1, 2, 3], acc, x, !add(acc, x));
  string s = !foldl("", ["a", "b"], acc, x, acc # x # ",");
  int start = !foldl(9, []<int>, acc, x, 0);
}
