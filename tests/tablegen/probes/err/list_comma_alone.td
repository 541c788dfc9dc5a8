def a {
  list<int> e = [,];
}
