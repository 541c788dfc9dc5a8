def a {
  int x = !add();
}
