def a {
  int x = -;
}
