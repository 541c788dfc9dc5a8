def a {
  bits<3> x = {2, 0};
}
