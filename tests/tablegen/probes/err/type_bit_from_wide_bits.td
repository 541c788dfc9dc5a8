def a {
  bits<2> b = 1;
  bit x = b;
}
