def a {
  bit i = !gt(2, 2);
  bit s = !gt("b", "a");
  bit n = !gt(0, -1);
}
