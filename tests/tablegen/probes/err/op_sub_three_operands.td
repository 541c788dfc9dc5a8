def a {
  int x = !sub(3, 2, 1);
}
