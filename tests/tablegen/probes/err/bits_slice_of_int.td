def a {
  int i = 5;
  bit x = i{0};
}
