def a {
  list<int> x = !listsplat(7, -1);
}
