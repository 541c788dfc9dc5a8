def a {
  bits<1> b = 1;
  bit x = b;
}
