def a {
  int x = !sub(3, 5);
  int wraps = !sub(-9223372036854775807, 2);
}
