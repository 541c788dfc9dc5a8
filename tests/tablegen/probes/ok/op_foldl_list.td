def a {
  list<int> rev = !foldl([]<int>, [1, 2, 3], acc, x, !listconcat([x], acc));
}
