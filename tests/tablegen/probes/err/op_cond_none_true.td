def a {
  int x = !cond(0: 1, 0: 2);
}
