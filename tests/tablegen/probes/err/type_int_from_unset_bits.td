def a {
  bits<2> b = {?, 1};
  int i = b;
}
