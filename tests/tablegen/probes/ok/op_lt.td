def a {
  bit i = !lt(1, 2);
  bit n = !lt(-1, 0);
  bit s = !lt("a", "b");
  bit p = !lt("a", "aa");
  bit u = !lt("B", "a");
  bit e = !lt(2, 2);
}
