def a {
  list<list<int>> l = [[1, 2], [3, 4]];
  int x = l[1][0];
  list<int> row = l[0];
  list<list<int>> rows = l[0-1];
}
