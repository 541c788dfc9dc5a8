def a {
  list<int> x = !range(1, 2, 3, 4);
}
