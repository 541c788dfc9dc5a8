def a {
  int x = 5.x;
}
