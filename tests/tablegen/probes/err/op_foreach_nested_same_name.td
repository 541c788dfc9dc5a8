def a {
  list<list<int>> same = !foreach(i, [1, 2], !foreach(i, [10, 20], i));
}
