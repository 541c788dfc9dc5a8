def a {
  list<int> x = !range(0, 5, 0);
}
