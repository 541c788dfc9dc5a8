def a {
  bits<2> x = 4;
}
