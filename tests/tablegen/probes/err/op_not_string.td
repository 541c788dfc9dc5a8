def a {
  int x = !not("s");
}
