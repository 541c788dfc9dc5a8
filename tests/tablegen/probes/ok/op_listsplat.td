def a {
  list<int> x = !listsplat(7, 3);
  list<string> e = !listsplat("s", 0);
  list<list<int>> l = !listsplat([1], 2);
}
