def a {
  int x = !cond(0: 1, 1: 2,);
}
