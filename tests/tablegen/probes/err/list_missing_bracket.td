def a {
  list<int> e = [1, 2;
}
