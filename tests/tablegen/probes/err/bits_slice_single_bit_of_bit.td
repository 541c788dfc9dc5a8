def a {
  bit b = 1;
  bit x = b{0};
}
