def a {
  list<int> l = [5, 6];
  list<int> x = l[1-3];
}
