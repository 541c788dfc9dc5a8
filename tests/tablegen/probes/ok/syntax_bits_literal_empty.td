def a {
  bits<0> x = {};
}
