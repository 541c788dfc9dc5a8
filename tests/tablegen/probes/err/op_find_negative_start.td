def a {
  int x = !find("hello", "l", -1);
}
