def a {
  list<int> x = !tail([]<int>);
}
