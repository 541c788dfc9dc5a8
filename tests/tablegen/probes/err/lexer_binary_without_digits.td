def a {
  int x = 0b;
}
