def a {
  bit i = !ge(2, 2);
  bit s = !ge("b", "a");
  bit t = !ge(1, 2);
}
