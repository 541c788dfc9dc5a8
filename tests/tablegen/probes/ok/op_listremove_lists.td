def a {
  list<list<int>> x = !listremove([[1], [2]], [[1]]);
}
