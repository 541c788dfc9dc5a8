def a {
  int i = 7;
  list<int> x = !foreach(i, [1, 2], i);
  int j = i;
}
