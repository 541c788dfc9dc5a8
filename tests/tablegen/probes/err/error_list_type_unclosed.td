def a {
  list<int x = [];
}
