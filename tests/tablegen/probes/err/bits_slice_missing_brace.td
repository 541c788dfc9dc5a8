def a {
  bits<4> b = 1;
  bit x = b{1;
}
