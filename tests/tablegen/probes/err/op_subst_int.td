def a {
  int x = !subst(1, 2, 1);
}
