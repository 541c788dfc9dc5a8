def a {
  bit x = 2;
}
