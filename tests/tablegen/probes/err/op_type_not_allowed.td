def a {
  int x = !add<int>(1, 2);
}
