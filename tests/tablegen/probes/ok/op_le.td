def a {
  bit i = !le(2, 2);
  bit s = !le("b", "a");
  bit z = !le("", "");
}
