def a {
  list<list<int>> x = !foreach(i, [1, 2], !foreach(j, [10, 20], !add(i, j)));
}
