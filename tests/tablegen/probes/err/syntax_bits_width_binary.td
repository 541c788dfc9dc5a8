def a {
  bits<0b11> x = 1;
}
