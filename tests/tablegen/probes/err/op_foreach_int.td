def a {
  list<int> x = !foreach(i, 3, i);
}
