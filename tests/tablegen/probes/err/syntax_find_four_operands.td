def a {
  int x = !find("a", "b", 0, 1);
}
