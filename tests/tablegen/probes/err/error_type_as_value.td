def a {
  int x = int;
}
