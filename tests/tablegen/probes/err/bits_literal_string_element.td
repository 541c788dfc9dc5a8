def a {
  bits<1> x = {"s"};
}
