def a {
  list<int> x = !sort([2, 1]);
}
