def a {
  list<int> x = !range();
}
