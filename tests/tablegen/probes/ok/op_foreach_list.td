def a {
  list<int> x = !foreach(i, [1, 2, 3], !mul(i, i));
  list<string> s = !foreach(i, [1, 2], "n" # i);
  list<list<int>> l = !foreach(i, [1, 2], !range(i));
  list<int> e = !foreach(i, []<int>, i);
}
