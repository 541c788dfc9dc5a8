def a {
  list<int> x = !foreach([1], [2], 3);
}
