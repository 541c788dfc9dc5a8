def a {
  string s = !foldl("x", ["a", "b", "c"], acc, e, !if(!eq(e, "b"), acc, acc # e));
  bit all = !foldl(1, [1, 1, 0], acc, e, !and(acc, e));
}
