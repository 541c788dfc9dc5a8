def a {
  list<int> l = [5, 6];
  int x = l[2];
}
