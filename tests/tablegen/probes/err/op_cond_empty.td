def a {
  int x = !cond();
}
