def a {
  int x = 1-5;
}
