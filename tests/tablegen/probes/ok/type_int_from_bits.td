def a {
  bits<4> b = 0b1010;
  int i = b;
  bit one = b{1};
  int j = one;
}
