def a {
  bits<2> x = 5{1-0};
}
