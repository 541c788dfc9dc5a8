def a {
  bits<70> x = 1;
  bits<64> y = -1;
  bits<65> z = -1;
}
