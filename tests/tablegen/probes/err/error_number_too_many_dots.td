def a {
  list<int> l = [1, 2];
  list<int> m = l[0....1];
}
