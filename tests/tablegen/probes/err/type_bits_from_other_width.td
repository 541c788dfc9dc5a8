def a {
  bits<2> b = 1;
  bits<4> c = b;
}
