def a {
  int x = !head([]);
}
