def a {
  int x = !and(0b11, 0b110);
  bits<3> y = !or(0b001, 0b100);
  bit z = !xor(true, true);
  bits<4> w = !shl(0b11, 2);
}
