def a {
  int x = !add1(1, 2);
}
