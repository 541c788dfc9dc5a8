def a {
  bits<4> b = 1;
  bits<2> x = b{1, 0,};
}
