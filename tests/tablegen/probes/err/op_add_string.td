def a {
  int x = !add("one", 1);
}
