def a {
  int x = !head(!range(5, 9));
  list<int> y = !tail(!tail([1, 2, 3]));
  string z = !head(!tail(["a", "b"])) # "";
}
