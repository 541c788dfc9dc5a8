def a {
  bits<0x4> x = 1;
}
